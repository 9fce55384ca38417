"""What staff did is written down, all of it, and nobody can change it."""

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.contrib.auth.models import Group
from django.core.cache import cache
from django.db import IntegrityError, connection, transaction
from django.test import Client

from accounts.models import AuditEntry, Player, Report, Token
from accounts.services.tokens import issue
from tests.accounts.conftest import PASSWORD
from tests.accounts.mails import last_code
from tests.games.factories import make_lobby

pytestmark = pytest.mark.django_db

NEW = "another long pass phrase"


@pytest.fixture
def operator():
    cache.clear()
    return Player.objects.create_superuser("operator", "op@example.org", PASSWORD)


@pytest.fixture
def browser(operator):
    """A browser in which the operator has signed in, from an address that is written down."""
    browser = Client(REMOTE_ADDR="203.0.113.9")
    browser.force_login(operator)
    return browser


@pytest.fixture
def dana():
    return Player.objects.create_user("dana", "dana@example.org", PASSWORD)


def entries():
    """What was written down, oldest first."""
    return list(AuditEntry.objects.order_by("id").values_list("action", "kind", "target"))


def act(browser, page, action, *rows):
    return browser.post(f"/admin/{page}/", {"action": action, "_selected_action": [row.pk for row in rows]})


def form_of(browser, page):
    """The values of a change page, as a browser would send them back."""
    fields = browser.get(page).context["adminform"].form
    values = {name: fields.get_initial_for_field(field, name) for name, field in fields.fields.items()}
    return {name: value for name, value in values.items() if value not in (None, False)}


# --- the database refuses to change it ------------------------------------------------------------------


@pytest.fixture
def entry():
    return AuditEntry.objects.create(staff="operator", action="sign_in")


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE accounts_auditentry SET staff = 'somebody'",
        "DELETE FROM accounts_auditentry",
        "TRUNCATE accounts_auditentry",
        "TRUNCATE accounts_auditentry CASCADE",
    ],
)
def test_database__refuses_to_change_an_entry(entry, statement):
    with pytest.raises(IntegrityError, match="append-only"), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement)
    assert AuditEntry.objects.get().staff == "operator"


def test_models__are_refused_as_well(entry):
    entry.staff = "somebody"
    for change in (entry.save, entry.delete, AuditEntry.objects.all().delete):
        with pytest.raises(IntegrityError), transaction.atomic():
            change()


def test_entry__outlives_the_staff_and_the_target(browser, operator, dana):
    act(browser, "accounts/player", "remove_second_factor", dana)
    target = str(dana.uuid)
    dana.delete()
    operator.delete()
    entry = AuditEntry.objects.get()
    assert (entry.staff, entry.target) == ("operator", target)


# --- every way of changing something --------------------------------------------------------------------


def test_entry__says_who_when_and_from_where(browser, dana):
    act(browser, "accounts/player", "remove_second_factor", dana)
    entry = AuditEntry.objects.get()
    assert (entry.staff, entry.address, entry.at is not None) == ("operator", "203.0.113.9", True)


def test_player_added(browser):
    form = {"username": "erin", "usable_password": "true", "password1": NEW, "password2": NEW}
    browser.post("/admin/accounts/player/add/", form)
    assert entries() == [("add", "accounts.player", str(Player.objects.get(username="erin").uuid))]


def test_player_changed__with_what_was_switched_and_no_values(browser, dana):
    page = f"/admin/accounts/player/{dana.pk}/change/"
    form = form_of(browser, page) | {"bio": "My secret life", "is_staff": "on"}
    assert browser.post(page, form).status_code == 302
    assert entries() == [("change", "accounts.player", str(dana.uuid))]
    detail = AuditEntry.objects.get().detail
    assert detail == {"changes": [{"changed": {"fields": ["Bio", "Staff status"], "switches": {"is_staff": True}}}]}


def test_player_shut_out(browser, dana):
    page = f"/admin/accounts/player/{dana.pk}/change/"
    form = form_of(browser, page)
    del form["is_active"]
    browser.post(page, form)
    assert AuditEntry.objects.get().detail["changes"][0]["changed"]["switches"] == {"is_active": False}


def test_password_set(browser, dana):
    browser.post(f"/admin/accounts/player/{dana.pk}/password/", {"password1": NEW, "password2": NEW})
    assert entries() == [("change", "accounts.player", str(dana.uuid))]
    assert NEW not in str(AuditEntry.objects.get().detail)


