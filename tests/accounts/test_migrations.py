"""Rows that are there when the shape of what is kept changes."""

import pytest
from django.contrib.sessions.models import Session as OldSession
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils import timezone
from django.utils.crypto import salted_hmac

from accounts.models import IdempotentAnswer, Player, RetiredName

pytestmark = [pytest.mark.django_db, pytest.mark.in_full]


def migrate(name):
    """Take the accounts to a migration; what has been written so far is checked first, as a commit would do."""
    connection.check_constraints()
    MigrationExecutor(connection).migrate([("accounts", name)])


def test_sessions__of_the_table_before__are_deleted():
    migrate("0003_guards")
    OldSession.objects.create(session_key="old", session_data="x", expire_date=timezone.now())
    migrate("0005_sealed_answers")
    assert not OldSession.objects.exists()


def test_answers__plain_ones__are_forgotten():
    player = Player.objects.create(username="dana")
    migrate("0004_sessions")
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO accounts_idempotentanswer (player_id, key, fingerprint, status, headers, body, created_at)"
            " VALUES (%s, 'a-plain-key', '', 201, '{}', 'plain', now())",
            [player.pk],
        )
    migrate("0009_forget_answers")
    assert not IdempotentAnswer.objects.exists()


def test_answers__encrypted_ones__are_forgotten_on_the_way_back():
    kept = {"digest": b"d", "fingerprint": b"f", "status": 201, "encrypted": b"s", "created_at": timezone.now()}
    IdempotentAnswer.objects.create(player=Player.objects.create(username="dana"), **kept)
    migrate("0004_sessions")
    migrate("0012_plain_names")
    assert not IdempotentAnswer.objects.exists()


def test_answers__kept_whole__are_forgotten_and_their_keys_are_not():
    player = Player.objects.create(username="dana")
    migrate("0007_proofs")
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO accounts_idempotentanswer (player_id, digest, fingerprint, status, sealed, created_at)"
            " VALUES (%s, 'd', 'f', 201, 'an opening grid', now())",
            [player.pk],
        )
    migrate("0012_plain_names")
    kept = IdempotentAnswer.objects.get()
    assert [bytes(kept.digest), kept.resource, bytes(kept.encrypted)] == [b"d", "", b""]


@pytest.mark.parametrize("made_under", ["the key", "a fallback", "the one before"])
def test_names__retired_under_the_secret_key__stay_retired(settings, made_under):
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "the key", ["a fallback", "the one before"]
    migrate("0009_forget_answers")
    digest = salted_hmac("duckcover retired name", "dana", made_under, algorithm="sha256").digest()
    RetiredName.objects.create(digest=digest)
    migrate("0011_keep_retired_names")
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "another", []
    RetiredName.objects.retire(["erin"])
    assert [RetiredName.objects.knows(name) for name in ("Dana", "Erin", "finn")] == [True, True, False]
