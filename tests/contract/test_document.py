"""The committed document is the code's, says of every operation all there is to say, and knows allauth's endpoints."""

import re
from pathlib import Path

import allauth.headless.spec
import pytest
import yaml
from django.core.exceptions import ImproperlyConfigured

from contract.write import DOCUMENT, HEADER, main
from duckcover.docs import document
from duckcover.schema.rendering import as_yaml
from duckcover.schema.sign_in import LEFT_OUT, OPERATIONS, merge

METHODS = ("get", "post", "put", "patch", "delete")
NUMBERS_OF_YAML_1_2 = ["09573408", "1e3", "0o17", "-1.", ".5", "0x1F", "12e45"]
ALLAUTHS_OWN = Path(allauth.headless.spec.__file__).parent / "doc" / "openapi.yaml"


def operations():
    """The operations by their id."""
    return {
        item[method]["operationId"]: item[method]
        for item in document()["paths"].values()
        for method in METHODS
        if method in item
    }


def test_openapi_yaml__is_the_document_of_the_code():
    assert DOCUMENT.read_text() == HEADER + as_yaml(document()).decode()


def test_check__on_an_old_file__fails(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr("contract.write.DOCUMENT", tmp_path / "openapi.yaml")
    assert main(["--check"]) == 1
    assert capsys.readouterr().err == "openapi.yaml is out of date: run `python -m contract.write`.\n"


@pytest.mark.parametrize("text", NUMBERS_OF_YAML_1_2)
def test_yaml__text_that_looks_like_a_number__is_quoted(text):
    assert as_yaml({"code": text}).decode() == f"code: '{text}'\n"


def test_operations__say_summary_description_and_a_known_tag():
    tags = {tag["name"] for tag in document()["tags"]}
    wanting = [
        name
        for name, operation in operations().items()
        if not operation.get("summary") or len(operation.get("description", "")) < 20 or {*operation["tags"]} - tags
    ]
    assert wanting == []


def test_operations__say_who_may_call_them():
    assert [name for name, operation in operations().items() if "security" not in operation] == []


def test_operations__each_tells_of_success__but_signing_out():
    silent = [name for name, operation in operations().items() if min(operation["responses"]) >= "400"]
    assert silent == ["signOut"]  # allauth answers 401: nobody is signed in any more


def test_components__have_a_description():
    schemas = document()["components"]["schemas"]
    assert [name for name, schema in schemas.items() if "enum" not in schema and not schema.get("description")] == []


def test_enums__have_names_of_their_own():
    assert [name for name in document()["components"]["schemas"] if re.search(r"Enum$|\d", name)] == []


# --- allauth --------------------------------------------------------------------------------------------


def test_sign_in_table__names_what_allauth_documents_and_no_more():
    paths = yaml.safe_load(ALLAUTHS_OWN.read_text())["paths"]
    own = {
        (method.upper(), re.sub(r"^/_allauth/[^/]+/v1/", "", path))
        for path, item in paths.items()
        for method in item
        if method in METHODS
    }
    assert own == OPERATIONS.keys() | LEFT_OUT.keys()


def test_sign_in_endpoint__that_the_table_does_not_know__stops_the_document(monkeypatch):
    known = {key: operation for key, operation in OPERATIONS.items() if key != ("POST", "auth/login")}
    monkeypatch.setattr(merge, "OPERATIONS", known)
    with pytest.raises(ImproperlyConfigured, match="'POST', 'auth/login'"):
        merge.enabled()


def test_sign_in_endpoint__that_is_switched_off__is_not_in_the_document():
    assert ("POST", "auth/code/request") in OPERATIONS
    assert "requestSignInCode" not in operations()


def test_sign_in_endpoint__that_only_another_has_use_for__is_not_in_the_document_without_it():
    assert "confirmSignInCode" not in operations()
