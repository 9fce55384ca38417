"""Bearer tokens: their text, their digest, their one query."""

import hashlib

import pytest
from django.test import RequestFactory

from accounts import tokens
from accounts.models import Player, Token
from accounts.services.bots import make_bot
from accounts.services.tokens import issue, make_personal, revoke, revoke_all


@pytest.fixture
def dana(db):
    return Player.objects.create_user("dana", "dana@example.org", "a long pass phrase")


def request_with(header):
    return RequestFactory().get("/", HTTP_AUTHORIZATION=header)


def test_new_token__carries_256_random_bits():
    text = tokens.new_token()
    assert (text[:4], len(text)) == ("dkc_", 4 + 43)


def test_digest_of__is_sha256():
    assert tokens.digest_of("dkc_x") == hashlib.sha256(b"dkc_x").digest()


@pytest.mark.parametrize("header", ["Bearer dkc_x", "bearer dkc_x", "BEARER  dkc_x "])
def test_bearer_digest__well_formed__is_its_digest(header):
    assert tokens.bearer_digest(request_with(header)) == tokens.digest_of("dkc_x")


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer x", "Bearer dkc_x dkc_y", "Basic dkc_x", "dkc_x"])
def test_bearer_digest__anything_else__is_none(header):
    assert tokens.bearer_digest(request_with(header)) is None


def test_issue__keeps_the_digest_only(dana):
    _, text = issue(dana, device="phone")
    row = Token.objects.values().get()
    assert bytes(row.pop("digest")) == tokens.digest_of(text)
    assert text not in str(row)
    assert row["device"] == "phone"


def test_issue__long_device_with_control_characters__is_cut_and_cleaned(dana):
    token, _ = issue(dana, device="a\x00\x1bb" + "c" * 300)
    assert token.device == "ab" + "c" * 198


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
