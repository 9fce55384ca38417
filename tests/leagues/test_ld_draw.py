"""LEAGUES.md LD1, LD2, LD4, LD6: lots against the vectors, and whole rounds that are drawn again alike."""

import json
import uuid
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.rules.errors import BadShuffle
from leagues.rules.competition import Competition, Entry, Round, Seat, Settings, Table, Unseated
from leagues.rules.drawing import RoundToDraw, draw_round, pairing_scores
from leagues.rules.draws import RoundDraw, commitment
from leagues.rules.errors import TooFewEntries
from leagues.rules.history import History
from leagues.rules.seating import seat_table
from leagues.rules.sizes import TableSize

QUICK = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
VECTORS = json.loads((Path(__file__).parent / "league_vectors.json").read_text())["draws"]
COMPETITION = uuid.UUID(int=7)


def draw_of(vector):
    seeds = {uuid.UUID(entry): bytes.fromhex(seed) for entry, seed in vector["entries"].items()}
    competition, seed = uuid.UUID(vector["competition"]), bytes.fromhex(vector["server_seed"])
    return RoundDraw(competition, vector["round"], vector["attempt"], seed, seeds)


def drawn(entries, number=1, attempt=0, server_seed=bytes(32), **more):
    """The draw of so many entries without draw seeds, as a RoundToDraw."""
    ids = {uuid.UUID(int=index): b"" for index in range(1, entries + 1)}
    more.setdefault("size", TableSize(3, 4, 5))
    return RoundToDraw(RoundDraw(COMPETITION, number, attempt, server_seed, ids), **more)


def names(*numbers):
    return [str(uuid.UUID(int=number)) for number in numbers]


@pytest.fixture(params=VECTORS, ids=lambda vector: vector["name"])
def vector(request):
    return request.param


def test_ld1__vector__has_its_commitment_entropy_and_lots(vector):
    draw = draw_of(vector)
    published = commitment(draw.competition, draw.round_number, draw.attempt, draw.server_seed)
    assert published.hex() == vector["commitment"]
    assert draw.entropy().hex() == vector["entropy"]
    assert [str(entry) for entry in draw.lots()] == vector["lots"]


def test_ld1__order_of_the_entries_as_stored__decides_nothing(vector):
    backwards = {**vector, "entries": dict(reversed(vector["entries"].items()))}
    assert draw_of(backwards).lots() == draw_of(vector).lots()


@pytest.mark.parametrize(
    ("change", "wrong"),
    [("round", 0), ("attempt", -1), ("server_seed", "00"), ("entries", {str(COMPETITION): "00"})],
)
def test_ld1__input_of_another_size__is_refused(change, wrong):
    with pytest.raises(BadShuffle):
        draw_of({**VECTORS[0], change: wrong})


def test_ld2__draw_as_text__shows_no_seed():
    assert repr(draw_of(VECTORS[0])) == f"RoundDraw(competition={COMPETITION!r}, round_number=1, attempt=0)".replace(
        repr(COMPETITION), repr(uuid.UUID(VECTORS[0]["competition"]))
    )


@pytest.mark.parametrize("mode", ["score", "lot", "adjacent", "snake"])
def test_ld4__drawn_again__is_the_same_round(mode):
    seeds = {entry: place for place, entry in enumerate(names(*range(1, 24)), 1)}
    given = drawn(23, mode=mode, seeds=seeds, scores={entry: -seed for entry, seed in seeds.items()})
    assert draw_round(given) == draw_round(given)


def test_ld2__another_attempt__draws_other_tables():
    assert draw_round(drawn(12)).tables != draw_round(drawn(12, attempt=1)).tables


def test_lz4__round_1__those_with_the_last_lots_have_the_byes():
    round_ = draw_round(drawn(11, size=TableSize(4, 4, 4)))
    assert set(round_.byes) == set(round_.lots[-3:])


def test_lz4__later_round__the_lowest_in_the_standings_has_the_bye():
    standing = names(3, 1, 2, 5, 4)
    history = History(byes=Counter(names(4)))
    round_ = draw_round(drawn(5, 2, size=TableSize(4, 4, 4), standing=standing, history=history))
    assert round_.byes == tuple(names(5))


def test_lz3__too_few_entries__cannot_be_drawn():
    with pytest.raises(TooFewEntries):
        draw_round(drawn(2))


