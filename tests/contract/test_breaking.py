"""The check of the document finds every kind of break, and lets pass what breaks nobody."""

import copy
import shutil
import subprocess

import pytest
import yaml

from contract import baseline, breaking
from contract.breaking import breaks, main, noted, unannounced
from contract.conformity import NULL

POND = {
    "type": "object",
    "required": ["name", "depth"],
    "properties": {
        "name": {"type": "string", "maxLength": 20},
        "depth": {"type": "integer", "minimum": 0, "maximum": 9, "nullable": True},
        "kind": {"$ref": "#/components/schemas/Kind"},
        "ducks": {"type": "array", "maxItems": 7, "items": {"$ref": "#/components/schemas/Duck"}},
        "eel": {"oneOf": [{"$ref": "#/components/schemas/Eel"}, NULL]},
        "weed": {"oneOf": [{"$ref": "#/components/schemas/Kind"}, {"$ref": "#/components/schemas/Duck"}]},
        "since": {"type": "string", "format": "date-time"},
    },
}
BASE = {
    "info": {"version": "1.0.0"},
    "paths": {
        "/ponds": {
            "post": {
                "operationId": "createPond",
                "tags": ["ponds"],
                "security": [{"bearer": []}, {"oauth2": ["ponds:write"]}],
                "parameters": [
                    {"in": "query", "name": "dry", "schema": {"type": "boolean", "default": False}},
                    {"in": "header", "name": "Key", "schema": {"type": "string", "minLength": 4}},
                ],
                "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pond"}}}},
                "responses": {
                    "201": {
                        "headers": {"Location": {"schema": {"type": "string"}}},
                        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pond"}}},
                    },
                    "409": {"content": {"application/problem+json": {"schema": {"type": "object"}}}},
                },
            },
            "get": {
                "operationId": "listPonds",
                "security": [{"bearer": []}, {}],
                "responses": {"200": {"content": {"text/plain": {"schema": {"type": "string"}}}}},
            },
        }
    },
    "components": {
        "schemas": {
            "Pond": POND,
            "Kind": {"type": "string", "enum": ["deep", "wide"]},
            "Duck": {"type": "object", "properties": {"name": {"type": "string"}}},
            "Eel": {"type": "object", "properties": {"length": {"type": "integer"}}},
        },
        "securitySchemes": {
            "bearer": {"type": "http", "scheme": "bearer"},
            "oauth2": {"type": "oauth2", "flows": {"authorizationCode": {"scopes": {"ponds:write": "Make ponds."}}}},
        },
    },
}


def post(document):
    return document["paths"]["/ponds"]["post"]


def get(document):
    return document["paths"]["/ponds"]["get"]


def fields(document):
    return document["components"]["schemas"]["Pond"]["properties"]


def or_null(name):
    return {"oneOf": [{"$ref": f"#/components/schemas/{name}"}, NULL]}


def pond(document):
    return document["components"]["schemas"]["Pond"]


def changed(change):
    """The base document with a change."""
    document = copy.deepcopy(BASE)
    change(document)
    return document


def found(change):
    return [str(each) for each in breaks(BASE, changed(change))]


