"""Competitions made by the services, and their time, which tests move instead of waiting."""

import datetime as dt

from django.db.models import F

from accounts.models import Player
from games import models as games
from games.services.locks import database_now
from leagues.models import Competition, Entry, Round, Table
from leagues.services import competitions, homes, rounds
from leagues.services.locks import lock_by_key
from leagues.services.standings import rewrite
from tests.games.factories import make_player

DAY = dt.timedelta(days=1)
SECOND = dt.timedelta(seconds=1)


def document(**changes):
    """A Competition of five Swiss rounds: registration is open, the first round begins in three days."""
    now = database_now()
    registration = {
        "opens_at": (now - DAY).isoformat(),
        "closes_at": (now + DAY).isoformat(),
        **changes.pop("registration", {}),
    }
    timing = {"kind": "every", "first": (now + 3 * DAY).isoformat(), "days": 14, "length_days": 14, "zone": "UTC"}
    return {
        "name": "Autumn cup",
        "stages": [{"format": "swiss", "rounds": 5}],
        "registration": registration,
        "timing": {**timing, **changes.pop("timing", {})},
        **changes,
    }


def make_draft(owner=None, **changes):
    """A draft in a league of its own."""
    player = owner or make_player("olga")
    league = homes.create_league(player, {"name": "Pond league"})
    return competitions.create_competition(player, league.uuid, document(**changes))


def make_published(owner=None, **changes):
    """A published competition."""
    draft = make_draft(owner, **changes)
    player = owner or make_player("olga")
    return competitions.publish(player, draft.uuid, "It is time.").competition


def fill(competition, count, name="player"):
    """So many active entries, of players without a password: the quick way."""
    names = [f"{name}{number}" for number in range(1, count + 1)]
    players = Player.objects.bulk_create([Player(username=name) for name in names])
    now = database_now()
    rows = [Entry(competition=competition, player=player, status="active", entered_at=now) for player in players]
    return Entry.objects.bulk_create(rows)


def bring(round_, moment):
    """Move the times of a round so that one of them (`draws_at`, `opens_at` …) is now."""
    round_.refresh_from_db()
    by = getattr(round_, moment) - database_now() + SECOND
    moved = {name: F(name) - by for name in ("draws_at", "publishes_at", "opens_at", "closes_at")}
    Round.objects.filter(pk=round_.pk).update(**moved, due_at=database_now())
    Table.objects.filter(round=round_).update(closes_at=F("closes_at") - by)
    round_.refresh_from_db()


def step(round_):
    """Take the next step of a round; what it has become."""
    taken = rounds.take_step(round_.pk)
    round_.refresh_from_db()
    return taken


def open_round(competition, number=1):
    """Draw, publish and open a round."""
    round_ = competition.rounds.get(number=number)
    bring(round_, "opens_at")
    assert [step(round_), step(round_), step(round_)] == ["drawn", "published", "open"]
    return round_


def end_table(table, totals):
    """End a table without a game: seats are ranked by their totals."""
    for seat, total in zip(table.seats.order_by("index"), totals, strict=True):
        seat.played_rank, seat.total = 1 + sum(other < total for other in totals), total
        seat.save()
    table.status, table.ended_at = "adjudicated", database_now()
    table.save()


def play(competition, number=1):
    """A whole round, in which the seats of lower index win, until it has closed."""
    round_ = open_round(competition, number)
    for table in round_.tables.all():
        end_table(table, [seat.index for seat in table.seats.all()])
    assert step(round_) == "closed"
    return round_


def standings_of(competition):
    """The stored rows in their order, written anew."""
    row = lock_by_key(competition.pk)
    rewrite(row, database_now())
    row.save(update_fields=["version"])
    return list(competition.standings.order_by("place").select_related("entry__player"))


def finish(game, totals, rounds=3):
    """Let a game be over, or so many of its rounds, with these totals by seat."""
    now = database_now()
    shown = {"ended_at": now, "opened_at": now, "scores": [0] * len(totals), "visible_cards": [0] * len(totals)}
    games.Round.objects.filter(game=game, number__lte=rounds).update(**shown)
    games.Round.objects.filter(game=game, number=rounds).update(scores=totals)
    if rounds == 3:
        ranking = [
            {"seat": seat, "rank": 1 + sum(other < total for other in totals), "total": total}
            for seat, total in enumerate(totals)
        ]
        games.Turn.objects.filter(game=game, resolved_at=None).update(resolved_at=now, due_at=None, waiting_for=[])
        games.Game.objects.filter(pk=game.pk).update(status="finished", finished_at=now, result={"ranking": ranking})


def reload(competition):
    return Competition.objects.get(pk=competition.pk)
