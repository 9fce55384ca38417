"""`/me/tokens`: tokens for scripts of one's own, with scopes."""

import uuid
from datetime import timedelta

import pytest
from django.db import connection
from django.db.models.functions import Now

from accounts.models import Player, Token
from accounts.services.tokens import MAX_PERSONAL, make_personal, revoke
from accounts.tokens import digest_of
from duckcover.scopes import SCOPES
from tests.api.signed_in import SignedIn, code, on_its_own, wrong
from tests.live.service import at_once

KEY = {"Idempotency-Key": "0123456789abcdef"}


@pytest.fixture
def phone(dana):
    return SignedIn(dana)


def make(caller, **body):
    return caller.post("me/tokens", {"name": "script", "scopes": ["profile:read"], **body})


def test_create__answers_with_the_text_once(phone):
    answer = make(phone, scopes=["profile:read", "games:read"])
    body = answer.json()
    token = Token.objects.get(kind="personal")
    assert (answer.status_code, bytes(token.digest)) == (201, digest_of(body.pop("token")))
    assert body == {
        "id": str(token.uuid),
        "name": "script",
        "scopes": ["profile:read", "games:read"],
        "league": None,
        "created_at": token.created_at.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
        "expires_at": token.expires_at.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
        "last_used_at": None,
    }


def test_create__opens_what_its_scopes_say(phone):
    script = SignedIn(text=make(phone).json()["token"])
    assert script.get("me").json()["scopes"] == ["profile:read"]
    refused = script.patch("me", bio="x")
    assert (code(refused), refused.json()["scope"]) == ((403, "insufficient_scope"), "profile:write")


@pytest.mark.parametrize(("given", "days"), [({}, 90), ({"expires_in_days": 1}, 1), ({"expires_in_days": 365}, 365)])
def test_create__expires_by_the_databases_clock(phone, given, days):
    make(phone, **given)
    left = Token.objects.annotate(left=Now()).get(kind="personal")
    assert timedelta(days=days) - timedelta(minutes=1) < left.expires_at - left.left <= timedelta(days=days)


def test_create__null__does_not_expire(phone):
    assert make(phone, expires_in_days=None).json()["expires_at"] is None


def test_token__expired__is_401(dana, phone):
    script = SignedIn(text=make(phone).json()["token"])
    Token.objects.filter(kind="personal").update(expires_at=Now())
    assert code(script.get("me")) == (401, "invalid_token")


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ({"name": ""}, [("name", "blank")]),
        ({"name": "x" * 81}, [("name", "max_length")]),
        ({"name": "a\x1bb"}, [("name", "control_characters")]),
        ({"scopes": []}, [("scopes", "empty")]),
        ({"scopes": ["games:read", "admin"]}, [("scopes.1", "invalid_choice")]),
        ({"scopes": "games:read"}, [("scopes", "wrong_type")]),
        ({"scopes": None}, [("scopes", "null")]),
        ({"expires_in_days": 0}, [("expires_in_days", "min_value")]),
        ({"expires_in_days": 366}, [("expires_in_days", "max_value")]),
        ({"expires_in_days": "7"}, [("expires_in_days", "wrong_type")]),
        ({"expires_at": "2030-01-01T00:00:00Z"}, [("expires_at", "unknown_field")]),
        ({"kind": "device"}, [("kind", "unknown_field")]),
    ],
)
def test_create__wrong_input__is_400_and_makes_nothing(phone, body, found):
    assert wrong(make(phone, **body)) == found
    assert not Token.objects.filter(kind="personal").exists()


def test_create__scope_named_twice__counts_once(phone):
    answer = make(phone, scopes=["games:read", "profile:read", "games:read"])
    assert answer.json()["scopes"] == ["games:read", "profile:read"]


@pytest.mark.parametrize("field", ["name", "scopes"])
def test_create__missing_input__is_400(phone, field):
    body = {"name": "script", "scopes": ["games:read"]}
    del body[field]
    assert wrong(phone.post("me/tokens", body)) == [(field, "required")]


# --- shown once ----------------------------------------------------------------------------------------


