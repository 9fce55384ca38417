"""All rounds at once, so that everybody meets everybody as equally as can be (LEAGUES.md LF2, LD8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice

from games.rules.shuffles import shuffled
from leagues.rules.errors import BadFormat
from leagues.rules.pairing import Costs, Pair, Seatable, Tables, pair
from leagues.rules.sizes import TableSize, bye_entries, seated_sizes

ROUNDS = range(1, 31)
STARTS = 4
STEPS = 300_000
HIGHEST_THRESHOLD = 4
"""An exchange may make Σ m² worse by so much at first, and at the end by nothing."""

_MULTIPLIER, _INCREMENT, _STATES = 6364136223846793005, 1442695040888963407, 2**64


def schedule(
    entries: Sequence[str],
    rounds: int,
    size: TableSize,
    words: Iterator[int],
    met: Mapping[Pair, int] | None = None,
    had: Mapping[str, int] | None = None,
) -> tuple[Tables, ...]:
    """The tables of every round: the least Σ m² over all pairs that the steps find, `met` counted in.

    The entries stand by lot. Byes go around, those that entries `had` before counted in: nobody has a second before
    everybody had one.
    Raises: BadFormat, TooFewEntries.
    """
    if rounds not in ROUNDS:
        raise BadFormat(f"a competition has 1 to 30 rounds, not {rounds}")
    sizes, byes = seated_sizes(len(entries), size)
    seated = list(_seated(entries, rounds, byes, had or {}))
    before = [[(met or {}).get(frozenset((one, other)), 0) for other in entries] for one in entries]
    ideal = _ideal(len(entries), rounds, sizes, before)
    first = _one_by_one(entries, seated, sizes, met or {}, words)
    best = _Schedule(first, sizes, before)
    for start in range(STARTS):
        found = best if not start else _Schedule([shuffled(words, round_) for round_ in first], sizes, before)
        found.improve(ideal, _state(words))
        best = min(best, found, key=lambda each: each.cost)
        if best.cost <= ideal:
            break
    return tuple(tuple(tuple(entries[each] for each in sorted(table)) for table in round_) for round_ in best.rounds)


def repeats_cost(rounds: Sequence[Sequence[Sequence[str]]]) -> int:
    """Σ m² over all pairs of some rounds' tables."""
    pairs = (frozenset(pair_) for round_ in rounds for table in round_ for pair_ in combinations(table, 2))
    times = Counter(pairs)
    return sum(count**2 for count in times.values())


def _seated(entries: Sequence[str], rounds: int, byes: int, before: Mapping[str, int]) -> Iterator[list[str]]:
    """Who is seated in each round."""
    had = dict(before)
    for _ in range(rounds):
        out = bye_entries(entries, had, byes)
        had |= {entry: had.get(entry, 0) + 1 for entry in out}
        yield [entry for entry in entries if entry not in out]


def _one_by_one(
    entries: Sequence[str],
    seated: Sequence[Sequence[str]],
    sizes: Sequence[int],
    met: Mapping[Pair, int],
    words: Iterator[int],
) -> list[list[int]]:
    """Each round as it would be drawn after those before it, as the places of its entries in the order of the lots."""
    place = {entry: index for index, entry in enumerate(entries)}
    known = Counter(met)
    drawn = []
    for round_ in seated:
        tables = pair([Seatable(entry) for entry in round_], sizes, Costs(known), words)
        known.update(frozenset(pair_) for table in tables for pair_ in combinations(table, 2))
        drawn.append([place[entry] for table in tables for entry in table])
    return drawn


def _ideal(entries: int, rounds: int, sizes: Sequence[int], before: Sequence[Sequence[int]]) -> int:
    """A lower bound of Σ m²: all meetings spread evenly over all pairs."""
    meetings = rounds * sum(size * (size - 1) // 2 for size in sizes) + sum(map(sum, before)) // 2
    pairs = entries * (entries - 1) // 2
    each, more = divmod(meetings, pairs)
    return more * (each + 1) ** 2 + (pairs - more) * each**2


def _state(words: Iterator[int]) -> int:
    high, low = islice(words, 2)
    return high << 32 | low


class _Schedule:
    """Rounds of tables that are improved by exchanging two entries of a round, first also for the worse."""

    def __init__(self, seated: Sequence[Sequence[int]], sizes: Sequence[int], before: Sequence[Sequence[int]]) -> None:
        self.rounds: list[list[list[int]]] = []
        self.met = [list(row) for row in before]
        self.state = 0
        for round_ in seated:
            places = iter(round_)
            self.rounds.append([list(islice(places, size)) for size in sizes])
        for one, other in self._pairs():
            self.met[one][other] += 1
            self.met[other][one] += 1
        self.cost = sum(count**2 for row in self.met for count in row) // 2

    def _pairs(self) -> Iterator[tuple[int, ...]]:
        return (pair_ for round_ in self.rounds for table in round_ for pair_ in combinations(table, 2))

    def improve(self, ideal: int, state: int) -> None:
        """Take the steps, less and less ready to make it worse."""
        self.state = state
        tables = len(self.rounds[0])
        for step in range(STEPS if tables > 1 else 0):
            if self.cost <= ideal:
                return
            self._step(tables, HIGHEST_THRESHOLD * (STEPS - 1 - step) // STEPS)

    def _step(self, tables: int, threshold: int) -> None:
        """Exchange two entries of a round that chance names, unless that costs more than the threshold."""
        self.state = state = (self.state * _MULTIPLIER + _INCREMENT) % _STATES
        chance = state >> 16
        chance, number = divmod(chance, len(self.rounds))
        chance, one = divmod(chance, tables)
        chance, other = divmod(chance, tables - 1)
        round_ = self.rounds[number]
        first, second = round_[one], round_[other + (other >= one)]
        chance, seat = divmod(chance, len(first))
        with_seat = chance % len(second)
        entry, with_entry = first[seat], second[with_seat]
        met, with_met = self.met[entry], self.met[with_entry]
        delta = 0
        for x in first:
            if x != entry:
                delta += with_met[x] - met[x] + 1
        for x in second:
            if x != with_entry:
                delta += met[x] - with_met[x] + 1
        if 2 * delta > threshold:
            return
        first[seat], second[with_seat] = with_entry, entry
        self.cost += 2 * delta
        self._move(entry, with_entry, first, second)

    def _move(self, entry: int, with_entry: int, first: Sequence[int], second: Sequence[int]) -> None:
        """Count the meetings that an exchange has ended and begun."""
        for leaver, comer, table in ((entry, with_entry, first), (with_entry, entry, second)):
            for x in table:
                if x != comer:
                    self.met[leaver][x] -= 1
                    self.met[x][leaver] -= 1
                    self.met[comer][x] += 1
                    self.met[x][comer] += 1
