"""The OpenAPI document and Swagger UI."""

import re

import pytest
import yaml
from django.core.management import call_command
from openapi_spec_validator import validate

from duckcover.errors import ErrorCode

METHODS = {"get", "post", "put", "patch", "delete"}


@pytest.fixture(scope="module")
def document():
    from duckcover.docs import document

    return document()


@pytest.fixture(scope="module")
def operations(document):
    return {
        (method.upper(), path): operation
        for path, item in document["paths"].items()
        for method, operation in item.items()
        if method in METHODS
    }


def test_document__is_made_without_a_warning(tmp_path):
    call_command("spectacular", validate=True, fail_on_warn=True, file=str(tmp_path / "openapi.yaml"))


def test_document__is_valid_openapi(document):
    validate(document)


def test_document__is_served_as_json_and_yaml(api, document):
    as_json, as_yaml = api.get("/api/v1/openapi.json"), api.get("/api/v1/openapi.yaml")
    assert as_json["Content-Type"] == "application/json"
    assert as_json.json() == yaml.safe_load(as_yaml.content)
    assert as_json.json()["openapi"] == "3.0.3"


def test_document__unchanged__is_304(api):
    etag = api.get("/api/v1/openapi.json")["ETag"]
    assert api.get("/api/v1/openapi.json", headers={"If-None-Match": etag}).status_code == 304


def test_document__is_below_api_v1_only(document):
    assert {path[:8] for path in document["paths"]} == {"/api/v1/"}


def test_operation_ids__are_verb_and_noun_and_unique(operations):
    names = [operation["operationId"] for operation in operations.values()]
    assert sorted(names) == sorted(set(names))
    assert [name for name in names if not re.fullmatch(r"[a-z]+([A-Z][a-z]+)+", name)] == []


def test_problem__lists_every_code(document):
    assert document["components"]["schemas"]["ErrorCode"]["enum"] == [code.value for code in ErrorCode]


def test_operations__say_their_problems_as_problem_documents(operations):
    for operation in operations.values():
        errors = {status: answer for status, answer in operation["responses"].items() if status >= "400"}
        assert {"400", "406", "503"} <= set(errors)
        assert {tuple(answer["content"]) for answer in errors.values()} == {("application/problem+json",)}


def test_me__asks_for_bearer_or_cookie(operations):
    assert operations["GET", "/api/v1/me"]["security"] == [{"bearer": []}, {"cookie": []}]


def test_create_game__takes_an_idempotency_key(operations):
    operation = operations["POST", "/api/v1/games"]
    assert [given["name"] for given in operation["parameters"] if given["in"] == "header"] == ["Idempotency-Key"]
    assert "`idempotency_mismatch`" in operation["responses"]["422"]["description"]


def test_docs__is_a_page_of_our_own_files(api):
    response = api.get("/api/docs")
    addresses = re.findall(r'(?:src|href)="([^"]+)"', response.content.decode())
    assert response.status_code == 200
    assert [address for address in addresses if not address.startswith("/static/")] == []


@pytest.mark.django_db
def test_docs__its_files_are_served(api):
    page = api.get("/api/docs").content.decode()
    for address in re.findall(r'(?:src|href)="(/static/[^"]+)"', page):
        response = api.get(address)
        response.close()
        assert response.status_code == 200
