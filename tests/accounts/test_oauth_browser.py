"""The pages of OAuth in a real browser, with the policy that they are served with."""

from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from django.db import connections
from django.test import Client as Http
from playwright.sync_api import expect, sync_playwright

from tests.accounts.oauth_clients import DEVICE, PASSWORD, App
from tests.accounts.test_sign_in_browser import CHROMIUM, DESK, OPTIONS, PHONE

PATIENCE = 30_000
"""Milliseconds that a busy machine may take to show the next page."""

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]


class Callback(BaseHTTPRequestHandler):
    """Where the app waits for its code, on another origin."""

    def do_GET(self):
        body = b"<title>The app</title>Thank you."
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def callback():
    """The address of the app's own server."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Callback)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/callback"
    server.shutdown()
    server.server_close()


@pytest.fixture(params=[PHONE, DESK])
def page(address, complaints, request):
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        page = browser.new_page(viewport={"width": request.param, "height": 844}, base_url=address)
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        yield page
        browser.close()
        connections.close_all()  # playwright's loop has a connection of its own


def is_too_wide(page):
    return page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def sign_in(page):
    page.fill("main [name=login]", "dana")
    page.fill("main [name=password]", PASSWORD)
    page.click("main form button")


def test_consent_page__allowed__leads_to_the_app_on_another_origin(page, dana, new_client, callback, complaints):
    app = App(new_client(redirect_uris="http://127.0.0.1/callback"))
    page.goto(app.address("games:read games:play openid", redirect_uri=callback))
    sign_in(page)
    expect(page.locator("h1")).to_have_text("Connect Duck Watch?", timeout=PATIENCE)
    assert not is_too_wide(page)
    page.click("button[value=grant]")
    page.wait_for_url(f"{callback}?code=*")
    expect(page).to_have_title("The app", timeout=PATIENCE)
    assert [line for line in complaints if "favicon" not in line] == []


def test_device_page__code_typed__connects_the_device(page, dana, oauth_app, complaints):
    oauth_app.http = Http()
    user_code = oauth_app.post("device/code", scope="games:read").json()["user_code"]
    page.goto(DEVICE)
    sign_in(page)
    page.fill("main [name=code]", user_code.replace("-", "").lower())
    page.click("main form button")
    expect(page.locator("main")).to_contain_text(user_code, timeout=PATIENCE)
    assert not is_too_wide(page)
    page.click("button[value=confirm]")
    expect(page.locator("h1")).to_have_text("Connected", timeout=PATIENCE)
    assert complaints == []
