"""The pages below /accounts/ without a browser: what they answer, in which language, and that they need CSRF tokens."""

import re
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.core import mail
from django.core.cache import cache
from django.db import connections
from django.test import Client

from accounts.models import Player
from tests.accounts.conftest import PASSWORD
from tests.accounts.mails import last_code

EXECUTED = re.compile(
    r"<script(?![^>]*(?:\bsrc=|type=\"application/json\"))|<style|\sstyle=|\son[a-z]+=", re.IGNORECASE
)


@pytest.fixture
def browser(db):
    cache.clear()
    return Client()


@pytest.fixture
def dana(browser):
    """A player who has signed in."""
    dana = Player.objects.create_user("dana", "dana@example.org", PASSWORD)
    browser.post("/accounts/login/", {"login": "dana", "password": PASSWORD})
    return dana


def sign_up(browser, name="dana", **more):
    form = {"username": name, "email": f"{name}@example.org", "password1": PASSWORD}
    return browser.post("/accounts/signup/", form | more)


def test_home__of_nobody__leads_to_signing_in(browser):
    assert browser.get("/accounts/")["Location"] == "/accounts/login/?next=/accounts/"


def test_sign_up__signs_in_at_once(browser):
    assert sign_up(browser)["Location"] == "/"
    assert browser.get("/accounts/").context["user"].username == "dana"


@pytest.mark.parametrize("by", ["dana", "DANA@example.org"])
def test_sign_in__by_name_or_address(browser, by):
    sign_up(browser)
    another = Client()
    answer = another.post("/accounts/login/", {"login": by, "password": PASSWORD})
    assert answer["Location"] == "/"


def test_sign_in__leads_back_to_where_one_was(browser, dana):
    answer = Client().post("/accounts/login/", {"login": "dana", "password": PASSWORD, "next": "/admin/"})
    assert answer["Location"] == "/admin/"


@pytest.mark.parametrize("there", ["https://evil.example.org/", "//evil.example.org", "javascript:alert(1)"])
def test_sign_in__does_not_lead_elsewhere(browser, dana, there):
    answer = Client().post("/accounts/login/", {"login": "dana", "password": PASSWORD, "next": there})
    assert answer["Location"] == "/"


def test_sign_in__remembered__outlives_the_browser(browser, dana):
    forgetful, faithful = Client(), Client()
    forgetful.post("/accounts/login/", {"login": "dana", "password": PASSWORD})
    faithful.post("/accounts/login/", {"login": "dana", "password": PASSWORD, "remember": "on"})
    assert forgetful.cookies["sessionid"]["max-age"] == ""
    assert faithful.cookies["sessionid"]["max-age"] > 0


@pytest.mark.parametrize("page", ["login", "signup", "logout", "password/reset", "password/change", "email"])
def test_forms__without_the_csrf_token__are_refused(dana, page):
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(dana)
    assert strict.post(f"/accounts/{page}/", {"login": "dana", "password": PASSWORD}).status_code == 403


def test_password__reset_by_code(browser, dana):
    another = Client()
    another.post("/accounts/password/reset/", {"email": "dana@example.org"})
    answer = another.post("/accounts/password/reset/confirm/", {"code": last_code("dana@example.org")})
    new = "another long pass phrase"
    another.post(answer["Location"], {"password1": new, "password2": new})
    assert Client().post("/accounts/login/", {"login": "dana", "password": new}).status_code == 302
    assert browser.get("/accounts/")["Location"] == "/accounts/login/?next=/accounts/"


def test_password__reset_of_an_unknown_address__shows_the_same_page(browser, dana):
    pages = []
    for address in ("dana@example.org", "nobody@example.org"):
        answer = Client().post("/accounts/password/reset/", {"email": address}, follow=True)
        pages.append(re.sub(r'value="[^"]{64}"', "", answer.content.decode()).replace(address, "…"))
    assert pages[0] == pages[1]


@pytest.mark.parametrize(
    ("language", "said"),
    [("es", "Iniciar sesión"), ("fr", "Se connecter"), ("it", "Accedi"), ("ko", "로그인"), ("xx", "Sign In")],
)
def test_page__is_in_the_language_that_is_asked_for(browser, language, said):
    page = browser.get("/accounts/login/", headers={"Accept-Language": language})
    assert said in page.content.decode()
    assert page["Content-Language"] == (language if language != "xx" else "en")


def test_sign_in_api__says_errors_in_the_language_that_is_asked_for(app, browser):
    answer = app.call("post", "auth/login", {"username": "x", "password": "y"}, **{"Accept-Language": "fr"})
    english = app.call("post", "auth/login", {"username": "x", "password": "y"}, **{"Accept-Language": "en"})
    assert answer.json()["errors"][0]["message"] != english.json()["errors"][0]["message"]


def test_mail__to_a_player__is_in_its_own_language(browser):
    sign_up(browser)
    Player.objects.update(language="it")
    cache.clear()
    Client().post("/accounts/password/reset/", {"email": "dana@example.org"}, headers={"Accept-Language": "ko"})
    assert mail.outbox[-1].subject == "[Duck & Cover] Codice di reimpostazione della password"


