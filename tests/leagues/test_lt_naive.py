"""LEAGUES.md LT1: standings equal a second, plain computation on random competitions, also after rulings and undos."""

import importlib.util
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from leagues.rules.export import read_competition
from leagues.rules.rulings import Decision, corrected
from leagues.rules.standings import standings
from leagues.rules.tie_breaks import TIE_BREAKS

QUICK = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
_spec = importlib.util.spec_from_file_location("naive", Path(__file__).with_name("naive.py"))
naive = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(naive)

ENTRIES = "ABCDEFGH"
CODES = [code for code in TIE_BREAKS if code not in ("points", "average", "lot")]


@st.composite
def seats(draw, entries):
    """Seats with ranks by their totals; some were held by others too."""
    totals = draw(st.lists(st.integers(-4, 6), min_size=len(entries), max_size=len(entries)))
    made = []
    for entry, total in zip(entries, totals, strict=True):
        seat = {"entry": entry, "played_rank": 1 + sum(other < total for other in totals), "total": total}
        if draw(st.integers(0, 4)) == 0:
            seat["tenures"] = draw(tenures(entry))
        seat["last"] = draw(st.integers(0, 9)) == 0
        seat["at_fault"] = draw(st.integers(0, 3)) == 0
        made.append(seat)
    return made


@st.composite
def tenures(draw, entry):
    """Who held a seat: its entry, then perhaps a bot, an entry or a stranger."""
    turns = st.integers(0, 9)
    held = [{"entry": entry, "kind": "player", "asked": draw(turns), "decided": draw(turns), "missed": draw(turns)}]
    for _ in range(draw(st.integers(0, 2))):
        kind, other = draw(st.sampled_from([("bot", None), ("substitute", "A"), ("substitute", None)]))
        held.append({"entry": other, "kind": kind, "asked": draw(turns), "decided": draw(turns), "missed": 0})
    return held


@st.composite
def rounds(draw, number):
    order = draw(st.permutations(ENTRIES))
    first = draw(st.integers(2, 5))
    split = [order[:first], order[first:7]]
    tables = [
        {
            "number": index,
            "status": draw(st.sampled_from(["finished"] * 5 + ["adjudicated", "split", "void", "playing"])),
            "seats": draw(seats(table)),
        }
        for index, table in enumerate(split, 1)
    ]
    kind, points = draw(st.sampled_from([("bye", 60), ("sit_out", 0), ("late", 20), ("absent", 0)]))
    return {"number": number, "tables": tables, "unseated": [{"entry": order[7], "kind": kind, "points": points}]}


@st.composite
def competitions(draw):
    """A competition of up to four rounds with awards and deductions, some of them undone."""
    entries = [{"id": each, "seed": seed, "status": "active"} for seed, each in enumerate(ENTRIES, 1)]
    entries[draw(st.integers(0, 7))]["status"] = draw(st.sampled_from(["active", "withdrawn", "disqualified"]))
    rulings = st.fixed_dictionaries(
        {
            "action": st.sampled_from(["award", "deduct"]),
            "entry": st.sampled_from(ENTRIES),
            "points": st.integers(1, 600),
            "round": st.just(1),
            "undone_by": st.sampled_from([None, 9]),
        }
    )
    first = draw(st.sampled_from(["points", "average"]))
    codes = draw(st.lists(st.sampled_from(CODES), unique=True, max_size=6))
    return {
        "settings": {
            "points": {"system": draw(st.sampled_from(["linear", "podium", "wins"]))},
            "tie_breaks": [first, *codes],
            "counting": {"best": draw(st.sampled_from([None, 1, 2]))},
        },
        "entries": entries,
        "rounds": [draw(rounds(number)) for number in range(1, draw(st.integers(1, 4)) + 1)],
        "rulings": draw(st.lists(rulings, max_size=3)),
    }


@settings(QUICK, max_examples=60)
@given(competitions())
def test_lt1__any_competition__has_the_rows_of_the_second_computation(document):
    rows = {row.entry: (row.rank, list(row.values)) for row in standings(read_competition(document)) if row.rank}
    assert rows == naive.Naive(document).rows()


@st.composite
def decided(draw):
    """A competition, and what its staff decide about it, one after the other; some of it they take back."""
    document = draw(competitions())
    made = []
    for number in range(1, draw(st.integers(1, 6)) + 1):
        kept = [each["number"] for each in made if each["action"] != "undo"]
        taken_back = {each["undoes"] for each in made if each["action"] == "undo"}
        kept = [each for each in kept if each not in taken_back]
        kind = draw(st.sampled_from(["points", "disqualify", "table", *(["undo"] * 2 if kept else [])]))
        made.append({"number": number, **draw(DECISIONS[kind](document, kept))})
    return document, made


def _of_points(_document, _kept):
    action, entry = st.sampled_from(["award", "deduct"]), st.sampled_from(ENTRIES)
    return st.fixed_dictionaries({"action": action, "entry": entry, "points": st.integers(1, 600)})


def _of_entries(_document, _kept):
    entry = st.sampled_from(ENTRIES)
    return st.fixed_dictionaries({"action": st.just("disqualify"), "entry": entry, "everywhere": st.booleans()})


@st.composite
def _of_tables(draw, document, _kept):
    round_ = draw(st.sampled_from(document["rounds"]))
    table = draw(st.sampled_from(round_["tables"]))
    places = draw(st.lists(st.integers(0, 3), min_size=len(table["seats"]), max_size=len(table["seats"])))
    ranks = tuple(1 + sum(other < place for other in places) for place in places)
    ruled = draw(st.sampled_from([{"action": "void"}, {"action": "adjudicate", "ranks": ranks}]))
    return {"round": round_["number"], "table": table["number"], **ruled}


def _undo(_document, kept):
    return st.fixed_dictionaries({"action": st.just("undo"), "undoes": st.sampled_from(kept)})


DECISIONS = {"points": _of_points, "disqualify": _of_entries, "table": _of_tables, "undo": _undo}


@settings(QUICK, max_examples=60)
@given(decided())
def test_lo3_lo4__any_rulings_and_undos__give_the_rows_of_the_second_computation(given_):
    document, made = given_
    found = standings(corrected(read_competition(document), [Decision(**each) for each in made]))
    rows = {row.entry: (row.rank, list(row.values)) for row in found if row.rank}
    assert rows == naive.Naive(naive.ruled(document, made)).rows()
