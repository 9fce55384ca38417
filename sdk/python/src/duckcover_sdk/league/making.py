"""Leagues, competitions and seasons as a file describes them, their guests, their staff, and what follows a season."""

from argparse import Namespace
from collections import defaultdict

from duckcover_sdk import DuckcoverError, InvalidInputError
from duckcover_sdk.league.deciding import Decision, decide
from duckcover_sdk.league.faults import OrganizerError, WrongInputError
from duckcover_sdk.league.files import Guest, read_guests
from duckcover_sdk.league.office import Document, Office
from duckcover_sdk.league.plan import Part, read_changes, read_plan
from duckcover_sdk.league.sheets import Answer, Sheet


def create(office: Office, options: Namespace) -> Answer:
    """Make what a file describes: the league unless there is one of this name, and its competition or season."""
    plan = read_plan(options.file)
    league, lines = _league(office, plan.league)
    made: Document = {"league": league}
    for kind, part in (("competition", plan.competition), ("season", plan.season)):
        if part is None:
            continue
        name = part.document.get("name")
        if any(each["name"] == name for each in league.get(f"{kind}s", ())):
            raise OrganizerError("exists", f"{league['name']} has a {kind} {name!r} already.")
        made[kind] = _made(office, f"/leagues/{league['id']}/{kind}s", part)
        lines.append(f"Made: {kind} {name}, {made[kind]['id']}: a draft, which only staff see.")
        lines += [f"      division {each['tier']}: {each['name']}" for each in made[kind].get("divisions", ())]
    return Answer(made, lines)


def _league(office: Office, part: Part) -> tuple[Document, list[str]]:
    """The league of this name, made if there is none."""
    name = part.document["name"]
    try:
        found = office.league(name)
    except OrganizerError as error:
        if error.code != "not_found":
            raise
        made = _made(office, "/leagues", part)
        return made, [f"Made: league {name}, {made['id']}."]
    return found, [f"Found: league {name}, {found['id']}."]


def _made(office: Office, path: str, part: Part) -> Document:
    """Send a part of a file. Raises: WrongInputError with the lines of what the service does not take."""
    try:
        return office.send("POST", path, part.document)
    except InvalidInputError as error:
        raise (part.blamed(error.errors) if error.errors else error) from None


def change(office: Office, options: Namespace) -> Answer:
    """Change the settings of a competition to those of a file; what is not in it stays."""
    part, competition = read_changes(options.file), office.competition(options.competition)
    why = {"reason": options.reason, **({"private_note": options.note} if options.note else {})}
    body, path = {**part.document, **why}, f"/competitions/{competition['id']}"
    try:
        tried = office.send("PATCH", path, {**body, "dry_run": True}, version=competition["version"])
        names = ", ".join(part.document)
        if options.dry_run:
            return Answer(tried, [f"Would be changed: {names} of {competition['name']}."])
        if not options.yes and not office.ask(f"Change {names} of {competition['name']}?"):
            raise OrganizerError("not_done", "Nothing was changed.")
        changed = office.send("PATCH", path, body, version=competition["version"])
    except InvalidInputError as error:
        raise (part.blamed(error.errors) if error.errors else error) from None
    number = f" (ruling {changed['ruling']['number']})" if changed.get("ruling") else ""
    return Answer(changed, [f"Changed: {names} of {competition['name']}{number}."])


def invite(office: Office, options: Namespace) -> Answer:
    """Invite the players of a CSV file, into the divisions that it names where there are several."""
    guests: dict[str, list[Guest]] = defaultdict(list)
    divisions = office.competitions(options.competition)
    for guest in read_guests(options.file):
        guests[_division(options, divisions, guest)["id"]].append(guest)
    answers, rows = [], []
    for each in divisions:
        if each["id"] not in guests:
            continue
        body = {"entries": [{"player": guest.player, "seed": guest.seed} for guest in guests[each["id"]]]}
        decision = Decision("POST", f"/competitions/{each['id']}/entries/bulk", body, each)
        try:
            answers.append(decide(office, options, decision))
        except InvalidInputError as error:
            raise _blamed(options, guests[each["id"]], error) from None
        rows.append((each["name"], len(guests[each["id"]])))
    lines = [line for answer in answers for line in answer.lines]
    return Answer([answer.document for answer in answers], lines, Sheet(("competition", "invited"), rows))


