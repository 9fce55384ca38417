"""RULES.md F: the end of a game."""

import pytest

from games.rules.errors import BadScores
from games.rules.scoring import Standing, rank_game


def ranks(result):
    return [(standing.seat, standing.rank) for standing in result.ranking]


def test_f1__lowest_total__wins_though_it_is_negative():
    result = rank_game([[4, 5], [3, -4], [1, -4]], [3, 1])
    assert result.winners == (1,)
    assert result.ranking == (Standing(1, 1, -3, 1, (5, -4, -4)), Standing(0, 2, 8, 3, (4, 3, 1)))


def test_f1__lowest_total__beats_fewer_visible_cards():
    assert rank_game([[4, 5]], [9, 1]).winners == (0,)


def test_f2__tie__fewest_visible_cards_win():
    result = rank_game([[4, 4, 9], [1, 1, 9]], [3, 2, 1])
    assert (result.winners, ranks(result)) == ((1,), [(1, 1), (0, 2), (2, 3)])


def test_f3__still_tied__all_of_them_win():
    result = rank_game([[4, 7, 4]], [2, 2, 2])
    assert (result.winners, ranks(result)) == ((0, 2), [(0, 1), (2, 1), (1, 3)])


def test_f3__equals_below_the_winner__share_a_rank():
    assert ranks(rank_game([[9, 5, 1, 5]], [2, 2, 2, 2])) == [(2, 1), (1, 2), (3, 2), (0, 4)]


@pytest.mark.parametrize(("scores", "visible"), [([], [1, 2]), ([[1, 2], [1]], [1, 2]), ([[1, 2]], [1]), ([[]], [])])
def test_rank_game__scores_of_other_seats__are_refused(scores, visible):
    with pytest.raises(BadScores):
        rank_game(scores, visible)
