"""The operator's lists in a real browser: each column is in sight on a usual screen."""

import uuid

import pytest
from django.db import connection
from django.utils import timezone

from accounts.models import AuditEntry, Player, Report, Token
from accounts.services.tokens import issue, make_personal
from tests.accounts.conftest import PASSWORD
from tests.browser.conftest import DESK
from tests.games.factories import make_lobby

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]

LONG_NAME = "quentin_quackington_the_third_of"
LISTS = ("accounts/player/", "accounts/token/", "accounts/report/", "accounts/auditentry/", "games/game/")

CUT_OFF = """() => {
    const list = document.querySelector("#result_list"), frame = list.closest(".results");
    return Math.max(list.scrollWidth - frame.clientWidth, document.documentElement.scrollWidth - innerWidth);
}"""
"""By how many pixels a list is wider than what shows of it."""


@pytest.fixture
def full_of_long_names(address):
    """A row of each list with about the longest words that it can hold; names to sign in by."""
    operator = Player.objects.create_superuser("operator", "operator@example.org", PASSWORD)
    long = Player.objects.create_user(LONG_NAME, f"{LONG_NAME}@mail.example.org", PASSWORD)
    Player.objects.filter(pk=long.pk).update(display_name="Quentin Quackington the Third, of Lower Duckworth")
    Player.objects.create_user("x" * 32, owner=long)
    issue(long, device="Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0")
    make_personal(long, name="d" * 80, scopes=["games:read"], expires_in_days=1)
    Token.objects.update(last_used_at=timezone.now(), revoked_at=timezone.now(), expires_at=timezone.now())
    Report.objects.create(
        reporter=long, reported=long, closed_by=operator, reason="offensive_profile", detail="q" * 2000
    )
    AuditEntry.objects.create(
        staff=LONG_NAME, address="2001:db8:1111:2222:3333:4444:5555:6666", action="remove_own_second_factor",
        kind="games.standingorder", target=str(uuid.uuid4()),
    )  # fmt: skip
    make_lobby(long, name="g" * 80)
    yield
    with connection.cursor() as cursor:  # the audit refuses to be emptied, as pytest-django does after each test
        cursor.execute("ALTER TABLE accounts_auditentry DISABLE TRIGGER USER")
        cursor.execute("TRUNCATE accounts_auditentry")
        cursor.execute("ALTER TABLE accounts_auditentry ENABLE TRIGGER USER")


@pytest.mark.parametrize("path", LISTS)
def test_list__of_long_names__shows_every_column(full_of_long_names, page, complaints, path):
    page.goto(f"/accounts/login/?next=/admin/{path}")
    page.fill("[name=login]", "operator")
    page.fill("[name=password]", PASSWORD)
    page.press("[name=password]", "Enter")
    page.locator("#result_list").wait_for()
    assert page.viewport_size["width"] == DESK
    assert page.evaluate(CUT_OFF) <= 0
    assert complaints == []
