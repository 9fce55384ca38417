"""Language and theme of the pages, chosen in their footer."""

import pytest
from django.test import Client
from django.utils import translation

pytestmark = pytest.mark.django_db


@pytest.fixture
def browser():
    return Client(headers={"Accept-Language": "fr"})


def lines(browser, path="/lobby"):
    with translation.override("en"):  # a page leaves its language to the thread
        return browser.get(path).content.decode().splitlines()


def test_language__chosen__stays_whatever_the_browser_wants(browser):
    assert lines(browser)[1].startswith('<html lang="fr"')
    answer = browser.post("/language", {"language": "ko", "next": "/lobby?seats=4"})
    assert (answer.status_code, answer["Location"]) == (302, "/lobby?seats=4")
    assert lines(browser)[1].startswith('<html lang="ko"')
    assert 'lang="ko"' in lines(browser, "/accounts/login/")[1]


@pytest.mark.parametrize("unknown", ["xx", "", "en-US"])
def test_language__unknown__is_that_of_the_browser(browser, unknown):
    browser.post("/language", {"language": "ko"})
    browser.post("/language", {"language": unknown})
    assert lines(browser)[1].startswith('<html lang="fr"')


@pytest.mark.parametrize(("chosen", "shown"), [("light", "light"), ("dark", "dark"), ("", None), ('"><script>', None)])
def test_theme__chosen__stands_in_the_page(browser, chosen, shown):
    browser.post("/theme", {"theme": "dark"})
    browser.post("/theme", {"theme": chosen})
    theme = f' data-theme="{shown}"' if shown else ""
    assert lines(browser)[1] == f'<html lang="fr"{theme}>'


def test_theme__in_a_cookie_that_was_made_up__is_not_drawn(browser):
    browser.cookies["duckcover_theme"] = "neon"
    assert "neon" not in lines(browser)[1]


@pytest.mark.parametrize("target", ["https://evil.example/", "//evil.example", "javascript:alert(1)"])
@pytest.mark.parametrize("path", ["/language", "/theme"])
def test_choice__from_another_site__leads_to_the_front_page(browser, path, target):
    assert browser.post(path, {"next": target})["Location"] == "/"


def test_choice__without_a_csrf_token__is_refused():
    assert Client(enforce_csrf_checks=True).post("/language", {"language": "ko"}).status_code == 403
