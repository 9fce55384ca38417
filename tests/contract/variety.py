"""What Schemathesis sends beside what the document names; it loads this file as its hooks.

An operation that takes nothing, or only an id in its path, is soon asked all that its document allows. Headers that any
request may carry let its requests differ, and a query parameter that nobody knows has to be refused.
"""

from typing import Any

import schemathesis

from contract.conformity import METHODS, expanded

API = "/api/"
UNKNOWN = "pond"
PROBLEM = "application/problem+json"
SENT = range(1, 5)
"""How long the value of the unknown parameter is where it is sent."""
TEXT = {"type": "string", "maxLength": 300}
MEDIA = {"anyOf": [{"type": "string", "enum": ["application/json", "*/*", "text/html", "application/*;q=0.1"]}, TEXT]}
HEADERS = {"Accept-Language": TEXT, "User-Agent": TEXT}


@schemathesis.hook
def before_load_schema(context: schemathesis.HookContext, raw_schema: dict[str, Any]) -> None:
    """Let operations with little input take more, and hold what they refer to."""
    raw_schema["paths"] = expanded(raw_schema)["paths"]
    for path, item in raw_schema["paths"].items():
        for method in METHODS:
            if method in item and takes_little(item[method], item):
                item[method]["parameters"] = [*item[method].get("parameters", []), *more(path)]


def takes_little(operation: dict[str, Any], item: dict[str, Any]) -> bool:
    """Whether an operation takes neither a body nor a query."""
    parameters = [*item.get("parameters", []), *operation.get("parameters", [])]
    return "requestBody" not in operation and all(given["in"] != "query" for given in parameters)


def more(path: str) -> list[dict[str, Any]]:
    """The parameters that an operation gets besides; below /api a query parameter that it does not know, too."""
    parameters = [{"in": "header", "name": name, "schema": schema} for name, schema in HEADERS.items()]
    if path.startswith(API):
        parameters += [{"in": "header", "name": "Accept", "schema": MEDIA}]
        parameters += [{"in": "query", "name": UNKNOWN, "schema": TEXT}]
    return parameters


@schemathesis.hook
def before_call(context: schemathesis.HookContext, case: schemathesis.Case, kwargs: dict[str, Any]) -> None:
    """Leave the unknown parameter out of most requests: with it, nothing else is looked at."""
    if UNKNOWN in (case.query or {}) and len(str(case.query[UNKNOWN])) not in SENT:
        del case.query[UNKNOWN]


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
