"""LEAGUES.md LP and LT computed a second time, in the plainest way: one sum after the other, nothing shared or kept.

It reads the documents of an export and knows nothing of `leagues`. `points` at a size is by the words of LP2 to LP5.
"""

import copy
from fractions import Fraction

PODIUM = {
    2: [120, 0],
    3: [130, 50, 0],
    4: [140, 70, 30, 0],
    5: [150, 85, 45, 20, 0],
    6: [160, 95, 60, 30, 15, 0],
    7: [170, 110, 70, 40, 20, 10, 0],
}
FEWER = ("splashes", "best_total", "missed", "seed")


def place_points(system, place, seats):
    """LP2, LP3."""
    if system == "linear":
        return Fraction(120 * (seats - place), seats - 1)
    if system == "wins":
        return Fraction(60 * seats if place == 1 else 0)
    return Fraction(PODIUM[seats][place - 1])


def ranks_of(table):
    """LP6: by how many are better, those moved last behind all others."""
    keys = [(seat.get("last", False), 0 if seat.get("last") else seat["played_rank"]) for seat in table["seats"]]
    return [1 + sum(other < key for other in keys) for key in keys]


def worth(system, table, index):
    """The points of a seat, before they are shared."""
    seat = table["seats"][index]
    if table["status"] == "void":
        return Fraction(60)
    if table["status"] == "split":
        return Fraction(0 if seat.get("at_fault") else 60)
    ranks = ranks_of(table)
    places = range(ranks[index], ranks[index] + ranks.count(ranks[index]))
    return sum(place_points(system, place, len(ranks)) for place in places) / len(places)


def held(seat):
    return seat.get("tenures") or [{"entry": seat["entry"], "kind": "player", "asked": 20, "decided": 20, "missed": 0}]


def share(system, table, index, entry):
    """What an entry gets of a seat under `tenure` (LP8), in ticks."""
    ticks = worth(system, table, index) * 420
    tenures = held(table["seats"][index])
    asked = sum(each["asked"] for each in tenures)
    if table["status"] == "void" or not asked:
        return ticks if table["seats"][index]["entry"] == entry else 0
    exact = [ticks * each["asked"] / asked for each in tenures]
    given = [int(each) for each in exact]
    while sum(given) < ticks:
        rest = [each - whole for each, whole in zip(exact, given, strict=True)]
        given[rest.index(max(rest))] += 1
    wanted = [each["entry"] == entry and each["decided"] > 0 and each["kind"] != "bot" for each in tenures]
    return sum(ticks for ticks, mine in zip(given, wanted, strict=True) if mine)


def is_own(seat):
    mine = [each for each in held(seat) if each["entry"] == seat["entry"]]
    asked = sum(each["asked"] for each in held(seat))
    return any(each["decided"] for each in mine) and sum(each["asked"] for each in mine) * 2 >= asked


def ruled(document, decisions):
    """LO3, LO4: the document as these decisions have it, each a dictionary; `undoes` takes another one back."""
    changed = copy.deepcopy(document)
    undone = [each["undoes"] for each in decisions if each["action"] == "undo"]
    for each in decisions:
        if each["number"] not in undone:
            rule(changed, each)
    return changed


def rule(document, decision):
    action = decision["action"]
    if action in ("award", "deduct"):
        document["rulings"].append(decision)
    if action == "disqualify":
        next(each for each in document["entries"] if each["id"] == decision["entry"])["status"] = "disqualified"
    for round_ in document["rounds"]:
        for table in round_["tables"]:
            if (round_["number"], table["number"]) == (decision.get("round"), decision.get("table")):
                table["status"] = "void" if action == "void" else "adjudicated"
                for seat, rank in zip(table["seats"], decision.get("ranks", ()), strict=False):
                    seat["played_rank"] = rank
            for seat in table["seats"]:
                if action == "disqualify" and decision["everywhere"] and seat["entry"] == decision["entry"]:
                    seat["last"] = True


