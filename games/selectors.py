"""What faces read of games: the state for one viewer, turns, events, the record, fairness.

Everything here keeps to H1–H5 of RULES.md; no face reads a row that this module does not hand out.
"""

import datetime as dt
import functools
import uuid
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from django.contrib.postgres.expressions import ArraySubquery
from django.db import connection
from django.db.models import BooleanField, DateTimeField, ExpressionWrapper, F, Func, Q, QuerySet, Subquery, TextField
from django.db.models.functions import Cast, Coalesce

from accounts.identity import CALLER_SQL, Identity, load_player
from accounts.models import Player
from accounts.vacation import DAY, on_vacation_until, time_left
from duckcover.errors import AppError, ErrorCode
from duckcover.prepared import Prepared, PreparedQuery
from duckcover.rest.etags import code_digest
from games.access import (
    awaited,
    is_shown,
    last_resolved,
    listed_games,
    own_move_is_shown,
    own_seat,
    require_own_seat,
    takes_hints,
    with_offers,
)
from games.documents import call_of, outcome_of, submission_document, timestamp, turn_facts
from games.models import EVENT_STEP, Game, Heartbeat, Seat, StandingOrders, Submission, Turn
from games.rules.cards import parse_card
from games.rules.moves import parse_move
from games.rules.record_format import move_to_json
from games.services.locks import database_now

READ = f"""
WITH {CALLER_SQL}
SELECT (SELECT id FROM caller) AS caller, game.id,
    CASE WHEN game.started_at IS NULL THEN game.version ELSE greatest(game.version * {EVENT_STEP}, turn.last_event) END,
    game.visibility, game.invite_code,
    game.quarantined_at IS NOT NULL AS suspended, seat.index AS seat,
    turn.number AS turn, turn.asked, turn.waiting_for, turn.prompts -> seat.index::text AS prompt,
    mine.move, mine.origin, mine.submitted_at, mine.revision,
    game.excused - seat.excuses AS excused_left, snapshot.document
FROM games_game game
JOIN games_snapshot snapshot ON snapshot.game_id = game.id
LEFT JOIN games_seat seat ON seat.game_id = game.id AND seat.player_id = (SELECT id FROM caller)
LEFT JOIN games_turn turn ON turn.game_id = game.id AND turn.resolved_at IS NULL
LEFT JOIN games_submission mine ON mine.turn_id = turn.id AND mine.seat = seat.index
"""
"""A game as one viewer sees it: its snapshot, and what changes between snapshots."""

READ_ONE = Prepared("read_game", f"{READ} WHERE game.uuid = %(game)s::uuid")

MOST_COUNTED = 200
"""More turns than a game has."""


EDITION = code_digest(Path(__file__).parent)
"""Stands in every entity tag of a game: the code that makes the answers, read once a process."""

HIDDEN_TURN = "This turn is hidden until its round has ended."
"""Why an older turn is not shown (H5)."""


class GameRow(NamedTuple):
    """One row of `READ`, in its order."""

    caller: int | None
    id: int
    version: int
    visibility: str
    invite_code: str
    suspended: bool
    seat: int | None
    turn: int | None
    asked: list[int] | None
    waiting_for: list[int] | None
    prompt: str | None
    move: str | None
    origin: str | None
    submitted_at: dt.datetime | None
    revision: int | None
    excused_left: int | None
    document: str

    @property
    def etag(self) -> str:
        """Changes whenever something changes that this viewer may see: own moves count only for their seat."""
        return game_etag(self.version, self.seat, self.revision)

    def state(self) -> dict[str, Any]:
        """The Game of API.md for this viewer."""
        game: dict[str, Any] = msgspec.json.decode(self.json())
        return game

    def json(self) -> bytes:
        """The same as JSON text; what does not change between snapshots is copied unread."""
        game: dict[str, Any] = MEMBERS.decode(self.document)
        game["version"], game["suspended"] = self.version, self.suspended
        if self.turn is not None:
            game["turn"] = {**MEMBERS.decode(game["turn"]), "waiting_for": self.waiting_for}
            game["seats"] = SEATS.decode(game["seats"])
            for index, seat in enumerate(game["seats"]):
                if bytes(seat["state"]) != AUTOPILOT:
                    seat["state"] = self._state_of(index)
        if self.seat is not None:
            game["invite_code"] = self.invite_code
            game["you"] = self._you(self.seat)
        return msgspec.json.encode(game)

    def _state_of(self, seat: int) -> str:
        if seat in (self.waiting_for or ()):
            return "awaited"
        return "ready" if seat in (self.asked or ()) else "quack"

    def _you(self, seat: int) -> dict[str, Any]:
        prompt = msgspec.json.decode(self.prompt) if self.prompt else {"card": None, "moves": []}
        return {
            "seat": seat,
            "card": prompt["card"],
            "legal_moves": [_move_text(move) for move in prompt["moves"]],
            "submission": self._submission(),
            "excused_left": self.excused_left,
        }

    def _submission(self) -> dict[str, Any] | None:
        if self.turn is None or self.move is None or self.origin is None or self.submitted_at is None:
            return None
        return submission_document(self.turn, parse_move(self.move), self.origin, self.submitted_at)


