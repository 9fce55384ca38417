"""Passwords: changed, and reset by a code in a mail."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from allauth.account.signals import authentication_step_completed
from django.core import mail
from django.core.cache import cache
from django.db import connection, connections, transaction

from accounts.models import Player, Session, Token
from accounts.services.tokens import issue
from accounts.tokens import digest_of
from duckcover.errors import AppError, ErrorCode
from tests.accounts.conftest import PASSWORD, access_token
from tests.accounts.mails import last_code, mails_to
from tests.live.service import await_true

DANA = "dana@example.org"
NEW = "another long pass phrase"


def codes(response):
    return [(error.get("param"), error["code"]) for error in response.json()["errors"]]


def ask(app, address=DANA):
    app.session_token = None
    return app.call("post", "auth/password/request", {"email": address})


def reset(app, code, password=NEW):
    return app.call("post", "auth/password/reset", {"key": code, "password": password})


@pytest.fixture
def signed_up(app):
    """The access token of dana, who signed up on the first device."""
    token = access_token(app.sign_up())
    mail.outbox.clear()
    cache.clear()
    return token


# --- change ---------------------------------------------------------------------------------------------


def change(app, current=PASSWORD, new=NEW):
    return app.call("post", "account/password/change", {"current_password": current, "new_password": new})


def test_change__needs_the_old_one(app, signed_up):
    response = change(app, current="wrong")
    assert (response.status_code, codes(response)) == (400, [("current_password", "enter_current_password")])


@pytest.mark.parametrize("weak", ["short", "password123", "1234567890", "dana@example.org"])
def test_change__to_a_weak_one__is_400(app, signed_up, weak):
    assert change(app, new=weak).status_code == 400
    assert Player.objects.get().check_password(PASSWORD)


def test_change__ends_the_sessions_of_other_devices_as_well(app, other_app, signed_up):
    other_app.sign_in()
    assert change(app).status_code == 200
    assert app.call("get", "auth/session").status_code == 200
    assert other_app.call("get", "auth/session").status_code == 410


def test_change__is_mailed(app, signed_up):
    change(app)
    assert len(mails_to(DANA)) == 1


def test_change__signed_out__is_401(app, signed_up):
    app.session_token = None
    assert change(app).status_code == 401


@pytest.fixture
def changed_meanwhile(app, signed_up):
    """The owner changes the password when somebody else has just said the old one, and is not signed in yet."""

    def when_said(**_signal):
        authentication_step_completed.disconnect(when_said)
        assert change(app).status_code == 200

    authentication_step_completed.connect(when_said)
    yield
    authentication_step_completed.disconnect(when_said)


def test_change__while_another_device_signs_in__lets_it_not_in(app, other_app, signed_up, changed_meanwhile):
    answer = other_app.sign_in()
    assert (answer.status_code, answer.json()["meta"]) == (401, {"is_authenticated": False})
    assert list(Token.objects.valid()) == [Token.objects.get(digest=digest_of(signed_up))]
    assert Session.objects.count() == 1


def test_change__while_a_browser_signs_in__sends_it_back(app, other_app, changed_meanwhile):
    answer = other_app.client.post("/accounts/login/", {"login": "dana", "password": PASSWORD})
    assert (answer.status_code, answer["Location"]) == (302, "/accounts/login/")
    assert other_app.client.get("/accounts/password/change/").status_code == 302
    assert Token.objects.valid().count() == 1


@pytest.mark.django_db(transaction=True)
def test_change__not_committed_yet__makes_a_sign_in_wait_and_lets_it_not_in():
    stale = Player.objects.create_user("dana", DANA, PASSWORD)

    def sign_in():
        try:
            issue(stale)
        except AppError as error:
            return error.code
        finally:
            connections.close_all()

    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            player = Player.objects.get()
            player.set_password(NEW)
            player.save()
            waiting = pool.submit(sign_in)
            await_true(is_somebody_waiting, 10, "the sign-in to wait")
        assert waiting.result() == ErrorCode.INVALID_TOKEN
    assert Token.objects.count() == 0


def is_somebody_waiting():
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_locks WHERE NOT granted")
        return cursor.fetchone()[0]


# --- reset ----------------------------------------------------------------------------------------------


def test_reset__by_code__sets_the_password(app, other_app, signed_up):
    assert ask(other_app).status_code == 401  # allauth's answer: not signed in, a reset is pending
    assert reset(other_app, last_code(DANA)).status_code == 401
    assert other_app.sign_in(NEW).status_code == 200


def test_reset__signed_in__tells_who_is(app, signed_up):
    assert app.call("post", "auth/password/request", {"email": DANA}).status_code == 200
    answer = reset(app, last_code(DANA))
    assert (answer.status_code, answer.json()["data"]["user"]["username"]) == (200, "dana")
    assert app.call("get", "auth/session").status_code == 401  # signed out, as every device


def test_reset__revokes_every_token_and_session(app, other_app, signed_up):
    ask(other_app)
    reset(other_app, last_code(DANA))
    assert Token.objects.valid().count() == 0
    assert app.call("get", "auth/session").status_code == 410


def test_reset__verifies_the_address(other_app, signed_up):
    ask(other_app)
    reset(other_app, last_code(DANA))
    assert other_app.me(access_token(other_app.sign_in(NEW))).json()["email_verified"] is True


def test_reset__code_can_be_looked_at_first(other_app, signed_up):
    ask(other_app)
    headers = {"X-Password-Reset-Key": last_code(DANA)}
    answer = other_app.call("get", "auth/password/reset", **headers)
    assert (answer.status_code, answer.json()["data"]["user"]["username"]) == (200, "dana")


def test_reset__three_wrong_codes__kill_the_right_one(other_app, signed_up):
    ask(other_app)
    assert [reset(other_app, "AAAA-BBBB").status_code for _ in range(3)] == [400] * 3
    assert reset(other_app, last_code(DANA)).status_code == 409
    assert Player.objects.get().check_password(PASSWORD)


def test_reset__code_of_another_session__is_of_no_use(app, other_app, signed_up):
    ask(other_app)
    app.session_token = None
    assert reset(app, last_code(DANA)).status_code == 409


def test_reset__code_that_was_used__is_of_no_use(other_app, signed_up):
    ask(other_app)
    reset(other_app, last_code(DANA))
    assert reset(other_app, last_code(DANA), "yet another pass phrase").status_code == 409


def test_reset__code_too_old__is_of_no_use(other_app, signed_up):
    ask(other_app)
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=4)):
        assert reset(other_app, last_code(DANA)).status_code == 409


def test_reset__to_a_weak_one__is_400_and_the_code_goes_on(other_app, signed_up):
    ask(other_app)
    assert reset(other_app, last_code(DANA), "password123").status_code == 400
    assert reset(other_app, last_code(DANA)).status_code == 401


def test_reset__of_an_unknown_address__answers_alike_and_mails_there_too(app, other_app, signed_up):
    known, unknown = ask(app), ask(other_app, "nobody@example.org")
    for answer in (known, unknown):
        answer.document = answer.json()
        answer.document["meta"].pop("session_token")
    assert (known.status_code, known.document) == (unknown.status_code, unknown.document)
    assert [len(mails_to(DANA)), len(mails_to("nobody@example.org"))] == [1, 1]


def test_reset__codes_looked_at__answer_alike_for_an_unknown_address(app, other_app, signed_up):
    ask(app)
    ask(other_app, "nobody@example.org")
    known, unknown = (
        [each.call("get", "auth/password/reset", **{"X-Password-Reset-Key": "AAAA-BBBB"}) for _ in range(4)]
        for each in (app, other_app)
    )
    assert [answer.status_code for answer in known] == [400, 400, 400, 409]
    assert [(answer.status_code, answer.json()) for answer in unknown] == [(a.status_code, a.json()) for a in known]


def test_reset__links_in_mails__lead_to_pages_that_exist(app, signed_up):
    ask(app, "nobody@example.org")
    body = mails_to("nobody@example.org")[0].body
    link = next(word for word in body.split() if word.startswith("http"))
    assert link == "http://testserver/accounts/signup/"
    assert app.client.get(link).status_code == 200


def test_reset__player_is_inactive__is_mailed_what_a_stranger_is(app, other_app, signed_up):
    Player.objects.update(is_active=False)
    ask(app)
    ask(other_app, "nobody@example.org")
    assert mails_to(DANA)[0].subject == mails_to("nobody@example.org")[0].subject


@pytest.mark.parametrize("by_page", [False, True])
def test_reset__address_that_several_claim__is_for_the_oldest_account(app, other_app, signed_up, by_page):
    for name in ("erin", "fred", "gina"):
        other_app.session_token = None
        other_app.sign_up(name, DANA)
    if by_page:
        app.client.post("/accounts/password/reset/", {"email": DANA})
        answer = app.client.post("/accounts/password/reset/confirm/", {"code": last_code(DANA)})
        app.client.post(answer["Location"], {"password1": NEW, "password2": NEW})
    else:
        ask(app)
        reset(app, last_code(DANA))
    assert [player.username for player in Player.objects.all() if player.check_password(NEW)] == ["dana"]
