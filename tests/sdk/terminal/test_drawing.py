"""The drawing, on fixed Game documents: whole screens, line by line."""

from typing import Any

import pytest
from duckcover_sdk.generated.models import Game, Move, Stack
from duckcover_sdk.terminal.blocks import Style, columns
from duckcover_sdk.terminal.drawing import call_text, draw_game, draw_own, draw_ranking
from duckcover_sdk.terminal.grids import Marks, draw_large, draw_small
from duckcover_sdk.terminal.help_page import draw_help

from tests.sdk.terminal.picture import PICTURE, picture

NAMES = ("lobby", "opening", "negative", "quack", "finished")


def lines_of(text: str, first: str, count: int) -> list[str]:
    """The lines of a drawing from the one that starts with `first`."""
    lines = text.splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith(first))
    return lines[start : start + count]


def stack(row: int, col: int, card: int, height: int = 1) -> Stack:
    return Stack(row=row, col=col, card=card, height=height, family="pirates")


def test_game__negative_coordinates__draws_own_grid_large_with_the_moves_beside(game_document: Any) -> None:
    drawn = draw_game(game_document("negative"), Style(width=80))
    assert lines_of(drawn, "0 you", 21) == [
        "0 you pirates awaited Captain total 0",
        "Card: 11",
        "      -1    0     1     2     3     4      1  cover → 2,3      2  duck  → -2,0",
        "                                           3  duck  → -1,-1    4  duck  → -1,1",
        "-2         (2)                             5  duck  → 0,-1     6  duck  → 0,1",
        "                                           7  duck  → 0,3      8  duck  → 1,-1",
        "          ╭────╮                           9  duck  → 1,1     10  duck  → 1,2",
        "-1   (3)  │  2 │ (4)                      11  duck  → 1,4     12  duck  → 2,0",
        "          ╰─×3─╯                          13  duck  → 2,4     14  duck  → 3,1",
        "          ╭────╮                          15  duck  → 3,2",
        " 0   (5)  │  3 │ (6)         (7)",
        "          ╰─×2─╯",
        "          ╭────╮            ╭────╮",
        " 1   (8)  │  5 │ (9)   (10) │ 10 │ (11)",
        "          ╰─×2─╯            ╰─×1─╯",
        "                ╭────╮╭────╮╭(1)─╮",
        " 2         (12) │  4 ││  9 ││  6 │ (13)",
        "                ╰─×1─╯╰─×1─╯╰─×1─╯",
        "                            ┏━━━━┓",
        " 3               (14)  (15) ┃ 11 ┃",
        "                            ┗━×1━┛",
    ]


def test_game__negative_coordinates__says_piles_last_turn_and_other_seats(game_document: Any) -> None:
    drawn = draw_game(game_document("negative"), Style(width=80))
    assert drawn.splitlines()[:16] == [
        "Sunday bath: round 1 of 3, turn 8",
        "Draw deck 18 · Captain pile 7 (top Repeat)",
        "Discard area empty (7 more end the round)",
        "",
        "Last turn 7: Repeat calls 2.",
        "  you duck 1,2 → -1,0 · ada ducks 2,2 → 2,4 · lin ducks 0,0 → 1,1",
        "  steady bot 3 covers 1,2 → 0,2",
        "",
        "1 ada                      2 lin                      3 steady bot 3",
        "vikings awaited            knights awaited            cowboys ready",
        "total 0                    total 0                    total 0",
        " ·    ·   10×1  1×1  ·      2×3 11×2  5×2              ·    5×2  2×3  8×1",
        " ·    3×2  6×1  4×1  ·     10×2  8×1  4×1              ·    ·    ·    9×1",
        " 9×1  ·    ·    7×1  ·      1×1  ·    ·                1×3  ·    3×2  ·",
        "11×2  ·    ·   12×1  2×1",
        "",
    ]


def test_game__fits_the_screen_with_a_small_own_grid__has_one(game_document: Any) -> None:
    drawn = draw_game(game_document("opening"), Style(width=80, height=24))
    assert len(drawn.splitlines()) == 20
    assert lines_of(drawn, "0 you", 5) == [
        "0 you pirates awaited Captain total 0",
        "Card: 3",
        "     -1    0    1    2    3    4     1  cover → 0,0     2  cover → 0,2",
        "-1   ·   (4)   ·   (5)  (6)   ·      3  cover → 1,1     4  duck  → -1,0",
        " 0  (7)   7×1  3×1  2×1 11×1 (8)     5  duck  → -1,2    6  duck  → -1,3",
    ]


def test_own__max__says_which_card_it_calls(game_document: Any) -> None:
    game: Game = game_document("opening")
    game.turn.card = game.turn.call = "max"
    game.you.card = 12
    assert draw_own(game, Style())[1] == "Card: Max: the highest visible card, your 12"