def test_lf1__like_points__meet():
    entries = names(*range(1, 9))
    scores = dict(zip(entries, (0, 120, 0, 120, 120, 0, 120, 0), strict=True))
    tables = draw_round(drawn(8, 2, scores=scores, standing=entries)).tables
    assert [{scores[entry] for entry in table} for table in tables] == [{120}, {0}]


def test_ld3__first_round_adjacent__neighbours_by_seed_sit_together():
    seeds = {entry: place for place, entry in enumerate(names(*range(1, 13)), 1)}
    tables = draw_round(drawn(12, mode="adjacent", seeds=seeds)).tables
    assert [sorted(seeds[entry] for entry in table) for table in tables] == [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
        [9, 10, 11, 12],
    ]


def test_ld3__first_round_snake__is_dealt_forth_and_back():
    seeds = {entry: place for place, entry in enumerate(names(*range(1, 12)), 1)}
    tables = draw_round(drawn(11, mode="snake", seeds=seeds)).tables
    assert [sorted(seeds[entry] for entry in table) for table in tables] == [[1, 6, 7, 11], [2, 5, 8, 10], [3, 4, 9]]


def test_ld3__first_round_snake__exchanges_those_apart_within_t_seeds_only():
    seeds = {entry: place for place, entry in enumerate(names(*range(1, 13)), 1)}
    apart = frozenset({frozenset(names(1, 6)), frozenset(names(6, 2))})
    tables = draw_round(drawn(12, mode="snake", seeds=seeds, apart=apart)).tables
    assert all(not pair <= set(table) for pair in apart for table in tables)
    for pot in ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12)):
        assert all(sum(seeds[entry] in pot for entry in table) in (0, 1, 2) for table in tables)


def played(number, *tables, lots=(), unseated=(), status="finished"):
    seated = (
        Table(index, status, tuple(Seat(entry, rank, 0) for rank, entry in enumerate(table, 1)))
        for index, table in enumerate(tables, 1)
    )
    return Round(number, tuple(seated), unseated, lots)


def test_ld6__seats__the_least_squares_of_the_indexes_then_the_lots():
    history = History.of([played(1, "ABC"), played(2, "ABC")])
    seated = seat_table("CBA", history)
    assert seated == ("C", "A", "B")


def test_ld6__low_blows__nobody_gives_to_the_same_neighbour_again():
    history = History.of([played(1, "ABCD")])
    seated = seat_table("ABCD", history, low_blows=True)
    gave = {"AB", "BC", "CD", "DA"}
    assert not gave & {one + other for one, other in zip(seated, (*seated[1:], seated[0]), strict=True)}


@settings(QUICK, max_examples=30)
@given(st.integers(2, 5), st.booleans(), st.data())
def test_ld6__any_history__is_the_cheapest_of_all_orders_and_the_first_by_lot(seats, low_blows, data):
    entries = "ABCDE"[:seats]
    rounds = data.draw(st.lists(st.permutations(entries), max_size=5))
    history = History.of(played(number, order) for number, order in enumerate(rounds, 1))

    def cost(order):
        at = sum(history.indexes[entry, index] ** 2 for index, entry in enumerate(order))
        neighbours = zip(order, (*order[1:], order[0]), strict=True)
        return at + low_blows * sum(history.left[pair] ** 2 for pair in neighbours)

    assert seat_table(entries, history, low_blows=low_blows) == min(permutations(entries), key=cost)


def test_ld6__captain__fewest_captaincies_then_the_lot():
    history = History.of([played(1, "ABC", lots="CAB"), played(2, "ABC", lots="CAB")])
    assert history.captains == Counter("CA")
    assert history.captain("ABC", {"A": 0, "B": 1, "C": 2}) == "B"
    assert history.captain("AC", {"C": 0, "A": 1}) == "C"


def test_history__byes_and_short_tables__are_counted():
    history = History.of([played(1, "ABC", "DE", unseated=(Unseated("F", "bye", 60), Unseated("G", "sit_out", 0)))])
    assert history.byes == Counter("F")
    assert history.short == Counter("DE")
    assert history.met[frozenset("DE")] == 1


def test_lr5__table_still_played__counts_sixty_and_as_met():
    rounds = (played(1, "AB", "CD"), played(2, "AC", status="playing"))
    given = Competition(Settings(), tuple(Entry(letter) for letter in "ABCD"), rounds)
    assert pairing_scores(given) == {"A": 180, "B": 0, "C": 180, "D": 0}
    assert History.of(rounds).met[frozenset("AC")] == 1
