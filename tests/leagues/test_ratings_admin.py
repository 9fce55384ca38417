"""The operator's pages of ratings: games are annulled there, and nothing else is changed."""

import uuid

import pytest
from django.contrib.auth.models import Permission
from django.test import Client
from django.urls import reverse

from accounts.models import AuditEntry, Player
from leagues.ratings.models import Annulment, RatingPool
from leagues.ratings.services.periods import close_days
from tests.leagues.finished import finished
from tests.leagues.test_lk_periods import LATER

pytestmark = pytest.mark.django_db

ADD = "admin:ratings_annulment_add"


@pytest.fixture
def game():
    """A game of a day that is closed."""
    made = finished(("a", 1), ("b", 2))
    close_days(LATER)
    return made


@pytest.mark.parametrize("model", ["annulment", "rating", "ratingpool", "result"])
def test_page__opens(admin_client, game, model):
    assert admin_client.get(reverse(f"admin:ratings_{model}_changelist")).status_code == 200


@pytest.mark.parametrize("model", ["rating", "ratingpool", "result"])
def test_rows__cannot_be_added(admin_client, model):
    assert admin_client.get(reverse(f"admin:ratings_{model}_add")).status_code == 403


def test_lk4__annulling__is_written_down_and_says_from_when_on_is_recomputed(admin_client, admin_user, game):
    answer = admin_client.post(reverse(ADD), {"game": str(game.uuid), "reason": "one person"}, follow=True)
    assert "daily are recomputed from 2026-01-01 on" in answer.content.decode()
    made = Annulment.objects.get()
    assert (made.game, made.staff, made.reason) == (game, admin_user.username, "one person")
    assert str(RatingPool.objects.get(pool="daily").stale_from) == "2026-01-01"
    assert AuditEntry.objects.filter(kind="ratings.annulment", action="add", target=str(made.pk)).exists()
    assert admin_client.get(reverse("admin:ratings_annulment_change", args=[made.pk])).status_code == 200


def test_lk4__annulling__of_no_finished_game_or_twice__is_refused(admin_client, game):
    admin_client.post(reverse(ADD), {"game": str(game.uuid), "reason": "one person"})
    for key in (game.uuid, uuid.UUID(int=0), "x"):
        answer = admin_client.post(reverse(ADD), {"game": str(key), "reason": "again"})
        assert (answer.status_code, Annulment.objects.count()) == (200, 1)


@pytest.mark.parametrize(("right", "status"), [("add_annulment", 302), ("view_annulment", 403)])
def test_lk4__annulling__needs_the_right_to(game, right, status):
    staff = Player.objects.create(username="staff", is_staff=True)
    staff.user_permissions.add(Permission.objects.get(codename=right))
    browser = Client()
    browser.force_login(staff)
    answer = browser.post(reverse(ADD), {"game": str(game.uuid), "reason": "one person"})
    assert (answer.status_code, Annulment.objects.exists()) == (status, status == 302)
