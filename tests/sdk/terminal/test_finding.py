"""Finding a game at the terminal: tickets, invitations, seats on offer."""

from collections.abc import Iterator
from typing import Any

import pytest
from duckcover_sdk import Client
from duckcover_sdk.terminal import table
from duckcover_sdk.terminal.finding import Finder, Wanted, wanted
from duckcover_sdk.terminal.main import main
from duckcover_sdk.terminal.play import PlayOptions, play
from duckcover_sdk.terminal.players import sign_up
from duckcover_sdk.terminal.table import Ending
from duckcover_sdk.terminal.tour import PROMPT, Tour

from tests.sdk.terminal.visits import LATER, NOON


@pytest.fixture
def dana(service: Any) -> Iterator[Client]:
    with Client(service.url) as anybody:
        yield sign_up(anybody, "dana")


@pytest.fixture
def erin(dana: Client) -> Client:
    return sign_up(dana, "erin")


@pytest.fixture
def running(service: Any, erin: Client) -> Any:
    """A game of erin and a bot, which others can see."""
    return service.games[str(erin.create_game("Friday pond", seats=2, bots=["steady"], visibility="public").id)]


@pytest.fixture
def ticket(service: Any, dana: Client) -> Any:
    return dana.create_ticket([2], ["daily"])


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", Wanted((5,), ("daily",))),
        ("slow", Wanted((5,), ("slow",))),
        ("3 4 daily slow bots 48", Wanted((3, 4), ("daily", "slow"), 48)),
    ],
)
def test_df3__wanted__is_sizes_clocks_and_bots(words: str, found: Wanted) -> None:
    assert wanted(words.split(), seats=5) == found


@pytest.mark.parametrize("words", ["8", "1 daily", "daily +3", "bots -1"])
def test_df3__wanted__anything_else__is_refused(words: str) -> None:
    with pytest.raises(ValueError, match="is no number of seats from 2 to 7, and no name of a clock"):
        wanted(words.split())


def test_df3__find__waits_until_a_game_is_found_and_plays_it(
    service: Any, devices: Any, dana: Client, running: Any, typed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    devices.remember(service.url, "dana", dana.token or "")
    service.visits.matched = running.id
    running.players[0] = "dana"
    monkeypatch.setattr("time.sleep", lambda _: None)
    terminal, shown = typed("1")
    assert play(PlayOptions(service.url, find=Wanted((2,), ("daily",))), terminal, devices) == 0
    lines = shown.getvalue().splitlines()
    assert lines[1].startswith("You wait for a game of 2, clock daily, until ")
    assert "A game was found." in lines
    assert running.turns or running.moves


def test_df3__find__left_before__keeps_the_ticket_and_a_second_time_takes_it_up(
    service: Any, devices: Any, dana: Client, typed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("time.sleep", interrupt)
    devices.remember(service.url, "dana", dana.token or "")
    for _ in range(2):
        terminal, shown = typed()
        assert play(PlayOptions(service.url, find=Wanted((2,), ("daily",))), terminal, devices) == 0
    assert len(service.visits.tickets) == 1
    assert shown.getvalue().endswith("`duckcover-play --games` shows the game when it is found.\n")


def test_df3__line_typed_while_it_waits__leaves(dana: Client, ticket: Any, typed: Any) -> None:
    assert Finder(dana, typed()[0]).wait_for_game(ticket, pause=lambda _: "") is None


def test_df3__tour__leaves_shows_and_ends_a_ticket(service: Any, dana: Client, typed: Any) -> None:
    terminal, shown = typed("f", "f 9", "f 3 4 slow bots 24", "a", "1", "d", "q")
    assert Tour(dana, terminal, "duckcover-play").play() is Ending.LEFT
    text = shown.getvalue()
    assert "Clocks: daily, slow." in " ".join(text.split())
    assert "'9' is no number of seats" in text
    assert text.count("  1  You wait for a game of 3 or 4, clock slow, with bots after 24 h\n") == 1
    assert service.visits.tickets == []


def test_df4__tour__shows_an_invitation_which_is_accepted_or_declined(
    service: Any, dana: Client, erin: Client, typed: Any
) -> None:
    lobby = service.games[str(erin.create_game("Friday pond", seats=3, visibility="public").id)]
    facts = {"game": lobby.id, "name": "Friday pond", "seats": 3, "join_by": LATER, "player": "dana"}
    blank = {"id": lobby.id, "state": "open", "created_at": NOON, "answered_at": None}
    service.visits.invitations = [{**blank, **facts, "inviter": "erin"}]
    terminal, shown = typed("1", "", "1", "j", "2", "d", "q")
    Tour(dana, terminal, "duckcover-play").play()
    assert "  1  erin invites you to a game of 3: Friday pond\n" in shown.getvalue()
    assert lobby.players == ["erin", "dana", None]
    assert service.visits.invitations == []


def test_da3__seats_on_offer__are_listed_and_taken(service: Any, dana: Client, running: Any, typed: Any) -> None:
    running.offered.add(0)
    terminal, shown = typed("s", "", "s", "1", "", "s", "1", "t", "q", "g", "q")
    Tour(dana, terminal, "duckcover-play").play()
    assert "  1  Friday pond                     seat 0 of 2, round 1 of 3, total 0\n" in shown.getvalue()
    assert running.players == ["dana", None]


def test_da3__no_seat_on_offer__says_so(service: Any, devices: Any, dana: Client, typed: Any) -> None:
    devices.remember(service.url, "dana", dana.token or "")
    terminal, shown = typed()
    assert play(PlayOptions(service.url, offered=True), terminal, devices) == 0
    assert shown.getvalue().splitlines()[-1] == "No seat is on offer."


def test_da3__seat_that_somebody_else_took__says_so(service: Any, dana: Client, running: Any, typed: Any) -> None:
    running.offered.add(0)
    service.visits.refuses = (409, "offer_taken")
    terminal, shown = typed("1", "t")
    assert Finder(dana, terminal).take_seat() is None
    assert "409 offer_taken: It is offer_taken.\n" in shown.getvalue()


@pytest.mark.parametrize("words", [["--find", "--offered"], ["--find", "9"], ["--games", "--find"]])
def test_main__find__wrong__exits_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert capsys.readouterr().err


def test_prompt__leaves_room_to_type() -> None:
    assert max(len(PROMPT), len(table.WHILE_WAITING)) < 79
