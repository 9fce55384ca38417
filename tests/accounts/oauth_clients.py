"""Apps of others, and the browser of the player whom they ask."""

import base64
import hashlib
import html
import re
import secrets
from dataclasses import dataclass, field
from urllib.parse import parse_qs, urlencode, urlsplit

from allauth.idp.oidc.models import Client
from django.test import Client as Browser

from accounts.services.tokens import issue
from accounts.token_strategy import SESSION_TOKEN_ID

PASSWORD = "quite a long pass phrase"
CALLBACK = "https://app.example/callback"
AUTHORIZE, DEVICE = "/identity/o/authorize", "/identity/o/device"
DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code"
FORM = "application/x-www-form-urlencoded"


def challenge_of(verifier):
    return base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()


def main_of(page):
    """What a page has in its middle, without the frame around it."""
    return re.search(r"<main\b[^>]*>(.*)</main>", page.content.decode(), re.DOTALL)[1]


def shown(page):
    """The text of a page, without its tags."""
    text = re.sub(r"<[^>]+>", " ", main_of(page))
    return " ".join(html.unescape(text).split())


def hidden(page):
    """The hidden inputs of a page, as its form would send them."""
    inputs = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page.content.decode())
    return {name: html.unescape(value) for name, value in inputs}


def sent_back(response):
    """The parameters with which the browser is sent back to the app."""
    assert response.status_code == 302
    assert response["Location"].startswith(CALLBACK)
    return {name: values[0] for name, values in parse_qs(urlsplit(response["Location"]).query).items()}


@dataclass
class App:
    """An app of somebody else, that keeps what it needs for one connection."""

    client: Client
    secret: str | None = None
    http: Browser = field(default_factory=lambda: Browser(raise_request_exception=False))
    verifier: str = field(default_factory=lambda: secrets.token_urlsafe(48))

    def request(self, scope="games:read profile:read", **changes):
        """The parameters of an authorization request; None leaves one out."""
        usual = {
            "response_type": "code",
            "client_id": self.client.pk,
            "redirect_uri": CALLBACK,
            "scope": scope,
            "state": "a state",
            "code_challenge": challenge_of(self.verifier),
            "code_challenge_method": "S256",
        }
        return {name: value for name, value in {**usual, **changes}.items() if value is not None}

    def address(self, *args, **changes):
        """Where the app sends the player's browser."""
        return f"{AUTHORIZE}?{urlencode(self.request(*args, **changes))}"

    def post(self, name, **form):
        """Call an endpoint for apps; a confidential one proves itself by HTTP Basic."""
        headers = {}
        if self.secret:
            pair = base64.b64encode(f"{self.client.pk}:{self.secret}".encode()).decode()
            headers["Authorization"] = f"Basic {pair}"
        else:
            form = {"client_id": self.client.pk, **form}
        return self.http.post(f"/identity/o/api/{name}", urlencode(form), content_type=FORM, headers=headers)

    def exchange(self, code, **changes):
        """Take tokens for a code."""
        usual = {"code": code, "redirect_uri": CALLBACK, "code_verifier": self.verifier}
        form = {name: value for name, value in {**usual, **changes}.items() if value is not None}
        return self.post("token", grant_type="authorization_code", **form)

    def refresh(self, token, **more):
        return self.post("token", grant_type="refresh_token", refresh_token=token, **more)

    def poll(self, device_code):
        return self.post("token", grant_type=DEVICE_GRANT, device_code=device_code)

    def api(self, token, path="/me", method="get", **options):
        send = getattr(self.http, method)
        return send(f"/api/v1{path}", headers={"Authorization": f"Bearer {token}"}, **options)


def sign_in(browser, player, device=""):
    """Sign a player in as the page for it does, but for the password: the browser is a device of the player's."""
    browser.force_login(player)
    session = browser.session
    session[SESSION_TOKEN_ID] = issue(player, device=device)[0].pk
    session.save()
    return browser


def consent(browser, page, action="grant"):
    """Press a button of the consent page."""
    return browser.post(AUTHORIZE, {**hidden(page), "action": action})


def change_password(browser):
    """Give dana another password, on the page for it."""
    address, new = "/accounts/password/change/", "quite another phrase"
    form = {"oldpassword": PASSWORD, "password1": new, "password2": new}
    response = browser.post(address, {**hidden(browser.get(address)), **form})
    assert (response.status_code, response["Location"]) == (302, address)


def code_for(app, browser, *args, **changes):
    """The code that the app gets when the player, signed in, allows what it asks for."""
    return sent_back(consent(browser, browser.get(app.address(*args, **changes))))["code"]


def tokens_for(app, browser, *args, **changes):
    """The answer with tokens that the app gets when the player allows what it asks for."""
    response = app.exchange(code_for(app, browser, *args, **changes))
    assert response.status_code == 200, response.content
    return response.json()