AUTOPILOT = b'"autopilot"'
"""The state of a seat that snapshots tell themselves; the others follow from the open turn."""

MEMBERS = msgspec.json.Decoder(dict[str, msgspec.Raw])
SEATS = msgspec.json.Decoder(list[dict[str, msgspec.Raw]])


@functools.lru_cache(maxsize=4096)
def _move_text(notation: str) -> msgspec.Raw:
    """A move as JSON text; the same few come again and again."""
    return msgspec.Raw(msgspec.json.encode(move_to_json(parse_move(notation))))


def game_etag(version: int, seat: int | None = None, revision: int | None = None) -> str:
    """The entity tag of a read of a game for one viewer."""
    return f'"{EDITION}-{version}"' if seat is None else f'"{EDITION}-{version}-{seat}.{revision or 0}"'


def move_etag(turn: int, mark: str) -> str:
    """The entity tag of a seat's decision in a turn; `mark` as `games.services.submissions.Guard` has it."""
    return f'"{EDITION}-{turn}-{mark}"'


def orders_etag(mark: str) -> str:
    """The entity tag of a seat's standing orders; `mark` as `StandingOrders.mark` has it."""
    return f'"{EDITION}-orders-{mark}"'


def shown_version(game: Game) -> int:
    """The public number of the last event of a game; up to one query."""
    if game.started_at is None:
        return game.version
    open_turn = Turn.objects.filter(game=game, resolved_at=None)
    return max(game.version * EVENT_STEP, *(last or 0 for last in open_turn.values_list("last_event", flat=True)), 0)


def read_game(caller: Identity, game: uuid.UUID) -> GameRow:
    """One game as the caller sees it, in one query that checks the token as well.

    Raises: AppError `invalid_token`, `not_found`.
    """
    rows = READ_ONE.rows({**caller.parameters(), "game": game})
    row = GameRow(*rows[0]) if rows else None
    if (row is None or row.caller is None) and not caller.anonymous and load_player(caller) is None:
        raise AppError(ErrorCode.INVALID_TOKEN)
    if row is None or (row.visibility == Game.Visibility.PRIVATE and row.seat is None):
        raise AppError(ErrorCode.NOT_FOUND)
    return row


def read_games(viewer: Player | None, games: Sequence[Game]) -> list[dict[str, Any]]:
    """The states of these games for a viewer, in their order, in one query."""
    caller = Identity(None if viewer is None else viewer.pk)
    parameters = {**caller.parameters(), "games": [game.pk for game in games]}
    with connection.cursor() as cursor:
        cursor.execute(f"{READ} WHERE game.id = ANY(%(games)s::bigint[])", parameters)
        rows = {row.id: row for row in (GameRow(*row) for row in cursor.fetchall())}
    return [rows[game.pk].state() for game in games]


@dataclass(frozen=True)
class GameFilter:
    """What a list of games is narrowed to."""

    status: str | None = None
    visibility: str | None = None
    language: str | None = None
    seat: str | None = None
    awaiting: str | None = None
    offered: str | None = None
    league: uuid.UUID | None = None


FILTERS = tuple(field.name for field in fields(GameFilter))
"""The names of all filters."""


def games_for(viewer: Player | None, chosen: GameFilter) -> QuerySet[Game]:
    """The games of a list, unordered. Raises: AppError `not_authenticated` when "me" is nobody."""
    if viewer is None and (chosen.seat or chosen.awaiting):
        raise AppError(ErrorCode.NOT_AUTHENTICATED)
    games = listed_games(viewer)
    if chosen.status:
        games = games.filter(status=chosen.status)
    if chosen.visibility:
        games = games.filter(visibility=chosen.visibility)
    if chosen.language:
        games = games.filter(language=chosen.language)
    if chosen.seat and viewer:
        games = games.filter(own_seat(viewer))
    if chosen.awaiting and viewer:
        games = games.filter(awaited(viewer))
    if chosen.offered:
        games = games.filter(with_offers(viewer))
    if chosen.league:
        games = games.filter(league=chosen.league)
    return games


