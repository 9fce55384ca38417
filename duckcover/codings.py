"""How an answer may be packed."""

import re

from django.http import HttpRequest

_UNWANTED = re.compile(r"q=0(\.0{0,3})?")


def coding_of(request: HttpRequest) -> str:
    """Return "gzip" where the client takes it (RFC 9110, 12.5.3), else ""."""
    given = (element.partition(";") for element in request.headers.get("Accept-Encoding", "").lower().split(","))
    weights = [weight.replace(" ", "") for name, _, weight in given if name.strip() == "gzip"]
    return "gzip" if weights and not _UNWANTED.fullmatch(weights[0]) else ""
