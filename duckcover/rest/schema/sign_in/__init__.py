"""The table of allauth's endpoints for apps: how each is named in our document, what it takes and what it answers.

An endpoint that is switched on and stands neither in `OPERATIONS` nor in `LEFT_OUT` stops the document from being made,
so that an upgrade of allauth that adds or renames one is noticed. Ids are fixed for good: SDKs name their calls after
them.
"""

from duckcover.rest.schema.sign_in.factors import FACTORS
from duckcover.rest.schema.sign_in.operation import Operation
from duckcover.rest.schema.sign_in.passwords import PASSWORDS

OPERATIONS: dict[tuple[str, str], Operation] = {**PASSWORDS, **FACTORS}
"""By method and address, in the order of the document."""

LEFT_OUT: dict[tuple[str, str], str] = {
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
