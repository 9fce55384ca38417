"""Organizers of a league: some never come again, others rule, and two of them do so at the same moment."""

import datetime as dt
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from tests.soak.players import Document, Player
from tests.soak.wire import Answer

RULES = 0.35
"""The share of the looks at a running competition at which an organizer rules."""

AT_ONCE = 0.4
"""The share of the looks at which both organizers decide the same, knowing the same version."""

TAKES_BACK = 0.3
REASON = {"reason": "This is a simulation."}
TOLD = {"precondition_failed", "competition_state"}
"""What the second of two is told: it has changed since; or both: it is over."""


@dataclass
class Staff:
    """The owner and an organizer of a league, and its competitions; who is `absent` only publishes."""

    league: str
    owner: Player
    organizer: Player
    rng: random.Random
    absent: bool
    now: dt.datetime
    competitions: list[str] = field(default_factory=list)
    trouble: list[str] = field(default_factory=list)
    """Where two organizers at once did not come out as one winner, the other told why."""

    def look(self, now: dt.datetime) -> None:
        """Look at every competition that runs. `now`: what the simulated clock has shown."""
        self.now = now
        for key in () if self.absent else self.competitions:
            found = self.owner.read(f"/competitions/{key}")
            if found["status"] != "running":
                continue
            if self.rng.random() < RULES:
                self._rule(found)
            if self.rng.random() < AT_ONCE:
                self._decide_at_once(found)

    def _rule(self, competition: Document) -> None:
        rulings = self.owner.read(f"/competitions/{competition['id']}/rulings?limit=1")["results"]
        if rulings and rulings[0]["actor"] is not None and self.rng.random() < TAKES_BACK:
            self._do("undo", competition, f"/rulings/{rulings[0]['number']}/undo")
            return
        what = self.rng.choice((self._on_entry, self._on_table, self._on_round))
        what(competition)

    def _do(self, what: str, competition: Document, rest: str, method: str = "POST", **body: object) -> Answer:
        who = self.rng.choice((self.owner, self.organizer))
        return who.do(f"rulings: {what}", method, f"/competitions/{competition['id']}{rest}", {**REASON, **body})

    def _on_entry(self, competition: Document) -> None:
        entries = self.owner.read(f"/competitions/{competition['id']}/entries?limit=100")["results"]
        if len(entries) < 2:
            return
        one, other = self.rng.sample(entries, 2)
        action, body = self.rng.choice(
            (
                ("award", {"points": self.rng.randint(1, 90)}),
                ("deduct", {"points": self.rng.randint(1, 90)}),
                ("warn", {}),
                ("disqualify", {"from": self.rng.choice(("now", "all"))}),
                ("reinstate", {}),
                ("admit", {}),
                ("withdraw", {}),
            )
        )
        self._do(action, competition, f"/entries/{one['id']}/{action}", **body)
        self._do("apart", competition, f"/apart/{one['id']}/{other['id']}", "PUT")

    def _on_table(self, competition: Document) -> None:
        round_ = self._a_round(competition)
        if round_ is None:
            return
        table = self.rng.choice(self.owner.read(f"{round_}/tables?limit=100")["results"])
        ranks = list(range(1, len(table["seats"]) + 1))
        self.rng.shuffle(ranks)
        action, body = self.rng.choice(
            (
                ("adjudicate", {"ranks": ranks}),
                ("adjudicate", {"rule": self.rng.choice(("play_out", "ended_rounds", "split"))}),
                ("void", {}),
                ("pause", {"until": self._in_hours(20)}),
                ("resume", {}),
                ("extend", {"closes_at": self._in_hours(96)}),
            )
        )
        rest = f"{round_.removeprefix('/competitions/' + competition['id'])}/tables/{table['number']}/{action}"
        self._do(f"{action} a table", competition, rest, **body)

    def _on_round(self, competition: Document) -> None:
        """Pause or extend a round, or draw it anew; one that is not published is the last one."""
        rounds = self.owner.read(f"/competitions/{competition['id']}/rounds?limit=100")["results"]
        if not rounds:
            return
        number = self.rng.choice(rounds[-2:])["number"]
        action, body = self.rng.choice(
            (
                ("redraw", {}),
                ("redraw", {}),
                ("pause", {"until": self._in_hours(20)}),
                ("resume", {}),
                ("extend", {"closes_at": self._in_hours(96)}),
            )
        )
        self._do(f"{action} a round", competition, f"/rounds/{number}/{action}", **body)

    def _a_round(self, competition: Document) -> str | None:
        """The address of one of the last two rounds that have tables."""
        rounds = self.owner.read(f"/competitions/{competition['id']}/rounds?limit=100")["results"]
        drawn = [each["number"] for each in rounds if each["status"] in ("open", "closing", "closed")]
        return f"/competitions/{competition['id']}/rounds/{self.rng.choice(drawn[-2:])}" if drawn else None

    def _in_hours(self, hours: int) -> str:
        return (self.now + dt.timedelta(hours=hours)).isoformat()

    def _decide_at_once(self, competition: Document) -> None:
        """Both award points to one entry, knowing the same version: one at most does, others are told why not."""
        entries = self.owner.read(f"/competitions/{competition['id']}/entries?status=active&limit=100")["results"]
        if not entries:
            return
        entry = self.rng.choice(entries)["id"]
        path, body = f"/competitions/{competition['id']}/entries/{entry}/award", {**REASON, "points": 1}
        version = self.owner.read(f"/competitions/{competition['id']}")["version"]

        def award(who: Player) -> Answer:
            return who.do("awards by two at once", "POST", path, body, version=version)

        answers = self._both(award)
        won = sum(answer.is_good for answer in answers)
        told = [answer.code for answer in answers if not answer.is_good]
        if won > 1 or set(told) - TOLD:
            self.trouble.append(f"{path}: {won} of two at once had it, the others were told {told}")

    def _both(self, act: Callable[[Player], Answer]) -> list[Answer]:
        with ThreadPoolExecutor(2) as pool:
            return list(pool.map(act, (self.owner, self.organizer)))
