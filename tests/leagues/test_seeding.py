"""LEAGUES.md LD3: how the entries of a competition are seeded."""

import pytest

from games.services.locks import database_now
from leagues.ratings.models import Rating, Subject
from leagues.services.verification import verify_draw
from tests.leagues.competing import bring, fill, make_published, step

pytestmark = pytest.mark.django_db
DAILY = {"clock": {"kind": "per_turn", "turn_seconds": 86_400}}


def rate(entry, mu, pool="daily"):
    """Give the player of an entry a rating."""
    subject, _ = Subject.objects.get_or_create(account=entry.player_id)
    Rating.objects.create(subject=subject, pool=pool, mu=mu, sigma=3, games=20, played_at=database_now(), behind=0)


def drawn(**changes):
    """A competition that is drawn, with its round."""
    competition = make_published(game=DAILY, first_round="snake", **changes)
    found = fill(competition, 7)
    return competition, found


def seeds_of(competition, entries):
    round_ = competition.rounds.get()
    bring(round_, "draws_at")
    step(round_)
    assert verify_draw(competition, 1) is True
    for entry in entries:
        entry.refresh_from_db()
    return [entry.seed for entry in entries]


def test_ld3__by_rating__the_highest_of_the_pool_comes_first():
    competition, entries = drawn(seeding="rating")
    for entry, mu in zip(entries[:3], (20, 31, 28), strict=True):
        rate(entry, mu)
    rate(entries[3], 40, "live")
    seeds = seeds_of(competition, entries)
    assert (seeds[1], seeds[2], seeds[0]) == (1, 2, 7)
    assert sorted(seeds[3:]) == [3, 4, 5, 6]


def test_ld3__by_the_season_before__seeds_stay_and_newcomers_follow():
    competition, entries = drawn(seeding="previous")
    for entry, seed in zip(entries[:3], (3, 1, 2), strict=True):
        entry.seed = seed
        entry.save()
    seeds = seeds_of(competition, entries)
    assert (seeds[:3], sorted(seeds[3:])) == ([3, 1, 2], [4, 5, 6, 7])


def test_ld3__by_lot__ratings_decide_nothing():
    competition, entries = drawn(seeding="lot")
    for mu, entry in enumerate(entries):
        rate(entry, mu)
    seeds = seeds_of(competition, entries)
    lots = competition.rounds.get(number=1).lots
    assert seeds == [lots.index(entry.uuid) + 1 for entry in entries]
