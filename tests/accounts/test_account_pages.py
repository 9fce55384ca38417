"""The pages of one's own account: profile, devices, data; and what is shown instead of a page."""

import re
from datetime import timedelta

import pytest
import time_machine
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.core import mail
from django.db.models.functions import Now
from django.test import Client
from django.utils import timezone

from accounts.models import Player, Token
from accounts.services.tokens import issue
from accounts.web.devices import device_name
from accounts.web.profile import FAMILIES, common_time_zones
from tests.accounts.conftest import FIREFOX, PASSWORD
from tests.accounts.oauth_clients import main_of, sign_in
from tests.accounts.test_sign_in_pages import EXECUTED, text_of

PROFILE = {
    "display_name": "Dana D.",
    "avatar": "divers",
    "bio": "one\r\ntwo",
    "language": "ko",
    "time_zone": "Asia/Seoul",
}


def is_signed_in(browser):
    return browser.get("/accounts/").status_code == 200


# --- profile ---------------------------------------------------------------------------------------------


def test_profile__changed__is_kept_and_said(browser, dana):
    answer = browser.post("/accounts/profile/", PROFILE, follow=True)
    dana.refresh_from_db()
    kept = {field: getattr(dana, field) for field in PROFILE}
    assert kept == PROFILE | {"bio": "one\ntwo"}
    assert "Your profile is saved." in text_of(answer)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("display_name", "d" * 51),
        ("display_name", "da\u200bna"),
        ("avatar", "robots"),
        ("bio", "b" * 501),
        ("bio", "\x1b[31m"),
        ("language", "xx"),
        ("time_zone", "Mars/Base"),
    ],
)
def test_profile__unfit__is_refused_at_its_field(browser, dana, field, value):
    answer = browser.post("/accounts/profile/", PROFILE | {field: value})
    assert list(answer.context["form"].errors) == [field]
    assert Player.objects.get(pk=dana.pk).display_name == ""


def test_profile__bio_of_500_with_lines__counts_a_line_end_once(browser, dana):
    browser.post("/accounts/profile/", PROFILE | {"bio": "b\r\n" * 250})
    dana.refresh_from_db()
    assert dana.bio == ("b\n" * 250).rstrip("\n")


def test_profile__name_and_rights__cannot_be_changed(browser, dana):
    browser.post("/accounts/profile/", PROFILE | {"username": "erin", "is_staff": "on", "email": "x@example.org"})
    dana.refresh_from_db()
    assert (dana.username, dana.is_staff, dana.email) == ("dana", False, "dana@example.org")


def test_profile__offers_every_avatar():
    assert [name for name, _label in FAMILIES] == ["", *dict(Player._meta.get_field("avatar").choices)]


def test_profile__zone_by_an_older_name__stays_a_choice(browser, dana):
    Player.objects.update(time_zone="Japan")
    page = browser.get("/accounts/profile/").content.decode()
    assert "Japan" not in common_time_zones()
    assert '<option value="Japan" selected>' in page


# --- devices ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox · Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/129.0 Safari/537.36 Edg/129.0",
            "Edge · Windows",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (something new)", "Mozilla/5.0 (something new)"),
        ("duck-bot/2.1 (Linux)", "duck-bot/2.1 (Linux)"),
    ],
)
def test_device__is_called(agent, name):
    assert device_name(agent) == name


def test_devices__this_one_first__then_the_others(browser, dana):
    issue(dana, device="A phone")
    names = re.findall(r"<h2>(.*?)</h2>", browser.get("/accounts/devices/").content.decode())
    assert names == ['Firefox · Linux <span class="badge">This device</span>', "A phone"]


def test_devices__times_are_those_of_the_player(browser, dana):
    Player.objects.update(time_zone="Asia/Seoul")
    Token.objects.update(created_at="2026-11-21T19:48:00Z")
    said = text_of(browser.get("/accounts/devices/"))
    assert "Signed in on 22 Nov 2026, 04:48." in said
    assert "Times are those of Asia/Seoul." in said
    assert timezone.get_current_timezone_name() == "UTC"


