"""What Schemathesis sends beside what the document names; it loads this file as its hooks.

An operation that takes nothing, or only an id in its path, is soon asked all that its document allows. Headers that any
request may carry let its requests differ, and a query parameter that nobody knows has to be refused.

One run asks as every caller. The callers take turns, but the same request always has the same caller: Hypothesis sends
a request again to find out what is wrong with it. `callers.json` in the working directory names the callers. In
`asked.ndjson` stands who sent each request.
"""

import json
import urllib.request
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import schemathesis
from schemathesis.generation.meta import TestPhase

from contract.conformity import METHODS, expanded

API = "/api/"
UNKNOWN = "pond"
PROBLEM = "application/problem+json"
SENT = range(1, 5)
"""How long the value of the unknown parameter is where it is sent."""
LONG = range(2, 31)
"""Seconds that a request may wait for something to happen, and none does here: nothing does."""
TEXT = {"type": "string", "maxLength": 300}
MEDIA = {"anyOf": [{"type": "string", "enum": ["application/json", "*/*", "text/html", "application/*;q=0.1"]}, TEXT]}
HEADERS = {"Accept-Language": TEXT, "User-Agent": TEXT}
CHAINED = "player"
"""Who sends the requests of a chain: all of it is one caller's."""
OWN = "own"
"""An account for one operation that ends sign-ins; a new one signs up when it is signed out."""

COVERED = 8
"""So many of the requests that cover an operation's schema are always sent; of the others one in `cover_one_in`."""

_own: dict[str, dict[str, str]] = {}
_callers: defaultdict[str, dict[str, str]] = defaultdict(dict)
"""The callers of the requests so far, by operation and request."""


@schemathesis.hook
def before_load_schema(context: schemathesis.HookContext, raw_schema: dict[str, Any]) -> None:
    """Let operations take more than they name, and hold what they refer to.

    Those with little input do; all do where `callers.json` says so, for a run that asks each very often.
    """
    raw_schema["paths"] = expanded(raw_schema)["paths"]
    for path, item in raw_schema["paths"].items():
        for method in METHODS:
            if method in item and ((little := takes_little(item[method], item)) or callers()["all_differ"]):
                item[method]["parameters"] = [*item[method].get("parameters", []), *more(path, little=little)]


def takes_little(operation: dict[str, Any], item: dict[str, Any]) -> bool:
    """Whether an operation takes neither a body nor a query."""
    parameters = [*item.get("parameters", []), *operation.get("parameters", [])]
    return "requestBody" not in operation and all(given["in"] != "query" for given in parameters)


def more(path: str, *, little: bool) -> list[dict[str, Any]]:
    """The parameters that an operation gets besides, so that no two of its requests need be the same.

    Below /api one that takes little gets a query parameter that it does not know, too.
    """
    parameters = [{"in": "header", "name": name, "schema": schema} for name, schema in HEADERS.items()]
    if little and path.startswith(API):
        parameters += [{"in": "header", "name": "Accept", "schema": MEDIA}]
        parameters += [{"in": "query", "name": UNKNOWN, "schema": TEXT}]
    return parameters


_cases: Counter[str] = Counter()
"""How many requests were made to cover the schema of each operation."""


@schemathesis.hook
def filter_case(context: schemathesis.HookContext, case: schemathesis.Case) -> bool:
    """Whether a request is sent: a large schema alone has hundreds of cases."""
    if case.meta is None or case.meta.phase.name != TestPhase.COVERAGE:
        return True
    operation = case.operation.definition.raw["operationId"]
    _cases[operation] += 1
    return _cases[operation] <= COVERED or _cases[operation] % callers()["cover_one_in"] == 0


@schemathesis.hook
def before_call(context: schemathesis.HookContext, case: schemathesis.Case, kwargs: dict[str, Any]) -> None:
    """Leave the unknown parameter out of most requests, as with it nothing else is looked at; and wait for a second."""
    if UNKNOWN in (case.query or {}) and len(str(case.query[UNKNOWN])) not in SENT:
        del case.query[UNKNOWN]
    if (case.query or {}).get("wait") in LONG:
        case.query["wait"] = 1
    operation = case.operation.definition.raw["operationId"]
    caller = caller_of(case, operation)
    case.headers.update(headers_of(caller, operation))
    with Path("asked.ndjson").open("a", encoding="utf-8") as file:
        file.write(json.dumps([case.id, caller]) + "\n")


@schemathesis.hook
def after_call(context: schemathesis.HookContext, case: schemathesis.Case, response: schemathesis.Response) -> None:
    """Forget an account that an operation has signed out, or that was signed out before."""
    operation = case.operation.definition.raw["operationId"]
    if response.status_code < 300 or response.status_code == 401:
        _own.pop(operation, None)


def caller_of(case: schemathesis.Case, operation: str) -> str:
    """The caller of a request; of a chain always the same."""
    asked = callers()
    if case.meta is not None and case.meta.phase.name == TestPhase.STATEFUL:
        return OWN if operation in asked["ends_sign_in"] else CHAINED
    names = asked["ending"] if operation in asked["ends_sign_in"] else [*asked["headers"]]
    known = _callers[operation]
    what = repr((case.path_parameters, case.query, case.body, sorted((case.headers or {}).items())))
    return known.setdefault(what, names[len(known) % len(names)])


def headers_of(caller: str, operation: str) -> dict[str, str]:
    """What a caller's requests carry."""
    if caller != OWN:
        return dict(callers()["headers"][caller])
    if operation not in _own:
        _own[operation] = signed_up(f"{operation.lower()}-{len(Path('asked.ndjson').read_bytes())}")
    return _own[operation]


@cache
def callers() -> dict[str, Any]:
    """The callers: `headers` of each, which operations `ends_sign_in`, who asks those (`ending`), and the `url`."""
    known: dict[str, Any] = json.loads(Path("callers.json").read_text(encoding="utf-8"))
    return known


def signed_up(name: str) -> dict[str, str]:
    """The headers of a new account."""
    identity = {"username": name[:30], "password": "sieben-enten-im-teich", "email": f"{name}@players.invalid"}
    request = urllib.request.Request(
        f"{callers()['url']}/_allauth/app/v1/auth/signup",
        json.dumps(identity).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        meta = json.load(answer)["meta"]
    return {"Authorization": f"Bearer {meta['access_token']}", "X-Session-Token": meta["session_token"]}


@schemathesis.check
def unknown_query_is_refused(
    context: schemathesis.CheckContext, response: schemathesis.Response, case: schemathesis.Case
) -> None:
    """No request with the query parameter that nobody knows is served."""
    if UNKNOWN in (case.query or {}):
        assert response.status_code >= 400, f"the unknown query parameter {UNKNOWN} was passed over"


@schemathesis.check
def code_is_listed(
    context: schemathesis.CheckContext, response: schemathesis.Response, case: schemathesis.Case
) -> None:
    """A problem has one of the codes that its operation lists for its status; other checks look at the status."""
    answer = case.operation.definition.raw["responses"].get(str(response.status_code), {})
    listed = answer.get("content", {}).get(PROBLEM, {}).get("examples")
    if listed is not None and PROBLEM in response.headers.get("content-type", []):
        code = response.json()["code"]
        assert code in listed, f"{code} is not listed for {response.status_code}"
