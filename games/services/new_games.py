"""What a game is made with, and the rows of a new lobby in which nobody sits yet."""

import datetime as dt
import secrets
import uuid
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from accounts.models import Player
from duckcover.errors import invalid_input
from games.clocks import Clock, PerTurn, clock_document, clock_to_json, nominal_seconds
from games.models import ROUNDS, Event, Game, Round, Seat
from games.rules.fairness import commitment
from games.rules.variations import RULES_VERSION
from games.services.locks import database_now
from games.services.table import Table

LOBBY_WAITS = dt.timedelta(days=14)
SHORTEST_WAIT, LONGEST_WAIT = dt.timedelta(seconds=60), dt.timedelta(days=365)
"""How long a lobby waits for players by default, at least and at most."""

EXCUSED = 1
"""How many missed deadlines a game excuses each seat where nobody has chosen otherwise (DAYS.md DA1)."""

VACATION_FROM = 24 * 3600
"""Clocks whose turns last so many seconds stand still for vacations where nobody has chosen otherwise (DC5)."""

OF_LOBBIES = ("join_by", "auto_start", "language", "invited", "chat", "reliability_min")
"""What is chosen for the lobby, or for what is said at the table, and means nothing to the game that is played."""

TRANSIT = dt.timedelta(seconds=1)
"""How long a request may take on its way: a `join_by` of 60 seconds from the client's now is not too soon."""


@dataclass(frozen=True)
class GameOptions:
    """What a game is made with; `player_seed` and `family` are those of its maker.

    `join_by` is the moment when the lobby is cancelled if it has not started; None: 14 days from now. With `auto_start`
    it starts at that moment if two are there. `invited` are user names; given, they alone may sit down.
    """

    name: str = ""
    seats: int = 4
    visibility: str = Game.Visibility.PUBLIC
    family: str | None = None
    captain_seat: int = 0
    round_rules: list[list[str]] = field(default_factory=lambda: [[] for _ in range(ROUNDS)])
    open_log: bool = False
    rated: bool = True
    rate_bots: bool = False
    same_owner: bool = False
    join_by: dt.datetime | None = None
    auto_start: bool = False
    language: str = ""
    replace: bool = False
    excused: int = 0
    vacation: bool = False
    chat: str = Game.Chat.ALL
    reliability_min: int | None = None
    invited: Sequence[str] | None = None
    clock: Clock = field(default_factory=lambda: PerTurn(86_400))
    bots: list[str] = field(default_factory=list)
    player_seed: bytes = b""

    def public(self) -> dict[str, Any]:
        """The options as the record shows them: all but the maker's own and what concerns the lobby alone."""
        members = asdict(self)
        for name in ("player_seed", "family", "clock", *OF_LOBBIES):
            members.pop(name)
        return {**members, "clock": clock_document(self.clock)}


def waits_for_vacations(clock: Clock) -> bool:
    """Whether a game with this clock waits for players on vacation where nobody has chosen otherwise."""
    return nominal_seconds(clock) >= VACATION_FROM


def new_table(
    host: Player | None, options: GameOptions, why: dict[str, Any] | None = None, league: uuid.UUID | None = None
) -> Table:
    """A lobby in which nobody sits yet. Raises: AppError `invalid_input` for its `join_by`."""
    now = database_now()
    game = Game.objects.create(
        name=options.name,
        visibility=options.visibility,
        invite_code=secrets.token_urlsafe(9),
        host=host,
        league=league,
        seat_count=options.seats,
        captain_seat=options.captain_seat,
        open_log=options.open_log,
        rated=options.rated,
        rate_bots=options.rate_bots,
        same_owner=options.same_owner,
        join_by=_join_by(options.join_by, now),
        auto_start=options.auto_start,
        invited_only=options.invited is not None,
        language=options.language,
        replace=options.replace,
        excused=options.excused,
        vacation=options.vacation,
        chat=options.chat,
        reliability_min=options.reliability_min,
        turn_seconds=nominal_seconds(options.clock),
        clock=_stored_clock(options.clock),
        options=options.public(),
        rules_version=RULES_VERSION,
        created_at=now,
    )
    rounds = Round.objects.bulk_create(
        [_secret_round(game, number, rules) for number, rules in enumerate(options.round_rules, 1)]
    )
    seats = Seat.objects.bulk_create([Seat(game=game, index=index) for index in range(options.seats)])
    table = Table(game, seats, rounds, now)
    table.add_event(Event.Kind.GAME_CREATED, data=why)
    return table


def _stored_clock(clock: Clock) -> dict[str, Any] | None:
    """None for what `turn_seconds` says."""
    return None if isinstance(clock, PerTurn) and clock.play is None else clock_to_json(clock)


def _join_by(wanted: dt.datetime | None, now: dt.datetime) -> dt.datetime:
    """Until when a new lobby waits. Raises: AppError `invalid_input`."""
    moment = wanted or now + LOBBY_WAITS
    if moment < now + SHORTEST_WAIT - TRANSIT:
        raise invalid_input("join_by", "too_soon", "A lobby waits 60 seconds at least.")
    if moment > now + LONGEST_WAIT:
        raise invalid_input("join_by", "too_late", "A lobby waits 365 days at most.")
    return moment


def _secret_round(game: Game, number: int, rules: list[str]) -> Round:
    seed = secrets.token_bytes(32)
    return Round(
        game=game, number=number, rules=rules, server_seed=seed, commitment=commitment(game.uuid, number, seed)
    )
