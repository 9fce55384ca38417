"""LEAGUES.md LT, LP9, LP10: standings against the vectors, which two programs agree on."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from leagues.rules.competition import Competition, Entry, Round, Ruling, Seat, Settings, Stage, Table, Unseated
from leagues.rules.cross_table import Meetings, cross_table
from leagues.rules.errors import UnknownTieBreak
from leagues.rules.export import read_competition
from leagues.rules.points import Points
from leagues.rules.standings import possible_ranks, standings, top_ticks
from leagues.rules.tie_breaks import TIE_BREAKS, check_tie_breaks

VECTORS = json.loads((Path(__file__).parent / "league_vectors.json").read_text())["competitions"]
NAMES = {vector["name"]: vector for vector in VECTORS}
EXPECTED = [
    pytest.param(vector, expected, id=f"{vector['name']}, round {expected['round']}")
    for vector in VECTORS
    for expected in vector["expect"]
]


def in_json(value):
    """A value of a tie-break as JSON has it."""
    if value is None or isinstance(value, tuple):
        return value and list(value)
    return pytest.approx(float(value), abs=0.0011)


@pytest.mark.parametrize(("vector", "expected"), EXPECTED)
def test_lt1__vector__has_its_order_ranks_ticks_and_values(vector, expected):
    rows = standings(read_competition(vector).until(expected["round"]))
    assert [[row.entry, row.rank, row.ticks] for row in rows] == [each[:3] for each in expected["rows"]]
    assert [each[3] for each in expected["rows"]] == [[in_json(value) for value in row.values] for row in rows]


def test_lt4__worked_example__has_its_possible_ranks():
    vector = NAMES["seven"]
    possible = vector["expect"][-1]["possible"]
    rounds_left, points = possible["left_top"]
    rows = standings(read_competition(vector))
    ranks = possible_ranks(rows, dict.fromkeys("ABCDEFG", rounds_left), points * 420)
    assert {entry: list(each) for entry, each in ranks.items()} == possible["ranks"]


def test_lt4__who_has_left__keeps_its_points_and_others_may_pass_it():
    rows = standings(read_competition(NAMES["seven"]))
    ranks = possible_ranks(rows, dict.fromkeys("ABCDFG", 1), 120 * 420)
    assert ranks["E"] == (1, 4)
    assert possible_ranks(rows, {}, 120 * 420)["E"] == (1, 1)


@pytest.mark.parametrize(("system", "seats", "points"), [("linear", 5, 120), ("podium", 5, 150), ("wins", 5, 300)])
def test_lt4__top_of_a_round__is_the_first_place_at_the_largest_table(system, seats, points):
    assert top_ticks(Points(system), seats) == points * 420


def played(number, *tables, **more):
    """A round whose tables are written as `ABC`: the first entry won with total 0, the next has 1, and so on."""
    return Round(number, tuple(seated(index, table) for index, table in enumerate(tables, 1)), **more)


def seated(number, entries, status="finished"):
    """A table that ended in this order."""
    seats = tuple(Seat(entry, rank, rank - 1) for rank, entry in enumerate(entries, 1))
    return Table(number, status, seats)


def competition(*rounds, entries="ABCDEF", rulings=(), **settings):
    """Entries seeded in the order of their letters, after some rounds."""
    seeded = tuple(Entry(letter, seed) for seed, letter in enumerate(entries, 1))
    return Competition(Settings(**settings), seeded, rounds, rulings)


def ranks(rows):
    """The entries with their ranks, in order."""
    return [(row.entry, row.rank) for row in rows]


def points(text):
    """Points by entry, written as `A120 B61`."""
    return {each[0]: int(each[1:]) for each in text.split()}


def test_lt3__level_in_all_codes__shares_the_rank():
    rows = standings(competition(played(1, "ABC", "DEF"), tie_breaks=("points", "wins")))
    assert ranks(rows) == [("A", 1), ("D", 1), ("B", 3), ("E", 3), ("C", 5), ("F", 5)]


def test_lt3__who_left__keeps_its_rank():
    given = competition(played(1, "ABC", "DEF"), tie_breaks=("points",))
    left = replace(
        given, entries=tuple(replace(each, status="withdrawn") for each in given.entries[:1]) + given.entries[1:]
    )
    assert ranks(standings(left)) == ranks(standings(given))


def test_lt3__who_waits_or_was_invited__is_no_row():
    given = competition(entries="AB")
    waiting = replace(given, entries=(Entry("A", 1, "waiting"), Entry("B", 2, "invited")))
    assert standings(waiting) == ()


def test_lt3__cut__goes_on_to_seed_and_lot():
    given = competition(played(1, "ABC", "DEF", lots=tuple("FEDCBA")), tie_breaks=("points",))
    rows = standings(given)
    assert "".join(row.entry for row in sorted(rows, key=lambda row: row.cut_key())) == "ADBECF"
    assert "".join(row.entry for row in sorted(rows, key=lambda row: row.lot_key())) == "DAEBFC"


def test_lt1__round_and_rulings_until_a_round__as_they_stand_today():
    rulings = (Ruling("award", "C", 200, 2), Ruling("award", "F", 150, 1, undone_by=9), Ruling("award", "B", 1))
    given = competition(played(1, "ABC", "DEF"), played(2, "CBA", "FED"), rulings=rulings, tie_breaks=("points",))
    assert {row.entry: row.ticks // 420 for row in standings(given.until(1))} == points("A120 B61 C0 D120 E60 F0")
    assert {row.entry: row.ticks // 420 for row in standings(given)} == points("A120 B121 C320 D120 E120 F120")


def test_lp9__deduction_of_more_than_was_won__makes_the_total_negative():
    rows = standings(competition(played(1, "AB"), entries="AB", rulings=(Ruling("deduct", "B", 30, 1),)))
    assert [(row.entry, row.ticks, row.adjustment) for row in rows] == [("A", 50400, 0), ("B", -12600, -12600)]


def test_lp10__best_rounds__a_bye_counts_among_them_and_awards_always():
    rounds = [
        played(1, "AB", unseated=(Unseated("C", "bye", 60),)),
        played(2, "CA", unseated=(Unseated("B", "bye", 60),)),
        played(3, "BC", unseated=(Unseated("A", "sit_out", 0),)),
    ]
    given = competition(*rounds, entries="ABC", best=1, rulings=(Ruling("award", "A", 5, 1),), tie_breaks=("points",))
    assert [(row.entry, row.ticks // 420) for row in standings(given)] == [("A", 125), ("B", 120), ("C", 120)]


@pytest.mark.parametrize("status", ["waiting", "playing", "closing"])
def test_lt1__table_that_has_not_ended__counts_nothing(status):
    given = competition(Round(1, (seated(1, "AB", status),)), entries="AB", tie_breaks=("points", "average", "wins"))
    assert [row.rank for row in standings(given)] == [1, 1]


def test_lt2__head_to_head__is_nothing_unless_each_pair_has_met():
    """A, D and G won their tables; A and D met later, G met neither."""
    rounds = [played(1, "ABC", "DEF", "GHI"), played(2, "ADX", "GYZ")]
    given = competition(*rounds, entries="ABCDEFGHIXYZ", tie_breaks=("wins", "points", "head_to_head"))
    with pytest.raises(UnknownTieBreak):
        standings(given)
    rows = standings(replace(given, settings=replace(given.settings, tie_breaks=("points", "head_to_head"))))
    assert {row.values[1] for row in rows} == {None}


def test_lt2__table_that_is_not_own__does_not_count_for_head_to_head():
    """B held its seat for nothing: whether it sat above or below A says nothing."""
    bot = json.loads('[{"entry": null, "kind": "bot", "asked": 9, "decided": 0}]')
    seats = [{"entry": "A", "played_rank": 1}, {"entry": "B", "played_rank": 2, "tenures": bot}]
    document = {
        "settings": {"tie_breaks": ["points", "head_to_head"]},
        "entries": [{"id": "A", "status": "active"}, {"id": "B", "status": "active"}],
        "rounds": [{"number": 1, "tables": [{"number": 1, "status": "finished", "seats": seats}]}],
        "rulings": [{"action": "award", "entry": "B", "points": 120}],
    }
    assert [(row.rank, row.values[1]) for row in standings(read_competition(document))] == [(1, None), (1, None)]


@pytest.mark.parametrize("codes", [(), ("wins",), ("points", "points"), ("points", "luck")])
def test_lt2__codes_that_are_no_choice_of_the_list__are_refused(codes):
    with pytest.raises(UnknownTieBreak):
        check_tie_breaks(codes)


def test_lt2__every_code__is_computed_by_the_vectors_or_here():
    used = {code for vector in VECTORS for code in vector["settings"]["tie_breaks"]}
    assert set(TIE_BREAKS) - used == {"lot"}


def test_lt2__lot__is_the_place_in_the_latest_lots_of_the_entry():
    rounds = [played(1, "AB", lots=("B", "A")), played(2, "AC", lots=("A", "C"))]
    rows = standings(competition(*rounds, entries="ABC", tie_breaks=("points", "lot")))
    assert {row.entry: row.values[1] for row in rows} == {"A": 1, "B": 1, "C": 2}


def test_lt1__stage__counts_the_rounds_of_one_stage():
    rounds = [played(1, "AB", "CD"), played(2, "BA", stage=2)]
    given = competition(*rounds, entries="ABCD", stages=(Stage(1), Stage(2)), tie_breaks=("points",))
    assert ranks(standings(given, stage=1)) == [("A", 1), ("C", 1), ("B", 3), ("D", 3)]
    assert ranks(standings(given, stage=2)) == [("B", 1), ("A", 2), ("C", 2), ("D", 2)]


def test_lf5__who_played_the_later_stage__stands_above_who_did_not():
    rounds = [played(1, "ABCD"), played(2, "BA", stage=2)]
    rulings = (Ruling("award", "C", 500, 1),)
    given = competition(*rounds, entries="ABCD", stages=(Stage(1), Stage(2)), tie_breaks=("points",), rulings=rulings)
    assert [(row.entry, row.rank, row.ticks // 420) for row in standings(given)] == [
        ("B", 1, 120), ("A", 2, 0), ("C", 3, 540), ("D", 4, 0),
    ]  # fmt: skip


def test_lf5__points_carried__count_in_the_later_stage():
    rounds = [played(1, "ABCD"), played(2, "BA", stage=2)]
    stages = (Stage(1), Stage(2, carry="all"))
    rows = standings(competition(*rounds, entries="ABCD", stages=stages, tie_breaks=("points",)))
    assert [(row.entry, row.ticks // 420) for row in rows] == [("B", 200), ("A", 120), ("C", 40), ("D", 0)]


def test_lf3__who_went_out_later__ranks_higher_whatever_its_points():
    """E beat more in round 1 than A did; A reached the final."""
    rounds = [played(1, "BACD", "EFGH"), played(2, "AB")]
    rulings = (Ruling("award", "H", 600, 1),)
    stages = (Stage(1, "knockout"),)
    rows = standings(competition(*rounds, entries="ABCDEFGH", stages=stages, rulings=rulings, tie_breaks=("points",)))
    assert "".join(row.entry for row in rows) == "ABEFCGHD"
    assert [row.rank for row in rows[:2]] == [1, 2]


def test_cross_table__void_tables__are_no_meetings():
    void = Table(3, "void", (Seat("A", 1), Seat("B", 2)))
    rounds = [played(1, "ABC"), Round(2, (seated(1, "BA"), void))]
    tied = Round(3, (Table(1, "adjudicated", (Seat("A", 1), Seat("B", 1), Seat("C", 3))),))
    met = cross_table(competition(*rounds, tied, entries="ABCD"))
    assert met["A"]["B"] == Meetings(times=3, above=1, level=1, below=1)
    assert met["C"]["B"] == Meetings(times=2, below=2)
    assert dict(met["D"]) == {}
