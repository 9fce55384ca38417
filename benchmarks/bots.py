"""How strong the bots are: each level alone among those of another, with confidence intervals (docs/bots.md).

The rules and the bots are the code of the service; there is no database. Games with the same number have the same deals
for every pair of levels; the seat of the one that plays alone goes round.
"""

import math
import os
import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import permutations, product
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from benchmarks.figures import table
from games import bots
from games.rules.cards import DUCKS
from games.rules.grid import Grid
from games.rules.moves import Move
from games.rules.observation import Observation, observe
from games.rules.scoring import GameResult, rank_game, score_round, totals_for
from games.rules.state import RoundState, next_turn, open_round, resolve, seats_asked
from games.rules.variations import PRESSURE, ROUNDS, VARIATIONS, round_rules

Mover: TypeAlias = Callable[[Observation, random.Random], Move]
Names: TypeAlias = tuple[str, ...]

RANDOM = "random"
SEATS = (2, 4, 7)
COST_SEATS = 4
COST_GOAL = 20
"""CPU milliseconds a move, the median at four seats."""
PART = 50
"""Games that a process plays at a time."""
GOALS: Mapping[tuple[str, str, int], tuple[float, float]] = MappingProxyType(
    {
        ("easy", RANDOM, 2): (0.90, 1.0),
        ("steady", "easy", 2): (0.70, 0.85),
        ("sharp", "steady", 2): (0.57, 1.0),
        ("sharp", "steady", 4): (0.31, 1.0),
    }
)
"""Between which shares of the wins a level alone is to be among those of another, by the number of seats."""
HEAD = ("seats", "alone", "among", "games", "wins", "95 %", "fair", "score", "others", "goal", "met?")


class Pairing(NamedTuple):
    """One level alone among seats of another, in rounds with these variations."""

    alone: str
    others: str
    seats: int
    variations: Names = ()


class Outcome(NamedTuple):
    """The share in the win of the seat that played alone, its total, and the mean total of the others."""

    share: float
    total: float
    others: float


