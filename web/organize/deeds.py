"""How powers call their services: all alike (LEAGUES.md LO3)."""

from collections.abc import Callable
from typing import Any

from accounts.selectors import find_player
from leagues.selectors.standings import stored
from leagues.services import admissions, announcements, changes, rulings, seat_rulings, staff
from leagues.services.rulings import Ruled, Wanted
from web.organize.aims import Aim, Row
from web.organize.powers import Values, Work


def of_competition(service: Callable[..., Ruled]) -> Work:
    return lambda aim, values, wanted: service(aim.place.viewer, aim.place.competition.uuid, wanted=wanted, **values)


def of_clocks(service: Callable[..., Ruled]) -> Work:
    def work(aim: Aim, values: Values, wanted: Wanted) -> Ruled:
        where = {"number": aim.round, "table": aim.table}
        return service(aim.place.viewer, aim.place.competition.uuid, wanted=wanted, **where, **values)

    return work


def of_round(service: Callable[..., Ruled]) -> Work:
    def work(aim: Aim, values: Values, wanted: Wanted) -> Ruled:
        return service(aim.place.viewer, aim.place.competition.uuid, aim.round, wanted=wanted, **values)

    return work


def of_table(service: Callable[..., Ruled]) -> Work:
    def work(aim: Aim, values: Values, wanted: Wanted) -> Ruled:
        return service(aim.place.viewer, aim.place.competition.uuid, aim.round, aim.table, wanted=wanted, **values)

    return work


def of_entry(service: Callable[..., Ruled]) -> Work:
    def work(aim: Aim, values: Values, wanted: Wanted) -> Ruled:
        return service(aim.place.viewer, aim.place.competition.uuid, aim.entry, wanted=wanted, **values)

    return work


def early(service: Callable[..., Any]) -> Work:
    """Of services that come before rulings."""

    def work(aim: Aim, _values: Values, wanted: Wanted) -> Ruled:
        place, said = aim.place, {"private_note": wanted.private_note, "dry_run": wanted.dry_run}
        found = service(place.viewer, place.competition.uuid, wanted.reason, wanted.version, **said)
        return Ruled(getattr(found, "ruling", found), list(stored(place.competition)))

    return work


def adjudicate(aim: Aim, values: Values, wanted: Wanted) -> Ruled:
    service = rulings.adjudicate_by if "rule" in values else rulings.adjudicate
    return of_table(service)(aim, values, wanted)


def replace(aim: Aim, values: Values, wanted: Wanted) -> Ruled:
    given = {"entry": values["entry"], "comer": find_player(values["player"]), "lasting": values["lasting"]}
    return of_table(seat_rulings.replace)(aim, given, wanted)


def invite(aim: Aim, values: Values, wanted: Wanted) -> Ruled:
    return admissions.invite(aim.place.viewer, aim.place.competition.uuid, values["entries"], wanted)


def change(aim: Aim, values: Values, wanted: Wanted) -> Ruled:
    return changes.change_settings(aim.place.viewer, aim.place.competition.uuid, values, wanted)


def undo(aim: Aim, _values: Values, wanted: Wanted) -> Ruled:
    return rulings.undo(aim.place.viewer, aim.place.competition.uuid, aim.ruling or 0, wanted)


def announce(aim: Aim, values: Values, wanted: Wanted) -> Row:
    competition = None if aim.place.competition is None else aim.place.competition.uuid
    return announcements.announce(aim.place.viewer, aim.place.league.uuid, values["text"], wanted, competition)


def hide_announcement(aim: Aim, _values: Values, wanted: Wanted) -> Row:
    hidden = aim.announcement_row.uuid
    return announcements.hide_announcement(aim.place.viewer, aim.place.league.uuid, hidden, wanted)


def appoint(aim: Aim, values: Values, wanted: Wanted) -> Row:
    place, other = aim.place, find_player(values["username"])
    return staff.appoint(place.viewer, place.league.uuid, other, values["role"], wanted.reason, dry_run=wanted.dry_run)


def new_role(aim: Aim, values: Values, wanted: Wanted) -> Row:
    return appoint(aim, {**values, "username": aim.username}, wanted)


def dismiss(aim: Aim, _values: Values, wanted: Wanted) -> None:
    place, other = aim.place, aim.staff_row.player
    staff.dismiss(place.viewer, place.league.uuid, other, wanted.reason, dry_run=wanted.dry_run)


def leave(aim: Aim, _values: Values, wanted: Wanted) -> None:
    place = aim.place
    staff.dismiss(place.viewer, place.league.uuid, place.viewer, wanted.reason, dry_run=wanted.dry_run)
