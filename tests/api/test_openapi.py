"""The OpenAPI document and Swagger UI."""

import re

import pytest
import yaml
from django.core.management import call_command
from openapi_spec_validator import validate

from contract.conformity import METHODS, expanded
from duckcover.errors import ErrorCode


@pytest.fixture(scope="module")
def document():
    from duckcover.docs import document

    return document()


@pytest.fixture(scope="module")
def operations(all_operations):
    """The operations below `/api/v1`."""
    return {key: operation for key, operation in all_operations.items() if key[1].startswith("/api/v1/")}


@pytest.fixture(scope="module")
def sign_in_operations(all_operations):
    """The operations of allauth."""
    return {key: operation for key, operation in all_operations.items() if key[1].startswith("/_allauth/")}


@pytest.fixture(scope="module")
def all_operations(document):
    return {
        (method.upper(), path): operation
        for path, item in expanded(document)["paths"].items()
        for method, operation in item.items()
        if method in METHODS
    }


@pytest.mark.thorough
def test_document__is_made_without_a_warning(tmp_path):
    call_command("spectacular", validate=True, fail_on_warn=True, file=str(tmp_path / "openapi.yaml"))


def test_document__is_valid_openapi(document):
    validate(document)


@pytest.mark.thorough
@pytest.mark.django_db
def test_document__is_served_as_json_and_yaml(api, document):
    as_json, as_yaml = api.get("/api/v1/openapi.json"), api.get("/api/v1/openapi.yaml")
    assert as_json["Content-Type"] == "application/json"
    assert as_json.json() == yaml.safe_load(as_yaml.content)
    assert as_json.json()["openapi"] == "3.0.3"


@pytest.mark.django_db
def test_document__unchanged__is_304(api):
    etag = api.get("/api/v1/openapi.json")["ETag"]
    assert api.get("/api/v1/openapi.json", headers={"If-None-Match": etag}).status_code == 304


def test_document__is_below_api_v1_and_the_sign_in_endpoints(document):
    roots = ("/api/v1/", "/_allauth/app/v1/")
    assert [path for path in document["paths"] if not path.startswith(roots)] == []


def test_operation_ids__are_verb_and_noun_and_unique(all_operations):
    names = [operation["operationId"] for operation in all_operations.values()]
    assert sorted(names) == sorted(set(names))
    assert [name for name in names if not re.fullmatch(r"[a-z]+([A-Z][a-z]+|OAuth)+", name)] == []


def test_problem__lists_every_code(document):
    assert document["components"]["schemas"]["ErrorCode"]["enum"] == [code.value for code in ErrorCode]


def test_operations__say_their_problems_as_problem_documents(operations):
    for operation in operations.values():
        errors = {status: answer for status, answer in operation["responses"].items() if status >= "400"}
        assert {"400", "406", "503"} <= set(errors)
        assert {tuple(answer["content"]) for answer in errors.values()} == {("application/problem+json",)}


def test_sign_in_operations__say_allauths_errors_and_the_problems_before_them(sign_in_operations):
    for operation in sign_in_operations.values():
        assert {"400", "429", "503"} <= set(operation["responses"])
        assert list(operation["responses"]["503"]["content"]) == ["application/problem+json"]


def test_me__asks_for_a_token_with_the_scope_or_a_cookie(operations):
    operation = operations["GET", "/api/v1/me"]
    assert operation["security"] == [{"bearer": []}, {"oauth2": ["profile:read"]}, {"cookie": []}]
    assert operation["x-required-scope"] == "profile:read"


def test_list_games__may_be_asked_by_nobody(operations):
    assert operations["GET", "/api/v1/games"]["security"][-1] == {}


def test_oauth2__has_every_scope_that_an_operation_names(document, operations):
    flows = document["components"]["securitySchemes"]["oauth2"]["flows"]
    named = {operation["x-required-scope"] for operation in operations.values() if "x-required-scope" in operation}
    assert named - flows["authorizationCode"]["scopes"].keys() == set()


def test_conditional_reads__say_so(operations):
    reads = [operation for (method, _), operation in operations.items() if method == "GET"]
    assert {told(operation) for operation in reads} == {((), ()), (("If-None-Match",), ("200", "304"))}


def test_conditional_writes__say_so(operations):
    writes = {operation["operationId"]: operation for (method, _), operation in operations.items() if method != "GET"}
    guarded = {name for name, operation in writes.items() if told(operation)[0]}
    moves = {"submitMove", "withdrawMove", "setOrders", "deleteOrders"}
    decisions = {name for name, operation in writes.items() if is_decision(operation)}
    leagues = {"updateLeague", "updateCompetition", "updateSeason", "sendAnnouncement", "hideAnnouncement"}
    assert guarded == moves | decisions | leagues
    assert all("412" in writes[name]["responses"] for name in guarded)


