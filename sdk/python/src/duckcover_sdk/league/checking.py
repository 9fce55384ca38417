"""Checks that need not trust the service: draws against what was committed to, and whole exports without it."""

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from duckcover_sdk import lots, movement, ratings
from duckcover_sdk import standings as competitions
from duckcover_sdk.differences import CheckError
from duckcover_sdk.league.faults import DiffersError, WrongInputError
from duckcover_sdk.league.office import Document, Office
from duckcover_sdk.league.sheets import Answer, Sheet

POOLS = ("live", "daily", "slow", "variations")
COMMITMENTS = "duckcover-commitments/1"


def commitments(office: Office, options: Namespace) -> Answer:
    """What the service has committed to for all draws: to be kept from the day of publication."""
    found = office.competitions(options.competition)
    told = {each["id"]: each["commitments"] for each in found}
    rows = [
        (each["name"], draw["round"], draw["attempt"], draw["commitment"])
        for each in found
        for draw in each["commitments"]
    ]
    document = {"format": COMMITMENTS, "competitions": told}
    return Answer(document, sheet=Sheet(("competition", "round", "attempt", "commitment"), rows))


def draw(office: Office, options: Namespace) -> Answer:
    """The lots of a round, drawn again here. Raises: DiffersError."""
    competition = office.competition(options.competition)
    told = office.get(f"/competitions/{competition['id']}/rounds/{options.round}/draw")
    kept = _kept(options.commitments, competition["id"], competition["commitments"])
    try:
        revealed = lots.verify(competition["id"], options.round, told, kept)
    except CheckError as error:
        raise DiffersError(f"Round {options.round} of {competition['name']}: {error}") from None
    if not revealed:
        return Answer(told, [f"The seed of round {options.round} is secret until the round is published."])
    players = {each["id"]: each["player"] for each in office.every(f"/competitions/{competition['id']}/entries")}
    rows = [(place, players.get(entry)) for place, entry in enumerate(told["lots"], 1)]
    against = f"those kept in {options.commitments}" if options.commitments else "what is shown now"
    line = f"Verified: commitment, entropy and lots follow from the seed; commitments compared with {against}."
    return Answer(told, [line], Sheet(("lot", "player"), rows))


def export(office: Office, options: Namespace) -> Answer:
    """Write the exports of a competition, or of a season with its movement, and the ratings into a folder."""
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    divisions = office.competitions(options.competition)
    for each in divisions:
        document = office.get(f"/competitions/{each['id']}/export")
        written.append(_write(folder / f"{each['id']}.json", [document]))
    for season in sorted({each["season"] for each in divisions if each["season"] and len(divisions) > 1}):
        found = office.get(f"/seasons/{season}/movement")
        if found["final"]:
            written.append(_write(folder / f"movement-{season}.json", [found]))
    for pool in POOLS:
        lines = list(_rated(office, pool))
        if len(lines) > 1:
            written.append(_write(folder / f"ratings-{pool}.ndjson", lines))
    return Answer({"files": written}, [f"Written: {name}" for name in written])


def recheck(options: Namespace) -> Answer:
    """Recompute exports, asking nobody: draws, standings, movement, ratings. Raises: DiffersError, WrongInputError."""
    checked, rated, lines = [], [], []
    exports, movements = [], []
    for file in _files(options.files):
        try:
            if file.suffix == ".ndjson":
                found = ratings.verify(_lines_of(file))
                rated.append(found)
                lines.append(f"{file.name}: right: {found.games} games of the pool {found.pool}")
                continue
            document = _json(file.read_text(encoding="utf-8"), file)
            if isinstance(document, dict) and "following" in document:
                movements.append((file, document))
                continue
            kept = _kept(options.commitments, str(document.get("competition")), None)
            result = competitions.verify(document, kept)
        except CheckError as error:
            raise DiffersError(f"{file}: {error}") from None
        checked.append(result)
        exports.append(document)
        name = document.get("name", result.competition)
        lines.append(f"{file.name}: right: {name}, {result.draws} draws, {result.standings} tables of standings")
    lines += [_moved(file, document, exports) for file, document in movements]
    ranks = {game: ranks for each in checked for game, ranks in each.ranks.items()}
    known = {game: ranks for each in rated for game, ranks in each.ranks.items()}
    lines += _compare_ranks(ranks, known)
    games = len(ranks.keys() & known.keys())
    return Answer({"competitions": len(checked), "pools": len(rated), "games_in_both": games}, lines)


def _moved(file: Path, document: Document, exports: Sequence[Document]) -> str:
    """Who goes up and down, out of the exports of all divisions. Raises: DiffersError."""
    try:
        movement.verify(document, exports)
    except CheckError as error:
        raise DiffersError(f"{file}: {error}") from None
    return f"{file.name}: right: {len(document['divisions'])} divisions have moved so"


def _compare_ranks(played: Mapping[str, Sequence[int]], rated: Mapping[str, Sequence[int]]) -> list[str]:
    """Ranks in ratings are those that standings have, where all seats of a game were rated. Raises: DiffersError."""
    both = [game for game in played if game in rated and len(played[game]) == len(rated[game])]
    for game in both:
        if list(played[game]) != list(rated[game]):
            raise DiffersError(f"game {game}: ranks {played[game]} in the standings, {rated[game]} in the ratings")
    return [f"{len(both)} games have the same ranks in standings and ratings."] if rated and played else []


def _rated(office: Office, pool: str) -> Iterator[Document]:
    """The lines of the export of a pool."""
    page = office.get("/ratings/export", pool=pool)
    yield {name: value for name, value in page.items() if name not in ("results", "more")}
    while True:
        yield from page["results"]
        if not page["more"]:
            return
        page = office.get("/ratings/export", pool=pool, after=page["results"][-1]["game"])


def _write(file: Path, lines: Sequence[Document]) -> str:
    file.write_text("".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines), encoding="utf-8")
    return str(file)


def _files(given: Sequence[Path]) -> list[Path]:
    """The files, and those in the folders, that can be rechecked. Raises: WrongInputError."""
    found: list[Path] = []
    for each in given:
        found += (
            sorted(file for file in each.iterdir() if file.suffix in (".json", ".ndjson")) if each.is_dir() else [each]
        )
    if missing := [str(file) for file in found if not file.is_file()] or ([] if found else ["an export"]):
        raise WrongInputError(f"there is no {', '.join(missing)}")
    return found


def _lines_of(file: Path) -> list[Any]:
    return [_json(line, file) for line in file.read_text(encoding="utf-8").splitlines()]


def _json(text: str, file: Path) -> Any:
    """Raises: WrongInputError."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise WrongInputError(f"{file}: is no JSON: {error}") from None


def _kept(file: Path | None, competition: str, shown: Sequence[Document] | None) -> dict[lots.Attempt, str] | None:
    """The commitments that were kept in a file, else those that are shown. Raises: WrongInputError."""
    if file is None:
        return None if shown is None else lots.remembered_of(shown)
    document = _json(_text(file), file)
    if not isinstance(document, dict) or document.get("format") != COMMITMENTS:
        raise WrongInputError(f"{file}: keep what `commitments --json` prints")
    if competition not in document["competitions"]:
        raise WrongInputError(f"{file}: has nothing of competition {competition}")
    return lots.remembered_of(document["competitions"][competition])


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongInputError(f"{file}: {getattr(error, 'strerror', None) or 'is no text in UTF-8'}") from None
