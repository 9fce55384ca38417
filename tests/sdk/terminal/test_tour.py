"""All games of a player: the list, one turn after the other, what is skipped, how much time is left."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from duckcover_sdk import Client
from duckcover_sdk.generated.models import Game
from duckcover_sdk.generated.models.open_turn_deadlines import OpenTurnDeadlines
from duckcover_sdk.terminal.drawing import draw_game
from duckcover_sdk.terminal.main import main
from duckcover_sdk.terminal.play import PlayOptions, play
from duckcover_sdk.terminal.players import PlayError, own_deadline, sign_up
from duckcover_sdk.terminal.screen import Terminal
from duckcover_sdk.terminal.table import Ending
from duckcover_sdk.terminal.times import moment, time_left
from duckcover_sdk.terminal.tour import PROMPT, SETTLING_SECONDS, Tour

from games.rules.observation import observe
from tests.sdk.terminal.visits import notice

DEADLINE = datetime(2026, 11, 20, 12, tzinfo=UTC)
MORNING = DEADLINE - timedelta(hours=5, minutes=12)


@pytest.fixture
def anybody(service: Any) -> Iterator[Client]:
    """A client that is closed at the end, with all that are signed in by it."""
    with Client(service.url) as client:
        yield client


@pytest.fixture
def dana(anybody: Client) -> Client:
    """A player with an account and no game."""
    return sign_up(anybody, "dana")


@pytest.fixture
def play_with_erin(service: Any, anybody: Client, dana: Client) -> Callable[..., list[Any]]:
    """Open games of dana and erin, who never moves: each waits for dana once."""
    erin = sign_up(anybody, "erin")

    def open_games(*names: str) -> list[Any]:
        made = [dana.create_game(name, seats=2, visibility="unlisted") for name in names]
        for game in made:
            erin.join(game, invite_code="let-me-in")
        games = [service.games[str(game.id)] for game in made]
        return [game for game in games if 0 in game.document("dana")["turn"]["waiting_for"]]

    return open_games


def tour(player: Client, terminal: Terminal, **more: Any) -> Tour:
    return Tour(player, terminal, "duckcover-play", now=lambda: MORNING, pause=lambda _: None, **more)


def moved(game: Any) -> bool:
    return 0 in game.moves


@pytest.mark.parametrize(
    ("left", "text"),
    [
        (timedelta(days=3, hours=4, minutes=5), "3 d 4 h left"),
        (timedelta(days=3, minutes=5), "3 d left"),
        (timedelta(hours=5, minutes=12, seconds=59), "5 h 12 min left"),
        (timedelta(minutes=59, seconds=1), "59 min 1 s left"),
        (timedelta(seconds=1), "1 s left"),
        (timedelta(milliseconds=999), "time is up"),
        (timedelta(days=-1), "time is up"),
    ],
)
def test_time_left__is_said_in_its_largest_units(left: timedelta, text: str) -> None:
    assert time_left(DEADLINE, DEADLINE - left) == text


def test_moment__is_said_in_local_time() -> None:
    assert moment(DEADLINE, ZoneInfo("Asia/Seoul")) == "Fri 20 Nov 21:00"


def test_list__of_games__has_state_and_time_left(dana: Client, play_with_erin: Any, typed: Any) -> None:
    play_with_erin("Friday pond")
    dana.create_game("Empty pond", seats=3, visibility="unlisted")
    terminal, shown = typed("q")
    assert tour(dana, terminal).play() is Ending.LEFT
    lines = shown.getvalue().splitlines()
    assert lines[0].startswith("  1  Friday pond                    your turn, 5 h 12 min left, ")
    assert lines[1] == "  2  Empty pond                     in the lobby, 1 of 3 seats taken"
    assert lines[2] == f"{PROMPT}q"


def test_list__without_games__says_so(dana: Client, typed: Any) -> None:
    terminal, shown = typed()
    assert tour(dana, terminal).play() is Ending.LEFT
    assert shown.getvalue() == f"You have no game that is not over.\n{PROMPT}\n"


def test_enter__plays_one_turn_of_each_game_that_waits(dana: Client, play_with_erin: Any, typed: Any) -> None:
    games = play_with_erin("one", "two", "three")
    terminal, shown = typed("", *["1"] * len(games), "q")
    assert tour(dana, terminal).play() is Ending.LEFT
    assert [moved(game) for game in games] == [True] * 3
    assert shown.getvalue().count("5 h 12 min left. Move (1-") == 3
    assert "No game waits for you.\n" in shown.getvalue()
    assert shown.getvalue().count("others, 5 h 12 min left") == 3


def test_enter__waits_a_moment_before_it_says_that_nothing_waits(dana: Client, play_with_erin: Any, typed: Any) -> None:
    play_with_erin("one")
    paused: list[float] = []
    terminal, _ = typed("", "1", "q")
    Tour(dana, terminal, "duckcover-play", pause=paused.append).play()
    assert paused == [SETTLING_SECONDS]


def test_n__skips_a_game_for_this_visit(dana: Client, play_with_erin: Any, typed: Any) -> None:
    games = play_with_erin("one", "two")
    terminal, shown = typed("", "n", "1", "q")
    tour(dana, terminal).play()
    assert sorted(moved(game) for game in games) == [False, True]
    assert "No other game waits for you.\n" in shown.getvalue()


def test_enter_again__comes_back_to_a_skipped_game(dana: Client, play_with_erin: Any, typed: Any) -> None:
    (game,) = play_with_erin("one")
    terminal, _ = typed("", "n", "", "1", "q")
    tour(dana, terminal).play()
    assert moved(game)


def test_number__is_the_game_of_the_list(dana: Client, play_with_erin: Any, typed: Any) -> None:
    games = play_with_erin("one", "two")
    terminal, _ = typed("2", "1", "q")
    tour(dana, terminal).play()
    assert [moved(game) for game in games] == [True, False]  # the newest comes first


def test_number__of_a_game_that_does_not_wait__takes_orders(
    service: Any, dana: Client, play_with_erin: Any, typed: Any
) -> None:
    (game,) = play_with_erin("one")
    terminal, shown = typed("1", "1", "1", "o 7 x4", "", "q")
    tour(dana, terminal).play()
    assert service.orders[game.id]["calls"] == {"7": [{"action": "cover", "onto": 4}]}
    assert shown.getvalue().count("You have moved.  w: take that back.") == 2


def test_w__takes_the_move_back(service: Any, dana: Client, play_with_erin: Any, typed: Any) -> None:
    (game,) = play_with_erin("one")
    terminal, shown = typed("1", "1", "1", "w", "q")
    tour(dana, terminal).play()
    assert (moved(game), shown.getvalue().count("  1  one  ")) == (False, 3)


def test_l__leaves_a_lobby(service: Any, dana: Client, typed: Any) -> None:
    lobby = dana.create_game("Empty pond", seats=3, visibility="unlisted")
    terminal, shown = typed("1", "x", "l", "q")
    tour(dana, terminal).play()
    assert service.games[str(lobby.id)].players == [None] * 3
    assert f"  duckcover-play --join '{lobby.id}'\n" in shown.getvalue()
    assert shown.getvalue().count("That is none of the keys.") == 1


def test_list__longer_than_the_screen__shows_the_first_and_all_by_a(dana: Client, typed: Any) -> None:
    for number in range(24):
        dana.create_game(f"Pond {number}", seats=2, visibility="unlisted")
    terminal, shown = typed("a", "q")
    tour(dana, terminal).play()
    first, _, second = shown.getvalue().partition(f"{PROMPT}a\n")
    assert first.splitlines()[-1] == "     and 3 more: a shows them"
    assert (len(first.splitlines()), second.count("  Pond ")) == (22, 24)


def test_list__of_games_with_long_names__fits_the_screen(dana: Client, play_with_erin: Any, typed: Any) -> None:
    play_with_erin("A pond with a name that is much longer than there is room for it")
    terminal, shown = typed("q")
    Tour(dana, terminal, "duckcover-play", now=lambda: DEADLINE - timedelta(hours=23, minutes=59)).play()
    assert max(map(len, shown.getvalue().splitlines())) <= 80
    assert "your turn, 23 h 59 min left, " in shown.getvalue()


def test_dn6__news__are_shown_once_beneath_the_list(service: Any, dana: Client, typed: Any) -> None:
    service.visits.notices = [notice("message", "Erin has written."), notice("your_turn", "It is your turn.")]
    terminal, shown = typed("a", "q")
    tour(dana, terminal).play()
    assert shown.getvalue().count(f"{moment(DEADLINE)}  Erin has written.\n") == 1
    assert "It is your turn." not in shown.getvalue()
    assert service.visits.read == [17, 16]


def test_dn6__news__that_the_token_may_not_read__are_left_out(
    service: Any, dana: Client, typed: Any, fault: Any, problem_reply: Any
) -> None:
    service.faults.append(fault("GET", "unread=true", problem_reply(403, "insufficient_scope")))
    terminal, _ = typed("q")
    assert tour(dana, terminal).play() is Ending.LEFT


def test_g__at_a_table__goes_back_to_the_list(dana: Client, play_with_erin: Any, typed: Any) -> None:
    play_with_erin("one", "two")
    terminal, shown = typed("", "q", "g", "q")
    assert tour(dana, terminal).play() is Ending.LEFT
    assert shown.getvalue().count(PROMPT) == 2


def test_q__at_a_table_of_the_tour__says_how_to_come_back_to_the_list(
    dana: Client, play_with_erin: Any, typed: Any
) -> None:
    play_with_erin("one")
    terminal, shown = typed("", "q", "l")
    tour(dana, terminal).play()
    assert shown.getvalue().endswith("To come back:\n  duckcover-play --games\n")


def test_orders__that_do_not_move__leave_the_player_asked(dana: Client, play_with_erin: Any, typed: Any) -> None:
    (game,) = play_with_erin("one")
    terminal, _ = typed("", "o steady", "1", "q")
    tour(dana, terminal).play()
    assert moved(game)


def test_game__on_autopilot__is_come_back_to(dana: Client, play_with_erin: Any, typed: Any) -> None:
    (game,) = play_with_erin("one")
    game.autopilot.add(0)
    game.moves[0] = next(iter(observe(game.state, 0).legal_moves))
    terminal, shown = typed("1", "r", "q")
    tour(dana, terminal).play()
    assert game.autopilot == set()
    assert "  1  one                             a bot moves for you: choose it to come back\n" in shown.getvalue()


def test_own_deadline__of_seats__is_that_of_the_viewer(game_document: Any) -> None:
    game = game_document("negative")
    assert own_deadline(game) == game.turn.deadline
    game.turn.deadlines = OpenTurnDeadlines.from_dict({str(game.you.seat): MORNING.isoformat()})
    assert own_deadline(game) == MORNING
    game.turn = None
    assert own_deadline(game) is None


@pytest.mark.parametrize("word", ["0", "9", "x"])
def test_anything_else__is_none_of_the_numbers(dana: Client, play_with_erin: Any, typed: Any, word: str) -> None:
    play_with_erin("one")
    terminal, shown = typed(word, "q")
    tour(dana, terminal).play()
    assert shown.getvalue().count("That is none of the numbers.") == 1


@pytest.mark.parametrize("words", [("",), ("", "q", "l"), ("1", "1", "1")])
def test_input_ends_or_player_quits__tour_ends(
    dana: Client, play_with_erin: Any, typed: Any, words: tuple[str, ...]
) -> None:
    play_with_erin("one")
    terminal, _ = typed(*words)
    assert tour(dana, terminal).play() is Ending.LEFT


def test_turn_that_passed_meanwhile__is_left(
    service: Any, dana: Client, play_with_erin: Any, typed: Any, fault: Any, problem_reply: Any
) -> None:
    play_with_erin("one")
    service.faults.append(fault("PUT", "/move", problem_reply(409, "turn_closed")))
    terminal, shown = typed("", "1", "1", "q")
    tour(dana, terminal).play()
    assert shown.getvalue().count("Too late: the turn has passed.") == 1


def test_games__on_a_known_device__are_listed(service: Any, dana: Client, devices: Any, typed: Any) -> None:
    devices.remember(service.url, "dana", dana.token or "")
    dana.create_game("Empty pond", seats=3, visibility="unlisted")
    terminal, shown = typed("q")
    assert play(PlayOptions(service.url, games=True), terminal, devices) == 0
    assert "Empty pond" in shown.getvalue()


def test_games__on_a_new_device__has_no_player(service: Any, devices: Any, typed: Any) -> None:
    terminal, _ = typed()
    with pytest.raises(PlayError) as error:
        play(PlayOptions(service.url, games=True), terminal, devices)
    assert error.value.code == "no_player"


def test_games__with_resume__exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--games", "--resume"])
    assert ended.value.code == 2
    assert "exclude each other" in capsys.readouterr().err


def test_dc5__v__begins_shows_and_ends_a_vacation(service: Any, dana: Client, typed: Any) -> None:
    terminal, shown = typed("v", "v 7", "v off", "q")
    tour(dana, terminal).play()
    text = " ".join(shown.getvalue().split())
    assert text.count("You are not on vacation. 15 days of vacation are left. v 7 begins") == 2
    until = moment(MORNING + timedelta(days=7))
    assert f"You are on vacation until {until}: your clocks stand still. 15 days of vacation are left." in text


def test_dc5__seat_on_vacation__is_away_until_then(dana: Client, play_with_erin: Any, typed: Any) -> None:
    (game,) = play_with_erin("one")
    document = game.document("dana")
    document["seats"][1]["vacation_until"] = "2026-11-22T12:00:00Z"
    drawn = draw_game(Game.from_dict(document), typed()[0].style)
    assert "away until 22 Nov" in drawn