POST = "`POST /ponds`: "
BODY, ANSWER = POST + "request: ", POST + "response 201: "
PLANTED = {
    "removed path": (lambda d: d["paths"].pop("/ponds"), [POST[:-1] + " removed", "`GET /ponds`: removed"]),
    "removed method": (lambda d: d["paths"]["/ponds"].pop("get"), ["`GET /ponds`: removed"]),
    "changed operationId": (
        lambda d: post(d).update(operationId="makePond"),
        [POST + "operationId `createPond` is `makePond` now"],
    ),
    "changed tag": (lambda d: post(d).update(tags=["lakes"]), [POST + "tags ['ponds'] are ['lakes'] now"]),
    "removed way to sign in": (
        lambda d: post(d)["security"].pop(0),
        [POST + "security {'bearer': []} is not enough any more"],
    ),
    "another scope": (
        lambda d: post(d)["security"].__setitem__(1, {"oauth2": ["ponds:write", "ponds:own"]}),
        [POST + "security {'oauth2': ['ponds:write']} is not enough any more"],
    ),
    "no anonymous callers": (
        lambda d: get(d)["security"].pop(),
        ["`GET /ponds`: security none is not enough any more"],
    ),
    "removed parameter": (lambda d: post(d)["parameters"].pop(0), [POST + "query parameter `dry` removed"]),
    "parameter that is required now": (
        lambda d: post(d)["parameters"][1].update(required=True),
        [POST + "header parameter `Key` is required now"],
    ),
    "added required parameter": (
        lambda d: post(d)["parameters"].append({"in": "query", "name": "x", "required": True, "schema": {}}),
        [POST + "query parameter `x` is required now"],
    ),
    "changed parameter type": (
        lambda d: post(d)["parameters"][0]["schema"].update(type="string"),
        [POST + "query parameter `dry` type `boolean` is `string` now"],
    ),
    "changed default": (
        lambda d: post(d)["parameters"][0]["schema"].update(default=True),
        [POST + "query parameter `dry` default `False` is `True` now"],
    ),
    "narrowed parameter": (
        lambda d: post(d)["parameters"][1]["schema"].update(minLength=5),
        [POST + "header parameter `Key` minLength 4 is 5 now"],
    ),
    "required body": (lambda d: post(d)["requestBody"].update(required=True), [POST + "request body is required now"]),
    "removed body": (lambda d: post(d).pop("requestBody"), [POST + "request body removed"]),
    "retired request content type": (
        lambda d: post(d)["requestBody"].update(content={"text/csv": {}}),
        [POST + "request: content type `application/json` removed"],
    ),
    "removed field": (
        lambda d: fields(d).pop("since"),
        [BODY + "`since` removed", ANSWER + "`since` removed"],
    ),
    "new required input": (lambda d: pond(d)["required"].append("kind"), [BODY + "`kind` is required now"]),
    "field that may be missing": (lambda d: pond(d)["required"].remove("name"), [ANSWER + "`name` may be missing now"]),
    "changed field type": (
        lambda d: fields(d)["name"].update(type="integer"),
        [BODY + "`name` type `string` is `integer` now", ANSWER + "`name` type `string` is `integer` now"],
    ),
    "changed format": (
        lambda d: fields(d)["since"].update(format="date"),
        [BODY + "`since` format `date-time` is `date` now", ANSWER + "`since` format `date-time` is `date` now"],
    ),
    "narrowed limits": (
        lambda d: (fields(d)["name"].update(maxLength=19), fields(d)["ducks"].update(maxItems=6, minItems=1)),
        [
            BODY + "`ducks` maxItems 7 is 6 now",
            BODY + "`ducks` minItems None is 1 now",
            BODY + "`name` maxLength 20 is 19 now",
        ],
    ),
    "narrowed range": (
        lambda d: fields(d)["depth"].update(minimum=1, maximum=8),
        [BODY + "`depth` maximum 9 is 8 now", BODY + "`depth` minimum 0 is 1 now"],
    ),
    "added pattern": (
        lambda d: fields(d)["name"].update(pattern="^a"),
        [BODY + "`name` pattern `None` is `^a` now"],
    ),
    "unique items": (
        lambda d: fields(d)["ducks"].update(uniqueItems=True),
        [BODY + "`ducks` uniqueItems is asked for now"],
    ),
    "null taken no more": (lambda d: fields(d)["depth"].pop("nullable"), [BODY + "`depth` may not be null any more"]),
    "null given now": (lambda d: fields(d)["name"].update(nullable=True), [ANSWER + "`name` may be null now"]),
    "null for a reference taken no more": (
        lambda d: fields(d).update(eel={"$ref": "#/components/schemas/Eel"}),
        [BODY + "`eel` may not be null any more"],
    ),
    "null for a reference given now": (
        lambda d: fields(d).update(kind=or_null("Kind")),
        [ANSWER + "`kind` may be null now"],
    ),
    "field of what may be null": (
        lambda d: d["components"]["schemas"]["Eel"]["properties"].pop("length"),
        [BODY + "`eel.length` removed", ANSWER + "`eel.length` removed"],
    ),
    "removed enum value": (
        lambda d: d["components"]["schemas"]["Kind"].update(enum=["deep"]),
        [
            BODY + "`kind` enum values ['wide'] removed",
            BODY + "`weed<Kind>` enum values ['wide'] removed",
            ANSWER + "`kind` enum values ['wide'] removed",
            ANSWER + "`weed<Kind>` enum values ['wide'] removed",
        ],
    ),
    "enum where anything went": (
        lambda d: fields(d)["name"].update(enum=["a"]),
        [BODY + "`name` takes ['a'] only now"],
    ),
    "closed object": (
        lambda d: pond(d).update(additionalProperties=False),
        [BODY + "takes no other fields any more"],
    ),
    "removed member of a union": (
        lambda d: fields(d)["weed"]["oneOf"].pop(),
        [BODY + "`weed` oneOf member Duck removed", ANSWER + "`weed` oneOf member Duck removed"],
    ),
    "added member of a union": (
        lambda d: fields(d)["weed"]["oneOf"].append({"$ref": "#/components/schemas/Pond"}),
        [ANSWER + "`weed` oneOf member Pond added"],
    ),
    "field of an item": (
        lambda d: d["components"]["schemas"]["Duck"].update(properties={}),
        [
            BODY + "`ducks[].name` removed",
            BODY + "`weed<Duck>.name` removed",
            ANSWER + "`ducks[].name` removed",
            ANSWER + "`weed<Duck>.name` removed",
        ],
    ),
    "removed response": (lambda d: post(d)["responses"].pop("409"), [POST + "response 409 removed"]),
    "added success": (
        lambda d: post(d)["responses"].update({"202": {"description": ""}}),
        [POST + "response 202 added: old clients take it for no success"],
    ),
    "retired content type": (
        lambda d: get(d)["responses"]["200"].update(content={"text/html": {}}),
        ["`GET /ponds`: response 200: content type `text/plain` removed"],
    ),
    "removed response header": (
        lambda d: post(d)["responses"]["201"].pop("headers"),
        [POST + "response 201: header `Location` removed"],
    ),
    "removed security scheme": (
        lambda d: d["components"]["securitySchemes"].pop("bearer"),
        ["`security scheme bearer`: removed"],
    ),
    "removed scope": (
        lambda d: d["components"]["securitySchemes"]["oauth2"]["flows"].clear(),
        ["`security scheme oauth2`: authorizationCode scope `ponds:write` removed"],
    ),
    "removed type": (
        lambda d: (fields(d).update(ducks=BASE_DUCKS), fields(d).update(weed={"oneOf": BASE_WEED}), _drop_duck(d)),
        [
            BODY + "`weed` oneOf member Duck removed",
            ANSWER + "`weed` oneOf member Duck removed",
            "`schema Duck`: removed",
        ],
    ),
}
BASE_DUCKS = {"type": "array", "maxItems": 7, "items": {"type": "object", "properties": {"name": {"type": "string"}}}}
BASE_WEED = [{"$ref": "#/components/schemas/Kind"}]


