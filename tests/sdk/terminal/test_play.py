"""The interactive game, typed by a test: whole games, bad input, quitting, a service that goes away."""

import io
import re
from typing import Any

import pytest
from duckcover_sdk import Client
from duckcover_sdk.terminal import table
from duckcover_sdk.terminal.play import LATEST, Invitation, PlayOptions, game_id, invitation, play, round_rules
from duckcover_sdk.terminal.players import PlayError, sign_up
from duckcover_sdk.terminal.screen import Terminal

DROP = "drop the connection before anything happens"


def options(service: Any, seats: int = 2, name: str | None = "dana", **more: Any) -> PlayOptions:
    return PlayOptions(service.url, seats, name=name, **more)


def shown_lines(shown: io.StringIO, start: str) -> list[str]:
    """The lines that start so, of all that was shown."""
    return [line for line in shown.getvalue().splitlines() if line.startswith(start)]


@pytest.mark.parametrize("seats", [2, 7])
def test_play__always_the_first_move__comes_to_the_ranking(service: Any, devices: Any, typed: Any, seats: int) -> None:
    terminal, shown = typed(*["1"] * 900)
    assert play(options(service, seats), terminal, devices) == 0
    (game,) = service.games.values()
    assert game.status == "finished"
    assert len(shown_lines(shown, "Rank Player")) == 1
    assert [line[:15] for line in shown_lines(shown, "Round ")] == [
        "Round 1 is over",
        "Round 2 is over",
        "Round 3 is over",
    ]


def test_play__with_variations__shows_them_and_what_was_taken_out(service: Any, devices: Any, typed: Any) -> None:
    terminal, shown = typed(*["1"] * 900)
    rules = [["surprises"], ["madness"], ["competition", "pressure"]]
    assert play(options(service, 3, rules=rules, sound="roar"), terminal, devices) == 0
    (game,) = service.games.values()
    assert (game.round_rules, game.sounds[0]) == (rules, "roar")
    assert "round 1 of 3 (surprises)" in shown.getvalue()
    over = " ".join(shown.getvalue().partition("Round 1 is over")[2].split())
    names = [str(card).capitalize() for card in game.rounds[0]["removed"]]
    assert f"Taken out were {names[0]} and {names[1]}." in over


def test_v6_play__low_blows__asks_for_gifts_and_places_to_the_end(service: Any, devices: Any, typed: Any) -> None:
    terminal, shown = typed(*["1"] * 1500)
    assert play(options(service, 3, rules=[["low_blows"]] * 3), terminal, devices) == 0
    (game,) = service.games.values()
    phases = {turn["phase"] for played in game.rounds for turn in played["turns"]}
    assert phases == {"move", "give", "place"}
    said = " ".join(shown.getvalue().split())
    assert "all give one of their two lowest" in said
    assert "all place what they got" in said
    assert "got a " in said


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("competition,surprises", [["competition", "surprises"]] * 3),
        ("pressure,madness", [["madness"], ["madness"], ["pressure", "madness"]]),
        ("madness//pressure", [["madness"], [], ["pressure"]]),
        ("", [[], [], []]),
    ],
)
def test_round_rules__of_all_rounds_or_of_each__are_read(text: str, rules: Any) -> None:
    assert round_rules(text) == rules


def test_round_rules__of_two_rounds__is_refused() -> None:
    with pytest.raises(ValueError, match="neither variations of all rounds nor of 3"):
        round_rules("madness/pressure")


def test_play__number_typed__is_the_move_of_the_list(service: Any, devices: Any, typed: Any) -> None:
    terminal, _ = typed("2")
    play(options(service), terminal, devices)
    documents = [request.body for request in service.requests if request.method == "PUT"]
    (game,) = service.games.values()
    (first,) = documents
    mine = [move for move in game.turns[0]["moves"] if move["seat"] == 0]
    assert mine == [{"seat": 0, "origin": "player", **first}]


def test_play__bots__are_asked_for_by_level(service: Any, devices: Any, typed: Any) -> None:
    terminal, _ = typed()
    play(PlayOptions(service.url, 3, "easy", None, 120), terminal, devices)
    body = next(request.body for request in service.requests if request.path == "/api/v1/games")
    assert (body["seats"], body["bots"], body["clock"]) == (
        3,
        ["easy", "easy"],
        {"kind": "per_turn", "turn_seconds": 120},
    )


def test_play__input_ends__leaves_the_game(service: Any, devices: Any, typed: Any) -> None:
    terminal, shown = typed()
    assert play(options(service), terminal, devices) == 0
    (game,) = service.games.values()
    assert shown_lines(shown, "You left") == ["You left. A bot moves for you when time runs out. To come back:"]
    assert shown_lines(shown, "  duckcover-play") == [f"  duckcover-play --resume {game.id}"]


