"""Forms that make something. Sent twice, they make one thing; what shows a secret shows the same one again."""

import json
import uuid
from collections.abc import Callable
from typing import Any

from cryptography.fernet import InvalidToken
from django import forms
from django.db import transaction

from accounts.models import IdempotentAnswer, Player
from accounts.services import idempotency
from duckcover.encryption import cipher
from duckcover.errors import AppError, ErrorCode

Secret = dict[str, Any]
"""A secret and what the page says of it: JSON values."""


class Keyed(forms.Form):
    """Something to make. `key` is made with the form."""

    fingerprint: bytes
    """Of everything that this form makes: the key alone says which it is."""

    key = forms.UUIDField(widget=forms.HiddenInput)

    def __init__(self, player: Player, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.initial.setdefault("key", uuid.uuid4())
        self.player = player


class Made(Keyed):
    """Something to make that has an id: sent twice, the form makes one thing."""

    @transaction.atomic
    def make(self) -> uuid.UUID:
        """Make it, or find what this form has made before. Raises: AppError."""
        key = str(self.cleaned_data["key"])
        known = _known(self.player, key, self.fingerprint)
        if known is not None:
            return uuid.UUID(known.resource)
        made = self._create()
        idempotency.remember(self.player.pk, key, self.fingerprint, status=303, resource=str(made))
        return made

    def _create(self) -> uuid.UUID:
        raise NotImplementedError


class SecretForm(Keyed):
    """Something to make whose secret is shown once."""

    def make(self, work: Callable[[], Secret]) -> Secret:
        """Make it by `work`, or find what this form has made before. Raises: AppError."""
        return shown_once(self.player, str(self.cleaned_data["key"]), self.fingerprint, work)


@transaction.atomic
def shown_once(player: Player, key: str, fingerprint: bytes, make: Callable[[], Secret]) -> Secret:
    """Make a secret, or return the one that was made under a key: whoever taps twice sees the second answer.

    It is kept encrypted, as a secret of the API under its `Idempotency-Key`. Raises: AppError.
    """
    known, box = _known(player, key, fingerprint), cipher(f"secret of a form {player.pk} {key}")
    if known is not None:
        try:
            found: Secret = json.loads(box.decrypt(bytes(known.encrypted)))
        except InvalidToken:
            raise AppError(ErrorCode.IDEMPOTENCY_MISMATCH) from None
        return found
    made = make()
    encrypted = box.encrypt(json.dumps(made).encode())
    idempotency.remember(player.pk, key, fingerprint, status=200, encrypted=encrypted)
    return made


def _known(player: Player, key: str, fingerprint: bytes) -> IdempotentAnswer | None:
    idempotency.await_claim(player.pk, key)
    return idempotency.first_answer(player.pk, key, fingerprint)
