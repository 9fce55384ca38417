"""`GET /me/export`: everything that is held on a player, and nothing of anybody else."""

import json

import pytest

from accounts.models import Player
from duckcover.scopes import SCOPES
from tests.api.signed_in import SignedIn, code
from tests.api.whole_life import ADDRESS, NAME, Life, relations, rows_of

SHOWN = {
    "accounts.Player.owner": ("bots", "account", "username"),
    "accounts.Player_groups.player": ("account", "groups"),
    "accounts.Player_user_permissions.player": ("account", "permissions"),
    "accounts.Token.player": ("devices", "device"),
    "accounts.Block.player": ("blocks", "username"),
    "accounts.Mute.player": ("mutes", "username"),
    "accounts.Reliability.player": ("reliability", "turns_asked"),
    "accounts.Miss.player": ("misses", "at"),
    "accounts.Report.reporter": ("reports", "detail"),
    "accounts.Session.player": ("sessions", "expires_at"),
    "accounts.IdempotentAnswer.player": ("idempotency_keys", "created_at"),
    "account.EmailAddress.user": ("email_addresses", "email"),
    "mfa.Authenticator.user": ("second_factors", "type"),
    "socialaccount.SocialAccount.user": ("providers", "uid"),
    "oauth.Grant.player": ("apps", "connected", "app"),
    "allauth_idp_oidc.Client.owner": ("apps", "made", "name"),
    "games.Seat.player": ("games", "seats", "game"),
    "games.Tenure.player": ("games", "tenures", "game"),
    "games.Game.host": ("games", "seats", "host"),
    "games.Invitation.player": ("games", "invitations", "game"),
    "games.Ticket.player": ("games", "tickets", "id"),
    "games.Message.author": ("games", "messages", "text"),
    "leagues.Staff.player": ("leagues", "staff", "role"),
    "leagues.Entry.player": ("leagues", "entries", "competition"),
    "leagues.EntryHolder.player": ("leagues", "held_entries", "entry"),
    "leagues.CalendarAddress.player": ("leagues", "calendar", "revoked"),
    "leagues.Request.player": ("leagues", "requests", "text"),
    "leagues.Volunteer.player": ("leagues", "volunteered", "services"),
    "leagues.SubstituteOffer.player": ("leagues", "offers", "status"),
    "notifications.Notice.player": ("notifications", "notices", "kind"),
    "notifications.Delivery.player": ("notifications", "deliveries", "channel"),
    "notifications.Webhook.player": ("notifications", "webhooks", "url"),
    "notifications.PushSubscription.player": ("notifications", "push_subscriptions", "endpoint"),
    "notifications.Settings.player": ("notifications", "settings", "digest"),
}
"""Where in the document a row of each relation shows, one value a row."""

LEFT_OUT = {
    "games.Invitation.inviter": "whom a player has invited is the other's to know",
    "accounts.Block.blocked": "who blocks a player is the other's to know",
    "accounts.Mute.muted": "who mutes a player is the other's to know",
    "accounts.Report.reported": "who reports a player is the other's to know, and the operator's",
    "accounts.Report.closed_by": "what staff decided is the operator's record",
    "admin.LogEntry.user": "what staff changed is the operator's record, and about others",
    "allauth_idp_oidc.Token.user": "a digest of a short-lived token; its app and its scopes stand under apps",
}
"""What is not handed out, and why."""

PARTS = [
    "account",
    "apps",
    "blocks",
    "bots",
    "devices",
    "email_addresses",
    "exported_at",
    "format",
    "games",
    "idempotency_keys",
    "leagues",
    "misses",
    "mutes",
    "notifications",
    "providers",
    "ratings",
    "reliability",
    "reports",
    "requests",
    "second_factors",
    "sessions",
    "tokens",
]


@pytest.fixture
def life(db):
    return Life()


@pytest.fixture
def phone(dana):
    return SignedIn(dana)


def values_at(document, path):
    """The values at a path, over all items of the lists on the way."""
    if isinstance(document, list):
        return [value for item in document for value in values_at(item, path)]
    return values_at(document[path[0]], path[1:]) if path else [document]


def test_relations__are_shown_or_left_out_for_a_reason():
    assert sorted([*SHOWN, *LEFT_OUT]) == sorted(relations())


