"""`Idempotency-Key`: a POST that was sent twice has one effect and one answer."""

import hashlib
import json
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.db import transaction
from django.http import HttpResponse
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import IdempotentAnswer
from accounts.services.idempotency import claim, first_answer, remember
from duckcover.errors import invalid_input

HEADER = "Idempotency-Key"
REPLAYED = "Idempotency-Replayed"
MIN_LENGTH, MAX_LENGTH = 16, 128

Method = Callable[..., HttpResponse]


def idempotent(method: Method) -> Method:
    """Let a view method take an `Idempotency-Key`.

    With a key the method runs in one transaction together with the row that remembers its answer; an exception rolls
    both back and nothing is remembered, so a refused request may be sent again. The key is the player's own.
    Raises: AppError (invalid_input, idempotency_running, idempotency_mismatch).
    """

    @wraps(method)
    def once(view: Any, request: Request, *args: Any, **kwargs: Any) -> HttpResponse:
        key = request.headers.get(HEADER)
        if key is None or not request.user.is_authenticated:
            return method(view, request, *args, **kwargs)
        _check_key(key)
        print_ = fingerprint(request)
        with transaction.atomic():
            claim(request.user.pk, key)
            known = first_answer(request.user.pk, key, print_)
            if known is not None:
                return _replay(known)
            answer = _plain(method(view, request, *args, **kwargs))
            _remember(request.user.pk, key, print_, answer)
            return answer

    once.takes_idempotency_key = True  # type: ignore[attr-defined]  # read by duckcover.schema
    return once


def fingerprint(request: Request) -> bytes:
    """Return the SHA-256 of what a request asks for: its method, its path and its body, however spaced."""
    said = [request.method, request.get_full_path(), request.data]
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).digest()


def _check_key(key: str) -> None:
    """Refuse a key that is too short, too long or not printable ASCII. Raises: AppError (invalid_input)."""
    if not MIN_LENGTH <= len(key) <= MAX_LENGTH:
        raise invalid_input(HEADER, "invalid_length", "An Idempotency-Key has 16 to 128 characters.")
    if not (key.isascii() and key.isprintable()):
        raise invalid_input(HEADER, "invalid_characters", "An Idempotency-Key is made of printable ASCII characters.")


def _plain(response: HttpResponse) -> HttpResponse:
    """Return an answer with its body rendered, which is what a retry will get byte for byte."""
    if not isinstance(response, Response):
        return response
    body = b"" if response.data is None else JSONRenderer().render(response.data)
    plain = HttpResponse(body, status=response.status_code, content_type=response.content_type or "application/json")
    for name, value in response.items():
        if name != "Content-Type":
            plain[name] = value
    return plain


def _remember(player_id: int, key: str, print_: bytes, answer: HttpResponse) -> None:
    """Keep an answer that tells of an effect."""
    if answer.status_code < 400:
        headers = dict(answer.items())
        remember(player_id, key, print_, status=answer.status_code, headers=headers, body=answer.content)


def _replay(known: IdempotentAnswer) -> HttpResponse:
    """Return a remembered answer, marked as such."""
    return HttpResponse(bytes(known.body), status=known.status, headers={**known.headers, REPLAYED: "true"})
