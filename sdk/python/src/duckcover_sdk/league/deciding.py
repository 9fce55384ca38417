"""Decisions: each is tried first, shown with the standings that would come, and made when the organizer says yes."""

from argparse import Namespace
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from duckcover_sdk.league.faults import OrganizerError, WrongInputError
from duckcover_sdk.league.files import read_tables
from duckcover_sdk.league.office import Document, Office
from duckcover_sdk.league.sheets import Answer, Sheet

SURE = "Do it?"
NOT_DONE = "Nothing was changed."


@dataclass(frozen=True)
class Decision:
    """What is asked of the service. `version`: of the competition, as it was looked at."""

    method: str
    path: str
    body: Document
    competition: Document | None = None


def decide(office: Office, options: Namespace, decision: Decision) -> Answer:
    """Try a decision, show it, and make it when that is wanted. Raises: OrganizerError."""
    body = {**decision.body, **_why(options)}
    if options.yes and not options.dry_run:
        return _told(office.send(decision.method, decision.path, body), "Done")
    version = decision.competition["version"] if decision.competition else None
    tried = office.send(decision.method, decision.path, {**body, "dry_run": True}, version=version)
    answer = _tried(office, tried, decision.competition)
    if options.dry_run:
        return answer
    if not office.ask(f"{answer.text()}\n\n{SURE}"):
        raise OrganizerError("not_done", NOT_DONE)
    return _told(office.send(decision.method, decision.path, body, version=version), "Done")


def _why(options: Namespace) -> Document:
    note = {"private_note": options.note} if options.note else {}
    return {"reason": options.reason, **note}


def _tried(office: Office, ruling: Document, competition: Document | None) -> Answer:
    """What would be decided, and which rows of the standings would be others."""
    answer = _told(ruling, "Would be decided")
    if competition is None or ruling.get("standings") is None:
        return answer
    now = {each["entry"]: each for each in office.every(f"/competitions/{competition['id']}/standings")}
    rows = [
        (each["rank"], each["player"], each["points"], *_before(now.get(each["entry"])))
        for each in ruling["standings"]
        if _shown(each) != _shown(now.get(each["entry"], {}))
    ]
    if not rows:
        return Answer(ruling, [*answer.lines, "The standings stay as they are."])
    return Answer(ruling, answer.lines, Sheet(("rank", "player", "points", "rank now", "points now"), rows))


def _shown(row: Mapping[str, Any]) -> tuple[object, object]:
    return row.get("rank"), row.get("points")


def _before(row: Mapping[str, Any] | None) -> tuple[object, object]:
    return (None, None) if row is None else _shown(row)


def _told(ruling: Document, what: str) -> Answer:
    """A ruling in words."""
    number = f"ruling {ruling['number']}, " if what == "Done" else ""
    about = [
        f"{name} {ruling[name]}" for name in ("round", "table", "points", "undoes") if ruling.get(name) is not None
    ]
    lines = [f"{what}: {number}{', '.join([ruling['action'], *about])} ({ruling['reason']})"]
    if ruling.get("expected_days") is not None:
        lines.append(f"A game takes about {ruling['expected_days']:g} days at this clock.")
    if ruling.get("rounds_are_short"):
        lines.append("Some round is shorter than that: its games may be ended by the rule for unfinished ones.")
    return Answer(ruling, lines)


# --- powers -------------------------------------------------------------------------------------------------


def about_competition(action: str) -> Callable[[Office, Namespace], Answer]:
    """A power over a competition as a whole; of a season, over each of its divisions."""

    def power(office: Office, options: Namespace) -> Answer:
        answers = [
            decide(office, options, Decision("POST", f"/competitions/{each['id']}/{action}", {}, each))
            for each in office.competitions(options.competition)
        ]
        if len(answers) == 1:
            return answers[0]
        return Answer([each.document for each in answers], [line for each in answers for line in each.lines])

    return power