@pytest.mark.parametrize("height", [24, 40])
@pytest.mark.parametrize("name", ["opening", "negative", "quack"])
def test_own__screen_of_that_height__leaves_room_for_the_question(game_document: Any, name: str, height: int) -> None:
    own = draw_own(game_document(name), Style(width=80, height=height))
    assert len(own) + 3 <= height


def test_own__grid_too_high_for_large_cells__is_small(game_document: Any) -> None:
    game: Game = game_document("negative")
    game.seats[0].grid.append(stack(6, 0, 8))
    own = draw_own(game, Style(width=80, height=24))
    assert own[3].startswith("-2   ·   (2)")
    assert len(own) == 12


def test_game__quack__marks_no_stack_and_says_who_quacks(game_document: Any) -> None:
    drawn = draw_game(game_document("quack"), Style(width=40))
    assert lines_of(drawn, "0 you", 7) == [
        "0 you pirates quack Captain missed 2",
        "total 0",
        "Card: 7",
        "      0     1     2     3",
        "    ╭────╮",
        "-1  │  2 │",
        "    ╰─×3─╯",
    ]


def test_v2_game__quack_in_a_round_of_madness__is_said_in_the_sound_of_the_seat(game_document: Any) -> None:
    game = game_document("quack")
    game.round_.rules = ["madness", "surprises"]
    game.last_turn.quacks = [0, 2]
    drawn = draw_game(game, Style(width=80))
    assert drawn.splitlines()[0] == "Sunday bath: round 1 of 3 (madness, surprises), turn 9"
    assert "moo: you" in drawn
    assert "meow: " in drawn
    assert "quack: " not in drawn


def test_game__seat_resigned__is_said(game_document: Any) -> None:
    drawn = draw_game(game_document("quack"), Style(width=40))
    assert lines_of(drawn, "2 lin", 3) == ["2 lin", "knights ready", "resigned"]


@pytest.mark.parametrize(
    ("name", "resigned", "said"),
    [
        ("quack", True, ["2 deleted player 2", "knights ready", "played by a bot"]),
        ("finished", False, ["2 deleted player 2", "knights", "total 31 (5 11 15)"]),
    ],
)
def test_game__account_of_a_seat_deleted__says_who_plays_it_on(
    game_document: Any, name: str, resigned: bool, said: list[str]
) -> None:
    game = game_document(name)
    game.seats[2].player, game.seats[2].resigned = None, resigned
    assert lines_of(draw_game(game, Style(width=40)), "2 ", 3) == said


def test_ranking__account_of_a_seat_deleted__is_not_empty(game_document: Any) -> None:
    game = game_document("finished")
    game.seats[2].player = None
    assert [line.split(" -")[0][:24].rstrip() for line in draw_ranking(game, Style(width=60))[1:3]] == [
        "   1 steady bot 3",
        "   2 deleted player 2",
    ]


def test_game__finished__ends_with_the_ranking(game_document: Any) -> None:
    drawn = draw_game(game_document("finished"), Style(width=60))
    assert drawn.splitlines()[-5:] == [
        "Rank Player                        R1  R2  R3 Total Visible",
        "   1 steady bot 3                  -1   0   0    -1       1",
        "   2 lin                            5  11  15    31       7",
        "   3 dana                          10  11  11    32       5",
        "   4 ada                           16  14  14    44       5",
    ]


def test_ranking__40_columns__fits(game_document: Any) -> None:
    assert draw_ranking(game_document("finished"), Style(width=40))[1] == "   1 steady    -1   0   0    -1       1"


def test_ranking__game_that_runs__is_empty(game_document: Any) -> None:
    assert draw_ranking(game_document("opening"), Style()) == []


def test_game__lobby__shows_seats_without_grids(game_document: Any) -> None:
    drawn = draw_game(game_document("lobby"), Style(width=80))
    assert drawn.splitlines() == [
        "Sunday bath: lobby",
        "",
        "1 empty   2 empty   3 empty",
        "total 0   total 0   total 0",
        "",
        "0 you pirates Captain total 0",
    ]


def test_game__viewer_without_seat__sees_the_card_and_all_grids_small(game_document: Any) -> None:
    game: Game = game_document("opening")
    game.you = None
    drawn = draw_game(game, Style(width=80))
    assert drawn.splitlines()[0] == "Sunday bath: round 1 of 3, turn 1. Card: 3"
    assert lines_of(drawn, "0 dana", 6) == [
        "0 dana                1 ada                 2 lin",
        "pirates awaited       vikings awaited       knights awaited",
        "Captain               total 0               total 0",
        "total 0                3×1  5×1  6×1  4×1    7×1  3×1 11×1  5×1",
        " 7×1  3×1  2×1 11×1    9×1  2×1 10×1  7×1    2×1 10×1 12×1  9×1",
        " 8×1 10×1 12×1  1×1    8×1 11×1  1×1 12×1    1×1  6×1  8×1  4×1",
    ]


