"""`POST /players/{username}/reports`: telling the operator."""

import uuid
from datetime import timedelta

import pytest
from django.db.models.functions import Now

from accounts.models import Player, Report
from accounts.services.reports import MAX_A_DAY
from tests.api.signed_in import SignedIn, answered_alike, code, on_its_own, wrong
from tests.live.service import at_once

KEY = {"Idempotency-Key": "0123456789abcdef"}
GAME = "7d1b7b6e-4a55-4d29-9c51-6a7ac15f61f4"


@pytest.fixture
def erin(db):
    return Player.objects.create_user("erin", "erin@example.org")


@pytest.fixture
def phone(dana, erin):
    return SignedIn(dana)


def test_report__is_put_into_the_queue(dana, erin, phone):
    answer = phone.post("players/ERIN/reports", {"reason": "abuse", "detail": "Rude.\nTwice.", "game": GAME})
    report = Report.objects.get()
    assert (answer.status_code, answer.json()) == (
        201,
        {
            "id": str(report.uuid),
            "reported": "erin",
            "reason": "abuse",
            "detail": "Rude.\nTwice.",
            "game": GAME,
            "message": None,
            "created_at": report.created_at.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
        },
    )
    assert (report.reporter, report.reported, report.status, report.game) == (dana, erin, "open", uuid.UUID(GAME))


def test_report__reason_alone__is_enough(phone):
    answer = phone.post("players/erin/reports", {"reason": "spam"}).json()
    assert (answer["detail"], answer["game"]) == ("", None)


def test_report__retried_with_its_key__is_one(phone):
    first, again = (phone.post("players/erin/reports", {"reason": "spam"}, **KEY) for _ in range(2))
    assert (again.content, Report.objects.count()) == (first.content, 1)


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ({}, [("reason", "required")]),
        ({"reason": "looks"}, [("reason", "invalid_choice")]),
        ({"reason": "abuse", "detail": "x" * 2001}, [("detail", "max_length")]),
        ({"reason": "abuse", "detail": "a\x00b"}, [("detail", "null_characters_not_allowed")]),
        ({"reason": "abuse", "game": "x"}, [("game", "invalid")]),
        ({"reason": "abuse", "status": "resolved"}, [("status", "unknown_field")]),
    ],
)
def test_report__wrong_input__is_400_and_makes_none(phone, body, found):
    assert [entry for entry in wrong(phone.post("players/erin/reports", body)) if entry in found] == found
    assert not Report.objects.exists()


def test_report__of_oneself_and_ones_bot__is_400(dana, phone):
    Player.objects.create(username="quacker", owner=dana)
    found = [wrong(phone.post(f"players/{name}/reports", {"reason": "spam"})) for name in ("dana", "quacker")]
    assert found == [[("username", "oneself")]] * 2


def test_report__of_an_inactive_player__is_404_like_an_absent_one(erin, phone):
    Player.objects.filter(pk=erin.pk).update(is_active=False)
    inactive, absent = (phone.post(f"players/{name}/reports", {"reason": "spam"}) for name in ("erin", "nobody1"))
    assert code(inactive) == (404, "not_found")
    assert answered_alike(inactive, absent)


def test_report__the_reported_learns_nothing(erin, phone):
    reported = SignedIn(erin)
    seen = ["me", "me/blocks", "players/erin", "players/dana"]
    before = [reported.get(path).json() for path in seen]
    phone.post("players/erin/reports", {"reason": "abuse", "detail": "a secret word"})
    assert [reported.get(path).json() for path in seen] == before
    assert "a secret word" not in reported.get("me/export").content.decode()


def reports(dana, erin, count):
    Report.objects.bulk_create(Report(reporter=dana, reported=erin, reason="spam") for _ in range(count))


def test_report__the_21st_in_24_hours__is_409(dana, erin, phone):
    reports(dana, erin, MAX_A_DAY)
    refused = phone.post("players/erin/reports", {"reason": "spam"}, **{"Accept-Language": "en"})
    assert (code(refused), refused.json()["detail"]) == ((409, "limit_reached"), "You may send 20 reports in 24 hours.")
    Report.objects.filter(pk=Report.objects.first().pk).update(created_at=Now() - timedelta(days=1))
    assert phone.post("players/erin/reports", {"reason": "spam"}).status_code == 201


@pytest.mark.django_db(transaction=True)
def test_report__four_at_once_with_room_for_one__is_one():
    dana, erin = (Player.objects.create(username=name) for name in ("dana", "erin"))
    reports(dana, erin, MAX_A_DAY - 1)
    phone = SignedIn(dana)
    send = on_its_own(lambda: phone.post("players/erin/reports", {"reason": "spam"}).status_code)
    assert sorted(at_once([send] * 4)) == [201, 409, 409, 409]


def test_report__by_a_token__needs_to_write_the_profile(dana, erin):
    body = {"reason": "spam"}
    assert SignedIn.with_scopes(dana, "profile:write").post("players/erin/reports", body).status_code == 201
    refused = SignedIn.with_scopes(dana, "profile:read", "games:play").post("players/erin/reports", body)
    assert code(refused) == (403, "insufficient_scope")


def test_report__anonymous__is_401(erin):
    assert code(SignedIn().post("players/erin/reports", {"reason": "spam"})) == (401, "not_authenticated")
