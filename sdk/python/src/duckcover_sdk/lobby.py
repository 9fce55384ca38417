"""Lobbies: lists of games, games to make, to sit down at and to start."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, TypedDict, Unpack

from .accounts import Account, given, new_key
from .connection import expect, pages
from .errors import NotAllowedError, NotFoundError
from .generated.api.lobby import (
    cancel_game,
    create_game,
    join_game,
    leave_game,
    list_games,
    list_sounds,
    start_game,
    update_seat,
)
from .generated.api.play import set_player_seed
from .generated.models import (
    Clock,
    ClockRequest,
    CreateGameRequest,
    Game,
    GamePage,
    JoinRequest,
    PlayerSeedRequest,
    SeatRequest,
    Sounds,
    StartRequest,
)
from .generated.models.bot_level import BotLevel
from .generated.models.chat_mode import ChatMode
from .generated.models.family import Family
from .generated.models.game_status import GameStatus
from .generated.models.language import Language
from .generated.models.visibility import Visibility
from .generated.types import UNSET
from .orders import GameRef, game_id

HAS_LEFT = ("not_seated", "not_found")
"""What `leave` is told the second time."""


class GameOptions(TypedDict, total=False):
    """What a game may be made with. What is left out or None is as the service has it by default."""

    seats: int
    """2 to 7; 4 by default."""
    visibility: Visibility
    bots: Sequence[BotLevel]
    """The levels of the bots that sit down at once."""
    family: Family | None
    captain_seat: int
    round_rules: Sequence[Sequence[str]] | None
    """The variations of each of the three rounds."""
    open_log: bool
    player_seed: str
    rated: bool
    rate_bots: bool
    same_owner: bool
    """Lets you and your own bot accounts sit here together; nobody is rated then."""
    join_by: datetime | None
    """A time with a zone. A lobby that has not started by then (14 days from now by default) is cancelled."""
    auto_start: bool
    """Starts at `join_by` with two or more instead."""
    language: Language | None
    invited: Sequence[str] | None
    """User names that alone may sit down."""
    reliability_min: int | None
    """0 to 100."""
    chat: ChatMode | None
    excused: int | None
    """How many missed deadlines each seat is forgiven, 0 to 4; 1 by default."""
    replace: bool
    """Offers seats of players who are gone to others."""
    vacation: bool | None
    """Lets clocks stand still for players on vacation; by default where turns last a day or more."""


class LobbyPart(Account):
    """The part of a client that makes and finds games, up to their start."""

    def games(
        self,
        *,
        status: GameStatus | None = None,
        visibility: Visibility | None = None,
        mine: bool = False,
        awaiting_me: bool = False,
        offered: bool = False,
        page_size: int = 50,
    ) -> Iterator[Game]:
        """Games, newest first; further pages are fetched as they are needed.

        `offered`: those with a seat on offer that this player may take.
        """
        first = list_games.sync_detailed(
            client=self.api,
            status=given(status),
            visibility=given(visibility),
            seat="me" if mine else UNSET,
            awaiting="me" if awaiting_me else UNSET,
            offered="true" if offered else UNSET,
            limit=page_size,
        )
        return pages(self.api, expect(GamePage, first))

    def create_game(
        self,
        name: str = "",
        *,
        clock: Clock | ClockRequest | None = None,
        turn_seconds: int = 86_400,
        idempotency_key: str | None = None,
        **options: Unpack[GameOptions],
    ) -> Game:
        """Make a game and sit down on its seat 0; `GameOptions` says what it may be made with.

        A `clock`, such as one of `clocks()`, comes in place of `turn_seconds`.
        Sent again under one `idempotency_key`, it is made once; give one of your own (16 to 128 characters) to go on
        after a restart of your program.
        """
        limit = ClockRequest.from_dict((clock or ClockRequest(turn_seconds=turn_seconds)).to_dict())
        body = CreateGameRequest(name=name, clock=limit, **_chosen(options))
        answer = create_game.sync_detailed(client=self.api, body=body, idempotency_key=new_key(idempotency_key))
        return expect(Game, answer)

    def join(
        self,
        game: GameRef,
        *,
        family: Family | None = None,
        invite_code: str | None = None,
        player_seed: str | None = None,
        idempotency_key: str | None = None,
    ) -> Game:
        """Take the lowest free seat; the last one starts the game. A second time changes nothing.

        Sent again under one `idempotency_key`, it seats nobody who has left since; without one each call has a new one.
        """
        body = JoinRequest(family=given(family), invite_code=given(invite_code), player_seed=given(player_seed))
        key = new_key(idempotency_key)
        return expect(Game, join_game.sync_detailed(game_id(game), client=self.api, body=body, idempotency_key=key))

    def leave(self, game: GameRef) -> None:
        """Give up the seat before the start."""
        try:
            leave_game.sync_detailed(game_id(game), client=self.api)
        except (NotAllowedError, NotFoundError) as error:
            if not (error.maybe_done and error.code in HAS_LEFT):
                raise  # else an earlier attempt has done it

    def start(self, game: GameRef, *, fill: BotLevel | None = None) -> Game:
        """Start the game, with bots on its empty seats or without those seats."""
        body = StartRequest(fill=given(fill))
        return expect(Game, start_game.sync_detailed(game_id(game), client=self.api, body=body))

    def cancel(self, game: GameRef) -> Game:
        """Call the game off before its start."""
        return expect(Game, cancel_game.sync_detailed(game_id(game), client=self.api))

    def sounds(self) -> dict[str, dict[str, str]]:
        """The sounds that a seat may choose for rounds of `madness`, each with its word by language."""
        found = expect(Sounds, list_sounds.sync_detailed(client=self.api))
        return {each.sound: each.words.to_dict() for each in found.results}

    def choose_sound(self, game: GameRef, seat: int, sound: str) -> Game:
        """Choose what the own seat says instead of quacking in rounds of `madness`."""
        body = SeatRequest.from_dict({"sound": sound})
        return expect(Game, update_seat.sync_detailed(game_id(game), seat, client=self.api, body=body))

    def set_player_seed(self, game: GameRef, seed: str) -> None:
        """Add entropy (32 to 128 hexadecimal digits) to the shuffles of the rounds that have not opened."""
        set_player_seed.sync_detailed(game_id(game), client=self.api, body=PlayerSeedRequest(seed=seed))


def _chosen(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that say something, with lists of their own."""
    chosen = {name: value for name, value in options.items() if value is not None}
    for name in ("bots", "invited"):
        if name in chosen:
            chosen[name] = list(chosen[name])
    if "round_rules" in chosen:
        chosen["round_rules"] = [list(rules) for rules in chosen["round_rules"]]
    return chosen
