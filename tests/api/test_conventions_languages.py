"""What people read: every text in every language, and the compiled catalogues that run are those of the sources."""

import pytest
from django.utils.translation import gettext, override

from duckcover import translations
from duckcover.errors import ErrorCode


@pytest.mark.thorough
@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_catalogue__holds_exactly_the_texts_of_the_code(language):
    catalogue = translations.read_catalogue(language)
    assert sorted(message.id for message in catalogue if message.id) == translations.message_ids()


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_catalogue__has_no_gap(language):
    assert [message.id for message in translations.read_catalogue(language) if message.id and not message.string] == []


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_compiled_catalogue__is_that_of_its_source(language):
    compiled = translations.compiled(translations.read_catalogue(language))
    assert translations.po_path(language).with_suffix(".mo").read_bytes() == compiled


@pytest.mark.parametrize("language", translations.LANGUAGES)
@pytest.mark.parametrize("code", list(ErrorCode))
def test_error_code__speaks_every_language(code, language):
    with override(language):
        texts = [gettext(code.headline), gettext(code.explanation)]
    assert all(texts)
    assert texts != [code.headline, code.explanation]


@pytest.mark.django_db
@pytest.mark.parametrize("language", translations.LANGUAGES)
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("post", "/api/v1/games", {"round_rules": []}),
        ("post", "/api/v1/games", {"round_rules": [[], [], ["x"] * 9]}),
        ("get", "/api/v1/games?league=x", None),
    ],
)
def test_field_error__of_the_framework__speaks_every_language(api, bearer, language, method, path, body):
    def details(accepted):
        headers = {**bearer, "Accept-Language": accepted}
        answer = getattr(api, method)(path, body, content_type="application/json", headers=headers)
        return {error["detail"] for error in answer.json()["errors"]}

    assert details(language)
    assert details(language) & details("en") == set()