def every_table(text):
    """The tables of the database in which a text stands in any column, also inside of bytes."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'")
        tables = [name for (name,) in cursor.fetchall()]
        holding = []
        for table in tables:
            cursor.execute(f'SELECT EXISTS (SELECT FROM "{table}" AS found WHERE strpos(found::text, %s) > 0)', [text])
            plain = cursor.fetchone()[0]
            hexadecimal = text.encode().hex()
            cursor.execute(f'SELECT EXISTS (SELECT FROM "{table}" AS f WHERE strpos(f::text, %s) > 0)', [hexadecimal])
            if plain or cursor.fetchone()[0]:
                holding.append(table)
    return holding


def test_create__retried_with_its_key__answers_with_the_same_text_that_no_table_holds(phone):
    body = {"name": "script", "scopes": ["profile:read"]}
    first, again = phone.post("me/tokens", body, **KEY), phone.post("me/tokens", body, **KEY)
    assert (again.status_code, again.content, again["Idempotency-Replayed"]) == (201, first.content, "true")
    assert SignedIn(text=again.json()["token"]).get("me").status_code == 200
    assert Token.objects.filter(kind="personal").count() == 1
    assert every_table(first.json()["token"]) == []


def test_every_table__finds_what_is_there(dana, phone):
    make(phone, name="a name to be found")
    assert every_table("a name to be found") == ["accounts_token"]


def test_list__shows_no_text_and_no_digest(phone):
    text = make(phone).json()["token"]
    answer = phone.get("me/tokens")
    assert [sorted(token) for token in answer.json()["results"]] == [
        ["created_at", "expires_at", "id", "last_used_at", "league", "name", "scopes"]
    ]
    assert text not in answer.content.decode()


# --- list and revoke -----------------------------------------------------------------------------------


def test_list__is_the_players_own_the_newest_first_without_revoked_ones(dana, phone):
    erin = Player.objects.create_user("erin")
    make_personal(erin, name="erin's", scopes=["games:read"], expires_in_days=None)
    made = [make(phone, name=name).json() for name in ("one", "two", "three")]
    phone.delete(f"me/tokens/{made[1]['id']}")
    assert [token["name"] for token in phone.get("me/tokens").json()["results"]] == ["three", "one"]


def test_list__keeps_expired_ones_so_that_one_sees_why_they_failed(phone):
    make(phone)
    Token.objects.filter(kind="personal").update(expires_at=Now() - timedelta(days=1))
    assert len(phone.get("me/tokens").json()["results"]) == 1


def test_list__has_pages_and_an_entity_tag(phone):
    make(phone, name="one"), make(phone, name="two")
    page = phone.get("me/tokens?limit=1")
    assert [token["name"] for token in page.json()["results"]] == ["two"]
    assert phone.get("me/tokens?limit=1", **{"If-None-Match": page["ETag"]}).status_code == 304
    following = phone.client.get(page.json()["next"], headers=phone.headers).json()
    assert [token["name"] for token in following["results"]] == ["one"]


def test_revoke__is_effective_at_once_and_may_be_repeated(phone):
    made = make(phone).json()
    script = SignedIn(text=made["token"])
    assert [phone.delete(f"me/tokens/{made['id']}").status_code for _ in range(2)] == [204, 204]
    assert code(script.get("me")) == (401, "invalid_token")


def test_revoke__of_somebody_else_or_of_a_device__is_404_like_an_unknown_one(phone):
    erin = Player.objects.create_user("erin")
    others = make_personal(erin, name="erin's", scopes=["games:read"], expires_in_days=None)[0]
    answers = [phone.delete(f"me/tokens/{key}") for key in (others.uuid, phone.token.uuid, uuid.uuid4())]
    assert [code(answer) for answer in answers] == [(404, "not_found")] * 3
    assert len({answer.content for answer in answers}) == 1
    assert Token.objects.valid().count() == 2


def test_password_change__revokes_personal_tokens_too(phone):
    script = SignedIn(text=make(phone).json()["token"])
    body = {"username": "dana", "password": "a long pass phrase"}
    app = phone.client.post("/_allauth/app/v1/auth/login", body, content_type="application/json").json()["meta"]
    change = {"current_password": "a long pass phrase", "new_password": "another long pass phrase"}
    session = {"X-Session-Token": app["session_token"]}
    path = "/_allauth/app/v1/account/password/change"
    assert phone.client.post(path, change, content_type="application/json", headers=session).status_code == 200
    assert code(script.get("me")) == (401, "invalid_token")


# --- how many, and who may -----------------------------------------------------------------------------


def fifty(player):
    tokens = [
        Token(kind="personal", player=player, digest=uuid.uuid4().bytes, scopes=["games:read"])
        for _ in range(MAX_PERSONAL)
    ]
    return Token.objects.bulk_create(tokens)


def test_create__the_51st__is_409_limit_reached(dana, phone):
    fifty(dana)
    assert code(make(phone)) == (409, "limit_reached")
    assert Token.objects.filter(kind="personal").count() == MAX_PERSONAL


def test_create__the_51st_with_a_key__may_be_sent_again_once_there_is_room(dana, phone):
    tokens = fifty(dana)
    body = {"name": "script", "scopes": ["games:read"]}
    assert code(phone.post("me/tokens", body, **KEY)) == (409, "limit_reached")
    revoke(tokens[0].pk)
    assert phone.post("me/tokens", body, **KEY).status_code == 201


def test_create__expired_ones_and_devices_do_not_count(dana, phone):
    for token in fifty(dana)[:1]:
        Token.objects.filter(pk=token.pk).update(expires_at=Now())
    assert make(phone).status_code == 201


@pytest.mark.parametrize("method", ["get", "post"])
def test_tokens__by_a_personal_token_with_every_scope__is_403(dana, method):
    answer = SignedIn.with_scopes(dana, *SCOPES).call(method, "me/tokens")
    assert (code(answer), answer.json()["scope"]) == ((403, "insufficient_scope"), None)


@pytest.mark.parametrize("method", ["get", "post"])
def test_tokens__anonymous__is_401(db, method):
    assert code(SignedIn().call(method, "me/tokens")) == (401, "not_authenticated")


@pytest.mark.django_db(transaction=True)
def test_create__four_at_once_with_room_for_one__makes_one():
    dana = Player.objects.create_user("dana")
    phone = SignedIn(dana)
    revoke(fifty(dana)[0].pk)
    answers = at_once([on_its_own(lambda: make(phone).status_code)] * 4)
    assert sorted(answers) == [201, 409, 409, 409]


def test_token__for_one_league__needs_the_scope(api, bearer):
    league = "7f3f7c1e-6d5a-4f0e-9d0e-3f4b1f6f0a11"
    wanted = {"name": "cup", "scopes": ["leagues:manage"], "league": league}

    def post(body):
        return api.post("/api/v1/me/tokens", body, content_type="application/json", headers=bearer)

    assert post(wanted).json()["league"] == league
    refused = post({**wanted, "scopes": ["games:read"]})
    assert [(error["field"], error["code"]) for error in refused.json()["errors"]] == [("league", "unfit")]
