"""The examples of the document are true, whole and fit their schemas."""

import re

import pytest

from contract.conformity import METHODS, Schemas, expanded, shape
from duckcover.rest.schema.examples import recorded_examples

SECRETS = {"access_token", "client_secret", "secret", "session_token", "token", "totp_url"}


@pytest.fixture(scope="module")
def document():
    from duckcover.docs import document

    return expanded(document())


@pytest.fixture(scope="module")
def operations(document):
    """The operations by their id."""
    return {
        item[method]["operationId"]: item[method]
        for item in document["paths"].values()
        for method in METHODS
        if method in item
    }


def content(operation, status):
    """The schemas of an answer."""
    return [kind["schema"] for kind in operation["responses"][status].get("content", {}).values()]


@pytest.mark.django_db(transaction=True, reset_sequences=True)
@pytest.mark.slow
def test_examples__recorded_anew__have_the_same_shapes():
    from contract.examples import recorded

    assert shape(recorded()) == shape(recorded_examples())


def test_operations__each_has_an_example_of_success(operations):
    good = {name for name, example in recorded_examples().items() if min(example["responses"]) < "400"}
    steps = {"signOut", "requestPasswordReset", "resetPassword"}  # allauth answers 401: nobody is signed in
    assert sorted(operations.keys() - good - steps) == []


def test_operations__each_with_a_body__has_an_example_of_it(operations):
    taking = {name for name, operation in operations.items() if "requestBody" in operation}
    assert sorted(name for name in taking if "request" not in recorded_examples().get(name, {})) == []


def secrets_in(value, key=""):
    """The secrets of an example, each with the name of its field."""
    if isinstance(value, dict):
        return [found for name, inner in value.items() for found in secrets_in(inner, name)]
    if isinstance(value, list):
        return [found for inner in value for found in secrets_in(inner, key)]
    return [(key, value)] if key in SECRETS and isinstance(value, str) else []


def test_examples__secrets__are_blotted_out():
    found = secrets_in(recorded_examples())
    assert {key for key, _ in found} == SECRETS
    plain = [(key, re.sub(r"^dkc_|^.*secret=|&.*$", "", secret)) for key, secret in found]
    assert [(key, secret) for key, secret in plain if set(secret) not in ({"x"}, {"X"})] == []


def test_examples__each_belongs_to_an_operation(operations):
    assert sorted(recorded_examples().keys() - operations.keys()) == []


def test_examples__of_requests__fit_their_schemas(document, operations):
    schemas, wrong = Schemas(document), {}
    for name, operation in operations.items():
        example = recorded_examples().get(name, {})
        if "request" in example:
            body = operation["requestBody"]["content"]["application/json"]["schema"]
            wrong[name] = schemas.misfits(body, example["request"])
    assert {name: misfits for name, misfits in wrong.items() if misfits} == {}


def test_examples__of_answers__fit_a_schema_of_their_status(document, operations):
    schemas, wrong = Schemas(document), {}
    for name, operation in operations.items():
        for status, answer in recorded_examples().get(name, {"responses": {}})["responses"].items():
            found = [schemas.misfits(schema, answer) for schema in content(operation, status)]
            if found and answer is not None and all(found):
                wrong[name, status] = min(found, key=len)
    assert wrong == {}


def test_examples__hold_no_token():
    assert "dkc_" not in str(recorded_examples()).replace("dkc_" + "x" * 43, "")