def test_devices__one_signed_out__is_out_at_once_and_gone(browser, dana):
    phone = Client()
    phone.post("/accounts/login/", {"login": "dana", "password": PASSWORD})
    token = Token.objects.latest("pk")
    answer = browser.post("/accounts/devices/", {"device": str(token.uuid)}, follow=True)
    assert "The device is signed out." in text_of(answer)
    assert (is_signed_in(phone), is_signed_in(browser)) == (False, True)


def test_devices__all_others_signed_out__this_one_stays(browser, dana):
    issue(dana)
    browser.post("/accounts/devices/", {"device": "others"})
    assert Token.objects.valid().count() == 1
    assert is_signed_in(browser)


@pytest.mark.parametrize("whose", ["erin's", "nobody's", "no id"])
def test_devices__of_somebody_else__is_404(browser, dana, whose):
    erins = issue(Player.objects.create_user("erin"))[0]
    known = {"erin's": str(erins.uuid), "nobody's": str(dana.uuid), "no id": "x"}
    assert browser.post("/accounts/devices/", {"device": known[whose]}).status_code == 404
    assert Token.objects.valid().filter(pk=erins.pk).exists()


# --- data ------------------------------------------------------------------------------------------------


def confirm(browser):
    return browser.post("/accounts/reauthenticate/", {"password": PASSWORD})


def delete(browser, name="dana"):
    return browser.post("/accounts/data/", {"username": name}, follow=True)


def test_data__signed_in_with_a_password_long_ago__asks_for_it_first(browser, dana):
    Token.objects.update(authenticated_at=Now() - timedelta(minutes=16))
    answer = browser.get("/accounts/data/")
    assert answer["Location"] == "/accounts/reauthenticate/?next=%2Faccounts%2Fdata%2F"
    delete(browser)
    assert Player.objects.filter(pk=dana.pk).exists()


@pytest.fixture
def stranger(dana):
    """A browser of dana's who has neither a password nor a second factor, but an account from elsewhere."""
    dana.set_unusable_password()
    dana.save()
    return sign_in(Client(headers={"Accept-Language": "en"}, raise_request_exception=False), dana)


def test_data__signed_in_with_a_password_just_now__is_shown(browser):
    assert browser.get("/accounts/data/").status_code == 200


def test_data__of_nobody__asks_to_sign_in(db):
    assert Client().get("/accounts/data/")["Location"] == "/accounts/login/?next=/accounts/data/"


def test_data__signed_in_from_elsewhere_just_now__is_shown(stranger):
    assert stranger.get("/accounts/data/").status_code == 200


def test_data__signed_in_from_elsewhere_long_ago__asks_to_sign_in_anew(stranger, dana):
    Token.objects.update(authenticated_at=Now() - timedelta(minutes=16))
    answer = stranger.post("/accounts/data/", {"username": "dana"})
    assert answer["Location"] == "/accounts/login/?next=/accounts/data/"
    assert Player.objects.filter(pk=dana.pk).exists()
    assert not is_signed_in(stranger)


@pytest.mark.parametrize("page", ["password/set/", "2fa/totp/activate/", "2fa/webauthn/add/"])
def test_session__signed_in_from_elsewhere_long_ago__adds_no_way_in_of_its_own(stranger, dana, page):
    EmailAddress.objects.create(user=dana, email="dana@example.org", verified=True, primary=True)
    Token.objects.update(authenticated_at=Now() - timedelta(minutes=16))
    answer = stranger.post(f"/accounts/{page}", {"password1": "another phrase", "password2": "another phrase"})
    assert answer["Location"] == f"/accounts/login/?next=/accounts/{page}"
    dana.refresh_from_db()
    assert (dana.has_usable_password(), is_signed_in(stranger)) == (False, False)


def test_password__signed_in_from_elsewhere_just_now__may_be_set(stranger, dana):
    form = {"password1": "another phrase", "password2": "another phrase"}
    assert stranger.post("/accounts/password/set/", form).status_code == 302
    dana.refresh_from_db()
    assert dana.check_password("another phrase")


