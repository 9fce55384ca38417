"""Swagger UI in a real browser, with the policy that it is served with."""

import pytest
from playwright.sync_api import expect

from accounts.models import Player
from accounts.services.tokens import issue
from duckcover.docs import document
from tests.browser.conftest import DESK, PHONE

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]


@pytest.fixture
def token(address):
    """The bearer token of dana."""
    return issue(Player.objects.create_user("dana", "dana@example.org", "a long pass phrase"))[1]


@pytest.fixture
def page(page):
    """Swagger UI, opened and drawn, with the operations of accounts unfolded."""
    page.goto("/api/docs")
    page.locator("#operations-tag-accounts").click()
    page.locator("#operations-accounts-getMe").wait_for()
    return page


def authorize(page, token):
    """Enter a bearer token in the dialogue."""
    page.get_by_role("button", name="Authorize").first.click()
    form = page.locator(".auth-container", has_text="bearer (http, Bearer)")
    form.locator("input").fill(token)
    form.get_by_role("button", name="Apply credentials").click()
    page.locator(".close-modal").click()


def execute(page):
    """Send the request of getMe, and return its answer's place."""
    operation = page.locator("#operations-accounts-getMe")
    operation.locator(".opblock-summary-control").click()
    operation.get_by_role("button", name="Try it out").click()
    operation.get_by_role("button", name="Execute").click()
    return operation.locator(".live-responses-table .response")


def test_docs__with_a_bearer_token__calls_an_operation(page, token, complaints):
    authorize(page, token)
    answer = execute(page)
    expect(answer.locator(".response-col_status").first).to_contain_text("200")
    expect(answer.locator(".response-col_description").first).to_contain_text('"username": "dana"')
    assert complaints == []


def test_docs__is_served_with_a_policy_that_takes_no_inline_script(page):
    policy = page.request.get("/api/docs").headers["content-security-policy"]
    directives = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert directives["script-src"] == "'self'"


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_docs__fits_a_width__one_need_not_scroll_sideways(page, complaints, width):
    page.set_viewport_size({"width": width, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert complaints == []


def test_docs__of_many_operations__lists_every_group(page):
    """Swagger UI draws a part of them where it is to unfold them all at once."""
    groups = {tag["name"].replace(" ", "_") for tag in document()["tags"]}
    drawn = page.locator(".opblock-tag").evaluate_all("tags => tags.map(tag => tag.id)")
    assert set(drawn) == {f"operations-tag-{group}" for group in groups}
