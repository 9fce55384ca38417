"""What is typed at a table beside moves: chat, pauses, clocks, offers, orders of all kinds."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from duckcover_sdk import Client
from duckcover_sdk.generated.models import Clock, GameHint
from duckcover_sdk.terminal.blocks import Style
from duckcover_sdk.terminal.clock_page import clock_text
from duckcover_sdk.terminal.commands import OFFER_USAGE, PAUSE_USAGE, Commands
from duckcover_sdk.terminal.drawing import draw_game
from duckcover_sdk.terminal.help_page import KEYS
from duckcover_sdk.terminal.hints import hint_text
from duckcover_sdk.terminal.orders import changed_orders, orders_text, preview_text
from duckcover_sdk.terminal.players import sign_up
from duckcover_sdk.terminal.times import moment

Typing = Callable[..., str]
LATER = moment(datetime(2026, 11, 22, 12, tzinfo=UTC))


@pytest.fixture
def dana(service: Any) -> Iterator[Client]:
    with Client(service.url) as anybody:
        yield sign_up(anybody, "dana")


@pytest.fixture
def game(service: Any, dana: Client) -> Any:
    """A game of dana and three bots, as the service has it."""
    return service.games[str(dana.create_game("pond", seats=4, bots=["steady"] * 3, visibility="unlisted").id)]


@pytest.fixture
def type_in(dana: Client, game: Any, typed: Any) -> Typing:
    """Run commands at the table; what they show."""

    def run(*commands: str) -> str:
        terminal, shown = typed()
        table = Commands(dana, terminal)
        assert all(table.run(dana.game(game.id), command) for command in commands)
        return shown.getvalue()

    return run


def test_anything_else__is_no_command(dana: Client, game: Any, typed: Any) -> None:
    table = Commands(dana, typed()[0])
    assert [table.run(dana.game(game.id), word) for word in ("1", "cc", "")] == [False] * 3


def _move(row: int) -> dict[str, Any]:
    return {"action": "cover", "from": {"row": 0, "col": 0}, "to": {"row": row, "col": 0}}


def test_b__hint__names_the_moves_by_their_numbers_and_says_why(game: Any, dana: Client) -> None:
    shown = dana.game(game.id)
    assert shown.you
    legal = shown.you.legal_moves
    reason = {"code": "covers", "figures": {"card": 4}, "gain": None, "text": "It covers\x1b[31m the 4."}
    of_bot = {"reasons": [reason], "next_best": None, "margin": None}
    said = {
        "turn": 1,
        "phase": "move",
        "card": 7,
        "call": 7,
        "quacks": False,
        "hints": [
            {"level": "steady", "move": legal[-1].to_dict(), **of_bot},
            {"level": "sharp", "move": _move(77), **of_bot},
        ],
    }
    assert hint_text(shown, GameHint.from_dict(said), Style()).splitlines() == [
        f"steady would make move {len(legal)}.",
        "  It covers?[31m the 4.",
        "sharp would make another move.",
        "  It covers?[31m the 4.",
    ]
    quacking = GameHint.from_dict({**said, "quacks": True, "hints": []})
    assert hint_text(shown, quacking, Style()) == "You quack: there is nothing to choose."


def test_dn7__c__shows_the_chat_in_its_order(service: Any, type_in: Typing) -> None:
    assert type_in("c").startswith("Nobody has written here.\nc TEXT writes to the table, c :quack reacts.")
    said = type_in("c  well covered", "c :Well Played").splitlines()
    assert [line.partition("you: ")[2] for line in said if "you: " in line] == [
        "well covered",
        "well covered",
        "(well played)",
    ]
    assert [(each["text"], each["reaction"]) for each in service.visits.messages] == [
        ("well covered", None),
        (None, "well_played"),
    ]


def test_dn7__c__shows_others_and_what_was_removed(service: Any, type_in: Typing) -> None:
    blank = {"id": "0f8fad5b-d9cb-469f-a165-70867728950e", "reaction": None, "created_at": "2026-11-20T12:00:00Z"}
    service.visits.messages += [
        {**blank, "player": "erin", "text": "two\nlines \x1b[31m", "removed": False},
        {**blank, "player": "erin", "text": None, "removed": True},
    ]
    assert [line.partition("erin: ")[2] for line in type_in("c").splitlines()[:2]] == [
        "two lines ?[31m",
        "(removed)",
    ]


def test_dn7__c__in_a_game_without_chat__says_so(service: Any, type_in: Typing) -> None:
    service.visits.refuses = (409, "chat_off")
    assert type_in("c hello") == "409 chat_off: It is chat_off.\n"


def test_dc4__p__asks_agrees_and_ends(game: Any, type_in: Typing) -> None:
    assert type_in("p") == f"The game is not paused. {PAUSE_USAGE}\n".replace(" all have", " all\nhave")
    assert type_in("p 48") == "A pause of 48 h is asked for by you; agreed: you.\n"
    assert type_in("p yes") == f"Paused until {LATER}.\n"
    assert type_in("p off") == "The game is not paused.\n"
    assert (game.paused, game.pause_asked) == (None, None)


@pytest.mark.parametrize("wanted", ["p 0", "p 337", "p soon", "p -1"])
def test_dc4__p__with_anything_else__says_how(game: Any, type_in: Typing, wanted: str) -> None:
    assert " ".join(type_in(wanted).split()) == PAUSE_USAGE
    assert game.pause_asked is None


def test_dc4__paused__is_shown_at_the_own_grid(dana: Client, game: Any, typed: Any) -> None:
    game.paused = {"since": "2026-11-20T12:00:00Z", "until": "2026-11-22T12:00:00Z"}
    lines = draw_game(dana.game(game.id), typed()[0].style).splitlines()
    assert lines[lines.index(f"Paused until {LATER}.") + 1].startswith("Card: ")


def test_dc7__t__says_of_each_seat_what_is_left_and_why(type_in: Typing) -> None:
    assert type_in("t").splitlines() == [
        "Clock: 3 d for the game, 12 h more for each turn that asks a seat, at most 7 d.",
        "  Time runs from 08:00 to 22:00 on mon, tue (Europe/Madrid).",
        f"  0 you           runs, 2 d 2 h left, until {LATER}",
        "  1 steady bot 1  has moved, 3 d left",
        "  2 steady bot 2  a bot",
        "  3 steady bot 3  is not asked, 1 min left",
    ]


@pytest.mark.parametrize(
    ("clock", "text"),
    [
        ({"kind": "per_turn", "turn_seconds": 300}, "5 min a turn."),
        ({"kind": "daily", "at": "20:00", "zone": "UTC", "days": ["mon"]}, "turns end at 20:00 (UTC) on mon."),
        ({"kind": "daily", "at": "20:00", "zone": "UTC"}, "turns end at 20:00 (UTC) each day."),
    ],
)
def test_dc1__clock__is_said_in_words(clock: dict[str, Any], text: str) -> None:
    assert clock_text(Clock.from_dict({"turn_seconds": 86_400, **clock})) == text


def test_da3__s__offers_a_seat(game: Any, type_in: Typing) -> None:
    assert type_in("s 2") == "Seat 2 is on offer.\n"
    assert game.offered == {2}
    assert type_in("s 2 off") == "Seat 2 is not on offer.\n"
    assert game.offered == set()
    said = [" ".join(type_in(wrong).split()) for wrong in ("s", "s 4", "s x", "s 2 on")]
    assert said == [OFFER_USAGE] * 4


def test_k__lists_every_key(type_in: Typing) -> None:
    shown = type_in("k")
    assert [key for key, _ in KEYS if f"\n{key:<9} " not in f"\n{shown}"] == []


GIVE_5 = {"action": "give", "card": 5}
BESIDE_3 = {"action": "place", "beside": 3}


@pytest.mark.parametrize(
    ("words", "changed"),
    [
        ("7 x0,1", {"calls": {"7": [{"action": "cover", "to": {"row": 0, "col": 1}}]}}),
        ("7 >-1,0", {"calls": {"7": [{"action": "duck", "to": {"row": -1, "col": 0}}]}}),
        ("give !5 !0,1", {"calls": {"give": [GIVE_5, {"action": "give", "from": {"row": 0, "col": 1}}]}}),
        ("place @3 @0,1", {"calls": {"place": [BESIDE_3, {"action": "place", "to": {"row": 0, "col": 1}}]}}),
        ("game", {"until": "game"}),
        ("pause 10", {"pause_after": 10}),
        ("pause off", {"pause_after": None}),
        ("stacks 4", {"pause_at_stacks": 4}),
    ],
)
def test_do1_do2__typed_orders__are_every_form(words: str, changed: dict[str, Any]) -> None:
    before = {"calls": {}, "otherwise": "ask", "until": "round", "paused": None}
    assert changed_orders(before, words) == {"calls": {}, "otherwise": "ask", "until": "round", **changed}


@pytest.mark.parametrize("words", ["7 x0", "7 x0,1,2", "pause", "pause x", "stacks", "stacks 1 2", "14", "7 y4"])
def test_do1_do2__anything_else__is_none(words: str) -> None:
    assert changed_orders({"calls": {}, "otherwise": "ask", "until": "round"}, words) is None


def test_do6__limits__are_said() -> None:
    orders = {"calls": {}, "otherwise": "ask", "until": "game", "pause_after": 5, "pause_at_stacks": 3}
    assert orders_text(orders).splitlines()[-1] == ("  you are asked after 5 moves in a row and with 3 stacks or fewer")


def test_v6j__orders_for_low_blows__are_said() -> None:
    cell = {"row": 0, "col": 1}
    orders = {
        "calls": {"give": [GIVE_5, {"action": "give", "from": cell}], "place": [BESIDE_3]},
        "otherwise": "ask",
        "until": "game",
    }
    assert orders_text(orders).splitlines()[1:3] == [
        "  give: give the 5, else give 0,1",
        "  place: place beside the 3",
    ]
    given = {"move": {"action": "give", "from": cell, "to": None}, "by": "preference", "preference": 1}
    assert "  give: give 0,1 (choice 2)" in preview_text({"calls": {"give": given}, "idle": []}).splitlines()


def test_do7__preview__says_what_each_call_would_do() -> None:
    move = {"action": "cover", "from": {"row": 1, "col": 2}, "to": {"row": 0, "col": 2}}
    calls = {str(call): {"move": None, "by": "ask", "preference": None} for call in (1, 2)}
    calls |= {"7": {"move": move, "by": "preference", "preference": 1}}
    calls |= {"8": {"move": move, "by": "otherwise", "preference": None}, "9": {"move": None, "by": None}}
    assert preview_text({"calls": calls, "idle": [{"call": "7", "preference": 0}]}).splitlines() == [
        "On today's grid:",
        "  7: cover to 0,2 (choice 2)",
        "  8: cover to 0,2 (otherwise)",
        "  you are asked: 1, 2",
        "  you quack: 9",
        "  fits nothing: choice 1 of 7",
    ]
