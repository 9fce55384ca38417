"""Sessions know their player, whatever step of a sign-in they stand at, and go when they are of no use."""

from datetime import timedelta

import pytest
from allauth.account.models import EmailAddress
from django.db.models.functions import Now
from django.test import Client

from accounts.models import Player, Session
from accounts.services.sessions import forget_old_sessions

PASSWORD = "a long pass phrase"


@pytest.fixture
def dana(db):
    player = Player.objects.create_user("dana", "dana@example.org", PASSWORD)
    EmailAddress.objects.create(user=player, email=player.email, primary=True, verified=True)
    return player


def post(path, **body):
    return Client().post(f"/_allauth/app/v1/auth/{path}", body, content_type="application/json")


def players():
    return list(Session.objects.values_list("player__username", flat=True))


def test_session__of_an_app_that_signed_in(dana):
    post("login", username="dana", password=PASSWORD)
    assert players() == ["dana"]


def test_session__of_a_browser_that_signed_in(dana):
    Client().post("/accounts/login/", {"login": "dana", "password": PASSWORD})
    assert players() == ["dana"]


def test_session__that_waits_for_the_second_factor(dana):
    from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret

    TOTP.activate(dana, generate_totp_secret())
    assert post("login", username="dana", password=PASSWORD).status_code == 401
    assert players() == ["dana"]


def test_session__that_waits_for_the_code_of_a_new_password(dana):
    post("password/request", email="dana@example.org")
    assert players() == ["dana"]


def test_session__that_waits_for_the_code_of_an_address(dana, settings):
    settings.ACCOUNT_EMAIL_VERIFICATION = "mandatory"
    post("signup", username="erin", email="erin@example.org", password=PASSWORD)
    assert players() == ["erin"]


def test_session__for_an_address_that_nobody_has__names_nobody(dana):
    post("password/request", email="nobody@example.org")
    assert players() == [None]


def test_session__signed_out__is_gone(dana):
    browser = Client()
    browser.force_login(dana)
    browser.post("/accounts/logout/")
    assert "dana" not in players()


@pytest.fixture
def browser(dana):
    browser = Client()
    browser.force_login(dana)
    return browser


def test_forget_old_sessions__keeps_those_in_use(browser):
    assert forget_old_sessions() == 0
    assert browser.get("/api/v1/me").status_code == 200


def test_forget_old_sessions__deletes_the_expired_up_to_its_limit(browser, dana):
    Client().force_login(dana)
    Session.objects.update(expire_date=Now() - timedelta(seconds=1))
    assert [forget_old_sessions(limit=1), forget_old_sessions(), forget_old_sessions()] == [1, 1, 0]


def test_forget_old_sessions__deletes_those_of_players_who_are_gone(browser, dana):
    Session.objects.update(player=dana.pk + 1)
    assert forget_old_sessions() == 1


@pytest.mark.parametrize(("name", "kept"), [("nobody", 0), ("dana", 1)])
def test_forget_old_sessions__deletes_those_of_nobody_after_a_day(dana, settings, name, kept):
    post("password/request", email=f"{name}@example.org")
    age = timedelta(seconds=settings.SESSION_COOKIE_AGE)
    Session.objects.update(expire_date=Now() + age - timedelta(hours=23))
    assert forget_old_sessions() == 0
    Session.objects.update(expire_date=Now() + age - timedelta(hours=25))
    forget_old_sessions()
    assert Session.objects.count() == kept
