"""Where a request comes from, and whether it goes to the sign-in API."""

import re
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address, ip_address
from typing import Any

from django.conf import settings
from django.http import HttpRequest

SIGN_IN_API = "/_allauth/"
UNKNOWN = "unknown"
BRACKETED = re.compile(r"\[([^][]+)](?::\d+)?")
IPV6_SHARED_BITS = 64
"""One household has as many addresses of its network as it likes; what it shares is the first half."""


def client_address(request: HttpRequest) -> str:
    """Return the client's address, IPv6 by its network (/64); "unknown" when there is none that can be believed.

    Of `X-Forwarded-For` the entry is taken that the outermost of our own proxies (`DUCKCOVER_TRUSTED_PROXIES` of them)
    has added: what stands before it is the client's own word.
    """
    return address_of(request.META)


def is_sign_in_api(request: HttpRequest) -> bool:
    """Say whether a request is from an app to the sign-in API, and not from a browser to a page."""
    return request.path_info.startswith(SIGN_IN_API)


def address_of(environ: Mapping[str, Any]) -> str:
    """Return the same of the environment of a request (PEP 3333)."""
    proxies: int = settings.TRUSTED_PROXIES
    if proxies == 0:
        return _shared(environ.get("REMOTE_ADDR", ""))
    hops = [hop.strip() for hop in environ.get("HTTP_X_FORWARDED_FOR", "").split(",")]
    return _shared(_without_port(hops[-proxies])) if len(hops) >= proxies else UNKNOWN


def _without_port(hop: str) -> str:
    """Return the address of an entry of `X-Forwarded-For`, to which some proxies add a port: 1.2.3.4:5, [v6]:5."""
    bracketed = BRACKETED.fullmatch(hop)
    if bracketed:
        return bracketed[1]
    host, colon, port = hop.rpartition(":")
    return host if colon and ":" not in host and port.isdecimal() else hop


@lru_cache(maxsize=4096)
def _shared(text: str) -> str:
    try:
        address = ip_address(text)
    except (ValueError, AddressValueError):
        return UNKNOWN
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    network = int(address) >> IPV6_SHARED_BITS << IPV6_SHARED_BITS
    return f"{IPv6Address(network)}/{IPV6_SHARED_BITS}"