def _drop_duck(document):
    del document["components"]["schemas"]["Duck"]


@pytest.mark.parametrize("kind", PLANTED)
def test_planted_break__is_found(kind):
    change, expected = PLANTED[kind]
    assert sorted(found(change)) == sorted(expected)


def referring(document):
    """The document with its answers and parameters as components, to which operations refer."""
    document = copy.deepcopy(document)
    shared = {"responses": {}, "parameters": {}}
    for operation in document["paths"].get("/ponds", {}).values():
        for status, answer in operation["responses"].items():
            name = f"{operation['operationId']}{status}"
            shared["responses"][name] = answer
            operation["responses"][status] = {"$ref": f"#/components/responses/{name}"}
        for position, given in enumerate(operation.get("parameters", [])):
            shared["parameters"][given["name"]] = given
            operation["parameters"][position] = {"$ref": f"#/components/parameters/{given['name']}"}
    document["components"] |= shared
    return document


@pytest.mark.parametrize("kind", PLANTED)
def test_planted_break__in_a_part_that_is_referred_to__is_found(kind):
    change, expected = PLANTED[kind]
    now = referring(changed(change))
    assert sorted(map(str, breaks(referring(BASE), now))) == sorted(map(str, breaks(BASE, now))) == sorted(expected)


HARMLESS = {
    "nothing": lambda d: None,
    "new path": lambda d: d["paths"].update({"/lakes": {"get": {"operationId": "listLakes", "responses": {}}}}),
    "new field": lambda d: fields(d).update(colour={"type": "string"}),
    "new optional parameter": lambda d: post(d)["parameters"].append({"in": "query", "name": "x", "schema": {}}),
    "new enum value": lambda d: d["components"]["schemas"]["Kind"]["enum"].append("round"),
    "wider limits": lambda d: (fields(d)["name"].update(maxLength=21), fields(d)["ducks"].pop("maxItems")),
    "another way to sign in": lambda d: post(d)["security"].append({"cookie": []}),
    "anonymous callers as well": lambda d: post(d)["security"].append({}),
    "a problem more": lambda d: post(d)["responses"].update({"429": {"description": ""}}),
    "another description": lambda d: pond(d).update(description="A pond."),
    "another place of a type": lambda d: fields(d).update(kind={"allOf": [{"$ref": "#/components/schemas/Kind"}]}),
}


