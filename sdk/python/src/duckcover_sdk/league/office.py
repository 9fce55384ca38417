"""What an organizer asks a service, and how leagues, seasons, competitions and entries are found by their names."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any
from uuid import UUID, uuid4

from duckcover_sdk import Client, DuckcoverError
from duckcover_sdk.connection import API_PATH
from duckcover_sdk.league.faults import OrganizerError

Document = dict[str, Any]
A_PAGE = 100


class Office:
    """Requests of one signed-in organizer; documents are those of the API. Raises what `Client` raises."""

    def __init__(self, client: Client, ask: Callable[[str], bool]) -> None:
        """`ask` puts a question to whoever sits there, and answers whether it was a yes."""
        self._wire = client.api.get_httpx_client()
        self.ask = ask

    def get(self, path: str, **query: object) -> Document:
        """Read something; parameters that are None are left out."""
        given = {name: str(value) for name, value in query.items() if value is not None}
        answer: Document = self._wire.get(f"{API_PATH}{path}", params=given).json()
        return answer

    def pages(self, path: str, **query: object) -> Iterator[Document]:
        """The pages of a list."""
        page = self.get(path, limit=A_PAGE, **query)
        while True:
            yield page
            if page["next"] is None:
                return
            address = self._wire.base_url.copy_with(raw_path=self._wire.build_request("GET", page["next"]).url.raw_path)
            page = self._wire.get(address).json()

    def every(self, path: str, **query: object) -> list[Document]:
        """All items of a list."""
        return [item for page in self.pages(path, **query) for item in page["results"]]

    def send(
        self, method: str, path: str, body: Document | None = None, *, version: int | None = None, **query: str
    ) -> Document:
        """Change something, once, however often it has to be sent; only in this `version` of it, if one is given."""
        headers = {"Idempotency-Key": str(uuid4())} if method == "POST" else {}
        if version is not None:
            headers["If-Match"] = f'"{version}"'
        answer = self._wire.request(method, f"{API_PATH}{path}", json=body, headers=headers, params=query)
        found: Document = answer.json() if answer.content else {}
        return found

    # --- by name ----------------------------------------------------------------------------------------------

    def leagues(self) -> list[Document]:
        """The leagues that the organizer runs, with their seasons and competitions."""
        mine = [each for each in self.every("/leagues", mine="true") if each["you"]["role"]]
        return [self.get(f"/leagues/{each['id']}") for each in mine]

    def league(self, name: str) -> Document:
        """A league by its name or id. Raises: OrganizerError."""
        if _is_id(name):
            return self.get(f"/leagues/{name}")
        return _only(name, "league", [each for each in self.leagues() if _same(each["name"], name)])

    def season(self, name: str) -> Document:
        """A season by its name or id, or by `league/season`. Raises: OrganizerError."""
        if _is_id(name):
            return self.get(f"/seasons/{name}")
        *league, wanted = name.split("/")
        found = [
            season
            for each in self.leagues()
            for season in each["seasons"]
            if _same(season["name"], wanted) and (not league or _same(each["name"], "/".join(league)))
        ]
        return self.get(f"/seasons/{_only(name, 'season', found)['id']}")

    def competition(self, name: str) -> Document:
        """A competition by its name or id, by `season/division`, or with its league before that.

        A division may be named by its tier: `Spring/1`. Raises: OrganizerError.
        """
        if _is_id(name):
            return self.get(f"/competitions/{name}")
        found = [
            competition
            for league in self.leagues()
            for labels, competition in _labels(league)
            if any(_same(label, name) for label in labels)
        ]
        reference = _only(name, "competition", found)
        return self.get(f"/competitions/{reference['id']}")

    def competitions(self, name: str) -> list[Document]:
        """The divisions of a season, or one competition. Raises: OrganizerError."""
        try:
            divisions = self.season(name)["divisions"]
        except DuckcoverError as error:
            if error.code != "not_found":
                raise
            return [self.competition(name)]
        return [self.get(f"/competitions/{each['id']}") for each in divisions]

    def entry(self, competition: str, player: str) -> Document:
        """The entry of a player in a competition. Raises: OrganizerError."""
        found = [each for each in self.every(f"/competitions/{competition}/entries") if each["player"] == player]
        if not found:
            raise OrganizerError("not_found", f"{player} has no entry there: see `entries`.")
        return found[0]


def _labels(league: Mapping[str, Any]) -> Iterator[tuple[list[str], Document]]:
    """The competitions of a league, each with all that it may be called."""
    seasons = {each["id"]: each["name"] for each in league["seasons"]}
    for each in league["competitions"]:
        names = [each["name"]]
        if each["season"] is not None:
            names = [f"{seasons.get(each['season'])}/{name}" for name in (each["name"], each["tier"])] + names
        yield [*names, *(f"{league['name']}/{name}" for name in names)], each


def _only(name: str, kind: str, found: Sequence[Document]) -> Document:
    """The one that was meant. Raises: OrganizerError."""
    if not found:
        raise OrganizerError("not_found", f"You run no {kind} {name!r}: see `leagues`.")
    if len(found) > 1:
        which = ", ".join(each["id"] for each in found)
        raise OrganizerError("ambiguous", f"{name!r} is the name of several: give one of the ids {which}.")
    return found[0]


def _same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def _is_id(name: str) -> bool:
    try:
        return str(UUID(name)) == name.lower()
    except ValueError:
        return False
