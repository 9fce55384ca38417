"""E-mail addresses: proved by code, changed, and never told to those whose they are not."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from allauth.account.models import EmailAddress

from accounts.models import Player, Token
from tests.accounts.conftest import PASSWORD, access_token
from tests.accounts.mails import last_code, later, mails_to

DANA, ERIN = "dana@example.org", "erin@example.org"


def codes(response):
    return [(error.get("param"), error["code"]) for error in response.json()["errors"]]


def verify(app, code):
    return app.call("post", "auth/email/verify", {"key": code})


@pytest.fixture
def mandatory(settings):
    settings.ACCOUNT_EMAIL_VERIFICATION = "mandatory"


@pytest.fixture
def signed_up(app):
    """The access token of dana, who has just signed up."""
    return access_token(app.sign_up())


# --- verification by code, optional ---------------------------------------------------------------------


def test_sign_up__optional__plays_at_once_and_is_mailed_a_code(app, signed_up):
    assert app.me(signed_up).json()["email_verified"] is False
    assert len(mails_to(DANA)) == 1
    assert last_code(DANA) not in mails_to(DANA)[0].subject


def test_code__of_the_sign_up__verifies_the_address(app, signed_up):
    response = verify(app, last_code(DANA))
    assert response.status_code == 200
    assert app.me(signed_up).json()["email_verified"] is True
    assert Token.objects.count() == 1


def test_code__wrong__is_400_and_the_right_one_still_counts(app, signed_up):
    wrong = verify(app, "AAAA-BBBB")
    assert (wrong.status_code, codes(wrong)) == (400, [("key", "incorrect_code")])
    assert verify(app, last_code(DANA)).status_code == 200


def test_code__three_times_wrong__is_dead(app, signed_up):
    for _ in range(3):
        verify(app, "AAAA-BBBB")
    assert verify(app, last_code(DANA)).status_code == 409
    assert app.me(signed_up).json()["email_verified"] is False


def test_code__after_a_quarter_of_an_hour__is_dead(app, signed_up):
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=16)):
        assert verify(app, last_code(DANA)).status_code == 409


def test_resend__sends_another_code_that_counts_alone(app, signed_up):
    first = last_code(DANA)
    later()  # ten seconds have to pass between two mails
    assert app.call("post", "auth/email/verify/resend").status_code == 200
    assert len(mails_to(DANA)) == 2
    assert [verify(app, code).status_code for code in (first, last_code(DANA))] == [400, 200]


def test_resend__at_once__is_429(app, signed_up):
    assert app.call("post", "auth/email/verify/resend").status_code == 429


def test_code__asked_for_on_another_device__verifies_there(signed_up, other_app):
    other_app.sign_in()
    later()
    assert other_app.call("put", "account/email", {"email": DANA}).status_code == 200
    assert verify(other_app, last_code(DANA)).status_code == 200


def test_code__of_another_device__is_of_no_use(signed_up, other_app):
    other_app.sign_in()
    assert verify(other_app, last_code(DANA)).status_code == 409


def test_mail__is_in_the_language_of_whoever_signs_up(app):
    body = {"username": "dana", "email": DANA, "password": PASSWORD}
    app.call("post", "auth/signup", body, **{"Accept-Language": "fr-CA, en;q=0.5"})
    assert Player.objects.get().language == "fr"
    assert "adresse" in mails_to(DANA)[0].body


# --- mandatory ------------------------------------------------------------------------------------------


def test_mandatory__no_token_before__one_after(app, mandatory):
    response = app.sign_up()
    assert (response.status_code, "access_token" in response.json()["meta"], Token.objects.count()) == (401, False, 0)
    assert app.me(access_token(verify(app, last_code(DANA)))).json()["email_verified"] is True


def test_mandatory__sign_in_unverified__gets_no_token_but_a_code(app, mandatory):
    app.sign_up()
    app.session_token = None
    later()
    assert "access_token" not in app.sign_in().json()["meta"]
    assert access_token(verify(app, last_code(DANA))) != ""


# --- an address that is known already -------------------------------------------------------------------


def shape(response):
    """What can be told from an answer, without what is random or was typed in."""
    body = response.json()
    flows = sorted(str(sorted(flow.items())) for flow in body.get("data", {}).get("flows", []))
    return response.status_code, sorted(body), sorted(body["meta"]), sorted(body.get("data", {})), flows


@pytest.mark.parametrize("verification", ["optional", "mandatory"])
def test_sign_up__with_a_known_address__answers_as_with_a_new_one(app, other_app, settings, verification):
    app.sign_up()
    verify(app, last_code(DANA))
    later()
    settings.ACCOUNT_EMAIL_VERIFICATION = verification
    known = other_app.sign_up("erin", DANA)
    other_app.session_token = None
    new = other_app.sign_up("fred", "fred@example.org")
    assert shape(known) == shape(new)
    assert [len(mails_to(DANA)), len(mails_to("fred@example.org"))] == [2, 1]


def test_sign_up__with_a_known_address__does_not_get_it_even_with_the_code(app, other_app):
    app.sign_up()
    verify(app, last_code(DANA))
    later()
    other_app.sign_up("erin", DANA)
    response = verify(other_app, last_code(DANA))
    assert (response.status_code, codes(response)) == (400, [("key", "email_taken")])
    assert EmailAddress.objects.get(verified=True).user.username == "dana"


def test_sign_up__twice_at_once_with_one_address__answers_alike(app, other_app):
    answers = [app.sign_up("dana", DANA), other_app.sign_up("erin", DANA)]
    assert shape(answers[0]) == shape(answers[1])


def test_sign_in__by_an_address_that_several_claim__finds_each_by_its_password(app, other_app):
    app.sign_up("dana", DANA)
    other_app.sign_up("erin", DANA, "erin's very own phrase")
    app.session_token = None
    response = app.sign_in("erin's very own phrase", email=DANA)
    assert response.json()["data"]["user"]["username"] == "erin"


def sign_up_four(app):
    """Four accounts that claim one address; the first is the oldest."""
    for name in ("dana", "erin", "fred", "gina"):
        app.session_token = None
        app.sign_up(name, DANA, f"the very own phrase of {name}")


def by_address(app, name):
    app.session_token = None
    return app.sign_in(f"the very own phrase of {name}", email=DANA).status_code


def test_sign_in__by_an_address_that_many_claim__tries_the_newest_two_only(app):
    sign_up_four(app)
    assert [by_address(app, name) for name in ("dana", "erin", "fred", "gina")] == [400, 400, 200, 200]
    app.session_token = None
    assert app.sign_in("the very own phrase of dana", username="dana").status_code == 200


def test_sign_in__by_an_address_that_many_claim__tries_who_has_verified_it_as_well(app):
    sign_up_four(app)
    EmailAddress.objects.filter(user__username="dana").update(verified=True)
    assert [by_address(app, name) for name in ("dana", "erin", "fred", "gina")] == [200, 400, 200, 200]


def test_sign_in__by_an_address_and_a_password_of_two__is_to_the_account_that_has_verified_it(app):
    app.sign_up("dana", DANA)
    EmailAddress.objects.update(verified=True)
    app.session_token = None
    app.sign_up("erin", DANA)
    app.session_token = None
    assert app.sign_in(email=DANA).json()["data"]["user"]["username"] == "dana"


def test_sign_in__by_an_address_that_the_operator_has_noted__is_possible(app):
    Player.objects.create_user("dana", DANA, PASSWORD)
    assert app.sign_in(email=DANA).json()["data"]["user"]["username"] == "dana"


# --- change ---------------------------------------------------------------------------------------------


def confirm_password(app):
    return app.call("post", "auth/reauthenticate", {"password": PASSWORD})


def test_change__without_the_password__is_401_and_says_how(app, signed_up):
    response = app.call("post", "account/email", {"email": ERIN})
    assert response.status_code == 401
    assert "reauthenticate" in [flow["id"] for flow in response.json()["data"]["flows"]]
    assert mails_to(ERIN) == []


def test_change__takes_effect_with_the_code_and_not_before(app, signed_up):
    confirm_password(app)
    assert app.call("post", "account/email", {"email": ERIN}).status_code == 200
    assert app.me(signed_up).json()["email"] == DANA
    assert verify(app, last_code(ERIN)).status_code == 200
    me = app.me(signed_up).json()
    assert (me["email"], me["email_verified"]) == (ERIN, True)
    assert list(EmailAddress.objects.values_list("email", "primary")) == [(ERIN, True)]


def test_change__tells_the_old_address(app, signed_up):
    confirm_password(app)
    app.call("post", "account/email", {"email": ERIN})
    before = len(mails_to(DANA))
    verify(app, last_code(ERIN))
    assert ERIN in mails_to(DANA)[before].body


def test_change__to_an_address_of_another_player__answers_as_with_a_new_one(app, other_app, signed_up):
    other_app.sign_up("erin", ERIN)
    verify(other_app, last_code(ERIN))
    later()
    confirm_password(app)
    answers = [app.call("post", "account/email", {"email": address}) for address in (ERIN, "new@example.org")]
    assert [answer.status_code for answer in answers] == [200, 200]


def test_change__to_an_address_of_another_player__cannot_be_completed(app, other_app, signed_up):
    other_app.sign_up("erin", ERIN)
    verify(other_app, last_code(ERIN))
    later()
    confirm_password(app)
    app.call("post", "account/email", {"email": ERIN})
    assert codes(verify(app, last_code(ERIN))) == [("key", "email_taken")]
    assert app.me(signed_up).json()["email"] == DANA


# --- mail that cannot be sent ---------------------------------------------------------------------------


def test_sign_up__mail_server_away__goes_on_without(app, settings):
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT, settings.EMAIL_TIMEOUT = "127.0.0.1", 9, 1
    assert app.sign_up().status_code == 200
