"""`/me/bots`: accounts that play through the API for their owner."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import transaction

from accounts.models import Block, Player, RetiredName, Token
from accounts.services.account_deletion import delete_bot
from accounts.services.bots import MAX_BOTS
from accounts.services.tokens import make_personal
from duckcover.errors import AppError
from duckcover.scopes import SCOPES
from tests.accounts.test_oauth_races import until_blocked
from tests.api.signed_in import SignedIn, code, on_its_own, wrong
from tests.live.service import at_once

KEY = {"Idempotency-Key": "0123456789abcdef"}


@pytest.fixture
def phone(dana):
    return SignedIn(dana)


@pytest.fixture
def erin(db):
    return SignedIn(Player.objects.create_user("erin", "erin@example.org"))


@pytest.fixture
def quacker(phone):
    """A bot of dana's."""
    phone.post("me/bots", {"username": "Quacker"})
    return Player.objects.get(username="Quacker")


def test_create__makes_a_bot_of_the_caller(dana, phone):
    wanted = {"username": "Quacker", "display_name": "Qu", "avatar": "divers", "bio": "I play.\r\nAlways."}
    answer = phone.post("me/bots", wanted)
    bot = Player.objects.get(username="Quacker")
    assert (answer.status_code, answer["Location"]) == (201, "http://testserver/api/v1/me/bots/Quacker")
    assert answer.json() == {
        "id": str(bot.uuid),
        "username": "Quacker",
        "display_name": "Qu",
        "avatar": "divers",
        "bio": "I play.\nAlways.",
        "is_bot": True,
        "owner": "dana",
        "active": True,
        "created_at": bot.date_joined.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
    }
    assert (bot.owner, bot.email, bot.has_usable_password(), bot.is_staff) == (dana, "", False, False)


def test_create__retried_with_its_key__makes_one(phone):
    first, again = (phone.post("me/bots", {"username": "quacker"}, **KEY) for _ in range(2))
    assert (again.content, again["Idempotency-Replayed"]) == (first.content, "true")
    assert Player.objects.filter(username="quacker").count() == 1


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ({}, [("username", "required")]),
        ({"username": "q"}, [("username", "invalid")]),
        ({"username": "-quacker"}, [("username", "invalid")]),
        ({"username": "quacker\n"}, []),
        ({"username": "Dana"}, [("username", "username_taken")]),
        ({"username": "Steady"}, [("username", "username_reserved")]),
        ({"username": "quacker", "avatar": "geese"}, [("avatar", "invalid_choice")]),
        ({"username": "quacker", "bio": "x" * 501}, [("bio", "max_length")]),
        ({"username": "quacker", "bio": "a\tb"}, [("bio", "control_characters")]),
        ({"username": "quacker", "display_name": "a\nb"}, [("display_name", "control_characters")]),
        ({"username": "quacker", "email": "q@example.org"}, [("email", "unknown_field")]),
        ({"username": "quacker", "password": "long enough"}, [("password", "unknown_field")]),
        ({"username": "quacker", "owner": "erin"}, [("owner", "unknown_field")]),
    ],
)
def test_create__input(phone, body, found):
    answer = phone.post("me/bots", body)
    assert (wrong(answer) if found else answer.status_code) == (found or 201)


def test_create__name_of_a_deleted_account__is_taken(phone):
    RetiredName.objects.retire(["Quacker"])
    assert wrong(phone.post("me/bots", {"username": "quacker"})) == [("username", "username_taken")]
    assert not Player.objects.filter(username="quacker").exists()


def bots(owner, count):
    Player.objects.bulk_create(Player(username=f"bot{number}", owner=owner) for number in range(count))


def test_create__the_11th__is_409_limit_reached(dana, phone):
    bots(dana, MAX_BOTS)
    assert code(phone.post("me/bots", {"username": "quacker"})) == (409, "limit_reached")


@pytest.mark.django_db(transaction=True)
def test_create__four_at_once_with_room_for_one__makes_one():
    dana = Player.objects.create_user("dana")
    phone = SignedIn(dana)
    bots(dana, MAX_BOTS - 1)
    names = [f"quacker{number}" for number in range(4)]
    answers = at_once(
        [on_its_own(lambda name=name: phone.post("me/bots", {"username": name}).status_code) for name in names]
    )
    assert sorted(answers) == [201, 409, 409, 409]


