"""The landing page and the guides in a real browser: at two widths, in light and dark, without JavaScript."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]
PAGES = ["/", "/docs", "/docs?q=idempotency", "/docs/api/limits", "/docs/play"]


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
