"""Finished games as rows, without having been played: whoever sat there, how it ended, and who held a seat when."""

import datetime as dt
import uuid

from accounts.models import Player
from games.models import Event, Game, Round, Seat, Submission, Tenure, Turn

FAMILIES = ("pirates", "vikings", "knights", "cowboys", "divers", "wizards", "astronauts")
FIRST = dt.datetime(2026, 1, 1, 12, tzinfo=dt.UTC)
DAY = dt.timedelta(days=1)
CLOCKS = {"live": 600, "daily": 86_400, "slow": 604_800, "variations": 86_400}


def player(name, owner=None):
    """The player of a name, made where there is none."""
    known = {"owner": owner and player(owner)}
    return Player.objects.get_or_create(username=name, defaults=known)[0]


def finished(*seats, day=0, at=None, pool="daily", key=None, **options):
    """A game that ended some days after the first; each seat is a name, a rank, and what its row has besides.

    A name of None is a built-in bot's.
    """
    ended = at or FIRST + day * DAY
    rules = ["madness"] if pool == "variations" else []
    game = Game.objects.create(
        uuid=key or uuid.uuid4(),
        status=Game.Status.FINISHED,
        seat_count=max(2, len(seats)),
        turn_seconds=options.pop("turn_seconds", CLOCKS[pool]),
        options={"round_rules": [[], rules, []]},
        rules_version=1,
        result={"winners": [], "ranking": [{"seat": i, "rank": rank} for i, (_, rank, *_) in enumerate(seats)]},
        created_at=ended - DAY,
        started_at=ended - DAY,
        finished_at=ended,
        **options,
    )
    rows = [_seat(game, index, name, *more) for index, (name, _, *more) in enumerate(seats)]
    Seat.objects.bulk_create(rows)
    taken = [(Event.Kind.SEAT_TAKEN, row.index, {"player": row.player_id}) for row in rows]
    _events(game, [*taken, (Event.Kind.GAME_STARTED, None, None)])
    return game


def _seat(game, index, name, more=None):
    sitting = {"bot": "steady"} if name is None else {"player": player(name)}
    bot_account = name is not None and sitting["player"].is_bot
    return Seat(game=game, index=index, family=FAMILIES[index], bot_account=bot_account, **sitting, **(more or {}))


def _events(game, events):
    first = Event.objects.filter(game=game).count() + 1
    Event.objects.bulk_create(
        Event(game=game, number=number, at=game.created_at, kind=kind, seat=seat, data=data)
        for number, (kind, seat, data) in enumerate(events, first)
    )


def taken_over(game, seat, successor, *, ended_by, before=(), after=()):
    """Let another have taken a seat of a finished game; `before` and `after`: the origins of the moves of each."""
    row = Seat.objects.get(game=game, index=seat)
    moves = [*before, *after]
    ended = {"to_turn": max(1, len(before)), "ended_by": ended_by, "ended_at": game.created_at}
    Tenure.objects.create(game=game, seat=seat, player=row.player, from_turn=1, **ended)
    comer = player(successor)
    bot = {"bot_account": comer.is_bot}
    Seat.objects.filter(pk=row.pk).update(player=comer, held_from=len(before) + 1, **bot)
    _events(game, [(Event.Kind.SEAT_TAKEN, seat, {"player": comer.pk})])
    round_ = Round.objects.create(game=game, number=1, server_seed=b"s", commitment=b"c")
    made = {"game": game, "round": round_, "card": "5", "opened_at": game.created_at, "resolved_at": game.finished_at}
    turns = Turn.objects.bulk_create(Turn(number=number, **made) for number in range(1, len(moves) + 1))
    Submission.objects.bulk_create(
        Submission(turn=turn, seat=seat, origin=origin, move="0,0", submitted_at=game.finished_at)
        for turn, origin in zip(turns, moves, strict=True)
    )
