"""LEAGUES.md LO3, LO4: what staff tell everybody, and what they hide."""

import uuid

import pytest

from duckcover.errors import AppError, ErrorCode
from leagues.models import Announcement
from leagues.services import announcements, rulings
from leagues.services.rulings import Wanted
from tests.games.factories import make_player
from tests.leagues.competing import make_published, reload

pytestmark = pytest.mark.django_db
WHY = Wanted("Many have asked.")
TRIED = Wanted("Many have asked.", dry_run=True)


def refusal(call):
    with pytest.raises(AppError) as refused:
        call()
    return refused.value.code


@pytest.fixture
def olga(db):
    return make_player("olga")


@pytest.fixture
def competition(olga):
    return make_published()


def test_lo3__announced__is_on_record_with_its_event(olga, competition):
    league = competition.league
    ruling = announcements.announce(olga, league.uuid, " We begin on Monday. ", WHY, competition.uuid)
    message = Announcement.objects.get()
    assert (message.text, message.competition, message.actor) == ("We begin on Monday.", competition, olga.pk)
    assert (ruling.action, ruling.number, ruling.detail) == ("announce", 2, {"announcement": str(message.uuid)})
    assert competition.events.filter(kind="announcement", data__announcement=str(message.uuid)).exists()
    assert refusal(lambda: rulings.undo(olga, competition.uuid, 2, WHY)) == ErrorCode.SETTLED


def test_lo3__announced_to_the_league__is_a_ruling_of_the_league(olga, competition):
    league = competition.league
    ruling = announcements.announce(olga, league.uuid, "There is a forum.", WHY)
    message = Announcement.objects.get()
    assert (message.competition, ruling.competition, ruling.number) == (None, None, 1)
    hidden = announcements.hide_announcement(olga, league.uuid, message.uuid, WHY)
    message.refresh_from_db()
    assert (hidden.number, hidden.action, message.hidden_at is None) == (2, "hide", False)


def test_lo4__message_hidden__once_and_shown_again(olga, competition):
    league = competition.league
    announcements.announce(olga, league.uuid, "We begin on Monday.", WHY, competition.uuid)
    message = Announcement.objects.get()
    announcements.hide_announcement(olga, league.uuid, message.uuid, WHY)
    again = refusal(lambda: announcements.hide_announcement(olga, league.uuid, message.uuid, WHY))
    assert again == ErrorCode.SETTLED
    rulings.undo(olga, competition.uuid, 3, WHY)
    message.refresh_from_db()
    assert message.hidden_at is None


def test_lo4__two_messages_hidden__each_is_shown_again_by_itself(olga, competition):
    league = competition.league
    for text in ("We begin on Monday.", "There is a forum."):
        announcements.announce(olga, league.uuid, text, WHY, competition.uuid)
    first, second = Announcement.objects.order_by("pk")
    for message in (first, second):
        announcements.hide_announcement(olga, league.uuid, message.uuid, WHY)
    announcements.hide(olga, competition.uuid, WHY)
    rulings.undo(olga, competition.uuid, 4, WHY)
    assert [each.hidden_at is None for each in Announcement.objects.order_by("pk")] == [True, False]
    assert rulings.undo(olga, competition.uuid, 6, WHY).ruling.undoes.number == 6


def test_lo2__announcement_tried__tells_nobody(olga, competition):
    league = competition.league
    announcements.announce(olga, league.uuid, "We begin on Monday.", TRIED, competition.uuid)
    announcements.announce(olga, league.uuid, "There is a forum.", TRIED)
    assert (Announcement.objects.count(), league.rulings.count()) == (0, 1)


def test_lo3__competition_hidden__is_private_until_that_is_undone(olga, competition):
    announcements.hide(olga, competition.uuid, WHY)
    assert reload(competition).visibility == "private"
    assert refusal(lambda: announcements.hide(olga, competition.uuid, WHY)) == ErrorCode.SETTLED
    rulings.undo(olga, competition.uuid, 2, WHY)
    assert reload(competition).visibility == "public"


def test_lo3__text_or_league_that_is_none__is_refused(olga, competition):
    league = competition.league.uuid
    assert refusal(lambda: announcements.announce(olga, league, " ", WHY)) == ErrorCode.INVALID_INPUT
    assert refusal(lambda: announcements.announce(olga, league, "x" * 2001, WHY)) == ErrorCode.INVALID_INPUT
    other = make_published(make_player("erin")).league.uuid
    assert refusal(lambda: announcements.announce(olga, other, "Hello.", WHY, competition.uuid)) == ErrorCode.NOT_FOUND
    assert refusal(lambda: announcements.hide_announcement(olga, league, uuid.uuid4(), WHY)) == ErrorCode.NOT_FOUND
    assert refusal(lambda: announcements.announce(make_player("finn"), league, "Hello.", WHY)) == ErrorCode.NOT_STAFF