def report(games: int) -> str:
    """The round robin, the variations and the cost, as tables, on all cores.

    `games` are those of a line at two seats; with more seats there are fewer, so that each line costs about as much.
    """
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        rows = [_row(pairing, played(pairing, games * 2 // pairing.seats, pool.map)) for pairing in ladder()]
        varied = [_row(pairing, played(pairing, games, pool.map)) for pairing in in_variations()]
    cost = [(level, f"{milliseconds(level):.2f}", str(COST_GOAL)) for level in bots.LEVELS]
    named = [(" ".join(pairing.variations), *row) for pairing, row in zip(in_variations(), varied, strict=True)]
    return "\n\n".join(
        [
            table(HEAD, rows),
            table(("variations", *HEAD), named),
            table(("level", f"ms a move, median of {COST_SEATS} seats", "goal"), cost),
        ]
    )


def ladder() -> list[Pairing]:
    """The weakest level against the random mover, then all pairs; at two seats the stronger one is alone."""
    pairs = [
        Pairing(alone, others, seats)
        for seats, (others, alone) in product(SEATS, permutations(bots.LEVELS, 2))
        if seats > 2 or bots.LEVELS.index(alone) > bots.LEVELS.index(others)
    ]
    return [Pairing(bots.LEVELS[0], RANDOM, 2), *pairs]


def in_variations() -> list[Pairing]:
    """The strongest level against the one below it in each variation, and in all of them at once."""
    others, alone = bots.LEVELS[-2:]
    return [Pairing(alone, others, 2, names) for names in (*((name,) for name in VARIATIONS), VARIATIONS)]


def played(pairing: Pairing, games: int, map_: Callable[..., object] = map) -> list[Outcome]:
    """What came of so many games; `map_` may be that of a pool of processes."""
    parts = [range(start, min(start + PART, games)) for start in range(0, games, PART)]
    return [outcome for part in map_(partial(_part, pairing), parts) for outcome in part]  # type: ignore[attr-defined]


def _part(pairing: Pairing, numbers: Sequence[int]) -> list[Outcome]:
    return [play(pairing, number) for number in numbers]


def play(pairing: Pairing, number: int) -> Outcome:
    """Game `number` of a pairing: the same deals for all pairings with so many seats and the same variations."""
    alone = number % pairing.seats
    levels = [pairing.alone if seat == alone else pairing.others for seat in range(pairing.seats)]
    result = play_game([mover(level) for level in levels], pairing.variations, number)
    totals = {each.seat: each.total for each in result.ranking}
    share = 1 / len(result.winners) if alone in result.winners else 0.0
    mine = totals.pop(alone)
    return Outcome(share, mine, statistics.mean(totals.values()))


def play_game(movers: Sequence[Mover], variations: Names, number: int) -> GameResult:
    """A whole game; `pressure` holds in the last round only (V4a)."""
    deals, moves = random.Random(f"deals {number}"), random.Random(f"moves {number}")
    scores = []
    for last in (False,) * (ROUNDS - 1) + (True,):
        names = [name for name in variations if name != PRESSURE or last]
        totals = totals_for(len(scores) + 1, [score.scores for score in scores])
        state = play_round(movers, names, deals, moves, totals)
        scores.append(score_round(state.rules, state.grids))
    return rank_game([score.scores for score in scores], scores[-1].visible_cards)


def play_round(
    movers: Sequence[Mover],
    names: Sequence[str],
    deals: random.Random,
    moves: random.Random,
    totals: Sequence[int] = (),
) -> RoundState:
    """The last state of a round; `totals` are those before it, if it is the last."""
    rules, shuffles = round_rules(names), random.Random(deals.random())
    cards = shuffles.sample(rules.captain_cards(), len(rules.captain_cards()))
    grids = [Grid.deal(shuffles.sample(DUCKS, len(DUCKS))) for _ in movers]
    removed = rules.surprises()
    state = open_round(rules, cards[removed:], grids, cards[:removed], totals)
    while state.ended_by is None:
        state = next_turn(state, lambda _number, pile: shuffles.sample(pile, len(pile)))
        chosen = {seat: movers[seat](observe(state, seat), moves) for seat in seats_asked(state)}
        state, _ = resolve(state, chosen)
    return state


def mover(level: str) -> Mover:
    """A level of bots, or the random mover that they are measured by."""
    return any_move if level == RANDOM else partial(bots.choose, level)


def any_move(observation: Observation, chance: random.Random) -> Move:
    """Any legal move, all equally likely."""
    return chance.choice(observation.legal_moves)


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson). Shared wins vary less, so it is never too narrow."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def milliseconds(level: str, games: int = 2) -> float:
    """The median CPU time of a move at a table of bots of this level."""
    spent: list[float] = []

    def timed(observation: Observation, chance: random.Random) -> Move:
        started = time.process_time()
        move = bots.choose(level, observation, chance)
        spent.append(1000 * (time.process_time() - started))
        return move

    for number in range(games):
        play_game([timed] * COST_SEATS, (), number)
    return statistics.median(spent)


def _row(pairing: Pairing, outcomes: Sequence[Outcome]) -> tuple[str, ...]:
    """One line of the tables."""
    share = statistics.mean(outcome.share for outcome in outcomes)
    low, high = wilson(share, len(outcomes))
    goal = None if pairing.variations else GOALS.get(pairing[:3])
    return (
        *(str(pairing.seats), pairing.alone, pairing.others, f"{len(outcomes):,}", f"{share:.3f}"),
        *(f"{low:.3f}–{high:.3f}", f"{1 / pairing.seats:.3f}"),
        *(f"{statistics.mean(each) / ROUNDS:.2f}" for each in list(zip(*outcomes, strict=True))[1:]),
        *(("", "") if goal is None else (f"{goal[0]}–{goal[1]}", "yes" if goal[0] <= share <= goal[1] else "NO")),
    )