def awaited_turns(player: Player) -> QuerySet[Turn]:
    """Every open turn that waits for the player, with `own_deadline`, that of its seat."""
    return _awaited_turns(player.pk).select_related("game", "round")


def _awaited_turns(player: int) -> QuerySet[Any]:  # the annotation is unknown to the types
    waiting = Turn.objects.filter(
        game__seats__player=player, waiting_for__contains=[F("game__seats__index")], resolved_at=None
    )
    own: Func = Func(F("deadlines"), F("game__seats__index") + 1, template="(%(expressions)s]", arg_joiner=")[")
    return waiting.annotate(own_deadline=Coalesce(own, F("deadline"), output_field=DateTimeField()))


AWAITED_GAMES = PreparedQuery(
    "awaited_games",
    ("player",),
    lambda player: _awaited_turns(player).order_by("own_deadline").values_list("game__uuid"),
)


def awaited_games(player: Player) -> list[uuid.UUID]:
    """The games whose open turn waits for the player, by the deadline of its seat; one query."""
    return [game for (game,) in AWAITED_GAMES.rows(player=player.pk)]


def own_player_seed(player: Player, game: Game) -> str | None:
    """What a player's seat adds to the rounds that have not opened, in hexadecimal digits; None without a seat.

    Until a round opens it is the owner's alone to see.
    """
    seat = Seat.objects.filter(game=game, player=player).only("player_seed").first()
    return None if seat is None else bytes(seat.player_seed).hex()


def standing_orders(player: Player) -> QuerySet[StandingOrders]:
    """The orders of the seats that a player holds, and nobody else's (DAYS.md DO1)."""
    return _standing_orders(player.pk)


def _standing_orders(player: int) -> QuerySet[StandingOrders]:
    return StandingOrders.objects.filter(game__seats__player=player, game__seats__index=F("seat"))


def awaited_turn_document(turn: Any) -> dict[str, Any]:
    """One entry of `GET /me/turns`, out of a row of `awaited_turns`."""
    return {
        "game": str(turn.game.uuid),
        "name": turn.game.name,
        "round": turn.round.number,
        "turn": turn.number,
        "phase": turn.phase,
        "card": parse_card(turn.card),
        "call": call_of(turn),
        "opened_at": timestamp(turn.opened_at),
        "deadline": timestamp(turn.own_deadline),
    }


def turn_document(game: Game, number: int) -> dict[str, Any]:
    """A resolved turn as H5 allows.

    Raises: AppError `not_found`, `turn_open`, `round_running` when H5 hides it until the round has ended.
    """
    turn = Turn.objects.select_related("round").filter(game=game, number=number).first()
    if turn is None:
        raise AppError(ErrorCode.NOT_FOUND)
    if turn.resolved_at is None:
        raise AppError(ErrorCode.TURN_OPEN)
    shown = shown_turns(game, [turn])
    if number not in shown:
        raise AppError(ErrorCode.ROUND_RUNNING, HIDDEN_TURN)
    return {
        "round": turn.round.number,
        "opened_at": timestamp(turn.opened_at),
        "resolved_at": timestamp(turn.resolved_at),
        **shown[number],
    }


def own_submission(player: Player, game: Game, number: int) -> Submission:
    """The player's own move in a turn, open or resolved, as far as H5 lets it be seen.

    Raises: AppError `not_seated`, `not_found`, `round_running` when H5 hides the turn until its round has ended.
    """
    seat = require_own_seat(game, player)
    turn = Turn.objects.select_related("round").filter(game=game, number=number).first()
    if turn is None:
        raise AppError(ErrorCode.NOT_FOUND)
    if not own_move_is_shown(game, turn):
        raise AppError(ErrorCode.ROUND_RUNNING, HIDDEN_TURN)
    found = Submission.objects.filter(turn=turn, seat=seat.index).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


