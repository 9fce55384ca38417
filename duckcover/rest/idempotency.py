"""`Idempotency-Key`: a POST that was sent twice has one effect and one answer.

Answers are kept encrypted under `SECRET_KEY` and the Idempotency-Key together, of which the service keeps but a digest:
whoever reads the database finds no secret in them, even with `SECRET_KEY`, and no player who is gone since.
"""

import hashlib
import json
from collections.abc import Callable
from functools import wraps
from typing import Any, overload

from cryptography.fernet import InvalidToken, MultiFernet
from django.db import transaction
from django.http import HttpResponse
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import IdempotentAnswer
from accounts.services.idempotency import claim, first_answer, remember
from duckcover.encryption import cipher
from duckcover.errors import AppError, ErrorCode, invalid_input

HEADER = "Idempotency-Key"
REPLAYED = "Idempotency-Replayed"
MIN_LENGTH, MAX_LENGTH = 16, 128

Method = Callable[..., HttpResponse]


@overload
def idempotent(method: Method) -> Method: ...


@overload
def idempotent(*, sealed: bool) -> Callable[[Method], Method]: ...


def idempotent(method: Method | None = None, *, sealed: bool = False) -> Any:
    """Let a view method take an `Idempotency-Key`.

    With a key the method runs in one transaction together with the row that remembers its answer; an exception rolls
    both back and nothing is remembered, so a refused request may be sent again. The key is the player's own.
    `sealed`: the answer shows a secret, and nothing on its way may keep it (`no-store`), with or without a key.
    Raises: AppError (invalid_input, idempotency_running, idempotency_mismatch).
    """
    return _idempotent(method, sealed) if method else lambda given: _idempotent(given, sealed)


def _idempotent(method: Method, sealed: bool) -> Method:
    """Return the method, taking a key."""

    @wraps(method)
    def once(view: Any, request: Request, *args: Any, **kwargs: Any) -> HttpResponse:
        key = request.headers.get(HEADER)
        if key is None or not request.user.is_authenticated:
            return _answer(method, sealed, view, request, *args, **kwargs)
        _check_key(key)
        player, print_ = request.user.pk, fingerprint(request, key)
        with transaction.atomic():
            claim(player, key)
            known = first_answer(player, key, print_)
            if known is not None:
                return _replay(known, _cipher(player, key))
            answer = _plain(_answer(method, sealed, view, request, *args, **kwargs))
            if answer.status_code < 400:  # it tells of an effect
                kept = _encrypted(answer, _cipher(player, key))
                remember(player, key, print_, status=answer.status_code, sealed=kept)
            return answer

    once.takes_idempotency_key = True  # type: ignore[attr-defined]  # read by duckcover.rest.schema
    return once


def _answer(method: Method, sealed: bool, *args: Any, **kwargs: Any) -> HttpResponse:
    """Return what a method answers, for nothing to keep if it shows a secret."""
    answer = method(*args, **kwargs)
    if sealed:
        answer["Cache-Control"] = "no-store"
    return answer


def fingerprint(request: Request, key: str) -> bytes:
    """Return the SHA-256 of what a request asks for: its key, its method, its path and its body, however spaced."""
    said = [key, request.method, request.get_full_path(), request.data]
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


def _encrypted(answer: HttpResponse, cipher_: MultiFernet) -> bytes:
    """Return headers and body of an answer, encrypted."""
    return cipher_.encrypt(json.dumps([dict(answer.items()), answer.content.decode()]).encode())


def _replay(known: IdempotentAnswer, cipher_: MultiFernet) -> HttpResponse:
    """Return a remembered answer, marked as such.

    Raises: AppError (idempotency_mismatch) when it was sealed before a change of `SECRET_KEY`, and is lost.
    """
    try:
        headers, body = json.loads(cipher_.decrypt(bytes(known.sealed)))
    except InvalidToken:
        raise AppError(ErrorCode.IDEMPOTENCY_MISMATCH) from None
    return HttpResponse(body, status=known.status, headers={**headers, REPLAYED: "true"})


def _cipher(player_id: int, key: str) -> MultiFernet:
    """Return what seals the answer to a player's key."""
    return cipher(f"idempotent answer {player_id} {key}")