def test_export__shows_every_row_that_points_at_the_player(life):
    document = life.phone.get("me/export").json()
    shown = {name: len(values_at(document, path)) for name, path in SHOWN.items()}
    held = {name: rows_of(relations()[name], life.player).count() for name in SHOWN}
    held["accounts.Token.player"] -= len(document["tokens"])
    shown["games.Game.host"] = values_at(document, SHOWN["games.Game.host"]).count(True)
    assert shown == held
    assert all(shown.values())


def test_export__shows_what_the_player_wrote(life):
    document = life.phone.get("me/export").json()
    account = document["account"]
    assert (account["username"], account["display_name"], account["avatar"]) == (NAME, "Mina M.", "divers")
    assert (account["bio"], account["email"], account["groups"]) == ("a very own word", ADDRESS, ["organizers"])
    assert [block["username"] for block in document["blocks"]] == ["erin"]
    assert [(report["reported"], report["detail"]) for report in document["reports"]] == [("erin", "her own report")]
    assert [token["name"] for token in document["tokens"]] == ["a named script"]
    assert {device["device"] for device in document["devices"]} == {"Wilhelmina's phone", "Wilhelmina's browser"}


def test_export__holds_the_same_of_each_bot(life):
    (bot,) = life.phone.get("me/export").json()["bots"]
    assert sorted(bot) == [part for part in PARTS if part not in ("bots", "exported_at", "format")]
    assert (bot["account"]["username"], bot["account"]["bio"], bot["account"]["owner"]) == (
        "Ottokar",
        "Otto's word",
        NAME,
    )
    assert [seat["game"] for seat in bot["games"]["seats"]] == [str(life.running.uuid)]


def test_export__opens_no_door_and_tells_nothing_of_others(life):
    text = life.phone.get("me/export").content.decode().lower()
    digests = [bytes(digest).hex() for digest in life.player.tokens.values_list("digest", flat=True)]
    keys = list(life.player.sessions.values_list("session_key", flat=True))
    assert len(keys) == 3
    secrets = [*life.secrets, *digests, *keys, life.player.password, "said of her", "erin@example.org"]
    assert [secret for secret in secrets if secret.lower() in text] == []
    factors = json.loads(text)["second_factors"]
    assert [sorted(factor) for factor in factors] == [["created_at", "last_used_at", "type"]] * 2


def test_export__hands_out_no_key_of_a_remembered_answer(phone):
    """With the key and what was asked for, which the export tells, a token's text could be had once more."""
    body, key = {"name": "script", "scopes": ["games:read"]}, "a-key-of-a-new-token"
    phone.post("me/tokens", body, **{"Idempotency-Key": key})
    export = phone.get("me/export")
    assert [sorted(row) for row in export.json()["idempotency_keys"]] == [["created_at", "status"]]
    assert key not in export.content.decode()


def test_export__is_a_file_that_nobody_keeps(phone):
    answer = phone.get("me/export")
    assert answer["Content-Type"] == "application/json"
    assert answer["Content-Disposition"] == 'attachment; filename="duckcover-dana.json"'
    assert answer["Cache-Control"] == "no-store"


def test_export__of_a_new_player__has_every_part(phone):
    document = phone.get("me/export").json()
    assert sorted(document) == PARTS
    assert document["format"] == "duckcover-export/1"
    assert [document[part] for part in ("blocks", "bots", "providers", "reports", "second_factors")] == [[]] * 5


def test_export__shows_revoked_tokens_too(phone):
    made = phone.post("me/tokens", {"name": "gone", "scopes": ["games:read"]}).json()
    phone.delete(f"me/tokens/{made['id']}")
    (token,) = phone.get("me/export").json()["tokens"]
    assert (token["uuid"], token["revoked_at"] is None) == (made["id"], False)


def test_export__by_a_personal_token_with_every_scope__is_403(dana):
    assert code(SignedIn.with_scopes(dana, *SCOPES).get("me/export")) == (403, "insufficient_scope")


def test_export__anonymous__is_401(db):
    assert code(SignedIn().get("me/export")) == (401, "not_authenticated")


def test_export__its_queries_do_not_grow_with_the_rows(dana, phone, django_assert_max_num_queries):
    Player.objects.bulk_create(Player(username=f"p{number}") for number in range(20))
    for number in range(20):
        phone.put(f"me/blocks/p{number}")
        phone.post("me/tokens", {"name": "x", "scopes": ["games:read"]})
    with django_assert_max_num_queries(46):
        phone.get("me/export")