PAGES = (
    *(
        "",
        "login/",
        "signup/",
        "logout/",
        "inactive/",
        "reauthenticate/",
        "email/",
        "confirm-email/",
        "password/change/",
    ),
    *(
        "password/reset/",
        "3rdparty/",
        "3rdparty/login/cancelled/",
        "3rdparty/login/error/",
        "2fa/",
        "2fa/totp/activate/",
    ),
    *("2fa/webauthn/", "2fa/webauthn/add/", "2fa/recovery-codes/generate/", "profile/", "devices/", "data/"),
)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("who", ["nobody", "dana"])
def test_page__has_nothing_inline_that_a_strict_policy_forbids(browser, request, page, who):
    if who == "dana":
        request.getfixturevalue("dana")
        browser.post("/accounts/reauthenticate/", {"password": PASSWORD})
    answer = browser.get(f"/accounts/{page}", follow=True)
    assert answer.status_code == (401 if page == "3rdparty/login/error/" else 200)
    assert EXECUTED.findall(answer.content.decode()) == []


@pytest.mark.parametrize("text", ['<script>alert("x")</script>', '<p style="color: red">', '<a onclick="x()">'])
def test_search__finds_what_is_inline(text):
    assert EXECUTED.search(text) is not None


@pytest.mark.django_db(transaction=True)
def test_sign_up__four_at_once_with_one_name__makes_one_account():
    cache.clear()
    barrier = Barrier(4)

    def at_once(number):
        browser = Client()
        barrier.wait(timeout=20)
        try:
            return sign_up(browser, "dana", email=f"d{number}@example.org").status_code
        finally:
            connections.close_all()

    with ThreadPoolExecutor(4) as pool:
        statuses = list(pool.map(at_once, range(4)))
    assert set(statuses) <= {200, 302}  # the form again, or its page
    assert Player.objects.count() == 1


def text_of(answer):
    """What a page says, without its markup."""
    return " ".join(re.sub(r"<[^>]+>", " ", answer.content.decode()).split())


def menu_of(browser):
    """The names of the links in the menu of the account's page."""
    page = browser.get("/accounts/").content.decode()
    nav = re.search(r'<ul id="account-menu".*?</ul>', page, re.DOTALL)[0]
    return re.findall(r"<a [^>]*>([^<]+)</a>", nav)


ALWAYS_THERE = [
    *("Overview", "Profile", "Email", "Password", "Two-Factor Authentication", "Notices", "Webhooks", "Vacation"),
    *("Looks and habits", "Muted and blocked", "Connected apps", "API tokens", "Bot accounts", "Own apps"),
    *("Signed-in devices", "Your data", "Sign Out"),
]


def test_favicon__leads_to_the_picture(browser):
    answer = browser.get("/favicon.ico")
    picture = browser.get(answer["Location"])
    picture.close()
    assert (answer.status_code, picture.status_code, picture["Content-Type"]) == (302, 200, "image/svg+xml")


@pytest.mark.parametrize("cookies", [{}, {"sessionid": "x" * 32}])
def test_unknown_address__is_a_page_of_ours_without_the_database(cookies):
    """No fixture lets this test have the database."""
    browser = Client(raise_request_exception=False)
    browser.cookies.load(cookies)
    answer = browser.get("/nowhere/at/all", headers={"Accept-Language": "en"})
    assert (answer.status_code, answer["Content-Type"]) == (404, "text/html; charset=utf-8")
    assert "There is nothing at this address." in text_of(answer)
    assert EXECUTED.findall(answer.content.decode()) == []


def test_failure__is_a_page_of_ours(browser, monkeypatch):
    broken = Client(raise_request_exception=False)
    monkeypatch.setattr("django.views.generic.RedirectView.get_redirect_url", lambda *_, **__: 1 / 0)
    answer = broken.get("/favicon.ico", headers={"Accept-Language": "en"})
    assert answer.status_code == 500
    assert "It is not your fault. Please try again in a moment." in text_of(answer)


def test_menu__without_a_provider__leaves_its_page_out(browser, dana):
    assert menu_of(browser) == ALWAYS_THERE


def test_menu__with_a_provider__leads_to_its_page(browser, dana, settings):
    app = {"provider_id": "club", "name": "The Club", "client_id": "x", "settings": {"server_url": "https://x.example"}}
    settings.SOCIALACCOUNT_PROVIDERS = {"openid_connect": {"APPS": [app]}}
    assert menu_of(browser) == [*ALWAYS_THERE[:5], "Account Connections", *ALWAYS_THERE[5:]]


def test_menu__on_the_page_for_devices__is_left_out(browser, dana):
    page = browser.get("/identity/o/device").content.decode()
    assert (page.count("<nav"), page.count("<script")) == (1, 0)  # the one in the footer


@pytest.mark.parametrize(("factors", "said"), [(0, "Off"), (1, "On")])
def test_home__says_whether_a_second_factor_is_on(browser, dana, factors, said):
    for _ in range(factors):
        Authenticator.objects.create(user=dana, type="totp", data={})
    said_of_it = text_of(browser.get("/accounts/")).partition("Sign Out")[2].partition("Two-Factor Authentication ")[2]
    assert said_of_it.split()[0] == said


def test_sign_up__says_what_a_name_is(browser):
    page = text_of(browser.get("/accounts/signup/"))
    assert "yours for good. 2 to 32 letters, digits, '_', '.' or '-'. Email:" in page


def test_sign_in__says_what_it_takes(browser):
    assert "Name or e-mail: " in text_of(browser.get("/accounts/login/"))


def test_email__present_one__is_no_field(browser, dana):
    EmailAddress.objects.create(user=dana, email="dana@example.org", verified=True, primary=True)
    browser.post("/accounts/reauthenticate/", {"password": PASSWORD})
    page = browser.get("/accounts/email/")
    assert "Current email: dana@example.org" in text_of(page)
    assert re.findall(r'<input[^>]*type="email"[^>]*disabled|<input[^>]*disabled', page.content.decode()) == []
