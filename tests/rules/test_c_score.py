"""RULES.md C: the score of a round."""

import pytest

from games.rules.scoring import score_round


@pytest.fixture
def visible(grid_of):
    """A grid that shows these cards, each on a covered 12."""
    return lambda *cards: grid_of(*((0, col, [12, card]) for col, card in enumerate(cards)))


def test_c1__several_stacks__count_the_splashes_of_their_tops_only(rules, visible):
    assert score_round(rules, [visible(1, 5, 9, 11)]).scores == (0 + 2 + 3 + 4,)


@pytest.mark.parametrize(("top", "score"), [(1, 0), (2, -1), (7, -3), (12, -5)])
def test_c2__one_stack__counts_minus_its_top(rules, visible, top, score):
    assert score_round(rules, [visible(top)]).scores == (score,)


def test_c3__worked_example__gives_the_rulebooks_scores(rules, visible):
    scored = score_round(rules, [visible(6, 2), visible(10), visible(1, 4, 6), visible(12, 6)])
    assert (scored.scores, scored.visible_cards) == ((3, -4, 4, 7), (2, 1, 3, 2))
