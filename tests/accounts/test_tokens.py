"""Bearer tokens: their text, their digest, their one query."""

import hashlib
from datetime import timedelta

import pytest
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db.models.functions import Now

from accounts import tokens
from accounts.models import Player, Token
from accounts.services.bots import make_bot
from accounts.services.tokens import MAX_DEVICES, forget_old_tokens, issue, make_personal, revoke, revoke_all
from accounts.tasks import forget_tokens


def test_new_token__carries_256_random_bits():
    text = tokens.new_token()
    assert (text[:4], len(text)) == ("dkc_", 4 + 43)


def test_digest_of__is_sha256():
    assert tokens.digest_of("dkc_x") == hashlib.sha256(b"dkc_x").digest()


@pytest.mark.parametrize("header", ["Bearer dkc_x", "bearer dkc_x", "BEARER  dkc_x "])
def test_bearer_digest__well_formed__is_its_digest(header):
    assert tokens.bearer_digest(header) == tokens.digest_of("dkc_x")


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer x", "Bearer dkc_x dkc_y", "Basic dkc_x", "dkc_x"])
def test_bearer_digest__anything_else__is_none(header):
    assert tokens.bearer_digest(header) is None


def test_issue__keeps_the_digest_only(dana):
    _, text = issue(dana, device="phone")
    row = Token.objects.values().get()
    assert bytes(row.pop("digest")) == tokens.digest_of(text)
    assert text not in str(row)
    assert row["device"] == "phone"


def test_issue__long_device_with_control_characters__is_cut_and_cleaned(dana):
    token, _ = issue(dana, device="a\x00\x1bb" + "c" * 300)
    assert token.device == "ab" + "c" * 198


def test_issue__on_one_device_too_many__signs_out_the_one_not_heard_of_for_the_longest(dana):
    erin = Player.objects.create_user("erin")
    first, used, silent = (issue(dana)[0] for _ in range(3))
    others = [issue(erin)[0], make_personal(dana, name="x", scopes=["games:read"], expires_in_days=None)[0]]
    for _ in range(MAX_DEVICES - 3):
        issue(dana)
    for token, days in ((first, 3), (silent, 2)):
        Token.objects.filter(pk=token.pk).update(created_at=Now() - timedelta(days=days))
    Token.objects.filter(pk=first.pk).update(last_used_at=Now())
    newest, _ = issue(dana)
    valid = Token.objects.valid()
    assert valid.of_kind(Token.Kind.DEVICE).filter(player=dana).count() == MAX_DEVICES
    assert not valid.filter(pk=silent.pk).exists()
    assert valid.filter(pk__in=[token.pk for token in (first, used, newest, *others)]).count() == 5


def test_revoke__twice__is_true_once(dana):
    token, _ = issue(dana)
    assert [revoke(token.pk), revoke(token.pk)] == [True, False]


def test_revoke_all__keeps_the_named_one(dana):
    kept, _ = issue(dana)
    issue(dana)
    assert revoke_all(dana, except_token=kept.pk) == 1
    assert list(Token.objects.valid()) == [kept]


def test_revoke_all__revokes_the_tokens_of_the_bots__and_nobody_elses(dana):
    erin = Player.objects.create_user("erin")
    bots = [make_bot(owner, username=f"bot-of-{owner.username}") for owner in (dana, erin)]
    tokens = [make_personal(bot, name="server", scopes=["games:play"], expires_in_days=None)[0] for bot in bots]
    assert revoke_all(dana) == 1
    assert list(Token.objects.valid()) == [tokens[1]]


# --- tokens of long ago ---------------------------------------------------------------------------------

LONG_AGO = Now() - timedelta(days=91)


@pytest.fixture
def logged(dana):
    """An entry of the admin's log about a token of dana's, and the token."""
    token, _text = issue(dana, device="Dana's phone")
    kind = ContentType.objects.get_for_model(Token)
    about = {"content_type": kind, "object_id": str(token.pk), "object_repr": "Dana's phone"}
    return LogEntry.objects.create(user=dana, action_flag=CHANGE, **about), token


def names_after(player, **ended):
    """The devices of a player that are still known when all have been forgotten that ended so."""
    issue(player, device="old")
    Token.objects.update(created_at=LONG_AGO, last_used_at=LONG_AGO, **ended)
    issue(player, device="new")
    forget_tokens()
    return [token.device for token in Token.objects.order_by("pk")]


@pytest.mark.parametrize("ended", [{"revoked_at": LONG_AGO}, {"expires_at": LONG_AGO}])
def test_forget_tokens__that_ended_long_ago__are_deleted(dana, ended):
    assert names_after(dana, **ended) == ["new"]


@pytest.mark.parametrize("ended", [{}, {"revoked_at": Now()}, {"expires_at": Now()}])
def test_forget_tokens__that_work_or_ended_just_now__are_kept(dana, ended):
    assert names_after(dana, **ended) == ["old", "new"]


def test_forget_old_tokens__stops_at_its_limit(dana):
    for _ in range(2):
        issue(dana)
    Token.objects.update(revoked_at=LONG_AGO)
    assert [forget_old_tokens(limit=1), forget_old_tokens(limit=1), forget_old_tokens(limit=1)] == [1, 1, 0]


def test_forget_tokens__name_in_the_log_of_the_admin__goes_with_them(logged):
    entry, token = logged
    Token.objects.filter(pk=token.pk).update(revoked_at=LONG_AGO)
    forget_tokens()
    entry.refresh_from_db()
    assert entry.object_repr == ""