def _division(options: Namespace, divisions: list[Document], guest: Guest) -> Document:
    """Where somebody is to play. Raises: WrongInputError."""
    if not guest.division and len(divisions) == 1:
        return divisions[0]
    for each in divisions:
        if guest.division.casefold() in (str(each["name"]).casefold(), str(each["tier"])):
            return each
    known = ", ".join(each["name"] for each in divisions)
    raise WrongInputError(f"{options.file}:{guest.line}: division is {guest.division!r}, and none of {known}")


def _blamed(options: Namespace, guests: list[Guest], error: InvalidInputError) -> DuckcoverError:
    """What the service says about guests, with the lines in which they stand."""
    said = []
    for each in error.errors:
        words = each.field.split(".")
        index = int(words[1]) if len(words) > 1 and words[1].isdecimal() else len(guests)
        place = f":{guests[index].line}: {guests[index].player}" if index < len(guests) else f": {each.field}"
        said.append(f"{options.file}{place}: {each.detail}")
    return WrongInputError("\n".join(said), error.errors) if said else error


def follow(office: Office, options: Namespace) -> Answer:
    """Make the season that follows one that is finished; the same again answers the same."""
    season = office.season(options.season)
    part = read_changes(options.changes) if options.changes else None
    body = {"name": options.name, **({"changes": part.document} if part else {})}
    try:
        made = office.send("POST", f"/seasons/{season['id']}/next", body)
    except InvalidInputError as error:
        raise (part.blamed(error.errors) if part and error.errors else error) from None
    rows = [
        (each["tier"], each["name"], office.get(f"/competitions/{each['id']}")["entries"]["active"])
        for each in made["divisions"]
    ]
    line = f"Season {made['name']}, {made['id']}: drafts, which only staff see, with their entries."
    return Answer(made, [line], Sheet(("tier", "division", "entries"), rows))


def appoint(office: Office, options: Namespace) -> Answer:
    """Appoint somebody to the staff of a league, who then has to accept."""
    league = office.league(options.league)
    path = f"/leagues/{league['id']}/staff/{options.player}"
    body = {"role": options.role, "reason": options.reason, "dry_run": options.dry_run}
    said = "Would be appointed" if options.dry_run else "Appointed, and asked to accept"
    return Answer(office.send("PUT", path, body), [f"{said}: {options.player}, {options.role} of {league['name']}."])


def dismiss(office: Office, options: Namespace) -> Answer:
    """Take somebody out of the staff of a league."""
    league = office.league(options.league)
    query = {"reason": options.reason, **({"dry_run": "true"} if options.dry_run else {})}
    office.send("DELETE", f"/leagues/{league['id']}/staff/{options.player}", **query)
    said = "Would be dismissed" if options.dry_run else "Dismissed"
    return Answer({"player": options.player}, [f"{said}: {options.player} of {league['name']}."])


def answer(office: Office, options: Namespace) -> Answer:
    """Answer what a player has asked, once; both stay on record."""
    competition = office.competition(options.competition)
    path = f"/competitions/{competition['id']}/requests/{options.id}/answer"
    body = {"answer": options.text, **({"private_note": options.note} if options.note else {})}
    found = office.send("POST", path, body)
    return Answer(found, [f"Answered: {found['player'] or 'a deleted account'}."])


def add_webhook(office: Office, options: Namespace) -> Answer:
    """Have the public facts of a league posted to an address; its secret is shown this once."""
    league = office.league(options.league)
    found = office.send("POST", f"/leagues/{league['id']}/webhooks", {"url": options.address})
    line = f"Posted to {found['url']} from now on, signed with a secret that is shown only now:"
    return Answer(found, [line, found["secret"]])


def change_webhook(office: Office, options: Namespace) -> Answer:
    """Give a webhook another address, or switch it off or on."""
    league = office.league(options.league)
    body = {
        name: value for name, value in (("url", options.address), ("enabled", options.enabled)) if value is not None
    }
    found = office.send("PATCH", f"/leagues/{league['id']}/webhooks/{options.id}", body)
    return Answer(found, [f"{found['url']}: {'on' if found['disabled_at'] is None else 'off'}"])


def remove_webhook(office: Office, options: Namespace) -> Answer:
    """Delete a webhook with its log."""
    league = office.league(options.league)
    office.send("DELETE", f"/leagues/{league['id']}/webhooks/{options.id}")
    return Answer({"id": options.id}, ["Deleted, with its log."])
