"""The pages of API tokens and bot accounts: each token is shown once, and only to who has just shown who it is."""

import re
from uuid import uuid4

import pytest
from django.test import Client

from accounts.models import Player, Token
from accounts.services.bots import make_bot
from tests.accounts.conftest import PASSWORD
from tests.accounts.test_sign_in_pages import text_of

KEY = {"key": "7f6d4f3e-5a0e-4c3b-9b0a-3f6f2f3f9f11"}
TOKEN = {"name": "My script", "scopes": ["games:read", "profile:read"], "days": "30", **KEY}
BOT = {"username": "danabot", **KEY}


@pytest.fixture
def bot(dana):
    return make_bot(dana, username="danabot")


def shown(answer):
    """The text of a token on a page."""
    found = re.search(r'aria-label="Token" value="([^"]+)"', answer.content.decode())
    return found and found[1]


def me_of(token):
    """What the API answers to a token about its player."""
    return Client().get("/api/v1/me", headers={"Authorization": f"Bearer {token}"})


def personal():
    return Token.objects.of_kind(Token.Kind.PERSONAL)


def test_token__made__works_and_is_shown_once(browser, dana):
    answer = browser.post("/accounts/tokens/", TOKEN)
    assert "no-store" in answer["Cache-Control"]
    me = me_of(shown(answer)).json()
    assert (me["username"], me["scopes"]) == ("dana", TOKEN["scopes"])
    again = browser.get("/accounts/tokens/")
    assert ("My script" in text_of(again), shown(again)) == (True, None)


def test_token__sent_twice__is_one_and_shown_again(browser):
    first, second = (shown(browser.post("/accounts/tokens/", TOKEN)) for _ in range(2))
    assert first == second
    assert (personal().count(), me_of(second).status_code) == (1, 200)


@pytest.mark.parametrize(
    ("field", "value"), [("name", ""), ("name", "\u200b"), ("scopes", []), ("scopes", ["root"]), ("days", "366")]
)
def test_token__unfit__is_refused_at_its_field(browser, field, value):
    answer = browser.post("/accounts/tokens/", TOKEN | {field: value})
    assert list(answer.context["form"].errors) == [field]
    assert not personal().exists()


def test_token__of_one_league__manages_that_one(browser):
    league = "6f0f5b1e-8d57-4a3b-9a53-0c1f9d0a7b11"
    assert "Organize your leagues." in text_of(browser.get("/accounts/tokens/"))
    organizes = TOKEN | {"scopes": ["leagues:manage"], "league": league}
    answer = browser.post("/accounts/tokens/", organizes)
    token = personal().get()
    assert (str(token.league), token.scopes) == (league, ["leagues:manage"])
    assert (shown(answer) is not None, f"For the league {league} alone." in text_of(answer)) == (True, True)


@pytest.mark.parametrize("wrong", [{"league": "pond"}, {"league": "6f0f5b1e-8d57-4a3b-9a53-0c1f9d0a7b11"}])
def test_token__of_no_league_or_without_the_scope__is_refused_at_its_field(browser, wrong):
    answer = browser.post("/accounts/tokens/", TOKEN | wrong)
    assert (list(answer.context["form"].errors), personal().exists()) == (["league"], False)


def test_token__without_days__does_not_expire(browser):
    browser.post("/accounts/tokens/", TOKEN | {"days": ""})
    assert personal().get().expires_at is None


def test_token__revoked__works_no_more(browser):
    text = shown(browser.post("/accounts/tokens/", TOKEN))
    answer = browser.post("/accounts/tokens/", {"revoke": personal().get().uuid}, follow=True)
    assert "The token is revoked." in text_of(answer)
    assert me_of(text).status_code == 401


def test_token__of_another__is_not_there(browser, db):
    erin = Player.objects.create_user("erin", "erin@example.org", PASSWORD)
    token = Token.objects.create(kind="personal", digest=b"x" * 32, player=erin, name="x", scopes=["games:read"])
    for wanted in (token.uuid, "x"):
        assert browser.post("/accounts/tokens/", {"revoke": wanted}).status_code == 404
    token.refresh_from_db()
    assert token.revoked_at is None


@pytest.mark.parametrize("page", ["tokens/", "bots/danabot/"])
def test_tokens__in_a_session_that_showed_nothing_of_late__ask_who_it_is(dana, bot, page):
    browser = Client()
    browser.force_login(dana)
    assert browser.get(f"/accounts/{page}").status_code == 302
    assert browser.post(f"/accounts/{page}", TOKEN).status_code == 302
    assert not personal().exists()


def test_bot__made_then_given_a_token__plays(browser, dana):
    answer = browser.post("/accounts/bots/", BOT, follow=True)
    assert answer.request["PATH_INFO"] == "/accounts/bots/danabot/"
    assert "Organize your leagues." not in text_of(answer)
    assert 'name="league"' not in answer.content.decode()
    text = shown(browser.post("/accounts/bots/danabot/", TOKEN | {"key": uuid4()}))
    me = me_of(text).json()
    assert (me["username"], me["is_bot"]) == ("danabot", True)


@pytest.mark.parametrize("name", ["dana", "admin", "a b", ""])
def test_bot__of_a_name_that_cannot_be__is_refused_at_its_field(browser, name):
    answer = browser.post("/accounts/bots/", BOT | {"username": name})
    assert list(answer.context["form"].errors) == ["username"]
    assert not Player.objects.filter(owner__isnull=False).exists()


def test_bot__deleted__is_gone(browser, bot):
    answer = browser.post("/accounts/bots/danabot/", {"delete": "danabot"}, follow=True)
    assert "The bot account is deleted." in text_of(answer)
    assert not Player.objects.filter(pk=bot.pk).exists()


def test_bot__of_another__is_not_there(browser, db):
    make_bot(Player.objects.create_user("erin", "erin@example.org", PASSWORD), username="erinbot")
    assert browser.get("/accounts/bots/erinbot/").status_code == 404
    assert browser.post("/accounts/bots/erinbot/", {"delete": "erinbot"}).status_code == 404
    assert Player.objects.filter(username="erinbot").exists()


def test_bot__sent_twice__is_one(browser):
    for _ in range(2):
        assert browser.post("/accounts/bots/", BOT)["Location"] == "/accounts/bots/danabot/"
    assert Player.objects.filter(owner__isnull=False).count() == 1


PROFILE = {"display_name": "Dana's bot", "avatar": "wizards", "bio": "Plays at night."}


def test_bot_profile__changed__is_what_everybody_sees(browser, bot):
    answer = browser.post("/accounts/bots/danabot/profile/", PROFILE | {"language": "ko"}, follow=True)
    assert "The profile of the bot account is saved." in text_of(answer)
    bot.refresh_from_db()
    assert {field: getattr(bot, field) for field in PROFILE} == PROFILE
    assert bot.language == "en"


@pytest.mark.parametrize(("field", "value"), [("display_name", "d" * 51), ("avatar", "robots"), ("bio", "\x1b[31m")])
def test_bot_profile__unfit__is_refused_at_its_field(browser, bot, field, value):
    answer = browser.post("/accounts/bots/danabot/profile/", PROFILE | {field: value})
    assert list(answer.context["form"].errors) == [field]
    bot.refresh_from_db()
    assert bot.display_name == ""


def test_bot_profile__of_another__is_not_there(browser, db):
    make_bot(Player.objects.create_user("erin", "erin@example.org", PASSWORD), username="erinbot")
    assert browser.get("/accounts/bots/erinbot/profile/").status_code == 404
    assert browser.post("/accounts/bots/erinbot/profile/", PROFILE).status_code == 404
