"""LEAGUES.md LB5: what reads of a competition cost does not depend on how many play in it."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.services.locks import database_now
from leagues.models import DrawSeed, Round, Season, Table, TableSeat, Unseated
from leagues.rules.draws import commitment
from tests.games.clients import Api
from tests.games.factories import make_player
from tests.leagues.competing import fill, make_draft, standings_of
from tests.leagues.factories import make_round

pytestmark = [pytest.mark.django_db, pytest.mark.thorough]

QUERIES = {
    "rounds": 2,
    "rounds/1": 3,
    "rounds/1/tables?limit=100": 4,
    "rounds/1/tables/1": 4,
    "rounds/1/draw": 3,
    "rounds/1/explain": 9,
    "standings?limit=100": 3,
    "standings?round=1&limit=100": 8,
    "standings?format=csv": 2,
    "crosstable?limit=100": 8,
    "crosstable?format=csv": 8,
    "rulings?limit=100": 2,
    "events?limit=100": 2,
    "export": 15,
    "calendar.ics": 2,
}
"""Of anybody, beside the count of the request."""


OF_SEASONS = {"season": 3, "season/movement": 8}
"""The same of the season whose only division it is."""


def played(owner, count):
    """A competition of so many entries at tables of four after its first round, made of rows."""
    competition = make_draft(make_player(owner), table_size={"min": 4, "preferred": 4, "max": 4})
    now = database_now()
    season = Season.objects.create(league=competition.league, name="Autumn", size=count, created_at=now)
    competition.season, competition.tier = season, 1
    competition.status, competition.published_at = "running", now
    competition.save()
    entries = fill(competition, count, name=owner)
    seed, tables = bytes(32), count // 4
    proof = commitment(competition.uuid, 1, 0, seed)
    DrawSeed.objects.create(competition=competition, round=1, attempt=0, seed=seed, commitment=proof)
    ids = [entry.uuid for entry in entries]
    drawn_with = {"mode": "lot", "scores": {}, "seeds": {}, "standing": [], "apart": []}
    kept = {**drawn_with, "avoid_repeats": True, "low_blows": False}
    seeds = {str(each): "" for each in ids}
    round_ = make_round(competition, status="open", lots=ids, draw_seeds=seeds, entropy=bytes(32), drawn_with=kept)
    rows = [
        Table(round=round_, number=number, closes_at=round_.closes_at, status="adjudicated", ended_at=now)
        for number in range(1, tables + 1)
    ]
    Table.objects.bulk_create(rows)
    TableSeat.objects.bulk_create(
        TableSeat(table=table, round=round_, index=index, entry=entries[4 * number + index], played_rank=index + 1)
        for number, table in enumerate(rows)
        for index in range(4)
    )
    Unseated.objects.bulk_create(
        Unseated(round=round_, entry=entry, kind="bye", points=60) for entry in entries[4 * tables :]
    )
    Round.objects.filter(pk=round_.pk).update(opened_at=now)
    standings_of(competition)
    return competition


def addresses(competition):
    """What is asked for, by its name in the tables above."""
    division = f"/competitions/{competition.uuid}"
    season = f"/seasons/{competition.season.uuid}"
    of_season = {name: season + name.removeprefix("season") for name in OF_SEASONS}
    return {**{parts: f"{division}/{parts}" for parts in QUERIES}, **of_season}


def test_lb5__reads__take_as_many_queries_of_10_entries_as_of_1000():
    found = {}
    for owner, count in (("olga", 10), ("erin", 1000)):
        competition, api = played(owner, count), Api()
        for parts, address in addresses(competition).items():
            with CaptureQueriesContext(connection) as seen:
                answer = api.get(address)
            assert answer.status_code == 200, answer.content
            found[parts, count] = len(seen) - 1
    queries = {**QUERIES, **OF_SEASONS}
    assert found == {(parts, count): wanted for parts, wanted in queries.items() for count in (10, 1000)}
