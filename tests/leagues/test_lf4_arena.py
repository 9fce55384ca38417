"""LEAGUES.md LF4, LX1, LX2: who plays next in an arena, and who is asked to substitute."""

import datetime as dt

import pytest

from leagues.rules.arena import Waiting, seat_waiting
from leagues.rules.competition import Competition, Entry, Round, Seat, Settings, Stage, Table
from leagues.rules.export import read_settings
from leagues.rules.sizes import TableSize
from leagues.rules.standings import standings
from leagues.rules.substitutes import Volunteer, next_asked

START = dt.datetime(2027, 1, 1, tzinfo=dt.UTC)
SIZE = TableSize(3, 4, 5)


def since(minutes, entry, **more):
    return Waiting(entry, START + dt.timedelta(minutes=minutes), **more)


def test_lf4__who_waited_longest__is_seated_first():
    waiting = [since(5, "A"), since(1, "B"), since(3, "C"), since(2, "D")]
    assert seat_waiting(waiting, 1, TableSize(3, 3, 3), {}) == (("B", "D", "C"), ("A",))


def test_lf4__since_the_same_moment__goes_by_lot():
    waiting = [since(0, entry) for entry in "ABCD"]
    lots = {entry: place for place, entry in enumerate("DCBA")}
    assert seat_waiting(waiting, 1, TableSize(3, 3, 3), lots) == (("D", "C", "B"), ("A",))


def test_lf4__no_free_slot_or_no_wish__is_not_drawn():
    waiting = [since(0, "A", playing=2), since(1, "B", wants=False), *(since(2, entry, playing=1) for entry in "CDE")]
    assert seat_waiting(waiting, 2, SIZE, {}) == (("C", "D", "E"), ())


def test_lf4__fewer_than_a_table_has_seats__wait_on():
    assert seat_waiting([since(0, "A"), since(1, "B")], 1, SIZE, {}) == ((), ("A", "B"))


def rounds(*tables):
    for number, entries in enumerate(tables, 1):
        seats = tuple(Seat(entry, rank, 0) for rank, entry in enumerate(entries, 1))
        yield Round(number, (Table(1, "finished", seats),))


def test_lf4__fewer_than_three_tables__have_no_rank():
    played = tuple(rounds("AB", "BA", "AB", "CA", "CB"))
    settings = Settings(stages=(Stage(1, "arena"),), tie_breaks=("points",), best=2)
    rows = standings(Competition(settings, tuple(Entry(entry) for entry in "ABC"), played))
    assert [(row.entry, row.rank, row.ticks // 420) for row in rows] == [("A", 1, 240), ("B", 2, 120), ("C", None, 240)]


@pytest.mark.parametrize(
    ("document", "best"),
    [
        ({"stages": [{"format": "arena"}]}, 8),
        ({"stages": [{"format": "arena"}], "counting": {"best": 5}}, 5),
        ({"stages": [{"format": "swiss"}]}, None),
        ({}, None),
    ],
)
def test_lf4__best_tables__are_eight_unless_the_settings_say_more(document, best):
    assert read_settings(document).best == best


POOL = [Volunteer("A", 1, 1), Volunteer("B", 0, 4), Volunteer("C", 0, 2), Volunteer("D", 2, 3), Volunteer("E", 3, 5)]


def test_lx1__substitutes__are_asked_by_fewest_services_then_lot_three_at_once():
    assert next_asked(POOL, (), ()) == ("C", "B", "A")
    assert next_asked(POOL, (), (), asked=("C", "B", "A")) == ("D", "E")
    assert next_asked(POOL, (), (), asked="ABCDE") == ()


def test_lx1__who_sat_there_or_is_blocked_with_somebody_there__is_not_asked():
    assert next_asked(POOL, ("B", "X"), {frozenset("XC")}) == ("A", "D", "E")
