"""A power of the staff: its words, its form and its service; tried first, done once (LEAGUES.md LO2)."""

import hashlib
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

from django.db import transaction

from accounts.services import idempotency
from leagues.services.rulings import Ruled, Wanted
from leagues.services.staff import ORGANIZERS
from web.organize import forms
from web.organize.aims import Aim, Row

Values = dict[str, Any]
Work = Callable[[Aim, Values, Wanted], Ruled | Row]


@dataclass(frozen=True)
class Power:
    """Something that staff may decide about one kind of aim.

    `states`: of the aim in which it is offered, none: always; `roles`: who may; `grave`: the button says so.
    """

    kind: str
    name: str
    title: Any
    says: Any
    work: Work
    form: type[forms.Decision] = forms.Decision
    roles: Collection[str] = ORGANIZERS
    states: Collection[str] = ()
    grave: bool = False

    def is_offered(self, aim: Aim) -> bool:
        """Whether who looks may decide it, and what it is about is in a state for it."""
        fits = (not self.states or aim.state() in self.states) and (self.name != "resume" or aim.is_paused())
        return aim.place.role in self.roles and fits


class Decided(NamedTuple):
    """What a decision did, or would do: its ruling, None where the service writes none, and the standings then."""

    ruling: Row
    standings: list[Row]


def decide(power: Power, aim: Aim, form: forms.Decision, *, dry_run: bool) -> Decided:
    """Try a decision, or do it. Raises: AppError."""
    said = form.cleaned_data
    wanted = Wanted(said["reason"], said["private_note"], dry_run, said["version"])
    found = power.work(aim, form.values(), wanted)
    if isinstance(found, Ruled):
        return Decided(found.ruling, found.standings)
    return Decided(found if hasattr(found, "action") else None, [])


@transaction.atomic
def decide_once(power: Power, aim: Aim, form: forms.Decision) -> int:
    """Do it; the same form sent again does nothing more. Answers the number of the ruling, 0 for none.

    Raises: AppError, `idempotency_mismatch` for the key of another form.
    """
    player, key = aim.place.viewer.pk, str(form.cleaned_data["key"])
    about = f"{power.kind} {power.name} {aim.place.row.uuid} {aim.round} {aim.table} {aim.entry} {aim.ruling}"
    fingerprint = hashlib.sha256(f"web: {about} {aim.announcement} {aim.username}".encode()).digest()
    idempotency.await_claim(player, key)
    known = idempotency.first_answer(player, key, fingerprint)
    if known is not None:
        return int(known.resource)
    ruling = decide(power, aim, form, dry_run=False).ruling
    number = 0 if ruling is None else ruling.number
    idempotency.remember(player, key, fingerprint, status=303, resource=str(number))
    return int(number)
