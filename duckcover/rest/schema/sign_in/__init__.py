"""allauth's endpoints for apps: how each is named in our document, and which are left out.

An endpoint that is switched on and stands neither in `OPERATIONS` nor in `LEFT_OUT` stops the document from being made,
so that an upgrade of allauth that adds or renames one is noticed.
"""

from pathlib import Path
from typing import NamedTuple

import yaml

Endpoint = tuple[str, str]
"""Method and address."""

PENDING = "With a second factor or a proof of the address still to come the answer is 401: see its `flows`."


class Operation(NamedTuple):
    """What we say of an endpoint; the rest is allauth's."""

    id: str
    summary: str
    description: str


def _operations() -> dict[Endpoint, Operation]:
    """Return the operations by method and address, in the order of the document."""
    table = yaml.safe_load(Path(__file__).with_name("operations.yaml").read_text(encoding="utf-8"))
    named = ((endpoint.split(" "), said) for endpoint, said in table.items())
    return {
        (method, at): Operation(*(text.replace("PENDING", PENDING) for text in said)) for (method, at), said in named
    }


OPERATIONS = _operations()

LEFT_OUT: dict[Endpoint, str] = {
    ("GET", "account/phone"): "accounts have no phone number",
    ("POST", "account/phone"): "accounts have no phone number",
    ("POST", "auth/phone/verify"): "accounts have no phone number",
    ("POST", "auth/phone/verify/resend"): "accounts have no phone number",
    ("POST", "auth/provider/redirect"): "for browsers, which have the pages below /accounts/",
    ("POST", "auth/2fa/trust"): "for browsers",
    ("POST", "tokens/refresh"): "bearer tokens live until they are revoked; there is nothing to refresh",
}
"""Endpoints of allauth that are no part of the contract, and why."""

NEEDS = {
    ("POST", "auth/code/confirm"): ("POST", "auth/code/request"),
}
"""Endpoints that are always there, and the one without which they have no use."""
