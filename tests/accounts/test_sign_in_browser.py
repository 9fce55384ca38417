"""The pages below /accounts/ in a real browser, with the policy that they are served with, and a virtual passkey."""

import json

import pytest
from allauth.account.models import EmailAddress
from django.db import connections
from playwright.sync_api import sync_playwright

from accounts.models import Player
from duckcover.providers import provider_settings
from tests.accounts.conftest import PASSWORD
from tests.accounts.mails import last_code
from tests.accounts.provider import CLIENT, SECRET, Provider

PHONE, DESK = 390, 1280
CHROMIUM = "/usr/bin/chromium"
OPTIONS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
PASSKEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]


@pytest.fixture
def page(address, complaints):
    """A page of a phone's width."""
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        page = browser.new_page(viewport={"width": PHONE, "height": 844}, base_url=address)
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        yield page
        browser.close()
        connections.close_all()  # playwright's loop has a connection of its own


@pytest.fixture
def dana(address):
    """A player whose address is verified."""
    dana = Player.objects.create_user("dana", "dana@example.org", PASSWORD)
    EmailAddress.objects.create(user=dana, email="dana@example.org", verified=True, primary=True)
    return dana


def send(page, **fields):
    """Fill in the form of a page and send it."""
    for name, value in fields.items():
        page.fill(f"main [name={name}]", value)
    page.click("main form button")


def sign_in(page):
    page.goto("/accounts/login/")
    send(page, login="dana", password=PASSWORD)
    page.get_by_role("heading", name="Your turns").wait_for()


def too_wide(page):
    """The widths at which one has to scroll sideways."""
    found = []
    for width in (PHONE, DESK):
        page.set_viewport_size({"width": width, "height": 844})
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            found.append(width)
    return found


def test_sign_up__then_the_code_of_the_mail(page, complaints):
    page.goto("/accounts/signup/")
    send(page, username="erin", email="erin@example.org", password1=PASSWORD)
    page.get_by_role("heading", name="Your turns").wait_for()
    page.goto("/accounts/confirm-email/")
    send(page, code=last_code("erin@example.org"))
    page.get_by_role("heading", name="Your turns").wait_for()
    assert EmailAddress.objects.get().verified is True
    assert complaints == []


def test_passkey__added_then_used_to_sign_in(page, dana, complaints):
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": PASSKEY})
    sign_in(page)
    page.goto("/accounts/2fa/webauthn/add/")
    send(page, password=PASSWORD)
    page.check("[name=passwordless]")
    page.click("#mfa_webauthn_add")
    page.wait_for_url("**/recovery-codes/**")
    page.goto("/accounts/logout/")
    send(page)
    page.wait_for_url("**/accounts/login/")
    page.click("#passkey_login")
    page.get_by_role("heading", name="Your turns").wait_for()
    assert page.inner_text(".top .me .name") == "dana"
    assert complaints == []


def test_provider__leaves_for_it(page, settings, complaints):
    provider = Provider()
    entry = {"id": "club", "name": "The Club", "server_url": provider.url, "client_id": CLIENT, "client_secret": SECRET}
    settings.SOCIALACCOUNT_PROVIDERS = provider_settings(json.dumps([entry]))
    page.goto("/accounts/login/")
    page.click("text=The Club")
    page.click("main form button")
    page.wait_for_url(provider.url + "/authorize**")
    provider.close()
    assert [text for text in complaints if "Policy" in text] == []


def test_pages__of_a_player__fit_and_break_no_policy(page, dana, complaints):
    sign_in(page)
    page.goto("/accounts/reauthenticate/")
    send(page, password=PASSWORD)
    found = {}
    for path in ("", "email/", "password/change/", "3rdparty/", "2fa/", "2fa/totp/activate/", "2fa/webauthn/add/"):
        page.goto(f"/accounts/{path}")
        found[path] = (page.url.endswith(f"/accounts/{path}"), too_wide(page))
    assert found == dict.fromkeys(found, (True, []))
    assert complaints == []


def test_pages__of_nobody__fit_and_break_no_policy(page, complaints):
    found = {}
    for path in ("login/", "signup/", "password/reset/", "inactive/"):
        page.goto(f"/accounts/{path}")
        found[path] = (page.inner_text("header a.brand").strip(), too_wide(page))
    assert found == dict.fromkeys(found, ("Duck & Cover", []))
    assert complaints == []


def test_menu__of_a_player__opens_without_a_script_below_one_row(page, dana, complaints):
    sign_in(page)
    page.goto("/accounts/")
    assert page.evaluate("document.querySelector('header').offsetHeight") < 90
    assert page.is_visible("#account-menu") is False
    page.click(".account-menu button")
    assert (page.is_visible("#account-menu"), too_wide(page)) == (True, [])
    page.click("#account-menu >> text=Sign Out")
    page.wait_for_url("**/accounts/logout/")
    assert complaints == []


def test_sign_in__box_and_its_words__stand_on_one_line(page):
    page.goto("/accounts/login/")
    box, words = (page.locator(f"main {part}").bounding_box() for part in ("[name=remember]", "label[for=id_remember]"))
    assert abs(box["y"] + box["height"] / 2 - words["y"] - words["height"] / 2) < 5


def test_sign_up__hints__are_hardly_indented(page):
    page.goto("/accounts/signup/")
    field = page.locator("main [name=password1]").bounding_box()
    assert page.locator("main .helptext li").first.bounding_box()["x"] - field["x"] < 24