# --- read, change --------------------------------------------------------------------------------------


def test_list__is_the_callers_own_the_newest_first(phone, erin):
    erin.post("me/bots", {"username": "goose"})
    for name in ("one", "two"):
        phone.post("me/bots", {"username": name})
    answer = phone.get("me/bots")
    assert [bot["username"] for bot in answer.json()["results"]] == ["two", "one"]
    assert phone.get("me/bots", **{"If-None-Match": answer["ETag"]}).status_code == 304


def test_read__by_its_name_in_any_case(phone, quacker):
    answer = phone.get("me/bots/qUACKER")
    assert (answer.status_code, answer.json()["username"]) == (200, "Quacker")
    assert phone.get("me/bots/quacker", **{"If-None-Match": answer["ETag"]}).status_code == 304


def test_read__locked_out_by_the_operator__says_so(phone, quacker):
    Player.objects.filter(pk=quacker.pk).update(is_active=False)
    assert phone.get("me/bots/quacker").json()["active"] is False


def test_change__what_is_given(phone, quacker):
    phone.patch("me/bots/quacker", display_name="Q.", avatar="wizards")
    body = phone.patch("me/bots/quacker", bio="Hi", avatar="").json()
    assert (body["display_name"], body["avatar"], body["bio"]) == ("Q.", "", "Hi")


@pytest.mark.parametrize("field", ["username", "owner", "language", "is_active"])
def test_change__what_is_not_to_be_changed__is_400(phone, quacker, field):
    assert wrong(phone.patch("me/bots/quacker", **{field: "x"})) == [(field, "unknown_field")]


@pytest.mark.parametrize(
    "path", ["me/bots/{}", "me/bots/{}/tokens", "me/bots/{}/tokens/" + "0" * 8 + "-0000" * 3 + "-" + "0" * 12]
)
@pytest.mark.parametrize("method", ["get", "post", "patch", "delete"])
def test_bot__of_somebody_else__is_answered_like_an_unknown_one(erin, quacker, dana, path, method):
    body = {"name": "x", "scopes": ["games:read"]} if method == "post" else {}
    names = ("quacker", "dana", "unknown", "%00", "a/b")
    answers = [erin.call(method, path.format(name), None if method == "get" else body) for name in names]
    if answers[0].status_code != 405:
        assert {code(answer) for answer in answers} == {(404, "not_found")}
    assert len({answer.content for answer in answers[:3]}) == 1


# --- its tokens ----------------------------------------------------------------------------------------


@pytest.fixture
def token(phone, quacker):
    """A token of the bot, as its owner was told."""
    return phone.post("me/bots/quacker/tokens", {"name": "server", "scopes": ["profile:read", "games:play"]}).json()


def test_token__is_the_bots(token, quacker):
    body = SignedIn(text=token["token"]).get("me").json()
    assert (body["username"], body["is_bot"], body["owner"], body["email"]) == ("Quacker", True, "dana", None)
    assert body["scopes"] == ["profile:read", "games:play"]


def test_token__retried_with_its_key__is_the_same(phone, quacker):
    body = {"name": "server", "scopes": ["games:play"]}
    first, again = (phone.post("me/bots/quacker/tokens", body, **KEY) for _ in range(2))
    assert (first.status_code, again.content) == (201, first.content)


def test_token__for_leagues__is_400(phone, quacker):
    body = {"name": "server", "scopes": ["leagues:manage"]}
    assert wrong(phone.post("me/bots/quacker/tokens", body)) == [("scopes.0", "invalid_choice")]


def test_tokens__listed_and_revoked_by_the_owner(phone, token):
    listed = phone.get("me/bots/quacker/tokens")
    assert [entry["id"] for entry in listed.json()["results"]] == [token["id"]]
    assert phone.get("me/bots/quacker/tokens", **{"If-None-Match": listed["ETag"]}).status_code == 304
    assert phone.delete(f"me/bots/quacker/tokens/{token['id']}").status_code == 204
    assert code(SignedIn(text=token["token"]).get("me")) == (401, "invalid_token")
    assert phone.get("me/bots/quacker/tokens").json()["results"] == []


def test_revoke__a_token_of_another_bot_of_ones_own__is_404(phone, token):
    phone.post("me/bots", {"username": "other"})
    assert code(phone.delete(f"me/bots/other/tokens/{token['id']}")) == (404, "not_found")
    assert Token.objects.valid().filter(kind="personal").count() == 1