@pytest.mark.parametrize("word", ["0", "17", "-1", "one", "1.5", "99999999999999999999", "²"])
def test_play__no_number_of_the_list__asks_again(service: Any, devices: Any, typed: Any, word: str) -> None:
    terminal, shown = typed(word, "1")
    play(options(service), terminal, devices)
    assert shown.getvalue().count("That is none of the numbers.") == 1
    assert len([request for request in service.requests if request.method == "PUT"]) == 1


def test_play__enter__shows_the_table_again(service: Any, devices: Any, typed: Any) -> None:
    terminal, shown = typed("", "1")
    play(options(service), terminal, devices)
    (game,) = service.games.values()
    assert len(shown_lines(shown, f"{game.name}: round 1 of 3, turn 1")) == 2


def test_play__commands__leave_the_table_as_it_is(service: Any, devices: Any, typed: Any) -> None:
    terminal, shown = typed("c hello", "t", "p", "1")
    play(options(service), terminal, devices)
    assert len(shown_lines(shown, "A game at the terminal: round 1 of 3, turn 1")) == 1
    assert [message["text"] for message in service.visits.messages] == ["hello"]


def test_play__clock__by_its_name(service: Any, devices: Any, typed: Any) -> None:
    play(options(service, clock="slow"), typed()[0], devices)
    body = next(request.body for request in service.requests if request.path == "/api/v1/games")
    assert body["clock"] == {"kind": "per_turn", "turn_seconds": 259_200}
    with pytest.raises(PlayError, match="There is no clock fast, but there are daily, slow"):
        play(options(service, clock="fast"), typed()[0], devices)


def test_play__line_typed_while_it_waits__is_a_command(service: Any, typed: Any, devices: Any) -> None:
    with Client(service.url) as anybody:
        dana = sign_up(anybody, "dana")
        terminal, shown = typed("", "q", "l")
        lines = iter([None, "", "c hello", ""])
        lobby = dana.create_game(seats=2, visibility="unlisted")
        seat = table.Table(dana, lobby, terminal, "duckcover-play", pause=lambda _: next(lines))
        assert seat.play() is table.Ending.LEFT
    assert [message["text"] for message in service.visits.messages] == ["hello"]
    assert shown.getvalue().count(table.WHILE_WAITING) == 2


def test_play__h__shows_the_help_and_asks_again(service: Any, devices: Any, typed: Any) -> None:
    terminal, shown = typed("h", "")
    play(options(service), terminal, devices)
    assert len(shown_lines(shown, "Cover: ")) == 1
    assert len(shown_lines(shown, "Card ")) == 2


def test_play__quit_and_resign__resigns(service: Any, devices: Any, typed: Any) -> None:
    terminal, _ = typed("q", "r")
    assert play(options(service), terminal, devices) == 0
    assert service.resigned == ["dana"]


@pytest.mark.parametrize("words", [("q", "l"), ("q", "", "what", "leave"), ("q",)])
def test_play__quit_and_leave__does_not_resign(service: Any, devices: Any, typed: Any, words: tuple[str, ...]) -> None:
    terminal, shown = typed(*words)
    assert play(options(service), terminal, devices) == 0
    assert (service.resigned, len(shown_lines(shown, "You left"))) == ([], 1)


def test_play__quit_and_back__asks_for_the_move_again(service: Any, devices: Any, typed: Any) -> None:
    terminal, shown = typed("q", "b")
    play(options(service), terminal, devices)
    assert len(shown_lines(shown, "Card ")) == 2


def test_play__name_is_taken__gets_four_signs_more(service: Any, devices: Any, typed: Any) -> None:
    service.passwords["dana"] = "somebody else's"
    terminal, _ = typed()
    play(options(service), terminal, devices)
    assert [name[:5] for name in service.passwords] == ["dana", "dana-"]
    assert [len(name) for name in service.passwords] == [4, 9]


def test_play__turn_passed_meanwhile__says_so_and_goes_on(
    service: Any, devices: Any, typed: Any, fault: Any, problem_reply: Any
) -> None:
    service.faults.append(fault("PUT", "/move", problem_reply(409, "turn_closed")))
    terminal, shown = typed("1", "q", "l")
    assert play(options(service), terminal, devices) == 0
    assert shown.getvalue().count("Too late: the turn has passed.") == 1


