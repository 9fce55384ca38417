"""The feed of a competition's events: everybody is told what may be known, and nobody what may not."""

import pytest

from accounts.following import Caller
from accounts.identity import NOBODY, Identity
from duckcover.live import Follower
from leagues.live import COMPETITION_FEED
from leagues.models import Competition
from tests.games.factories import make_player
from tests.leagues.competing import fill, make_published

pytestmark = pytest.mark.django_db


def follower(competition, player=None, position=0):
    identity = NOBODY if player is None else Identity(player.pk)
    return Follower(COMPETITION_FEED, competition.pk, Caller(identity), "somebody", position)


def test_feed__each__is_told_what_it_does_not_know():
    competition = make_published()
    last = competition.events.order_by("-number").first().number
    new, known = follower(competition), follower(competition, position=last)
    assert COMPETITION_FEED.read(competition.pk, [new, known]) is False
    assert (new.text.count(b"id: "), new.position, known.text) == (2, last, b"")
    assert COMPETITION_FEED.marks([competition.pk]) == {competition.pk: last}


def test_feed__hidden_meanwhile__goes_on_for_staff_and_entries_alone():
    competition = make_published()
    (entry,) = fill(competition, 1)
    olga = make_player("olga")
    followers = [follower(competition, player) for player in (None, make_player("zoe"), entry.player, olga)]
    Competition.objects.filter(pk=competition.pk).update(visibility="private")
    COMPETITION_FEED.read(competition.pk, followers)
    assert [each.over for each in followers] == [True, True, False, False]
    assert [bool(each.text) for each in followers] == [False, False, True, True]