def test_game__account_that_is_a_bot__is_marked(game_document: Any) -> None:
    game: Game = game_document("opening")
    game.seats[1].is_bot = True
    assert lines_of(draw_game(game, Style(width=40)), "1 ada", 2)[1] == "vikings bot awaited"


def test_game__move_submitted__offers_no_moves(game_document: Any) -> None:
    game: Game = game_document("opening")
    game.you.submission = game.you.legal_moves[0]
    drawn = draw_game(game, Style(width=80))
    assert ("(1)" in drawn, "cover" in drawn) == (False, False)


@pytest.mark.parametrize("width", [40, 60, 80, 132])
@pytest.mark.parametrize("name", NAMES)
def test_game__any_width__no_line_is_wider(game_document: Any, name: str, width: int) -> None:
    drawn = draw_game(game_document(name), Style(width=width, colour=True))
    assert [line for line in drawn.splitlines() if columns(line) > width] == []


@pytest.mark.parametrize("name", NAMES)
def test_game__ascii__has_no_other_sign(game_document: Any, name: str) -> None:
    game = game_document(name)
    game.name = "Bañera"
    drawn = draw_game(game, Style(unicode=False)) + draw_help(Style(unicode=False))
    assert drawn.isascii()


@pytest.mark.parametrize("name", NAMES)
def test_game__colour__changes_nothing_but_colour(game_document: Any, name: str) -> None:
    plain, coloured = (draw_game(game_document(name), Style(colour=colour)) for colour in (False, True))
    visible = "".join(part.partition("m")[2] for part in ("m" + coloured).split("\x1b["))
    assert visible == plain
    assert coloured != plain


def test_game__name_with_escape_sequence__is_made_harmless(game_document: Any) -> None:
    game = game_document("lobby")
    game.name = "a\x1b[2Jb\n"
    drawn = draw_game(game, Style())
    assert drawn.splitlines()[0] == "a?[2Jb?: lobby"


def test_large_grid__ascii__frames_stacks_with_letters_of_ascii() -> None:
    drawn = draw_large([stack(0, 0, 12, 3), stack(0, 1, 4)], Marks(called=4), Style(unicode=False))
    assert drawn == [
        "      0     1",
        "    +----+#====#",
        " 0  | 12 |#  4 #",
        "    +-x3-+\\=x1=/",
    ]


def test_large_grid__too_wide__falls_back_to_small_cells() -> None:
    stacks = [stack(0, col, col + 5) for col in range(-4, 4)]
    marks = Marks(ducks={(1, -4): 1})
    assert draw_large(stacks, marks, Style(width=48)) == [
        "     -4   -3   -2   -1    0    1    2    3",
        " 0   1×1  2×1  3×1  4×1  5×1  6×1  7×1  8×1",
        " 1  (1)   ·    ·    ·    ·    ·    ·    ·",
    ]


def test_small_grid__too_wide__breaks_into_bands() -> None:
    stacks = [stack(0, 0, 1), stack(0, 5, 9)]
    assert draw_small(stacks, Marks(), Style(width=20), labelled=True) == [
        "      0    1    2",
        " 0   1×1  ·    ·",
        "      3    4    5",
        " 0   ·    ·    9×1",
    ]


def test_small_grid__stack_of_ten_cards__keeps_the_columns_apart() -> None:
    assert draw_small([stack(0, 0, 3, 10), stack(0, 1, 12, 2)], Marks(), Style()) == [" 3×10 12×2"]


@pytest.mark.parametrize(
    ("card", "call", "text"),
    [
        (7, 7, "7"),
        ("max", "max", "Max: the highest visible card"),
        ("repeat", 7, "Repeat calls 7"),
        ("repeat", "max", "Repeat calls Max"),
        ("repeat", None, "Repeat calls nothing"),
    ],
)
def test_call__card__is_said(card: Any, call: Any, text: str) -> None:
    assert call_text(card, call) == text


@pytest.mark.parametrize(
    ("phase", "text"),
    [("give", "Max: all give one of their two lowest"), ("place", "Max: all place what they got")],
)
def test_v6_call__low_blow__says_what_all_do(phase: str, text: str) -> None:
    assert call_text("max", None, phase) == text


def test_v6i_own__number_twice__says_from_where_each_move_starts(game_document: Any) -> None:
    game = game_document("opening")
    first, second = game.you.legal_moves[0], Move.from_dict(game.you.legal_moves[0].to_dict())
    second.from_ = game.you.legal_moves[0].to
    game.you.legal_moves = [first, second]
    drawn = "\n".join(draw_own(game, Style(width=80)))
    for n, move in enumerate((first, second), 1):
        source, target = (f"{cell.row},{cell.col}" for cell in (move.from_, move.to))
        assert f"{n}  {move.action:<5} {source} → {target}" in drawn


def test_picture__of_the_readme__is_what_the_client_draws() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture()


def test_help__screen_of_80_by_24__fits() -> None:
    assert draw_help(Style(width=80)).count("\n") + 3 <= 24