def test_play__service_refuses__shows_it_and_asks_again(
    service: Any, devices: Any, typed: Any, fault: Any, problem_reply: Any
) -> None:
    service.faults.append(fault("PUT", "/move", problem_reply(500, "internal_error")))
    terminal, shown = typed("1", "", "1")
    assert play(options(service), terminal, devices) == 0
    assert shown_lines(shown, "500") == ["500 internal_error: It is internal_error."]
    assert len([request for request in service.requests if request.method == "PUT"]) == 2


def test_play__service_refuses_and_player_quits__fails(
    service: Any, devices: Any, typed: Any, fault: Any, problem_reply: Any
) -> None:
    service.faults.append(fault("PUT", "/move", problem_reply(500, "internal_error")))
    terminal, _ = typed("1", "q")
    assert play(options(service), terminal, devices) == 1


class Interrupted(io.StringIO):
    """Typing that is Ctrl-C."""

    def readline(self, size: int | None = -1, /) -> str:
        raise KeyboardInterrupt


def test_play__interrupted__leaves_the_game_and_says_how_to_come_back(service: Any, devices: Any, typed: Any) -> None:
    shown = io.StringIO()
    assert play(options(service), Terminal(Interrupted(), shown, environ={}), devices) == 0
    (game,) = service.games.values()
    assert (service.resigned, game.status) == ([], "playing")
    assert shown.getvalue().endswith(f"To come back:\n  duckcover-play --resume {game.id}\n")
    terminal, shown = typed("1")
    assert play(options(service, name=None, resume=game_id(game.id)), terminal, devices) == 0
    assert game.players == ["dana", None]
    assert len([request for request in service.requests if request.method == "PUT"]) == 1


def test_play__played_before__is_the_same_player(service: Any, devices: Any, typed: Any) -> None:
    for _ in range(2):
        play(options(service, name=None), typed()[0], devices)
    assert (len(service.passwords), len(service.games)) == (1, 2)


def test_play__another_name_than_before__is_another_player(service: Any, devices: Any, typed: Any) -> None:
    for name in ("dana", "ada", "dana", None):
        terminal, shown = typed()
        play(options(service, name=name), terminal, devices)
    assert list(service.passwords) == ["dana", "ada"]
    assert shown_lines(shown, "You are") == [f"You are dana at {service.url}."]


def test_play__sign_in_has_ended__is_a_new_player(service: Any, devices: Any, typed: Any) -> None:
    devices.remember(service.url, "gone", "token-of-gone")
    play(options(service, name=None), typed()[0], devices)
    (name,) = service.passwords
    assert devices.token(service.url, None) == f"token-of-{name}"
    assert devices.token(service.url, "gone") is None


def test_play__token_given__is_that_player_and_is_not_kept(service: Any, devices: Any, typed: Any) -> None:
    service.passwords["dana"] = "her own"
    play(options(service, token="token-of-dana"), typed()[0], devices)
    (game,) = service.games.values()
    assert (game.players[0], devices.token(service.url, None)) == ("dana", None)


def test_resume__last_game__goes_on_with_the_one_that_waits(service: Any, devices: Any, typed: Any) -> None:
    play(options(service), typed("1")[0], devices)
    terminal, shown = typed("1")
    assert play(options(service, name=None, resume=LATEST), terminal, devices) == 0
    assert (len(service.games), len(shown_lines(shown, "Card "))) == (1, 2)
    assert "asked nothing of you" not in shown.getvalue()


@pytest.mark.parametrize(
    ("player", "resume", "code"),
    [
        (False, LATEST, "no_player"),
        (True, LATEST, "no_game"),
        (True, "missing", "no_game"),
        (True, "other", "not_seated"),
    ],
)
def test_resume__nothing_to_go_on_with__says_so(
    service: Any, devices: Any, typed: Any, player: bool, resume: str, code: str
) -> None:
    with Client(service.url) as anybody:
        foreign = sign_up(anybody, "other").create_game(seats=2, visibility="unlisted")
        if player:
            devices.remember(service.url, "dana", str(sign_up(anybody, "dana").token))
    which = {"missing": game_id("0" * 32), "other": foreign.id}.get(resume, resume)
    with pytest.raises(PlayError) as caught:
        play(options(service, name=None, resume=which), typed()[0], devices)
    assert caught.value.code == code