@pytest.mark.parametrize("kind", HARMLESS)
def test_harmless_change__is_no_break(kind):
    assert found(HARMLESS[kind]) == []


@pytest.mark.parametrize("reference", [{"$ref": "#/components/schemas/Pond"}, or_null("Pond")])
def test_schema_that_holds_itself__ends(reference):
    document = changed(lambda d: fields(d).update(inner=reference))
    assert breaks(document, document) == []


def test_schema_that_holds_itself__or_null_now__is_a_break():
    old = changed(lambda d: fields(d).update(inner={"$ref": "#/components/schemas/Pond"}))
    new = changed(lambda d: fields(d).update(inner=or_null("Pond")))
    assert str(breaks(old, new)[0]) == ANSWER + "`inner` may be null now"


# --- notes ----------------------------------------------------------------------------------------------

REMOVED = PLANTED["removed method"][0]
NOTES = """# Versions

## 1.1.0 (2026-12-01)

- break: `GET /ponds`: removed

## 1.0.0

- break: `GET /lakes`: removed
"""


def released(change, version):
    document = changed(change)
    document["info"] = {"version": version}
    return document


def test_notes__are_read_by_version():
    assert noted(NOTES, "1.1.0") == {"`GET /ponds`: removed"}


def test_break__with_a_note_of_the_new_version__passes():
    assert unannounced(BASE, released(REMOVED, "1.1.0"), NOTES) == []


@pytest.mark.parametrize("version", ["1.0.0", "1.2.0"])
def test_break__with_a_note_of_another_version__is_told(version):
    assert "break: `GET /ponds`: removed" in unannounced(BASE, released(REMOVED, version), NOTES)


def test_break__with_a_note_of_something_else__is_told():
    document = released(lambda d: d["paths"].pop("/ponds"), "1.1.0")
    assert unannounced(BASE, document, NOTES) == ["break: `POST /ponds`: removed"]


def test_note__that_names_no_break__is_told():
    assert unannounced(BASE, released(lambda d: None, "1.1.0"), NOTES) == ["no such break: `GET /ponds`: removed"]


# --- the document of before -----------------------------------------------------------------------------


