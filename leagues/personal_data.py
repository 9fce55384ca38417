"""What the service holds of a player here: its export and its erasure."""

from typing import Any

from django.db import transaction
from django.db.models import Model, Q

from accounts.models import Player
from games.services.locks import database_now
from leagues.models import (
    CalendarAddress,
    Competition,
    Entry,
    EntryHolder,
    League,
    Request,
    Staff,
    SubstituteOffer,
    Volunteer,
)
from leagues.services.entries import LEFT, OPEN_STATES, leave
from leagues.services.events import save
from notifications.services import webhooks


def export(player: Player) -> dict[str, Any]:
    """Return the leagues that a player runs, its entries with what it asked, and what it has done for others."""
    of_player = {"player": player}
    return {
        "staff": _rows(Staff, of_player, "role", "appointed_at", "accepted_at", league="league__uuid"),
        "entries": _rows(
            Entry,
            of_player,
            *("uuid", "status", "seed", "sit_outs", "entered_at", "confirmed_at", "left_at"),
            competition="competition__uuid",
        ),
        "held_entries": _rows(EntryHolder, of_player, "from_round", "to_round", entry="entry__uuid"),
        "volunteered": _rows(Volunteer, of_player, "services", "created_at", competition="competition__uuid"),
        "calendar": _rows(CalendarAddress, of_player, "revoked"),
        "offers": _rows(SubstituteOffer, of_player, "uuid", "status", "made_at", "answered_at"),
        "requests": _rows(Request, of_player, "uuid", "kind", "text", "created_at", "answer"),
    }


def _rows(model: type[Model], wanted: dict[str, Any], *names: str, **others: str) -> list[dict[str, Any]]:
    """Return these columns of some rows, and columns of other tables under names of their own."""
    found = model._default_manager.filter(**wanted).order_by("pk").values(*names, *others.values())
    renamed = {path: name for name, path in others.items()}
    return [{renamed.get(name, name): value for name, value in row.items()} for row in found]


@transaction.atomic
def erase(player: Player) -> None:
    """Take a player out of every league and competition; entries stay, without the name (LE5).

    Locks the leagues that it runs and the competitions that show it, in the order of their keys. A league whose owner
    goes is its oldest organizer's, or nobody's. A second call changes nothing.
    """
    _hand_on(player)
    Volunteer.objects.filter(player=player).delete()
    SubstituteOffer.objects.filter(player=player).delete()
    CalendarAddress.objects.filter(player=player).delete()
    Request.objects.filter(player=player).update(text="", player=None)
    named = Q(entries__player=player) | Q(entries__holders__player=player)
    keys = Competition.objects.filter(named).values("pk")
    competitions = list(Competition.objects.select_for_update().filter(pk__in=keys).order_by("pk"))
    for competition in competitions:
        _withdraw(competition, player)
    EntryHolder.objects.filter(player=player).update(player=None)
    Entry.objects.filter(player=player).update(player=None)


def _withdraw(competition: Competition, player: Player) -> None:
    """Take a player out of a locked competition that is not over; who waits moves up."""
    entry = Entry.objects.filter(competition=competition, player=player).exclude(status__in=LEFT).first()
    if entry is not None and competition.status in OPEN_STATES:
        leave(competition, entry, database_now(), "account_deleted")
        save(competition)


def _hand_on(player: Player) -> None:
    """Remove a player from the staff of leagues, and give the webhooks that it made there to their owners."""
    rows = Staff.objects.filter(player=player)
    list(League.objects.select_for_update().filter(pk__in=rows.values("league")).order_by("pk").values("pk"))
    owned = list(rows.filter(role=Staff.Role.OWNER).values_list("league", flat=True))
    rows.delete()
    for league in owned:
        organizers = Staff.objects.filter(league=league, role=Staff.Role.ORGANIZER, accepted_at__isnull=False)
        heir = organizers.order_by("accepted_at", "pk").first()
        if heir is not None:
            Staff.objects.filter(pk=heir.pk).update(role=Staff.Role.OWNER)
    made = webhooks.leagues_of(player)
    owners = Staff.objects.filter(league__uuid__in=made, role=Staff.Role.OWNER)
    webhooks.hand_on(player, dict(owners.values_list("league__uuid", "player")))
