"""How often one may try: passwords by name, codes by session, anything by address."""

from datetime import timedelta

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret
from django.core import mail
from django.db import connection
from django.db.models.functions import Now
from django.test import Client

from accounts.models import Player, RateWindow
from accounts.throttling.attempts import take
from accounts.throttling.sign_in import CODE_IN_HAND, CODES, PASSWORDS, VERIFICATION_MAILS
from tests.accounts.authenticator import SecurityKey
from tests.accounts.conftest import PASSWORD, App, access_token
from tests.accounts.mails import last_code, later, mails_to

WRONG = "not the pass phrase"


@pytest.fixture
def dana(app):
    app.sign_up()
    return App(Client())


def refusal(response):
    """Status, code, and what a refused one is told of the limit."""
    names = ("Retry-After", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset")
    return response.status_code, response.json().get("code"), [int(response[name]) for name in names]


def exhaust(app, **who):
    return [app.sign_in(WRONG, **who).status_code for _ in range(PASSWORDS.amount)]


@pytest.mark.parametrize("who", [{"username": "dana"}, {"email": "dana@example.org"}, {"username": "nobody"}])
def test_wrong_passwords__beyond_the_limit__are_429(dana, who):
    assert exhaust(dana, **who) == [400] * 5
    status, code, (after, limit, remaining, reset) = refusal(dana.sign_in(WRONG, **who))
    assert (status, code, limit, remaining) == (429, "too_many_requests", 5, 0)
    assert 290 < after == reset <= 300


def test_right_password__beyond_the_limit__is_not_looked_at(dana, hashed):
    exhaust(dana)
    hashed.clear()
    assert (dana.sign_in().status_code, hashed) == (429, [])


def test_right_passwords__any_number__are_given_back(dana):
    for _ in range(PASSWORDS.amount + 1):
        dana.session_token = None
        assert dana.sign_in().status_code == 200


def test_right_password__does_not_forgive_wrong_ones(dana):
    for _ in range(PASSWORDS.amount - 1):
        dana.sign_in(WRONG)
    dana.sign_in()
    dana.session_token = None
    assert [dana.sign_in(WRONG).status_code for _ in range(2)] == [400, 429]


def test_window__when_it_has_passed__opens_anew(dana):
    exhaust(dana)
    later()
    assert dana.sign_in().status_code == 200


@pytest.mark.parametrize("spelling", ["DANA", " dana ", "dAnA"])
def test_spellings_of_a_name__share_a_window(dana, spelling):
    exhaust(dana)
    assert dana.sign_in(WRONG, username=spelling).status_code == 429


@pytest.mark.parametrize("who", [{"email": "Dana@Example.org"}, {"username": "dana@example.org"}])
def test_spellings_of_an_address__share_a_window(dana, who):
    exhaust(dana, email="dana@example.org")
    assert dana.sign_in(WRONG, **who).status_code == 429


@pytest.mark.parametrize("name", ["d\u0131va", "di\u017fc"])
def test_letters_that_postgresql_takes_for_others__share_a_window(app, name):
    plain = name.replace("\u0131", "i").replace("\u017f", "s")
    with connection.cursor() as cursor:
        cursor.execute("SELECT upper(%s) = upper(%s)", [name, plain])
        alike = cursor.fetchone()[0]
    exhaust(app, username=plain)
    assert app.sign_in(WRONG, username=name).status_code == (429 if alike else 400)


def test_name_and_address__have_windows_of_their_own__or_the_one_would_tell_of_the_other(dana):
    exhaust(dana, username="dana")
    assert dana.sign_in(WRONG, email="dana@example.org").status_code == 400


@pytest.mark.parametrize(("who", "tries"), [("email", 30), ("username", 90)])
def test_passwords__from_one_client_address__cost_90_hashes_a_minute_at_most(app, hashed, who, tries):
    names = (f"somebody-{number}" + "@example.org" * (who == "email") for number in range(tries + 1))
    assert {app.sign_in(WRONG, **{who: next(names)}).status_code for _ in range(tries)} == {400}
    last = app.sign_in(WRONG, **{who: next(names)})
    status, code, (after, limit, remaining, _) = refusal(last)
    assert (status, code, limit, remaining) == (429, "too_many_requests", 90, 0)
    assert 0 < after <= 60
    assert len(hashed) == 90


def test_password__refused_for_its_client_address__does_not_count_for_its_name(app, dana):
    for number in range(90):
        app.sign_in(WRONG, username=f"somebody-{number}")
    assert dana.sign_in().status_code == 429
    assert not RateWindow.objects.filter(key=PASSWORDS.key("DANA"), count__gt=0).exists()


def test_wrong_passwords__of_another_name__are_counted_apart(dana):
    exhaust(dana)
    assert dana.sign_in(WRONG, username="erin").status_code == 400


def test_wrong_passwords__from_many_addresses__are_counted_together(dana, settings):
    settings.TRUSTED_PROXIES = 1
    answers = [
        dana.call("post", "auth/login", {"username": "dana", "password": WRONG}, **{"X-Forwarded-For": f"192.0.2.{n}"})
        for n in range(PASSWORDS.amount + 1)
    ]
    assert [answer.status_code for answer in answers] == [400] * 5 + [429]


def test_page__beyond_the_limit__is_429(dana):
    form = {"login": "dana", "password": WRONG}
    answers = [dana.client.post("/accounts/login/", form) for _ in range(PASSWORDS.amount + 1)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert int(answers[-1]["Retry-After"]) > 290


# --- asked for the password again -----------------------------------------------------------------------

VICTIMS = "the secret of somebody else"


@pytest.fixture(params=["verified", "not verified"])
def sharing(request, app):
    """An app signed in to an account with the address of another account, which its owner has verified or not."""
    App(Client()).sign_up("erin", "erin@example.org", VICTIMS)
    EmailAddress.objects.update(verified=request.param == "verified")
    app.sign_up("dana", "erin@example.org")
    return app


def test_password_asked_for_again__of_another_account_with_the_address__is_wrong_and_counted(sharing):
    answers = [sharing.call("post", "auth/reauthenticate", {"password": VICTIMS}).status_code for _ in range(6)]
    assert answers == [400] * 5 + [429]


def test_password_asked_for_again__looks_at_one_account_only(sharing, hashed):
    hashed.clear()
    sharing.call("post", "auth/reauthenticate", {"password": WRONG})
    assert hashed == [WRONG]


def test_password_asked_for_again__right__is_given_back(sharing):
    answers = [sharing.call("post", "auth/reauthenticate", {"password": PASSWORD}).status_code for _ in range(6)]
    assert answers == [200] * 6


def test_password_asked_for_again__to_change_it__is_counted_together(app):
    app.sign_up()
    for _ in range(3):
        app.call("post", "auth/reauthenticate", {"password": WRONG})
    change = {"current_password": WRONG, "new_password": "another long pass phrase"}
    answers = [app.call("post", "account/password/change", change) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [400, 400, 429]
    _status, _code, (after, limit, _remaining, _reset) = refusal(answers[-1])
    assert (limit, 290 < after <= 300) == (5, True)


def test_password_asked_for_again__to_change_it_on_the_page__is_counted_together(app):
    app.sign_up()
    browser = Client()
    browser.post("/accounts/login/", {"login": "dana", "password": PASSWORD})
    for _ in range(5):
        app.call("post", "auth/reauthenticate", {"password": WRONG})
    form = {"oldpassword": PASSWORD, "password1": "another long phrase", "password2": "another long phrase"}
    assert browser.post("/accounts/password/change/", form).status_code == 429


# --- the owner's other ways -----------------------------------------------------------------------------


def test_owner__signed_in_already__goes_on(app):
    token = access_token(app.sign_up())
    exhaust(App(Client()))
    assert app.me(token).status_code == 200


def test_owner__asked_for_the_password_again__may_answer(app):
    app.sign_up()
    exhaust(App(Client()))
    assert app.call("post", "auth/reauthenticate", {"password": PASSWORD}).status_code == 200


def test_password_asked_for_again__beyond_the_limit__is_429(app):
    app.sign_up()
    answers = [app.call("post", "auth/reauthenticate", {"password": WRONG}).status_code for _ in range(6)]
    assert answers == [400] * 5 + [429]


def test_owner__with_the_address__signs_in_while_the_name_is_tried(dana):
    exhaust(dana, username="dana")
    assert dana.sign_in(email="dana@example.org").status_code == 200


def test_owner__resets_the_password_by_code__and_signs_in(dana, mailoutbox):
    exhaust(dana)
    mailoutbox.clear()
    dana.call("post", "auth/password/request", {"email": "dana@example.org"})
    code = next(word for word in mailoutbox[0].body.split() if len(word) == 9 and word[4] == "-")
    dana.call("post", "auth/password/reset", {"key": code, "password": "another long pass phrase"})
    dana.session_token = None
    assert dana.sign_in("another long pass phrase").status_code == 200


def test_owner__with_a_passkey__signs_in_while_passwords_are_tried(app):
    app.client.defaults["HTTP_HOST"] = "localhost"
    app.sign_up()
    EmailAddress.objects.update(verified=True)
    app.call("post", "auth/reauthenticate", {"password": PASSWORD})
    path, key = "account/authenticators/webauthn", SecurityKey()
    options = app.call("get", f"{path}?passwordless").json()["data"]["creation_options"]
    app.call("post", path, {"name": "My key", "credential": key.register(options)})
    other = App(Client(HTTP_HOST="localhost"))
    exhaust(other)
    asked = other.call("get", "auth/webauthn/login").json()["data"]["request_options"]
    assert other.call("post", "auth/webauthn/login", {"credential": key.sign(asked)}).status_code == 200


# --- codes ----------------------------------------------------------------------------------------------


def test_codes__beyond_the_limit_of_a_session__are_429(dana):
    dana.call("post", "auth/password/request", {"email": "dana@example.org"})
    body = {"key": "BBBB-BBBB", "password": "another long pass phrase"}
    answers = [dana.call("post", "auth/password/reset", body) for _ in range(CODES.amount + 1)]
    assert [answer.status_code for answer in answers] == [400] * 3 + [409] * 7 + [429]
    assert refusal(answers[-1])[1] == "too_many_requests"


def test_codes__of_another_session__are_counted_apart(dana, app):
    for _ in range(CODES.amount + 1):
        dana.call("post", "auth/email/verify", {"key": "x"}, **{"X-Session-Token": "one"})
    assert app.call("post", "auth/email/verify", {"key": "BBBB-BBBB"}).status_code == 400


def test_codes__on_a_page_with_made_up_session_tokens__share_the_window_of_the_cookie(dana):
    dana.client.post("/accounts/password/reset/", {"email": "dana@example.org"})
    path, form = "/accounts/password/reset/confirm/", {"code": "BBBB-BBBB"}
    answers = [dana.client.post(path, form, headers={"X-Session-Token": f"n{n}"}) for n in range(CODES.amount + 1)]
    assert [answer.status_code == 429 for answer in answers] == [False] * CODES.amount + [True]


def test_codes__of_an_app_with_made_up_cookies__share_the_window_of_the_session_token(dana):
    dana.call("post", "auth/password/request", {"email": "dana@example.org"})
    body = {"key": "BBBB-BBBB", "password": "another long pass phrase"}
    statuses = []
    for number in range(CODES.amount + 1):
        dana.client.cookies["sessionid"] = f"made-up-{number}"
        statuses.append(dana.call("post", "auth/password/reset", body).status_code)
    assert [status == 429 for status in statuses] == [False] * CODES.amount + [True]


def test_codes__of_an_app_without_a_session_but_with_made_up_cookies__share_the_window_of_the_address(dana):
    statuses = []
    for number in range(CODES.amount + 1):
        dana.client.cookies["sessionid"] = f"made-up-{number}"
        dana.session_token = None
        statuses.append(dana.call("post", "auth/email/verify", {"key": "BBBB-BBBB"}).status_code)
    assert [status == 429 for status in statuses] == [False] * CODES.amount + [True]


def test_mails_with_codes__beyond_the_limit_of_an_address__are_429(dana):
    answers = [dana.call("post", "auth/password/request", {"email": "dana@example.org"}) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [401] * 5 + [429]
    assert refusal(answers[-1])[:2] == (429, "too_many_requests")


def seconds_ago(seconds):
    """The windows that are open were opened so long ago."""
    RateWindow.objects.update(opened_at=Now() - timedelta(seconds=seconds))


def test_refusal_of_allauth__says_when_there_is_room_again(dana):
    ask = {"email": "dana@example.org"}
    for _ in range(5):
        dana.call("post", "auth/password/request", ask)
    seconds_ago(40)
    _status, _code, (after, limit, remaining, reset) = refusal(dana.call("post", "auth/password/request", ask))
    assert (limit, remaining) == (5, 0)
    assert 18 <= after == reset <= 20
    seconds_ago(after + 40)
    assert dana.call("post", "auth/password/request", ask).status_code == 401


def test_refusal_of_allauth__of_a_second_mail__says_ten_seconds_and_not_a_minute(app):
    app.sign_up()
    _status, _code, (after, limit, _remaining, _reset) = refusal(app.call("post", "auth/email/verify/resend"))
    assert (limit, 8 <= after <= 10) == (1, True)


def test_refusal_of_allauth__on_a_page__says_when_there_is_room_again(dana):
    page, form = "/accounts/password/reset/", {"email": "dana@example.org"}
    answers = [dana.client.post(page, form) for _ in range(5)]
    seconds_ago(40)
    answers.append(dana.client.post(page, form))
    assert [answer.status_code for answer in answers] == [302] * 5 + [429]
    assert 18 <= int(answers[-1]["Retry-After"]) <= 20


def test_codes_of_the_second_factor__beyond_the_limit__are_429_for_as_long_as_it_takes(app):
    app.sign_up()
    player = Player.objects.get()
    TOTP.activate(player, generate_totp_secret())
    app.session_token = None
    app.sign_in()
    wrong = [app.call("post", "auth/2fa/authenticate", {"code": f"{number:06}"}) for number in range(6)]
    assert [answer.status_code for answer in wrong] == [400] * 5 + [429]
    assert 290 < int(wrong[-1]["Retry-After"]) <= 300


@pytest.mark.parametrize("page", ["password/reset/confirm/", None])
def test_code__while_another_of_the_session_is_looked_at__is_429_for_a_second(dana, page):
    dana.client.post("/accounts/password/reset/", {"email": "dana@example.org"})
    dana.session_token = None
    dana.call("post", "auth/password/request", {"email": "dana@example.org"})
    in_hand = take(CODE_IN_HAND, dana.client.cookies["sessionid"].value if page else dana.session_token)

    def give_code():
        if page:
            return dana.client.post(f"/accounts/{page}", {"code": "BBBB-BBBB"})
        return dana.call("post", "auth/password/reset", {"key": "BBBB-BBBB", "password": PASSWORD})

    refused = give_code()
    assert (refused.status_code, refused["Retry-After"]) == (429, "1")
    in_hand.give_back()
    assert give_code().status_code == (200 if page else 400)


def sign_up_many(settings, times, **headers):
    """Sign up so many times from one client address, to which others are told by a header; the statuses."""
    settings.TRUSTED_PROXIES = 1
    mail.outbox.clear()
    return [
        App(Client())
        .call(
            "post",
            "auth/signup",
            {"username": f"n-{number}", "email": f"n-{number}@example.org", "password": PASSWORD},
            **headers,
        )
        .status_code
        for number in range(times)
    ]


HERE, THERE = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}


def test_sign_ups__beyond_the_mails_of_an_address__go_on_without_mails(app, settings):
    assert sign_up_many(settings, VERIFICATION_MAILS.amount + 2, **HERE) == [200] * (VERIFICATION_MAILS.amount + 2)
    assert len(mail.outbox) == VERIFICATION_MAILS.amount


def test_sign_up__from_another_address__is_mailed(app, settings):
    sign_up_many(settings, VERIFICATION_MAILS.amount + 1, **HERE)
    app.call("post", "auth/signup", {"username": "erin", "email": "e@example.org", "password": PASSWORD}, **THERE)
    assert len(mails_to("e@example.org")) == 1


def test_code__whose_mail_was_not_sent__can_be_asked_for_again(app, settings):
    sign_up_many(settings, VERIFICATION_MAILS.amount, **HERE)
    app.call("post", "auth/signup", {"username": "erin", "email": "e@example.org", "password": PASSWORD}, **HERE)
    assert mails_to("e@example.org") == []
    later()
    assert app.call("post", "auth/email/verify/resend", **HERE).status_code == 200
    assert app.call("post", "auth/email/verify", {"key": last_code("e@example.org")}, **HERE).status_code == 200


# --- by address -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("early_in_the_minute")
def test_answer__of_the_sign_in_api__says_what_is_left(app, settings):
    settings.RATE_LIMITS = {**settings.RATE_LIMITS, "sign_in": 7}
    app.call("get", "config")
    answer = app.call("get", "config")
    assert (answer["RateLimit-Limit"], answer["RateLimit-Remaining"]) == ("7", "5")
    assert 0 < int(answer["RateLimit-Reset"]) <= 60


@pytest.mark.usefixtures("early_in_the_minute")
def test_address__beyond_its_limit__is_429_whoever_it_asks_for(app, settings):
    settings.RATE_LIMITS = {**settings.RATE_LIMITS, "sign_in": 3}
    answers = [app.sign_in(WRONG, username=f"name{number}") for number in range(4)]
    assert [answer.status_code for answer in answers] == [400] * 3 + [429]
    assert int(answers[-1]["Retry-After"]) <= 60


@pytest.mark.usefixtures("early_in_the_minute")
def test_page__sent_beyond_the_limit_of_an_address__is_429__looked_at_is_not(app, settings):
    settings.RATE_LIMITS = {**settings.RATE_LIMITS, "sign_in": 1}
    answers = [app.client.post("/accounts/login/", {"login": "x", "password": WRONG}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 429]
    assert app.client.get("/accounts/login/").status_code == 200


def test_keys__hold_no_name_and_no_address_of_anybody(dana):
    dana.sign_in(WRONG, email="dana@example.org")
    assert EmailAddress.objects.get().email == "dana@example.org"
    assert [key for key in RateWindow.objects.values_list("key", flat=True) if "dana" in key] == []
