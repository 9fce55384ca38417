"""A real browser before the running service."""

import json

import pytest
from django.db import connections
from playwright.sync_api import expect, sync_playwright

PHONE, DESK = 390, 1280
CHROMIUM = "/usr/bin/chromium"
OPTIONS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
PATIENCE = 30_000
"""Milliseconds that a busy machine may take to draw a page."""

expect.set_options(timeout=PATIENCE)


def await_value(page, expression, value):
    """Wait until the page answers this; a page that is left meanwhile is asked again when the next one is there."""
    written = json.dumps(json.dumps(value, separators=(",", ":")))
    page.wait_for_function(f"async () => JSON.stringify(await ({expression})) === {written}")


def speaking(page, language, complaints):
    """Another page of the same browser and the same player, in a language; the header cannot be set on a page."""
    context = page.context.browser.new_context(
        locale=language,
        base_url=page.url,
        storage_state=page.context.storage_state(),
        viewport=page.viewport_size,
        service_workers="block",
    )
    other = context.new_page()
    other.set_default_timeout(PATIENCE)
    other.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    return other


@pytest.fixture
def page(address, complaints):
    """An empty page of a browser in English; without the worker, which has tests of its own."""
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        page = browser.new_page(
            viewport={"width": DESK, "height": 900}, base_url=address, locale="en", service_workers="block"
        )
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        try:
            yield page
        finally:
            browser.close()
            connections.close_all()  # playwright's loop has a connection of its own