class Naive:
    """The standings of a document."""

    def __init__(self, document):
        self.document = document
        self.system = document["settings"]["points"]["system"]

    def seats(self):
        for round_ in self.document["rounds"]:
            for table in round_["tables"]:
                for index, seat in enumerate(table["seats"]):
                    if table["status"] in ("finished", "adjudicated", "split", "void"):
                        yield round_, table, index, seat

    def own(self, entry):
        return [
            (table, index)
            for _, table, index, seat in self.seats()
            if seat["entry"] == entry and table["status"] in ("finished", "adjudicated") and is_own(seat)
        ]

    def points(self, entry):
        by_round = {}
        extra = 0
        for round_, table, index, seat in self.seats():
            if seat["entry"] == entry:
                by_round[round_["number"]] = share(self.system, table, index, entry)
            else:
                extra += share(self.system, table, index, entry)
        for round_ in self.document["rounds"]:
            for each in round_["unseated"]:
                if each["entry"] == entry:
                    by_round[round_["number"]] = each["points"] * 420
        for ruling in self.document["rulings"]:
            if ruling["entry"] == entry and not ruling.get("undone_by"):
                extra += 420 * ruling["points"] * (1 if ruling["action"] == "award" else -1)
        best = self.document["settings"]["counting"]["best"]
        return Fraction(sum(sorted(by_round.values(), reverse=True)[:best]) + extra) / 420

    def strength(self, entry):
        own = [share(self.system, *table, entry) for table in self.own(entry)]
        return Fraction(sum(own), len(own)) / 420 if own else Fraction(60)

    def value(self, code, entry, level):
        return getattr(self, code)(entry, level) if code == "head_to_head" else getattr(self, code)(entry)

    def average(self, entry):
        kinds = [
            each["kind"] for round_ in self.document["rounds"] for each in round_["unseated"] if each["entry"] == entry
        ]
        rounds = sum(kind in ("bye", "sit_out") for kind in kinds)
        rounds += sum(seat["entry"] == entry for *_, seat in self.seats())
        return self.points(entry) / (rounds or 1)

    def wins(self, entry):
        ranks = [(ranks_of(table), index) for table, index in self.own(entry)]
        return sum((Fraction(1, each.count(1)) for each, index in ranks if each[index] == 1), Fraction(0))

    def countback(self, entry):
        ranks = [ranks_of(table)[index] for table, index in self.own(entry)]
        return tuple(ranks.count(rank) for rank in (1, 2, 3, 4, 5, 6, 7))

    def beaten(self, entry):
        return sum((worth("linear", table, index) for table, index in self.own(entry)), Fraction(0))

    def totals(self, entry):
        return [table["seats"][index]["total"] for table, index in self.own(entry)]

    def splashes(self, entry):
        return Fraction(sum(self.totals(entry)), len(self.totals(entry))) if self.totals(entry) else None

    def best_total(self, entry):
        return min(self.totals(entry), default=None)

    def others(self, table, index):
        return [seat for place, seat in enumerate(table["seats"]) if place != index]

    def margin(self, entry):
        total = Fraction(0)
        for table, index in self.own(entry):
            others = [seat["total"] for seat in self.others(table, index)]
            total += Fraction(sum(others), len(others)) - table["seats"][index]["total"]
        return total

    def opponents(self, entry):
        means = []
        for table, index in self.own(entry):
            others = [self.strength(seat["entry"]) for seat in self.others(table, index)]
            means.append(sum(others) / len(others))
        return sum(means) / len(means) if means else Fraction(0)

    def sonneborn(self, entry):
        total = Fraction(0)
        for table, index in self.own(entry):
            ranks = ranks_of(table)
            for place, seat in enumerate(table["seats"]):
                if place != index and ranks[place] >= ranks[index]:
                    part = Fraction(1) if ranks[place] > ranks[index] else Fraction(1, 2)
                    total += part * self.strength(seat["entry"]) / (len(ranks) - 1)
        return total

    def missed(self, entry):
        return sum(
            each["missed"] for *_, seat in self.seats() for each in seat.get("tenures", ()) if each["entry"] == entry
        )

    def seed(self, entry):
        return next(each["seed"] for each in self.document["entries"] if each["id"] == entry)

    def head_to_head(self, entry, level):
        if len(level) < 2:
            return None
        for one in level:
            for other in level:
                if one != other and not self.common(one, other):
                    return None
        score = 0
        for other in level:
            for mine, theirs in self.common(entry, other) if other != entry else ():
                score += (theirs > mine) - (theirs < mine)
        return score

    def common(self, one, other):
        """The ranks of both at the tables that are both's own."""
        found = []
        for table, index in self.own(one):
            for other_table, other_index in self.own(other):
                if table is other_table:
                    found.append((ranks_of(table)[index], ranks_of(table)[other_index]))
        return found

    def rows(self):
        """Entry, rank and values of everybody who is ranked, by entry."""
        ranked = [each["id"] for each in self.document["entries"] if each["status"] != "disqualified"]
        rows = {}
        groups = [ranked]
        for code in self.document["settings"]["tie_breaks"]:
            following = []
            for group in groups:
                values = {entry: self.value(code, entry, group) for entry in group}
                for entry, value in values.items():
                    rows.setdefault(entry, []).append(value)
                known = sorted({value for value in values.values() if value is not None}, reverse=code not in FEWER)
                following += [[entry for entry in group if values[entry] == value] for value in known]
                following += [[entry for entry in group if values[entry] is None]]
            groups = [group for group in following if group]
        return {
            entry: (1 + sum(map(len, groups[:index])), rows[entry])
            for index, group in enumerate(groups)
            for entry in group
        }
