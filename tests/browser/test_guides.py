"""The landing page, the rules and the guides in a browser: at two widths, in light and dark, without JavaScript."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]
RULES = [f"/rules/{language}" for language in ("en", "es", "fr", "it", "ko")]
PAGES = ["/", "/docs", "/docs?q=idempotency", "/docs/api/limits", "/docs/play", *RULES]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages__at_any_width__fit_and_break_no_policy(page, complaints, scheme):
    page.emulate_media(color_scheme=scheme)
    for width in (PHONE, DESK):
        page.set_viewport_size({"width": width, "height": 844})
        for address in PAGES:
            page.goto(address)
            fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
            assert page.evaluate(fits), (address, width)
    assert complaints == []


def test_search__from_the_landing_page__leads_to_a_heading(page, complaints):
    page.goto("/")
    page.get_by_role("link", name="Read the guides").click()
    page.get_by_role("searchbox").fill("retry-after 503")
    page.get_by_role("button", name="Search").click()
    page.get_by_role("link", name="Retries").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Retries")
    assert complaints == []


def test_rules__switch_of_language__and_address_of_a_rule(page, complaints):
    page.goto("/rules")
    page.get_by_role("link", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Les règles de Duck & Cover")
    page.goto("/rules/fr#v6i")
    expect(page.locator("#v6i")).to_be_in_viewport()
    page.get_by_role("link", name="T5").first.click()
    expect(page.locator("li:target")).to_contain_text("3 × 4")
    assert complaints == []