def test_data__export__is_one_click_away(browser, dana):
    confirm(browser)
    address = re.search(r'href="([^"]+)" download', browser.get("/accounts/data/").content.decode())[1]
    answer = browser.get(address)
    assert answer["Content-Disposition"] == 'attachment; filename="duckcover-dana.json"'
    assert answer.json()["account"]["username"] == "dana"


def test_data__another_name_typed__deletes_nothing(browser, dana):
    confirm(browser)
    assert "This is not your name." in text_of(delete(browser, "erin"))
    assert Player.objects.filter(pk=dana.pk).exists()


def test_data__own_name_typed__deletes_the_account_and_says_so(browser, dana):
    confirm(browser)
    answer = delete(browser, "Dana")
    assert "Your account is deleted" in text_of(answer)
    assert (answer.request["PATH_INFO"], Player.objects.count(), is_signed_in(browser)) == (
        "/accounts/login/",
        0,
        False,
    )


def test_data__of_staff__is_not_deleted(browser, dana):
    Player.objects.update(is_staff=True)
    confirm(browser)
    assert "Accounts of staff cannot be deleted." in text_of(browser.get("/accounts/data/"))
    assert "<form" not in main_of(browser.get("/accounts/data/"))
    delete(browser)
    assert Player.objects.filter(pk=dana.pk).exists()


# --- security keys ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Not used yet."), ("es", "Aún no se ha usado."), ("ko", "아직 사용하지 않았습니다.")]
)
def test_security_key__never_used__is_said_in_the_language_of_the_page(browser, dana, language, said):
    credential = {"clientExtensionResults": {"credProps": {"rk": True}}}
    Authenticator.objects.create(user=dana, type="webauthn", data={"name": "My key", "credential": credential})
    page = browser.get("/accounts/2fa/webauthn/", headers={"Accept-Language": language})
    assert said in text_of(page)


# --- instead of a page -----------------------------------------------------------------------------------


def test_forbidden__is_a_page_of_ours(browser):
    answer = browser.get("/admin/", follow=True)
    assert answer.status_code == 403
    assert "Your account may not see this page." in text_of(answer)
    assert EXECUTED.findall(answer.content.decode()) == []


def test_csrf_token_missing__is_a_page_that_says_what_to_do(dana):
    strict = Client(enforce_csrf_checks=True)
    answer = strict.post("/accounts/login/", {"login": "dana"}, headers={"Accept-Language": "en"})
    assert answer.status_code == 403
    assert "load the page again and send the form once more" in text_of(answer)


@pytest.mark.django_db(databases=[])
def test_senseless_request__is_a_page_of_ours_without_the_database():
    answer = Client().get("/accounts/login/", headers={"Host": "evil.example.org", "Accept-Language": "en"})
    assert answer.status_code == 400
    assert "This did not work" in text_of(answer)


# --- mails -----------------------------------------------------------------------------------------------


def test_mail__of_a_change__says_when_in_the_zone_of_the_player(browser, dana):
    EmailAddress.objects.create(user=dana, email=dana.email, verified=True, primary=True)
    Player.objects.update(time_zone="Asia/Seoul")
    new = "another long pass phrase"
    with time_machine.travel("2026-11-21T19:48:00Z", tick=False):
        browser.post("/accounts/password/change/", {"oldpassword": PASSWORD, "password1": new, "password2": new})
    assert "- Date: 22 Nov 2026, 04:48 Asia/Seoul" in mail.outbox[-1].body.splitlines()


def test_mail__to_a_new_address__says_whose_and_where(browser, dana):
    confirm(browser)
    browser.post("/accounts/email/", {"email": "new@example.org", "action_add": ""})
    assert (mail.outbox[-1].to, "register" in mail.outbox[-1].body) == (["new@example.org"], False)
    assert "The player dana has given this address at testserver." in mail.outbox[-1].body


def test_mail__greets_in_the_name_of_the_game(dana):
    Client().post("/accounts/password/reset/", {"email": "dana@example.org"})
    lines = mail.outbox[-1].body.strip().splitlines()
    assert (lines[0], lines[-2:]) == ("Hello from Duck & Cover!", ["Thank you for using Duck & Cover!", "testserver"])