def is_decision(operation):
    """Whether staff decide something by it."""
    schema = operation["responses"].get("200", {}).get("content", {}).get("application/json", {}).get("schema", {})
    return schema.get("$ref", "").endswith("/DecisionOutput")


def told(operation):
    """Which preconditions an operation takes, and which of its answers have an entity tag."""
    takes = [given["name"] for given in operation.get("parameters", []) if given["name"] in PRECONDITIONS]
    tagged = [status for status, answer in operation["responses"].items() if "ETag" in answer.get("headers", {})]
    return tuple(takes), tuple(tagged)


PRECONDITIONS = ("If-Match", "If-None-Match")


def test_counted_operations__say_their_limits(operations):
    for operation in operations.values():
        assert {"RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", "Retry-After"} <= set(
            operation["responses"]["429"]["headers"]
        )


def test_error_code__says_what_each_code_means(document):
    said = document["components"]["schemas"]["ErrorCode"]["description"]
    assert [code for code in ErrorCode if f"- `{code}` ({code.status}): {code.explanation}" not in said] == []


def test_reads__all_but_the_export__are_conditional(operations):
    reads = {
        operation["operationId"]: operation["responses"]
        for (method, _), operation in operations.items()
        if method == "GET"
    }
    assert [name for name, answers in reads.items() if "304" not in answers] == ["exportMe"]


def test_posts__that_make_something_or_seat_somebody__take_an_idempotency_key(operations):
    posts = {path: operation for (method, path), operation in operations.items() if method == "POST"}
    keyed = {
        path
        for path, operation in posts.items()
        if any(given["name"] == "Idempotency-Key" for given in operation.get("parameters", []))
    }
    makers = {path for path, operation in posts.items() if "201" in operation["responses"]}
    by_address = {"/api/v1/me/push-subscriptions"}  # the same endpoint again makes no second one
    decisions = {path for path, operation in posts.items() if is_decision(operation)}
    assert keyed == makers - by_address | decisions | {
        "/api/v1/games/{id}/join",
        "/api/v1/games/{id}/rematch",
        "/api/v1/me/webhooks/{id}/rotate",
        "/api/v1/competitions/{id}/requests/{question}/answer",
        "/api/v1/leagues/{id}/announcements",
        "/api/v1/leagues/{id}/webhooks/{webhook}/rotate",
        "/api/v1/leagues/{id}/announcements/{announcement}/hide",
    }


def test_parameters__say_what_they_are(all_operations):
    assert [
        (key, given["name"])
        for key, operation in all_operations.items()
        for given in operation.get("parameters", [])
        if not given.get("description")
    ] == []


def test_operations__say_how_a_body_that_cannot_be_read_is_refused(all_operations):
    silent = [
        key for key, operation in all_operations.items() if not {"408", "413", "415"} <= operation["responses"].keys()
    ]
    assert silent == []


UNREADABLE = {
    "too large": (b"x" * 65_537, "application/json"),
    "in another charset": (b"{}", "application/json; charset=latin-1"),
    "no JSON": (b"{", "application/json"),
}


@pytest.mark.django_db
@pytest.mark.parametrize("kind", UNREADABLE)
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("get", "/api/v1/me"),
        ("delete", "/api/v1/me/devices"),
        ("get", "/_allauth/app/v1/config"),
        ("delete", "/_allauth/app/v1/auth/session"),
        ("post", "/_allauth/app/v1/auth/email/verify/resend"),
    ],
)
def test_body__that_nobody_asks_for__is_answered_as_the_document_says(api, all_operations, bearer, method, path, kind):
    body, content_type = UNREADABLE[kind]
    response = api.generic(method.upper(), path, body, content_type=content_type, headers=bearer)
    listed = all_operations[method.upper(), path]["responses"][str(response.status_code)]
    if response.status_code >= 400:
        assert response.json()["code"] in listed["content"]["application/problem+json"]["examples"]


def test_create_game__takes_an_idempotency_key(operations):
    operation = operations["POST", "/api/v1/games"]
    assert [given["name"] for given in operation["parameters"] if given["in"] == "header"] == ["Idempotency-Key"]
    assert "`idempotency_mismatch`" in operation["responses"]["422"]["description"]


def test_docs__is_a_page_of_our_own_files(api):
    response = api.get("/api/docs")
    addresses = re.findall(r'(?:src|href)="([^"]+)"', response.content.decode())
    assert response.status_code == 200
    assert [address for address in addresses if not address.startswith("/static/")] == ["/api/docs?script="]


@pytest.mark.django_db
def test_docs__its_files_are_served(api):
    page = api.get("/api/docs").content.decode()
    for address in re.findall(r'(?:src|href)="(/static/[^"]+)"', page):
        response = api.get(address)
        response.close()
        assert response.status_code == 200