def about_entry(action: str) -> Callable[[Office, Namespace], Answer]:
    """A power over the entry of a player."""

    def power(office: Office, options: Namespace) -> Answer:
        competition = office.competition(options.competition)
        entry = office.entry(competition["id"], options.player)
        body = {"points": options.points} if "points" in options else {}
        body |= {"from": "all" if options.all else "now"} if "all" in options else {}
        path = f"/competitions/{competition['id']}/entries/{entry['id']}/{action}"
        return decide(office, options, Decision("POST", path, body, competition))

    return power


def about_place(action: str, *members: str) -> Callable[[Office, Namespace], Answer]:
    """A power over a table, a round, or a competition: as far as the command line says where."""

    def power(office: Office, options: Namespace) -> Answer:
        competition = office.competition(options.competition)
        place = f"/competitions/{competition['id']}"
        for name in ("round", "table"):
            number = getattr(options, name, None)
            place += "" if number is None else f"/{name}s/{number}"
        body = {name: getattr(options, name) for name in members}
        return decide(office, options, Decision("POST", f"{place}/{action}", body, competition))

    return power


def adjudicate(office: Office, options: Namespace) -> Answer:
    """End a table by a rule or with ranks."""
    members = ("ranks",) if options.ranks else ("rule",)
    return about_place("adjudicate", *members)(office, options)


def replace(office: Office, options: Namespace) -> Answer:
    """Give a seat to somebody else."""
    competition = office.competition(options.competition)
    entry = office.entry(competition["id"], options.player)
    path = f"/competitions/{competition['id']}/rounds/{options.round}/tables/{options.table}/replace"
    body = {"entry": entry["id"], "player": options.by, "lasting": options.lasting}
    return decide(office, options, Decision("POST", path, body, competition))


def apart(office: Office, options: Namespace) -> Answer:
    """Keep two entries apart, or stop doing so."""
    competition = office.competition(options.competition)
    one, other = (office.entry(competition["id"], player)["id"] for player in (options.player, options.other))
    path = f"/competitions/{competition['id']}/apart/{one}/{other}"
    if not options.end:
        return decide(office, options, Decision("PUT", path, {}, competition))
    if not (options.yes or options.dry_run or office.ask(f"Let {options.player} meet {options.other} again?")):
        raise OrganizerError("not_done", NOT_DONE)
    query = {"reason": options.reason, **({"dry_run": "true"} if options.dry_run else {})}
    return _told(office.send("DELETE", path, **query), "Would be decided" if options.dry_run else "Done")


def set_tables(office: Office, options: Namespace) -> Answer:
    """Set the tables of a round by hand."""
    competition = office.competition(options.competition)
    entries = {each["player"]: each["id"] for each in office.every(f"/competitions/{competition['id']}/entries")}
    tables = []
    for names in read_tables(options.file):
        strangers = [name for name in names if name not in entries]
        if strangers:
            raise WrongInputError(f"{options.file}: {', '.join(strangers)} have no entry in {competition['name']}")
        tables.append([entries[name] for name in names])
    path = f"/competitions/{competition['id']}/rounds/{options.round}/tables"
    return decide(office, options, Decision("PUT", path, {"tables": tables}, competition))


def undo(office: Office, options: Namespace) -> Answer:
    """Take a ruling back."""
    competition = office.competition(options.competition)
    path = f"/competitions/{competition['id']}/rulings/{options.number}/undo"
    return decide(office, options, Decision("POST", path, {}, competition))


def announce(office: Office, options: Namespace) -> Answer:
    """Tell everybody of a league, or of one competition, something."""
    league = office.league(options.league)
    body: Document = {"text": options.text}
    if options.competition:
        body["competition"] = office.competition(options.competition)["id"]
    return decide(office, options, Decision("POST", f"/leagues/{league['id']}/announcements", body))


def hide_announcement(office: Office, options: Namespace) -> Answer:
    """Hide what everybody was told."""
    league = office.league(options.league)
    path = f"/leagues/{league['id']}/announcements/{options.id}/hide"
    return decide(office, options, Decision("POST", path, {}))


def moment(text: str) -> str:
    """A moment as the service takes it; one without an offset is by this computer's clock. Raises: ValueError."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise ValueError(f"{text!r} is no time such as 2027-03-01T20:00+01:00") from None
    return (found if found.tzinfo else found.astimezone()).isoformat()
