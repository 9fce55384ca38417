"""The interactive game, typed by a test: whole games, bad input, quitting, a service that goes away."""

import io
from typing import Any

import pytest

from duckcover.client.play import PlayOptions, play_against_bots
from duckcover.client.terminal import Terminal

DROP = "drop the connection before anything happens"


def options(service: Any, seats: int = 2, name: str | None = "dana") -> PlayOptions:
    return PlayOptions(service.url, seats, "steady", name, 86_400)


def shown_lines(shown: io.StringIO, start: str) -> list[str]:
    """The lines that start so, of all that was shown."""
    return [line for line in shown.getvalue().splitlines() if line.startswith(start)]


@pytest.mark.parametrize("seats", [2, 7])
def test_play__always_the_first_move__comes_to_the_ranking(service: Any, typed: Any, seats: int) -> None:
    terminal, shown = typed(*["1"] * 900)
    assert play_against_bots(options(service, seats), terminal) == 0
    (game,) = service.games.values()
    assert game.status == "finished"
    assert len(shown_lines(shown, "Rank Player")) == 1
    assert [line[:15] for line in shown_lines(shown, "Round ")] == [
        "Round 1 is over",
        "Round 2 is over",
        "Round 3 is over",
    ]


def test_play__number_typed__is_the_move_of_the_list(service: Any, typed: Any) -> None:
    terminal, _ = typed("2")
    play_against_bots(options(service), terminal)
    documents = [request.body for request in service.requests if request.method == "PUT"]
    (game,) = service.games.values()
    (first,) = documents
    mine = [move for move in game.turns[0]["moves"] if move["seat"] == 0]
    assert mine == [{"seat": 0, **first}]


def test_play__bots__are_asked_for_by_level(service: Any, typed: Any) -> None:
    terminal, _ = typed()
    play_against_bots(PlayOptions(service.url, 3, "easy", None, 120), terminal)
    body = next(request.body for request in service.requests if request.path == "/api/v1/games")
    assert (body["seats"], body["bots"], body["clock"]) == (
        3,
        ["easy", "easy"],
        {"kind": "per_turn", "turn_seconds": 120},
    )


def test_play__input_ends__leaves_the_game(service: Any, typed: Any) -> None:
    terminal, shown = typed()
    assert play_against_bots(options(service), terminal) == 0
    (game,) = service.games.values()
    assert shown_lines(shown, "You left") == [f"You left game {game.id}; a bot moves for you when time runs out."]


@pytest.mark.parametrize("word", ["", "0", "17", "-1", "one", "1.5", "99999999999999999999", "²"])
def test_play__no_number_of_the_list__asks_again(service: Any, typed: Any, word: str) -> None:
    terminal, shown = typed(word, "1")
    play_against_bots(options(service), terminal)
    assert shown.getvalue().count("That is none of the numbers.") == 1
    assert len([request for request in service.requests if request.method == "PUT"]) == 1


def test_play__h__shows_the_help_and_asks_again(service: Any, typed: Any) -> None:
    terminal, shown = typed("h")
    play_against_bots(options(service), terminal)
    assert len(shown_lines(shown, "Splashes: ")) == 1
    assert len(shown_lines(shown, "Your move")) == 2


def test_play__quit_and_resign__resigns(service: Any, typed: Any) -> None:
    terminal, _ = typed("q", "r")
    assert play_against_bots(options(service), terminal) == 0
    assert service.resigned == ["dana"]


@pytest.mark.parametrize("words", [("q", "l"), ("q", "", "what", "leave"), ("q",)])
def test_play__quit_and_leave__does_not_resign(service: Any, typed: Any, words: tuple[str, ...]) -> None:
    terminal, shown = typed(*words)
    assert play_against_bots(options(service), terminal) == 0
    assert (service.resigned, len(shown_lines(shown, "You left"))) == ([], 1)


def test_play__quit_and_back__asks_for_the_move_again(service: Any, typed: Any) -> None:
    terminal, shown = typed("q", "b")
    play_against_bots(options(service), terminal)
    assert len(shown_lines(shown, "Your move")) == 2


def test_play__name_is_taken__gets_four_signs_more(service: Any, typed: Any) -> None:
    service.passwords["dana"] = "somebody else's"
    terminal, _ = typed()
    play_against_bots(options(service), terminal)
    assert [name[:5] for name in service.passwords] == ["dana", "dana-"]
    assert [len(name) for name in service.passwords] == [4, 9]


def test_play__turn_passed_meanwhile__says_so_and_goes_on(
    service: Any, typed: Any, fault: Any, problem_reply: Any
) -> None:
    service.faults.append(fault("PUT", "/move", problem_reply(409, "turn_closed")))
    terminal, shown = typed("1", "q", "l")
    assert play_against_bots(options(service), terminal) == 0
    assert shown.getvalue().count("Too late: the turn has passed.") == 1


def test_play__service_refuses__shows_it_and_asks_again(
    service: Any, typed: Any, fault: Any, problem_reply: Any
) -> None:
    service.faults.append(fault("PUT", "/move", problem_reply(500, "internal_error")))
    terminal, shown = typed("1", "", "1")
    assert play_against_bots(options(service), terminal) == 0
    assert shown_lines(shown, "500") == ["500 internal_error It is internal_error."]
    assert len([request for request in service.requests if request.method == "PUT"]) == 2


def test_play__service_refuses_and_player_quits__fails(
    service: Any, typed: Any, fault: Any, problem_reply: Any
) -> None:
    service.faults.append(fault("PUT", "/move", problem_reply(500, "internal_error")))
    terminal, _ = typed("1", "q")
    assert play_against_bots(options(service), terminal) == 1


def test_play__interrupted__leaves_the_game(service: Any, typed: Any) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            raise KeyboardInterrupt

    shown = io.StringIO()
    assert play_against_bots(options(service), Terminal(Interrupted(), shown, environ={})) == 0
    (game,) = service.games
    assert shown_lines(shown, "You left") == [f"You left game {game}."]
