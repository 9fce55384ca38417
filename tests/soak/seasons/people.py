"""Who enters: players who come once a day, or never; who drop out, sit out, substitute, and come too late."""

import random
from collections.abc import Sequence

from tests.soak.players import Document, Habit, Player

NEVER_COMES = 0.08
"""The share of players who enter and are not seen again."""

HABITS: tuple[Habit, ...] = ("policy",) * 16 + ("orders", "no orders")
LOOKS_AROUND = 0.6
"""The share of visits at which a player looks at the own entries, not only at games that wait."""

DROPS_OUT = 0.02
"""The share of the entries looked at that a player gives up; so for the next ones."""

RESIGNS = 0.02
SITS_OUT = 0.04
SEEDS = 0.1
CONFIRMS = 0.85
SAYS_YES = 0.7
"""The share of offers of seats that are accepted; the others are declined."""

ABSENT = "never"


class People:
    """The players of a simulation, and what each has entered."""

    def __init__(self, players: Sequence[Player], rng: random.Random) -> None:
        self.players = players
        self.absent = {player.name for player in players if rng.random() < NEVER_COMES}
        for player in players:
            player.habit = rng.choice(HABITS)

    def comes(self, player: Player, day: int, hours: range) -> bool:
        """Whether a player comes in these hours of a day."""
        return player.name not in self.absent and player.comes(day, hours)


def enter(player: Player, competition: str) -> None:
    """Come to take part, and confirm that; who brings own entropy is drawn with it."""
    seed = player.rng.randbytes(16).hex() if player.rng.random() < SEEDS else ""
    entries = f"/competitions/{competition}/entries"
    answer = player.do("entries", "POST", entries, {"draw_seed": seed})
    if answer.is_good:
        player.do("entries confirmed", "PATCH", f"{entries}/{answer.document['id']}", {"confirmed": True})


def volunteer(player: Player, competition: str) -> None:
    """Join the pool of substitutes."""
    player.do("volunteers", "PUT", f"/competitions/{competition}/substitutes/me")


def visit(player: Player) -> None:
    """Decide about offers, move where a game waits, and now and then look at the own entries."""
    for offer in player.read("/me/offers")["results"]:
        says_yes = player.rng.random() < SAYS_YES
        what, step = ("offers accepted", "accept") if says_yes else ("offers declined", "decline")
        player.do(what, "POST", f"/me/offers/{offer['id']}/{step}", {})
    player.play()
    if player.rng.random() < LOOKS_AROUND:
        for entry in player.read("/me/entries?limit=100")["results"]:
            if entry["competition"]["status"] in ("published", "running"):
                _look_at(player, entry)


def _look_at(player: Player, entry: Document) -> None:
    address = f"/competitions/{entry['competition']['id']}/entries/{entry['id']}"
    rng = player.rng
    if entry["status"] not in ("active", "waiting"):
        return
    if entry["confirmed_at"] is None and entry["competition"]["season"] is not None:
        if rng.random() < CONFIRMS:
            player.do("entries confirmed", "PATCH", address, {"confirmed": True})
        else:
            player.do("places refused", "DELETE", address)
    elif rng.random() < DROPS_OUT:
        player.do("drop-outs", "DELETE", address)
    elif rng.random() < SITS_OUT and entry["next_round"] is not None:
        player.do("sit-outs", "PATCH", address, {"sit_outs": [entry["next_round"]["number"]]})
    for table in entry["tables"]:
        if table["game"] is not None and rng.random() < RESIGNS:
            player.do("resignations", "POST", f"/games/{table['game']}/resign", {})
