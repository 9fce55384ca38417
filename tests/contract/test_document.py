"""The committed document is the code's, says of every operation all there is to say, and knows allauth's endpoints."""

import json
import re
import tomllib
from collections import Counter
from pathlib import Path

import allauth.headless.spec
import pytest
import yaml
from django.core.exceptions import ImproperlyConfigured

from contract.conformity import METHODS, NULL, expanded
from contract.write import DOCUMENT, HEADER, main
from duckcover.docs import document
from duckcover.rest.schema.rendering import as_yaml
from duckcover.rest.schema.sign_in import LEFT_OUT, OPERATIONS, merge

PROJECT = DOCUMENT.parent
LINTED = PROJECT / "contract"
MOST_BYTES = 3_600
"""Of the document, for each operation: with 138 of them it has 496,800 bytes at most."""
NUMBERS_OF_YAML_1_2 = ["09573408", "1e3", "0o17", "-1.", ".5", "0x1F", "12e45"]
ALLAUTHS_OWN = Path(allauth.headless.spec.__file__).parent / "doc" / "openapi.yaml"


def operations():
    """The operations by their id."""
    return {
        item[method]["operationId"]: item[method]
        for item in expanded(document())["paths"].values()
        for method in METHODS
        if method in item
    }


def test_openapi_yaml__is_the_document_of_the_code():
    assert DOCUMENT.read_text() == HEADER + as_yaml(document()).decode()


def test_check__on_an_old_file__fails(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr("contract.write.DOCUMENT", tmp_path / "openapi.yaml")
    assert main(["--check"]) == 1
    assert capsys.readouterr().err == "openapi.yaml is out of date: run `python -m contract.write`.\n"


def test_openapi_yaml__has_few_bytes_for_each_operation():
    assert DOCUMENT.stat().st_size < MOST_BYTES * len(operations())


def test_refusals_and_parameters__are_written_once():
    said = [
        json.dumps(part)
        for item in document()["paths"].values()
        for method in METHODS
        if method in item
        for part in (*refusals(item[method]), *item[method].get("parameters", []))
        if "$ref" not in part
    ]
    shared = [
        json.dumps(part) for kind in ("responses", "parameters") for part in document()["components"][kind].values()
    ]
    assert [part for part, count in Counter(said + shared).items() if count > 1] == []
    assert len(shared) > 30


def test_components__have_names_without_a_counter():
    names = [name for parts in document()["components"].values() for name in parts]
    assert [name for name in names if re.search(r"_\d+$", name)] == []


def refusals(operation):
    return [answer for status, answer in operation["responses"].items() if status >= "300"]


@pytest.mark.parametrize("text", NUMBERS_OF_YAML_1_2)
def test_yaml__text_that_looks_like_a_number__is_quoted(text):
    assert as_yaml({"code": text}).decode() == f"{{code: '{text}'}}\n"


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


def test_operations__each_tells_of_success__but_those_that_redocly_is_told_of():
    silent = [
        f"#/paths/{address.replace('~', '~0').replace('/', '~1')}/{method}/responses"
        for address, item in document()["paths"].items()
        for method in METHODS
        if method in item and min(item[method]["responses"]) >= "400"
    ]
    told = yaml.safe_load((LINTED / ".redocly.lint-ignore.yaml").read_text())
    assert told == {"../openapi.yaml": {"operation-2xx-response": silent}}
    assert [name for name, operation in operations().items() if min(operation["responses"]) >= "400"] == ["signOut"]


def test_redocly__rules__are_the_recommended_ones_and_stricter_ones():
    settings = yaml.safe_load((LINTED / "redocly.yaml").read_text())
    assert settings.pop("extends") == ["recommended"]
    assert (settings.keys(), {*settings["rules"].values()}) == ({"rules"}, {"error"})


def nodes(part):
    """All objects of a part of the document but its examples."""
    if isinstance(part, dict):
        yield part
        part = [value for key, value in part.items() if key not in {"example", "examples"}]
    for inner in part if isinstance(part, list) else ():
        yield from nodes(inner)


def test_null__is_allowed_beside_a_type__as_openapi_3_0_3_reads_it():
    nullable = [node for node in nodes(document()) if node.get("nullable") is True]
    assert [node for node in nullable if "type" not in node or {"allOf", "anyOf", "oneOf"} & node.keys()] == []
    assert [node for node in nullable if "enum" in node and node != NULL] == []


def test_null__for_a_reference__is_one_of_the_two():
    fields = document()["components"]["schemas"]["Seat"]["properties"]
    assert fields["family"] == {"oneOf": [{"$ref": "#/components/schemas/Family"}, NULL]}
    assert fields["bot"]["oneOf"] == [{"$ref": "#/components/schemas/BotLevel"}, NULL]
    assert fields["bot"].keys() == {"oneOf", "description"}


def test_licence__is_the_same_in_the_document_and_the_packages():
    service = tomllib.loads((PROJECT / "pyproject.toml").read_text())
    python = tomllib.loads((PROJECT / "sdk" / "python" / "pyproject.toml").read_text())
    typescript = json.loads((PROJECT / "sdk" / "typescript" / "package.json").read_text())
    assert document()["info"]["license"]["name"] == "None: all rights reserved"
    assert service["project"]["license"] == python["project"]["license"] == "LicenseRef-All-Rights-Reserved"
    assert typescript["license"] == "UNLICENSED"  # npm's word for it


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


@pytest.mark.parametrize(
    ("table", "kind"), [("TAKEN", "requestBodies"), ("GIVEN", "responses"), ("PARAMETERS", "parameters")]
)
def test_sign_in_names_of_allauth__are_still_its_own(table, kind):
    assert getattr(merge, table).keys() <= merge.allauths()["components"][kind].keys()


def test_sign_in_answers__that_allauths_document_tells_otherwise__are_still_told_so():
    said = merge.described()
    as_told = {endpoint: merge._answers(endpoint, said[endpoint], {}) for endpoint in merge.CORRECTED}
    needless = [
        (endpoint, status)
        for endpoint, answers in merge.CORRECTED.items()
        for status, name in answers.items()
        if as_told[endpoint].get(status) == name
    ]
    assert needless == []


def test_sign_in_body__that_is_new_to_us__stops_the_document():
    said = {**merge.described()["POST", "auth/login"], "requestBody": {"$ref": "#/components/requestBodies/Pond"}}
    with pytest.raises(KeyError, match="Pond"):
        merge.operation_of(("POST", "auth/login"), said)


def test_sign_in_endpoint__that_is_switched_off__is_not_in_the_document():
    assert ("POST", "auth/code/request") in OPERATIONS
    assert "requestSignInCode" not in operations()


def test_sign_in_endpoint__that_only_another_has_use_for__is_not_in_the_document_without_it():
    assert "confirmSignInCode" not in operations()
