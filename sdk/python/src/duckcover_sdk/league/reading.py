"""What organizers look at: leagues, competitions, entries, rounds, tables, standings, rulings, movement."""

from argparse import Namespace
from typing import Any

from duckcover_sdk.league.office import Document, Office
from duckcover_sdk.league.sheets import Answer, Sheet


def leagues(office: Office, _options: Namespace) -> Answer:
    """The leagues that the organizer runs, with their competitions by the names that other commands take."""
    found, rows = office.leagues(), []
    for league in found:
        seasons = {each["id"]: each["name"] for each in league["seasons"]}
        rows += [
            (league["name"], seasons.get(each["season"]), each["tier"], each["name"], each["status"], each["id"])
            for each in league["competitions"]
        ]
        rows += [] if league["competitions"] else [(league["name"], None, None, None, None, league["id"])]
    return Answer(found, sheet=Sheet(("league", "season", "tier", "competition", "status", "id"), rows))


def show(office: Office, options: Namespace) -> Answer:
    """A competition, or the divisions of a season, at a glance."""
    found = office.competitions(options.competition)
    rows = [
        (
            each["name"],
            each["status"],
            each["entries"]["active"],
            each["entries"]["waiting"],
            each["registration"]["opens_at"],
            each["registration"]["closes_at"],
            each["finished_at"],
        )
        for each in found
    ]
    names = ("competition", "status", "entries", "waiting", "registration opens", "closes", "finished")
    return Answer(found if len(found) > 1 else found[0], sheet=Sheet(names, rows))


def entries(office: Office, options: Namespace) -> Answer:
    """The entries of a competition, in the order of their coming."""
    competition = office.competition(options.competition)
    found = office.every(f"/competitions/{competition['id']}/entries", status=options.status)
    rows = [(each["player"], each["status"], each["seed"], each["entered_at"], each["id"]) for each in found]
    return Answer(found, sheet=Sheet(("player", "status", "seed", "entered", "id"), rows))


def rounds(office: Office, options: Namespace) -> Answer:
    """The rounds of a competition, with their times."""
    competition = office.competition(options.competition)
    found = office.every(f"/competitions/{competition['id']}/rounds")
    names = ("number", "status", "draws_at", "opens_at", "closes_at", "closed_at", "tables")
    rows = [tuple(each[name] for name in names) for each in found]
    return Answer(found, sheet=Sheet(("round", *(name.replace("_at", "") for name in names[1:])), rows))


def tables(office: Office, options: Namespace) -> Answer:
    """The tables of a round, seat by seat."""
    competition = office.competition(options.competition)
    found = office.every(f"/competitions/{competition['id']}/rounds/{options.round}/tables")
    rows = [
        (each["number"], each["status"], seat["player"], seat["rank"], seat["total"], seat["points"])
        for each in found
        for seat in each["seats"]
    ]
    return Answer(found, sheet=Sheet(("table", "status", "player", "rank", "splashes", "points"), rows))


def standings(office: Office, options: Namespace) -> Answer:
    """The standings of a competition, now or after a round."""
    competition = office.competition(options.competition)
    path = f"/competitions/{competition['id']}/standings"
    pages = list(office.pages(path, round=options.round, stage=options.stage))
    found = [row for page in pages for row in page["results"]]
    codes = [code for code in competition["tie_breaks"] if code != "points"]
    last = max((each["round"] for row in found for each in row["rounds"]), default=0)
    rows = [_standing(row, codes, last) for row in found]
    names = ("rank", "player", "points", *codes, *(f"round {number}" for number in range(1, last + 1)))
    state = "final" if pages[0]["final"] else f"after round {pages[0]['round']}"
    document = {**pages[0], "results": found, "next": None}
    return Answer(document, [f"{competition['name']}, {state}"], Sheet(names, rows))


def _standing(row: Document, codes: list[str], last: int) -> tuple[object, ...]:
    values = (_value(row["tie_breaks"][code]) for code in codes)
    points = {each["round"]: each["points"] for each in row["rounds"]}
    return row["rank"], row["player"], row["points"], *values, *(points.get(number) for number in range(1, last + 1))


def _value(value: Any) -> object:
    return "-".join(map(str, value)) if isinstance(value, list) else value