class Aside(NamedTuple):
    """What stands beside the Game on its table; but for `excused` it is of the viewer's own seat alone.

    `excused`: the seats whose deadline was extended in the open turn; events say the same as long as it is open.
    `origins`: where the moves of resolved turns came from, the last first. `orders`: standing orders as JSON text.
    `hints`: whether the viewer may ask what bots would do.
    """

    excused: list[int]
    origins: list[str]
    orders: str | None
    hints: bool

    @property
    def calls(self) -> dict[str, Any] | None:
        """What is ordered, by call; None without orders."""
        return None if self.orders is None else CALLS.decode(self.orders)

    @property
    def decided(self) -> Counter[str]:
        """How often the seat has moved since its last move of its own, by origin: order, timeout or bot.

        Counts alone, and no cards or places: those of older turns are for nobody to see (H5).
        """
        return Counter(takewhile(lambda origin: origin != Submission.Origin.PLAYER, self.origins))


def aside_of(viewer: Player | None, game: int) -> Aside:
    """The same of the game with this primary key; one query."""
    return Aside(*ASIDE.rows(viewer=viewer.pk if viewer else 0, game=game)[0])


def _aside(viewer: int, game: int) -> QuerySet[Any, Any]:
    excused = Seat.objects.filter(
        game=game, excused_in=F("game__turns__number"), game__turns__resolved_at__isnull=True
    ).order_by("index")
    own = Submission.objects.filter(
        turn__game=game,
        turn__game__seats__player=viewer,
        turn__game__seats__index=F("seat"),
        turn__game__seats__held_from__lte=F("turn__number"),
        turn__resolved_at__isnull=False,
    ).order_by("-turn__number")
    orders = _standing_orders(viewer).filter(game=game).values_list(Cast("calls", TextField()))
    return Game.objects.filter(pk=game).values_list(
        ArraySubquery(excused.values("index")),
        ArraySubquery(own.values("origin")[:MOST_COUNTED]),
        Subquery(orders),
        ExpressionWrapper(takes_hints(viewer), BooleanField()),
    )


CALLS = msgspec.json.Decoder(dict[str, Any])
ASIDE = PreparedQuery("aside", ("viewer", "game"), _aside)


def shown_turns(game: Game, turns: Iterable[Turn]) -> dict[int, dict[str, Any]]:
    """What the resolved turns among these show, as far as H5 lets them be seen, by number; a fixed number of queries.

    Shown are the last resolved turn, the turns of ended rounds, and all of them in a game with an open log.
    `turns` come with their `round`.
    """
    last = last_resolved(game)
    seen = [turn for turn in turns if turn.resolved_at and is_shown(game, turn, last)]
    moves = moves_of(seen)
    return {turn.number: turn_facts(turn.number, outcome_of(game, turn, moves.get(turn.pk, []))) for turn in seen}


def moves_of(turns: Iterable[Turn]) -> dict[int, list[Submission]]:
    """The submissions of these turns by the turn's primary key, by seat."""
    found: dict[int, list[Submission]] = {}
    for submission in Submission.objects.filter(turn__in=[turn.pk for turn in turns]).order_by("turn_id", "seat"):
        found.setdefault(submission.turn_id, []).append(submission)
    return found


def last_sweep_age(now: dt.datetime) -> float | None:
    """Seconds since the last sweep ran to its end; None when none ever did."""
    at = Heartbeat.objects.filter(name=Heartbeat.SWEEP).values_list("at", flat=True).first()
    return None if at is None else (now - at).total_seconds()


def overdue_turns(now: dt.datetime, most: int = 10_000) -> tuple[int, float]:
    """How many turns wait to be resolved, up to `most`, and for how many seconds the first of them has."""
    due = Turn.objects.filter(resolved_at__isnull=True, due_at__lte=now).order_by("due_at")
    times = [due_at for due_at in due.values_list("due_at", flat=True)[:most] if due_at]
    return len(times), (now - times[0]).total_seconds() if times else 0.0


def quarantined_games() -> int:
    """How many games wait for the operator."""
    return Game.objects.filter(quarantined_at__isnull=False).count()


def rated_seats() -> QuerySet[Seat]:
    """The seats of finished games whose result counts for ratings, as `Game.rates` says it of one.

    Those who resigned or missed turns are among them, and those whose account is gone (their `player` is null).
    """
    people = Q(bot_account=False) | Q(game__rate_bots=True)
    finished = Seat.objects.filter(
        people,
        game__rated=True,
        game__same_owner=False,
        bot=None,
        family__isnull=False,
        game__status=Game.Status.FINISHED,
    )
    return finished.order_by("game", "index")


def vacation_document(player: Player) -> dict[str, Any]:
    """Until when a player is on vacation, and how many whole days it has left beside it; two queries."""
    row, now = Player.objects.get(pk=player.pk), database_now()
    return {"until": timestamp(on_vacation_until(row, now)), "days_left": time_left(row, now) // DAY}