def test_second_factor_taken_away(browser, dana):
    Authenticator.objects.create(user=dana, type="totp", data={"secret": "x"})
    issue(dana)
    act(browser, "accounts/player", "remove_second_factor", dana)
    assert entries() == [("remove_second_factor", "accounts.player", str(dana.uuid))]
    assert (Authenticator.objects.count(), Token.objects.valid().count()) == (0, 0)


def test_tokens_revoked__one_entry_each(browser, dana):
    tokens = [issue(dana)[0], issue(dana)[0]]
    act(browser, "accounts/token", "revoke_tokens", *tokens)
    assert sorted(entries()) == sorted(("revoke_tokens", "accounts.token", str(token.uuid)) for token in tokens)


@pytest.mark.parametrize(("action", "status"), [("resolve", "resolved"), ("dismiss", "dismissed")])
def test_report_closed(browser, dana, action, status):
    report = Report.objects.create(reported=dana, reason="spam")
    act(browser, "accounts/report", action, report)
    report.refresh_from_db()
    assert (report.status, report.closed_by.username, report.closed_at is not None) == (status, "operator", True)
    assert entries() == [(action, "accounts.report", str(report.uuid))]


def test_report_noted(browser, dana):
    report = Report.objects.create(reported=dana, reason="spam")
    browser.post(f"/admin/accounts/report/{report.pk}/change/", {"note": "Talked to dana."})
    assert entries() == [("change", "accounts.report", str(report.uuid))]


def test_game_released(browser):
    game = make_lobby(seats=2)
    act(browser, "games/game", "release", game)
    assert entries() == [("release", "games.game", str(game.uuid))]


def test_group_added_changed_and_deleted(browser):
    browser.post("/admin/auth/group/add/", {"name": "Moderators"})
    group = Group.objects.get()
    browser.post(f"/admin/auth/group/{group.pk}/change/", {"name": "Helpers"})
    browser.post(f"/admin/auth/group/{group.pk}/delete/", {"post": "yes"})
    assert entries() == [(action, "auth.group", str(group.pk)) for action in ("add", "change", "delete")]


def test_groups_deleted_by_action__only_when_confirmed(browser):
    groups = [Group.objects.create(name=name) for name in "ab"]
    act(browser, "auth/group", "delete_selected", *groups)
    assert entries() == []
    choice = {"action": "delete_selected", "_selected_action": [group.pk for group in groups], "post": "yes"}
    browser.post("/admin/auth/group/", choice)
    assert sorted(entries()) == [("delete", "auth.group", str(group.pk)) for group in groups]


# --- what staff do to the accounts that open the admin --------------------------------------------------


def sign_in(browser, name="operator", password=PASSWORD):
    browser.post("/accounts/login/", {"login": name, "password": password})


def test_sign_in__of_staff(operator):
    sign_in(Client())
    assert entries() == [("sign_in", "accounts.player", str(operator.uuid))]


def test_sign_in__of_staff_by_an_app(app, operator):
    app.sign_in(username="operator")
    assert [action for action, _, _ in entries()] == ["sign_in"]


def test_sign_in__of_a_player__is_nobodys_business(dana):
    sign_in(Client(), "dana")
    assert entries() == []


def test_password__changed_and_reset_by_staff(app, operator):
    EmailAddress.objects.create(user=operator, email="op@example.org", verified=True, primary=True)
    app.sign_in(username="operator")
    app.call("post", "account/password/change", {"current_password": PASSWORD, "new_password": NEW})
    app.session_token = None
    app.call("post", "auth/password/request", {"email": "op@example.org"})
    app.call("post", "auth/password/reset", {"key": last_code("op@example.org"), "password": PASSWORD})
    assert [action for action, _, _ in entries()] == ["sign_in", "change_password", "reset_password"]


# --- the page -------------------------------------------------------------------------------------------


def test_page__lists_and_shows_and_changes_nothing(browser, entry):
    assert browser.get("/admin/accounts/auditentry/").status_code == 200
    page = f"/admin/accounts/auditentry/{entry.pk}/change/"
    assert browser.get(page).status_code == 200
    refused = [browser.post(page, {"staff": "x"}), browser.get("/admin/accounts/auditentry/add/")]
    refused.append(browser.post(f"/admin/accounts/auditentry/{entry.pk}/delete/", {"post": "yes"}))
    assert [answer.status_code for answer in refused] == [403, 403, 403]


def test_page__filters_by_action_and_staff(browser, entry):
    AuditEntry.objects.create(staff="other", action="add")
    found = browser.get("/admin/accounts/auditentry/?action=add&q=oth").context["cl"].queryset
    assert [entry.staff for entry in found] == ["other"]