def test_tokens__of_the_owner_and_of_the_bot_are_apart(phone, token):
    assert phone.get("me/tokens").json()["results"] == []
    assert code(phone.delete(f"me/tokens/{token['id']}")) == (404, "not_found")


def test_token__of_a_bot_whose_owner_was_locked_out__is_401(dana, token):
    Player.objects.filter(pk=dana.pk).update(is_active=False)
    assert code(SignedIn(text=token["token"]).get("me")) == (401, "invalid_token")


# --- what a bot is not ---------------------------------------------------------------------------------


def test_bot__changes_its_own_profile_with_the_scope(phone, quacker):
    made = phone.post("me/bots/quacker/tokens", {"name": "server", "scopes": ["profile:write"]}).json()
    answer = SignedIn(text=made["token"]).patch("me", display_name="Q")
    assert (answer.status_code, answer.json()["display_name"]) == (200, "Q")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("get", "me/bots"),
        ("post", "me/bots"),
        ("get", "me/tokens"),
        ("post", "me/tokens"),
        ("get", "me/devices"),
        ("get", "me/export"),
        ("delete", "me"),
    ],
)
def test_bot__what_is_for_devices__is_403(quacker, method, path):
    bot = SignedIn.with_scopes(quacker, *SCOPES)
    assert code(bot.call(method, path)) == (403, "insufficient_scope")


def test_bot__that_got_hold_of_a_device_token__still_makes_no_bots(quacker):
    answer = SignedIn(quacker).post("me/bots", {"username": "quacker2"})
    assert code(answer) == (403, "permission_denied")


@pytest.mark.parametrize("body", [{"username": "quacker", "password": ""}, {"username": "quacker", "password": "!"}])
def test_bot__cannot_sign_in(phone, quacker, body):
    answer = phone.client.post("/_allauth/app/v1/auth/login", body, content_type="application/json")
    assert (answer.status_code, "access_token" in str(answer.json())) == (400, False)


# --- deletion ------------------------------------------------------------------------------------------


def test_delete__erases_the_bot_and_nothing_else(phone, erin, token, quacker):
    Block.objects.create(player=erin.player, blocked=quacker)
    phone.post("me/bots", {"username": "other"})
    assert phone.delete("me/bots/quacker").status_code == 204
    assert sorted(Player.objects.values_list("username", flat=True)) == ["dana", "erin", "other"]
    assert [Block.objects.count(), RetiredName.objects.knows("QUACKER")] == [0, True]
    assert code(SignedIn(text=token["token"]).get("me")) == (401, "invalid_token")
    assert phone.get("me").status_code == 200


def test_delete__twice__is_404(phone, quacker):
    assert phone.delete("me/bots/quacker").status_code == 204
    assert code(phone.delete("me/bots/quacker")) == (404, "not_found")


@pytest.mark.django_db(transaction=True)
def test_delete__while_a_token_is_made__leaves_no_token():
    dana = Player.objects.create_user("dana")
    phone = SignedIn(dana)
    for number in range(5):
        bot = Player.objects.create(username=f"bot{number}", owner=dana)
        calls = [
            lambda bot=bot: phone.delete(f"me/bots/{bot.username}").status_code,
            lambda bot=bot: made_or_refused(bot),
        ]
        deleted, made = at_once([on_its_own(call) for call in calls])
        assert (deleted, made in ("made", "invalid_token")) == (204, True)
        assert not Token.objects.filter(player_id=bot.pk).exists()


@pytest.mark.django_db(transaction=True)
def test_change__of_a_bot_that_is_just_deleted__is_404_and_not_the_owners_sign_in():
    dana = Player.objects.create_user("dana")
    phone, bot = SignedIn(dana), Player.objects.create(username="quacker", owner=dana)
    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            delete_bot(dana, bot)
            changed = pool.submit(on_its_own(lambda: phone.patch("me/bots/quacker", bio="I play.")))
            until_blocked()
        assert code(changed.result()) == (404, "not_found")


def made_or_refused(bot):
    """What comes of making a token for a bot."""
    try:
        make_personal(bot, name="x", scopes=["games:read"], expires_in_days=None)
    except AppError as error:
        return error.code.value
    return "made"
