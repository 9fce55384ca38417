"""The built client in a browser, on a page of another origin than the service's."""

import functools
import hashlib
import shutil
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

CHROMIUM = shutil.which("chromium")
HERE = Path(__file__).parent
RECORD = HERE.parents[1] / "rules" / "golden" / "2-seats-se-1.json"
ARGUMENTS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.needs("chromium", "npm"),
]


class _Files(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}

    def log_message(self, *_: object) -> None:
        """Nothing is logged."""


@pytest.fixture
def site(project):
    """The origin of a web site that serves the page and the installed package."""
    shutil.copy(HERE / "programs" / "browser.html", project)
    shutil.copy(RECORD, project / "record.json")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Files, directory=str(project)))
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def outcome_of(url: str) -> dict:
    """What the page comes to."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS, chromium_sandbox=False)
        page = browser.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(url)
        page.wait_for_function("window.outcome !== undefined", timeout=180_000)
        outcome = page.evaluate("window.outcome")
        browser.close()
    return {**outcome, "errors": errors}


def test_client__page_of_another_origin__plays(site, live_service):
    seed = b"fair-shuffle/v1/commit\0" + (7).to_bytes(16, "big") + (1).to_bytes(4, "big") + bytes(32)
    assert outcome_of(f"{site}/browser.html?api={live_service}") == {
        "same": True,
        "moves": 3,
        "title": "Turno cerrado",
        "closed": True,
        "unchanged": True,
        "verified": 3,
        "digest": hashlib.sha256(seed).hexdigest(),
        "token": None,
        "errors": [],
    }