def crosstable(office: Office, options: Namespace) -> Answer:
    """Who has met whom: won-level-lost, in the order of the standings."""
    competition = office.competition(options.competition)
    found = office.every(f"/competitions/{competition['id']}/crosstable")
    rows = []
    for row in found:
        met = {each["entry"]: f"{each['above']}-{each['level']}-{each['below']}" for each in row["met"]}
        rows.append((row["rank"], row["player"], *(met.get(other["entry"]) for other in found)))
    numbers = [str(number) for number in range(1, len(found) + 1)]
    numbered = [(number, *row) for number, row in zip(numbers, rows, strict=True)]
    return Answer(found, sheet=Sheet(("", "rank", "player", *numbers), numbered))


def rulings(office: Office, options: Namespace) -> Answer:
    """What was decided, by whom and why, newest first."""
    competition = office.competition(options.competition)
    found = office.every(f"/competitions/{competition['id']}/rulings", target=options.about)
    rows = [
        (each["number"], each["at"], each["actor"] or "the service", each["action"], _about(each), each["reason"])
        for each in found
    ]
    return Answer(found, sheet=Sheet(("ruling", "at", "by", "action", "about", "reason"), rows))


def _about(ruling: Document) -> str:
    names = ("round", "table", "points", "undoes", "undone_by")
    return ", ".join(f"{name.replace('_', ' ')} {ruling[name]}" for name in names if ruling[name] is not None)


def explain(office: Office, options: Namespace) -> Answer:
    """Why the tables of a round are what they are, pair by pair; with two players, what exchanging them would cost."""
    competition = office.competition(options.competition)
    path = f"/competitions/{competition['id']}"
    players = {each["id"]: each["player"] for each in office.every(f"{path}/entries")}
    swap = ",".join(office.entry(competition["id"], player)["id"] for player in options.swap or ()) or None
    found = office.get(f"{path}/rounds/{options.round}/explain", swap=swap)
    rows = [
        (table["number"], *(players.get(entry) for entry in pair["entries"]), pair["met"], pair["distance"])
        for table in found["tables"]
        for pair in table["pairs"]
    ]
    lines = [
        f"Round {found['round']} costs {found['total']}.",
        f"Repeats so far: {found['repeats']}; fewer than {found['fewest_repeats']} are not possible.",
    ]
    if found["swap"] is not None:
        lines.append(f"Exchanging {' and '.join(options.swap)} would cost {found['swap']['cost']:+d}.")
    return Answer(found, lines, Sheet(("table", "one", "other", "met before", "distance"), rows))


def requests(office: Office, options: Namespace) -> Answer:
    """What players have asked the staff of a competition, newest first."""
    competition = office.competition(options.competition)
    found = office.every(f"/competitions/{competition['id']}/requests")
    if options.open:
        found = [each for each in found if each["answer"] is None]
    rows = [
        (each["created_at"], each["player"], each["kind"], each["text"], each["answer"], each["id"]) for each in found
    ]
    return Answer(found, sheet=Sheet(("at", "player", "kind", "text", "answer", "id"), rows))


def webhooks(office: Office, options: Namespace) -> Answer:
    """Where the public facts of a league are posted, and whether that works."""
    league = office.league(options.league)
    found = office.every(f"/leagues/{league['id']}/webhooks")
    rows = [(each["url"], each["failing_since"], each["disabled_at"], each["id"]) for each in found]
    return Answer(found, sheet=Sheet(("address", "fails since", "off since", "id"), rows))


def announcements(office: Office, options: Namespace) -> Answer:
    """What everybody of a league has been told, newest first."""
    league = office.league(options.league)
    found = office.every(f"/leagues/{league['id']}/announcements")
    rows = [(each["at"], each["text"], each["id"]) for each in found]
    return Answer(found, sheet=Sheet(("at", "text", "id"), rows))


def staff(office: Office, options: Namespace) -> Answer:
    """Who runs a league."""
    league = office.league(options.league)
    found = office.every(f"/leagues/{league['id']}/staff")
    rows = [(each["player"], each["role"], each["accepted_at"]) for each in found]
    return Answer(found, sheet=Sheet(("player", "role", "accepted"), rows))


def movement(office: Office, options: Namespace) -> Answer:
    """Who goes up and down as a season stands now."""
    season = office.season(options.season)
    found = office.get(f"/seasons/{season['id']}/movement")
    rows = [
        (division["tier"], each["place"], each["player"], _way(division["tier"], each["to_tier"]), each["to_tier"])
        for division in found["divisions"]
        for each in division["entries"]
    ]
    state = "final" if found["final"] else "as it stands now"
    return Answer(found, [f"{season['name']}, {state}"], Sheet(("tier", "place", "player", "moves", "to"), rows))


def _way(tier: int, to: int | None) -> str:
    if to is None:
        return "leaves"
    return "up" if to < tier else "down" if to > tier else ""
