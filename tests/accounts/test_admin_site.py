"""Who gets into the admin: by the same sign-in as everybody, with a second factor where it is asked."""

import time

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.totp.internal.auth import TOTP, format_hotp_value, hotp_value
from django.contrib import admin
from django.core.cache import cache
from django.test import Client

from accounts.models import Player, Token
from accounts.services.tokens import issue
from tests.accounts.conftest import PASSWORD

SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"


@pytest.fixture
def operator(db):
    cache.clear()
    operator = Player.objects.create_superuser("operator", "op@example.org", PASSWORD)
    EmailAddress.objects.create(user=operator, email="op@example.org", verified=True, primary=True)
    return operator


@pytest.fixture
def browser(operator):
    return Client()


@pytest.fixture
def two_factor(settings):
    settings.ADMIN_TWO_FACTOR = True
    settings.MFA_TOTP_TOLERANCE = 1


@pytest.fixture
def enrolled(operator):
    """The operator, with an authenticator app."""
    TOTP.activate(operator, SECRET)
    return operator


def totp():
    return format_hotp_value(hotp_value(SECRET, int(time.time()) // 30))


def sign_in(browser, name="operator", there="/admin/"):
    return browser.post(f"/accounts/login/?next={there}", {"login": name, "password": PASSWORD, "next": there})


def follow(browser, address, hops=3):
    """The last address that a browser is led to."""
    for _ in range(hops):
        answer = browser.get(address)
        if answer.status_code != 302:
            return address
        address = answer["Location"]
    return address


def test_anonymous__is_led_to_the_one_sign_in_and_back(browser):
    assert follow(browser, "/admin/games/game/") == "/accounts/login/?next=%2Fadmin%2Fgames%2Fgame%2F"
    assert sign_in(browser, there="/admin/games/game/")["Location"] == "/admin/games/game/"
    assert browser.get("/admin/games/game/").status_code == 200


def test_anonymous__cannot_sign_in_at_the_admin_itself(browser):
    browser.post("/admin/login/", {"username": "operator", "password": PASSWORD})
    assert browser.get("/admin/").status_code == 302


def test_anonymous__is_not_led_elsewhere_after_signing_in(browser):
    assert "evil" not in browser.get("/admin/login/?next=https://evil.example.org/")["Location"]


def test_player__gets_403(browser):
    Player.objects.create_user("dana", "dana@example.org", PASSWORD)
    sign_in(browser, "dana")
    assert browser.get("/admin/login/").status_code == 403


def test_inactive_staff__is_out_at_once(browser, operator):
    sign_in(browser)
    Player.objects.update(is_active=False)
    assert browser.get("/admin/").status_code == 302


def test_token_revoked__staff_is_out_at_once(browser, operator):
    sign_in(browser)
    Token.objects.update(revoked_at="2026-01-01T00:00Z")
    assert browser.get("/admin/").status_code == 302


def test_two_factor__not_set_up__is_led_to_setting_it_up(browser, two_factor):
    sign_in(browser)
    assert browser.get(browser.get("/admin/")["Location"])["Location"] == "/accounts/2fa/"
    assert "Set up a second factor first" in browser.get("/accounts/2fa/").content.decode()


def test_two_factor__set_up__is_asked_for_at_sign_in(browser, two_factor, enrolled):
    assert sign_in(browser)["Location"].startswith("/accounts/2fa/authenticate/")
    assert browser.get("/admin/").status_code == 302
    answer = browser.post("/accounts/2fa/authenticate/", {"code": totp()})
    assert answer["Location"] == "/admin/"
    assert browser.get("/admin/").status_code == 200


def test_two_factor__set_up_but_not_used_in_this_session__is_asked_for(two_factor, enrolled, client):
    client.force_login(enrolled, backend="accounts.backends.PlayerBackend")
    page = follow(client, "/admin/")
    assert page == "/accounts/2fa/reauthenticate/?next=%2Fadmin%2F"
    assert client.post(page, {"code": totp()})["Location"] == "/admin/"
    assert client.get("/admin/").status_code == 200


def test_two_factor__set_up_in_this_session__is_asked_for_once(browser, two_factor, operator):
    sign_in(browser)
    browser.post("/accounts/reauthenticate/", {"password": PASSWORD})
    shown = browser.get("/accounts/2fa/totp/activate/").context["form"].secret
    code = format_hotp_value(hotp_value(shown, int(time.time()) // 30))
    assert browser.post("/accounts/2fa/totp/activate/", {"code": code}).status_code == 302
    cache.clear()
    page = follow(browser, "/admin/")
    assert browser.post(page, {"code": code})["Location"] == "/admin/"


@pytest.mark.parametrize(
    "page", ["accounts/player/", "accounts/auditentry/", "games/game/", "jsi18n/", "password_change/"]
)
def test_two_factor__missing__no_page_opens(two_factor, operator, client, page):
    client.force_login(operator)
    assert client.get(f"/admin/{page}").status_code == 302


def test_two_factor__not_asked__password_is_enough(browser, settings):
    settings.ADMIN_TWO_FACTOR = False
    sign_in(browser)
    assert browser.get("/admin/").status_code == 200


def test_own_password__is_changed_where_everybody_does__and_revokes_the_tokens(browser, operator):
    issue(operator, device="An app")
    sign_in(browser)
    page = browser.get("/admin/password_change/")["Location"]
    new = "another long pass phrase"
    browser.post(page, {"oldpassword": PASSWORD, "password1": new, "password2": new})
    operator.refresh_from_db()
    assert operator.check_password(new)
    assert Token.objects.valid().count() == 1  # of this browser
    assert browser.get("/admin/").status_code == 200


def test_own_password__cannot_be_changed_in_the_admin(client, operator):
    client.force_login(operator)
    new = "another long pass phrase"
    client.post("/admin/password_change/", {"old_password": PASSWORD, "new_password1": new, "new_password2": new})
    operator.refresh_from_db()
    assert operator.check_password(PASSWORD)


def test_site__shows_no_page_of_allauths__which_are_full_of_secrets():
    modules = {base.__module__ for pages in admin.site._registry.values() for base in type(pages).__mro__}
    assert [module for module in modules if module.startswith("allauth.")] == []


def test_site__audits_whatever_is_registered():
    from accounts.admin_site import Audited

    assert all(isinstance(pages, Audited) for pages in admin.site._registry.values())