def test_join__game_of_somebody_else__takes_a_seat_and_plays(service: Any, devices: Any, typed: Any) -> None:
    with Client(service.url) as anybody:
        game = sign_up(anybody, "host").create_game(seats=2, visibility="private")
    terminal, shown = typed()
    wanted = invitation(f"{service.url}/api/v1/games/{game.id}?invite_code={game.invite_code}")
    assert play(options(service, join=wanted), terminal, devices) == 0
    assert service.games[str(game.id)].players == ["host", "dana"]
    assert len(shown_lines(shown, "Card: ")) == 1
    terminal, shown = typed()
    assert play(options(service, join=wanted), terminal, devices) == 0  # a second time it is taken up again
    assert len(shown_lines(shown, "Card: ")) == 1


@pytest.mark.parametrize(
    ("text", "code", "url"),
    [
        ("0f8fad5b-d9cb-469f-a165-70867728950e", None, None),
        ("0f8fad5b-d9cb-469f-a165-70867728950e?invite_code=abc", "abc", None),
        ("https://ducks.example/api/v1/games/0f8fad5b-d9cb-469f-a165-70867728950e/", None, "https://ducks.example"),
        ("http://h:1/x/games/0f8fad5b-d9cb-469f-a165-70867728950e?invite_code=a", "a", "http://h:1/x"),
    ],
)
def test_invitation__id_or_link__is_read(text: str, code: str | None, url: str | None) -> None:
    assert invitation(text) == Invitation(game_id("0f8fad5b-d9cb-469f-a165-70867728950e"), code, url)


def test_play__no_bots__waits_in_the_lobby_and_says_how_to_join(
    service: Any, devices: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def join(_: float) -> None:
        (game,) = service.games
        with Client(service.url) as anybody:
            sign_up(anybody, "ada").join(game)

    shown = io.StringIO()
    monkeypatch.setattr(table.Table.__init__, "__kwdefaults__", {**table.Table.__init__.__kwdefaults__, "pause": join})
    assert play(options(service, bots=None), Terminal(io.StringIO(), shown, environ={}), devices) == 0
    (game,) = service.games.values()
    assert game.players == ["dana", "ada"]
    assert f"\n  duckcover-play --join '{game.id}'\n" in shown.getvalue()
    assert len(shown_lines(shown, "Card ")) == 1


@pytest.mark.parametrize("seats", range(2, 8))
def test_play__screen_of_80_by_24__always_shows_card_and_choice(
    service: Any, devices: Any, typed: Any, seats: int
) -> None:
    """The last 24 lines before each question: the called card, the own grid and all the moves."""
    terminal, shown = typed(*["1"] * 900)
    play(options(service, seats), terminal, devices)
    screens = shown.getvalue().split("; h help, q quit): ")[:-1]
    assert len(screens) > 15
    for screen in screens:
        seen = screen.splitlines()[-24:]
        choices = int(seen[-1].rpartition("1-")[2])
        assert [line for line in seen if line.startswith("Card: ")], screen
        assert [line for line in seen if line.startswith("0 you ")], screen
        numbered = {int(number) for line in seen for number in re.findall(r"(\d+)  (?:cover|duck ) ->", line)}
        assert numbered == set(range(1, choices + 1)), screen


def test_play__o__sets_shows_and_ends_standing_orders(service: Any, devices: Any, typed: Any) -> None:
    terminal, shown = typed("o", "o 7 x4 >3 steady", "o max easy", "o steady", "o 7", "o 13 x4", "o off", "o off")
    play(options(service), terminal, devices)
    sent = [request.body for request in service.requests if request.method == "PUT"]
    assert [(body["calls"], body["otherwise"]) for body in sent] == [
        ({"7": [COVER_4, BESIDE_3, {"policy": "steady"}]}, "ask"),
        ({"7": [COVER_4, BESIDE_3, {"policy": "steady"}], "max": [{"policy": "easy"}]}, "ask"),
        ({"7": [COVER_4, BESIDE_3, {"policy": "steady"}], "max": [{"policy": "easy"}]}, "steady"),
        ({"max": [{"policy": "easy"}]}, "steady"),
    ]
    assert shown_lines(shown, "  7: ")[0] == "  7: cover the 4, else duck beside the 3, else the steady bot decides"
    assert len(shown_lines(shown, "You have no standing orders.")) == 3
    assert service.orders == {}


def test_play__o_on__goes_on_after_a_pause(service: Any, devices: Any, typed: Any) -> None:
    service.orders_pause = {"reason": "pause_after"}
    terminal, shown = typed("o steady", "o", "o on")
    play(options(service), terminal, devices)
    assert shown_lines(shown, "  They pause") == ["  They pause (pause after): o on goes on."] * 2
    assert [orders["paused"] for orders in service.orders.values()] == [None]


COVER_4 = {"action": "cover", "onto": 4}
BESIDE_3 = {"action": "duck", "beside": 3}
