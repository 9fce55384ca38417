"""Webhooks, the verifier: whether a request comes from the service, as Standard Webhooks describe it.

notice = webhooks.verify(body, headers, secret)["data"]
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any

PREFIX = "whsec_"
TOLERANCE = 300
"""Seconds by which the time of a message may differ from ours: an old one was perhaps recorded by somebody."""


class WebhookError(Exception):
    """A request that is not to be believed."""


def verify(
    body: bytes, headers: Mapping[str, str], secret: str, *, now: float | None = None, tolerance: float = TOLERANCE
) -> dict[str, Any]:
    """Check a request and return its message: `{"type", "timestamp", "data"}`, where `data` is a notice.

    `body` is the body as it came, byte for byte; names of headers may be in any case. Remember `webhook-id`: the same
    message may come more than once. Raises: WebhookError.
    """
    given = {name.lower(): value for name, value in headers.items()}
    identifier, timestamp = given.get("webhook-id", ""), given.get("webhook-timestamp", "")
    if not (identifier and timestamp.isascii() and timestamp.isdecimal()):
        raise WebhookError("The headers of a webhook are missing.")
    if abs((time.time() if now is None else now) - int(timestamp)) > tolerance:
        raise WebhookError("The message is too old, or of the future.")
    expected = _signature(secret, f"{identifier}.{timestamp}.".encode() + body)
    signatures = given.get("webhook-signature", "").split()
    if not any(hmac.compare_digest(expected.encode(), each.encode()) for each in signatures):
        raise WebhookError("The signature is wrong.")
    message: dict[str, Any] = json.loads(body)
    return message


def _signature(secret: str, signed: bytes) -> str:
    try:
        key = base64.b64decode(secret.removeprefix(PREFIX), validate=True)
    except binascii.Error:
        raise WebhookError("This is no secret of a webhook.") from None
    return "v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()
