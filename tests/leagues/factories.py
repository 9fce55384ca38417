"""Leagues, competitions, entries and rounds as rows, without the services that make them."""

import datetime as dt

from games.services.locks import database_now
from leagues.models import Competition, Entry, League, Round, Staff, Table, TableSeat
from tests.games.factories import make_player

HOUR, DAY = dt.timedelta(hours=1), dt.timedelta(days=1)


def make_league(owner=None, **fields):
    """A league with its owner."""
    now = database_now()
    league = League.objects.create(**{"name": "Pond league", "created_at": now, **fields})
    player = owner or make_player("olga")
    Staff.objects.create(league=league, player=player, role="owner", appointed_at=now, accepted_at=now)
    return league


def make_competition(league=None, *, owner=None, **fields):
    """A competition that is published, with open registration."""
    now = database_now()
    given = {
        "name": "Autumn cup",
        "status": "published",
        "settings": {},
        "registration_opens_at": now - HOUR,
        "registration_closes_at": now + DAY,
        "capacity": 100,
        "created_at": now,
        "published_at": now,
    }
    return Competition.objects.create(league=league or make_league(owner), **{**given, **fields})


def make_entries(competition, players, **fields):
    """Active entries of players, in their order."""
    given = {"status": "active", "entered_at": competition.created_at, **fields}
    return [Entry.objects.create(competition=competition, player=player, **given) for player in players]


def make_round(competition, number=1, **fields):
    """A round that is published and opens in an hour, without a table."""
    now = database_now()
    given = {
        "status": "published",
        "draws_at": now,
        "publishes_at": now,
        "opens_at": now + HOUR,
        "closes_at": now + 7 * DAY,
        "drawn_at": now,
        "published_at": now,
        "lots": [],
    }
    return Round.objects.create(competition=competition, number=number, **{**given, **fields})


def make_table(round_, entries, number=1, **fields):
    """A table of a round at which these entries sit, waiting for its game."""
    table = Table.objects.create(round=round_, number=number, closes_at=round_.closes_at, **fields)
    TableSeat.objects.bulk_create(
        [TableSeat(table=table, round=round_, index=index, entry=entry) for index, entry in enumerate(entries)]
    )
    return table
