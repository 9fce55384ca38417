"""`Idempotency-Key`: a POST that was sent twice has one effect.

Of most answers the status and the id of the resource are kept: a repeated request reads the resource anew, as the
caller may see it now. An answer that shows a secret once is kept whole, encrypted under `SECRET_KEY` and the
Idempotency-Key together, of which the service keeps but a digest: whoever reads the database finds no secret in it,
even with `SECRET_KEY`.

`settings.IDEMPOTENCY_STORE` names the module that keeps the answers (`Store`).
"""

import hashlib
import json
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from typing import Any, Protocol, cast

from cryptography.fernet import InvalidToken, MultiFernet
from django.conf import settings
from django.db import transaction
from django.http import HttpResponse
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from duckcover.encryption import cipher
from duckcover.errors import AppError, ErrorCode, invalid_input

HEADER = "Idempotency-Key"
REPLAYED = "Idempotency-Replayed"
MIN_LENGTH, MAX_LENGTH = 16, 128


class Answer(Protocol):
    """What is kept of a first answer: `resource` or `encrypted`, or neither when it was forgotten."""

    status: int
    resource: str
    encrypted: bytes


class Store(Protocol):
    """Keeps first answers by player (primary key) and Idempotency-Key."""

    def claim(self, player_id: int, key: str) -> None:
        """Make this transaction the only one under a key. Raises: AppError (idempotency_running)."""

    def first_answer(self, player_id: int, key: str, fingerprint: bytes) -> Answer | None:
        """Return what is kept, after `claim`. Raises: AppError (idempotency_mismatch) for another request."""

    def remember(
        self, player_id: int, key: str, fingerprint: bytes, *, status: int, resource: str = "", encrypted: bytes = b""
    ) -> None:
        """Keep a first answer, in the transaction of its effect."""


Method = Callable[..., HttpResponse]
Making = Callable[..., Any]
Show = Callable[[Request, str], HttpResponse]


def idempotent(show: Show) -> Callable[[Making], Method]:
    """Let a view method take an `Idempotency-Key`; it returns the id of what it made or changed, as text or UUID.

    `show(request, id)` makes the answer, the first time and again: the resource as the caller may see it at that
    moment, or the AppError `not_found` when it is gone or not the caller's to see any more.
    With a key the method runs in one transaction together with the row that remembers it; an exception rolls both back
    and nothing is remembered, so a refused request may be sent again. The key is the player's own.
    Raises: AppError (invalid_input, idempotency_running, idempotency_mismatch).
    """

    def decorate(method: Making) -> Method:
        def work(attempt: "Attempt", *args: Any, **kwargs: Any) -> HttpResponse:
            resource = str(method(*args, **kwargs))
            answer = show(attempt.request, resource)
            attempt.keep(answer.status_code, resource=resource)
            return answer

        def again(attempt: "Attempt", known: Answer) -> HttpResponse:
            if not known.resource:
                raise AppError(ErrorCode.IDEMPOTENCY_MISMATCH)
            answer = show(attempt.request, known.resource)
            answer.status_code = known.status
            return answer

        return _once(method, work, again)

    return decorate


def idempotent_secret(method: Method) -> Method:
    """Let a view method whose answer shows a secret take an `Idempotency-Key`: a repeated request gets it once more.

    The answer is kept encrypted, and nothing on its way may keep it (`no-store`), with or without a key.
    Raises: as `idempotent`.
    """

    def work(attempt: "Attempt", *args: Any, **kwargs: Any) -> HttpResponse:
        answer = _plain(method(*args, **kwargs))
        answer["Cache-Control"] = "no-store"
        if attempt.key is not None:
            attempt.keep(answer.status_code, encrypted=_encrypted(answer, attempt.cipher()))
        return answer

    def again(attempt: "Attempt", known: Answer) -> HttpResponse:
        return _decrypted(known, attempt.cipher())

    return _once(method, work, again)


class Attempt:
    """One request with an Idempotency-Key; without one (`key` is None) it keeps nothing."""

    def __init__(self, request: Request) -> None:
        self.request, key = request, request.headers.get(HEADER)
        self.key = key if request.user.is_authenticated else None
        if self.key is not None:
            _check_key(self.key)
            self.player = cast("int", request.user.pk)
            self.print = fingerprint(request, self.key)

    def known(self) -> Answer | None:
        """Claim the key and return what is kept under it."""
        if self.key is None:
            return None
        store().claim(self.player, self.key)
        return store().first_answer(self.player, self.key, self.print)

    def keep(self, status: int, **kept: Any) -> None:
        """Keep an answer that tells of an effect."""
        if self.key is not None and status < 400:
            store().remember(self.player, self.key, self.print, status=status, **kept)

    def cipher(self) -> MultiFernet:
        """Return what encrypts the answer to this player's key."""
        return cipher(f"idempotent answer {self.player} {self.key}")


def store() -> Store:
    """Return the module that keeps the answers."""
    return cast("Store", import_module(settings.IDEMPOTENCY_STORE))


def _once(method: Making, work: Callable[..., HttpResponse], again: Callable[..., HttpResponse]) -> Method:
    """Return a view method that does its `work` once for each key and answers `again` from then on."""

    @wraps(method)
    def once(view: Any, request: Request, *args: Any, **kwargs: Any) -> HttpResponse:
        attempt = Attempt(request)
        if attempt.key is None:
            return work(attempt, view, request, *args, **kwargs)
        with transaction.atomic():
            known = attempt.known()
            if known is None:
                return work(attempt, view, request, *args, **kwargs)
            answer = again(attempt, known)
        answer[REPLAYED] = "true"
        return answer

    once.takes_idempotency_key = True  # type: ignore[attr-defined]  # read by duckcover.rest.schema
    return once


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
    return cipher_.encrypt(json.dumps([dict(answer.items()), answer.content.decode()]).encode())


def _decrypted(known: Answer, cipher_: MultiFernet) -> HttpResponse:
    """Return an answer that was kept whole.

    Raises: AppError (idempotency_mismatch) when it was forgotten, or encrypted before a change of `SECRET_KEY`.
    """
    try:
        headers, body = json.loads(cipher_.decrypt(bytes(known.encrypted)))
    except InvalidToken:
        raise AppError(ErrorCode.IDEMPOTENCY_MISMATCH) from None
    return HttpResponse(body, status=known.status, headers=headers)