class Project:
    """A repository with a document, a baseline and the notes of its versions."""

    def __init__(self, root):
        self.root = root
        for name in ("contract", "docs/api"):
            (root / name).mkdir(parents=True)
        self.git("init", "-q")
        self.write(baseline.PATH, BASE)
        self.write(breaking.DOCUMENT, BASE)
        self.note("## 1.0.0", self.digest())
        self.commit()

    def git(self, *words):
        identity = ("-c", "user.name=Duck", "-c", "user.email=duck@example.org", "-c", "tag.gpgSign=false")
        subprocess.run(["git", "-C", str(self.root), *identity, *words], check=True, capture_output=True)

    def write(self, path, document):
        (self.root / path).write_text(yaml.safe_dump(document))

    def digest(self):
        return f"- baseline: `{baseline.digest_of((self.root / baseline.PATH).read_text())}`"

    def note(self, *lines):
        (self.root / breaking.NOTES).write_text("\n".join(lines) + "\n")

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-qm", "Change")

    def wrong(self, capsys):
        """What the check has to say; its exit status tells whether it has."""
        status = main(["--root", str(self.root)])
        said = capsys.readouterr().err.splitlines()
        assert status == bool(said)
        return said


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path)


def test_baseline__and_nothing_broken__is_well(project, capsys):
    assert project.wrong(capsys) == []


def test_baseline__a_break__is_told(project, capsys):
    project.write(breaking.DOCUMENT, changed(REMOVED))
    assert project.wrong(capsys) == ["break: `GET /ponds`: removed"]


def test_baseline__a_break_by_name__passes_and_no_other(project, capsys):
    project.note("## 1.0.0", project.digest(), "- break: `GET /ponds`: removed")
    project.write(breaking.DOCUMENT, changed(REMOVED))
    assert project.wrong(capsys) == []
    project.write(breaking.DOCUMENT, changed(lambda d: d["paths"].pop("/ponds")))
    assert project.wrong(capsys) == ["break: `POST /ponds`: removed"]


def test_baseline__the_document_copied_onto_it__is_told(project, capsys):
    for path in (breaking.DOCUMENT, baseline.PATH):
        project.write(path, changed(REMOVED))
    unnamed, second = project.wrong(capsys)
    assert unnamed.startswith("docs/api/versioning.md does not name contract/baseline.yaml of 1.0.0: ")
    assert second.startswith("contract/baseline.yaml of 1.0.0 was another one in ")


def test_baseline__the_document_and_the_digest_copied__is_told_by_the_history(project, capsys):
    for path in (breaking.DOCUMENT, baseline.PATH):
        project.write(path, changed(REMOVED))
    project.note("## 1.0.0", project.digest())
    project.commit()
    (wrong,) = project.wrong(capsys)
    assert wrong.startswith("contract/baseline.yaml of 1.0.0 was another one in ")


def test_baseline__of_another_version_with_a_note__is_moved(project, capsys):
    for path in (breaking.DOCUMENT, baseline.PATH):
        project.write(path, released(REMOVED, "1.1.0"))
    project.note("## 1.1.0", project.digest(), "", "## 1.0.0")
    project.commit()
    assert project.wrong(capsys) == []


def test_baseline__without_a_repository__is_used(project, capsys):
    shutil.rmtree(project.root / ".git")
    project.write(breaking.DOCUMENT, changed(REMOVED))
    assert project.wrong(capsys) == ["break: `GET /ponds`: removed"]


def test_last_tag__once_there_is_one__is_the_document_of_before(project, capsys):
    project.write(breaking.DOCUMENT, changed(REMOVED))
    project.note("## 1.0.0", project.digest(), "- break: `GET /ponds`: removed")
    project.commit()
    project.git("tag", "-am", "1.0.0", "v1.0.0")
    assert project.wrong(capsys) == []
    project.write(breaking.DOCUMENT, changed(lambda d: d["paths"].pop("/ponds")))
    assert project.wrong(capsys) == ["break: `POST /ponds`: removed"]


def test_last_tag__its_notes__are_closed(project, capsys):
    project.git("tag", "-am", "1.0.0", "v1.0.0")
    project.write(breaking.DOCUMENT, changed(REMOVED))
    project.note("## 1.0.0", project.digest(), "- break: `GET /ponds`: removed")
    assert project.wrong(capsys) == ["break: `GET /ponds`: removed"]


def test_document__breaks_nothing(capsys):
    assert (main([]), capsys.readouterr().err) == (0, "")
