"""LEAGUES.md LO3, LO4: what rulings do to standings, and that an undone one leaves no trace."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from leagues.rules.competition import Competition, Entry, Round, Seat, Settings, Table
from leagues.rules.errors import BadRuling
from leagues.rules.rulings import Decision, check_undo, corrected, in_force
from leagues.rules.standings import standings

QUICK = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def table(number, entries):
    seats = tuple(Seat(entry, rank, rank - 1) for rank, entry in enumerate(entries, 1))
    return Table(number, "finished", seats)


PLAYED = Competition(
    Settings(tie_breaks=("points",)),
    tuple(Entry(letter, seed) for seed, letter in enumerate("ABCDEF", 1)),
    (
        Round(1, (table(1, "ABC"), table(2, "DEF"))),
        Round(2, (table(1, "AD"), table(2, "BE"), table(3, "CF"))),
    ),
)


def points(*decisions):
    """The whole points of each entry; those of the disqualified in lower case."""
    rows = standings(corrected(PLAYED, decisions))
    return {row.entry if row.rank else row.entry.lower(): row.ticks // 420 for row in rows}


def test_lo3__without_rulings__standings_are_as_played():
    assert corrected(PLAYED, ()) == PLAYED
    assert points() == {"A": 240, "D": 120, "B": 180, "E": 60, "C": 120, "F": 0}


def test_lo3__award_and_deduction__change_the_points():
    changed = points(Decision(1, "award", "F", points=15), Decision(2, "deduct", "A", points=600))
    assert (changed["F"], changed["A"]) == (15, -360)


def test_lo3__disqualified_from_now__keeps_its_results_and_has_no_rank():
    assert points(Decision(1, "disqualify", "A")) == {"a": 240, "D": 120, "B": 180, "E": 60, "C": 120, "F": 0}


def test_lo3__disqualified_from_all__is_moved_last_at_all_its_tables():
    assert points(Decision(1, "disqualify", "A", everywhere=True)) == {
        "a": 0, "D": 240, "B": 240, "E": 60, "C": 180, "F": 0,
    }  # fmt: skip


def test_lo3__void_table__is_worth_sixty_to_all():
    assert points(Decision(1, "void", round=1, table=1)) == {"A": 180, "D": 120, "B": 180, "E": 60, "C": 180, "F": 0}


def test_lo3__adjudicated_by_ranks__counts_as_ruled():
    changed = points(Decision(1, "adjudicate", round=2, table=1, ranks=(2, 1)))
    assert (changed["A"], changed["D"]) == (120, 240)


def test_lo3__withdrawn__keeps_its_rank_and_comes_back_by_another_ruling():
    gone = Decision(1, "withdraw", "A")
    (entry, *_) = corrected(PLAYED, [gone]).entries
    assert entry.status == "withdrawn"
    assert corrected(PLAYED, [gone, Decision(2, "reinstate", "A")]) == PLAYED


@pytest.mark.parametrize(
    "wrong",
    [
        Decision(1, "award", "A", points=0),
        Decision(1, "deduct", "A", points=601),
        Decision(1, "award", "Z", points=5),
        Decision(1, "disqualify"),
        Decision(1, "void", round=3, table=1),
        Decision(1, "adjudicate", round=1, table=1, ranks=(1, 2)),
        Decision(1, "adjudicate", round=1, table=1, ranks=(1, 2, 2, 4)),
        Decision(1, "adjudicate", round=1, table=1, ranks=(1, 1, 2)),
        Decision(1, "adjudicate", round=1, table=1, ranks=(2, 2, 2)),
    ],
)
def test_lo3__ruling_about_nothing_or_out_of_range__is_refused(wrong):
    with pytest.raises(BadRuling):
        corrected(PLAYED, [wrong])


def test_lo4__undone__counts_no_more():
    decisions = [Decision(1, "disqualify", "A", everywhere=True), Decision(2, "undo", undoes=1)]
    assert in_force(decisions) == ()
    assert corrected(PLAYED, decisions) == PLAYED


def test_lo4__only_the_latest_on_its_target__can_be_undone():
    decisions = [
        Decision(1, "award", "A", points=5),
        Decision(2, "void", round=1, table=1),
        Decision(3, "deduct", "A", points=5),
        Decision(4, "adjudicate", round=1, table=1, ranks=(1, 2, 3)),
    ]
    with pytest.raises(BadRuling, match="ruling 3 is about the same"):
        check_undo(decisions, 1)
    with pytest.raises(BadRuling, match="ruling 4 is about the same"):
        check_undo(decisions, 2)
    assert check_undo(decisions, 3) == decisions[2]
    assert check_undo([*decisions, Decision(5, "undo", undoes=3)], 1) == decisions[0]


@pytest.mark.parametrize("number", [2, 3])
def test_lo4__ruling_that_is_undone_or_none__cannot_be_undone(number):
    with pytest.raises(BadRuling, match="not in force"):
        check_undo([Decision(2, "award", "A", points=5), Decision(4, "undo", undoes=2)], number)


decided = st.one_of(
    st.builds(
        dict,
        action=st.sampled_from(["award", "deduct", "withdraw", "reinstate"]),
        entry=st.sampled_from("ABCDEF"),
        points=st.integers(1, 600),
    ),
    st.builds(dict, action=st.just("disqualify"), entry=st.sampled_from("ABCDEF"), everywhere=st.booleans()),
    st.builds(dict, action=st.just("void"), round=st.integers(1, 2), table=st.integers(1, 2)),
    st.builds(
        dict,
        action=st.just("adjudicate"),
        round=st.just(1),
        table=st.just(2),
        ranks=st.sampled_from([(1, 2, 3), (3, 1, 1), (1, 1, 1)]),
    ),
)


@QUICK
@given(st.lists(decided, max_size=6), st.data())
def test_lo4__any_rulings__undoing_the_latest_ones_gives_what_was_before(made, data):
    decisions = [Decision(number, **each) for number, each in enumerate(made, 1)]
    kept = data.draw(st.integers(0, len(decisions)))
    undone = [
        Decision(100 + place, "undo", undoes=each.number) for place, each in enumerate(reversed(decisions[kept:]), 1)
    ]
    for place, each in enumerate(undone):
        assert check_undo([*decisions, *undone[:place]], each.undoes).number == each.undoes
    assert corrected(PLAYED, [*decisions, *undone]) == corrected(PLAYED, decisions[:kept])
