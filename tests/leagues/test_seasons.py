"""Whole competitions of each format, from the first draw to the last standings: what holds whoever wins."""

import random
import uuid
from collections import Counter

import pytest

from leagues.rules.competition import Competition, Entry, Round, Seat, Settings, Stage, Table, Unseated
from leagues.rules.drawing import RoundToDraw, draw_round, pairing_scores
from leagues.rules.draws import RoundDraw
from leagues.rules.explain import fewest_repeats, repeats
from leagues.rules.history import History
from leagues.rules.knockout import next_entries
from leagues.rules.movement import Finisher, Moves, next_divisions
from leagues.rules.sizes import TableSize
from leagues.rules.standings import Standing, standings

COMPETITION = uuid.UUID(int=9)


class Organizer:
    """Draws the rounds of a competition one after the other; who wins is chance."""

    def __init__(self, entries, size, *, stages=None, seed=1):
        ids = [str(uuid.UUID(int=number)) for number in range(1, entries + 1)]
        seeded = tuple(Entry(entry, place) for place, entry in enumerate(ids, 1))
        self.competition = Competition(Settings(table_size=size, stages=stages or (Stage(),)), seeded)
        self.rng = random.Random(seed)

    @property
    def everybody(self):
        return [each.id for each in self.competition.entries]

    def seeds(self):
        return {each.id: each.seed for each in self.competition.entries}

    def draw(self, entries, mode="score", stage=1):
        """Draw a round among entries and play it."""
        known = self.competition
        number = len(known.rounds) + 1
        draw = RoundDraw(COMPETITION, number, 0, bytes([number]) * 32, {uuid.UUID(entry): b"" for entry in entries})
        order = [row.entry for row in standings(known) if row.entry in entries] if number > 1 else ()
        history = History.of(known.rounds)
        given = RoundToDraw(draw, known.settings.table_size, mode, pairing_scores(known), self.seeds(), order, history)
        drawn = draw_round(given)
        tables = tuple(self.play(number, entries) for number, entries in enumerate(drawn.tables, 1))
        unseated = tuple(Unseated(entry, "bye", 60) for entry in drawn.byes)
        round_ = Round(number, tables, unseated, drawn.lots, stage)
        self.competition = Competition(known.settings, known.entries, (*known.rounds, round_), known.rulings)
        assert sorted([*round_.seated(), *drawn.byes]) == sorted(entries)
        return round_

    def play(self, number, entries):
        totals = [self.rng.randint(-3, 20) for _ in entries]
        seats = (
            Seat(entry, 1 + sum(other < total for other in totals), total)
            for entry, total in zip(entries, totals, strict=True)
        )
        return Table(number, "finished", tuple(seats))

    def tables(self):
        return [[table.entries for table in round_.tables] for round_ in self.competition.rounds]

    def rows(self):
        return standings(self.competition)


@pytest.mark.parametrize(
    ("entries", "size", "most"),
    [(11, TableSize(4, 4, 4), 16), (23, TableSize(3, 4, 5), 2), (9, TableSize(2, 2, 2), 2)],
)
def test_lf1__swiss__byes_go_around_and_few_meet_again(entries, size, most):
    organizer = Organizer(entries, size)
    for number in range(5):
        organizer.draw(organizer.everybody, "score" if number else "lot")
    byes = Counter(each.entry for round_ in organizer.competition.rounds for each in round_.unseated)
    counts = [byes[entry] for entry in organizer.everybody]
    assert max(counts) - min(counts) <= 1
    assert fewest_repeats(organizer.tables()) <= repeats(organizer.tables()) <= most


def test_ld6__swiss__captains_and_seats_go_around():
    organizer = Organizer(16, TableSize(4, 4, 4))
    for number in range(4):
        organizer.draw(organizer.everybody, "score" if number else "lot")
    history = History.of(organizer.competition.rounds)
    assert max(history.captains.values()) <= 2
    assert max(history.indexes.values()) <= 2
    assert all(sum(history.indexes[entry, index] for index in range(4)) == 4 for entry in organizer.everybody)


@pytest.mark.parametrize("entries", [4, 7, 20, 33])
def test_lf3__knockout__ends_with_a_final_whose_winner_is_first(entries):
    size = TableSize(3, 4, 5)
    organizer = Organizer(entries, size, stages=(Stage(1, "knockout"),))
    playing, fields = organizer.everybody, []
    while playing:
        fields.append(len(playing))
        last = organizer.draw(playing, "lot" if len(fields) > 1 else "snake")
        playing = next_entries(last, organizer.seeds(), 2, size)
    assert fields == sorted(fields, reverse=True)
    (final,) = last.tables
    rows = organizer.rows()
    assert {row.entry for row in rows if row.rank == 1} == {
        seat.entry for seat, rank in zip(final.seats, final.ranks(), strict=True) if rank == 1
    }
    assert [len(row.rounds) for row in rows] == sorted((len(row.rounds) for row in rows), reverse=True)


def test_lf5__two_stages__the_best_play_on_and_stand_above():
    size = TableSize(4, 4, 4)
    organizer = Organizer(16, size, stages=(Stage(1), Stage(2, "knockout")))
    for number in range(3):
        organizer.draw(organizer.everybody, "score" if number else "lot")
    best = [row.entry for row in sorted(organizer.rows(), key=Standing.lot_key)[:8]]
    semifinals = organizer.draw(best, "snake", stage=2)
    final = organizer.draw(next_entries(semifinals, organizer.seeds(), 2, size), "lot", stage=2)
    order = [row.entry for row in organizer.rows()]
    assert set(order[:4]) == set(final.seated())
    assert set(order[:8]) == set(best)


def test_lm__three_divisions__are_made_of_their_final_orders():
    divisions = [Organizer(8, TableSize(4, 4, 4), seed=tier) for tier in (1, 2, 3)]
    for organizer in divisions:
        for number in range(3):
            organizer.draw(organizer.everybody, "score" if number else "lot")
    orders = [
        [Finisher(f"{tier}:{row.entry}") for row in sorted(each.rows(), key=Standing.lot_key)]
        for tier, each in enumerate(divisions)
    ]
    following = next_divisions(orders, Moves(up=2, down=2, size=8))
    assert [len(division) for division in following] == [8, 8, 8]
    assert following[0] == [each.entry for each in (*orders[0][:6], *orders[1][:2])]
    assert following[1] == [each.entry for each in (*orders[0][6:], *orders[1][2:6], *orders[2][:2])]
