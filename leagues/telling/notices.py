"""What players are told of their competitions (LEAGUES.md LR4, LE1, LE3, LE7, LX2, LM3), from events and due times.

A round is told of from its publication on, to those who sit there or have a bye. Nothing is told of drafts.
"""

import datetime as dt
from collections.abc import Collection, Iterator, Sequence

from games.models import Seat
from leagues.models import Competition, Entry, Event, Ruling, SubstituteOffer, Table, TableSeat, Unseated
from leagues.services.notices import Kind, of_competition
from leagues.services.substitutes import OFFERED_FOR
from notifications.services.inbox import Draft

BEFORE_CLOSE = dt.timedelta(hours=48)
"""How long before the close of a table its players are reminded (LR4)."""
OF_ROUNDS = {
    Event.Kind.ROUND_DRAWN: Kind.ROUND_DRAWN,
    Event.Kind.ROUND_OPENED: Kind.ROUND_OPENED,
    Event.Kind.ROUND_CLOSED: Kind.ROUND_CLOSED,
}
REASONS_TO_LEAVE = ("gate_closed", "not_confirmed", "no_show")
"""Why the service takes an entry out; who leaves by itself knows of it, and of rulings their own notice tells."""
EXPECTING = (Entry.Status.INVITED, Entry.Status.WAITING, Entry.Status.ACTIVE)
"""Entries whose players are told when the competition is called off."""
OF_RULINGS = (Event.Kind.RULING_MADE, Event.Kind.RULING_UNDONE)


def notices(events: Sequence[Event], after: dt.datetime, until: dt.datetime) -> Iterator[Draft]:
    """The notices that follow from these events, and from what was due after a time, up to another."""
    for event in events:
        if event.competition.published_at is None:
            continue
        if event.kind in OF_ROUNDS:
            yield from _of_round(event)
        elif event.kind == Event.Kind.COMPETITION_PUBLISHED:
            yield from _to_confirm(event)
        elif event.kind in OF_RULINGS:
            yield from _of_ruling(event)
        elif event.kind in (Event.Kind.ENTRY_ADDED, Event.Kind.ENTRY_LEFT):
            yield from _of_entry(event)
    yield from _closing(after, until)
    yield from _offered(after, until)


def _of_round(event: Event) -> Iterator[Draft]:
    """To the active entries that sit in a round; to those with a bye, too, but that it opens."""
    where = {"round__competition": event.competition, "round__number": event.round, "entry__status": "active"}
    players = set(TableSeat.objects.filter(**where).values_list("entry__player", flat=True))
    if event.kind != Event.Kind.ROUND_OPENED:
        byes = Unseated.objects.filter(**where, kind=Unseated.Kind.BYE)
        players |= set(byes.values_list("entry__player", flat=True))
    kind = OF_ROUNDS[Event.Kind(event.kind)]
    yield from of_competition(event.competition, kind, str(event.number), _there(players), round=event.round)


def _to_confirm(event: Event) -> Iterator[Draft]:
    """To those who have moved between the divisions of a season and are asked whether they play (LM3)."""
    if event.competition.season is None or event.competition.season.previous_id is None:
        return
    asked = Entry.objects.filter(competition=event.competition, status=Entry.Status.ACTIVE, confirmed_at=None)
    players = _there(asked.values_list("player", flat=True))
    yield from of_competition(event.competition, Kind.CONFIRM_ASKED, str(event.number), players)


def _of_entry(event: Event) -> Iterator[Draft]:
    """That an entry has moved up, or was moved to another division, or was taken out by the service."""
    kind, reason = Kind.ENTRY_CHANGED, event.data.get("why")
    if event.data.get("moved_up"):
        reason = "moved_up"
    elif event.data.get("moved"):
        kind, reason = Kind.CONFIRM_ASKED, None
    elif reason not in REASONS_TO_LEAVE:
        return
    players = _there(Entry.objects.filter(uuid=event.data["entry"]).values_list("player", flat=True))
    said = {} if reason is None else {"reason": reason}
    yield from of_competition(event.competition, kind, str(event.number), players, **said)


def _of_ruling(event: Event) -> Iterator[Draft]:
    """That the competition is called off, or that staff have decided about an entry.

    What the service decides about an entry is told by what follows from it.
    """
    ruling = Ruling.objects.get(competition=event.competition, number=event.data["ruling"])
    if ruling.after.get("status") == Competition.Status.CANCELLED:
        concerned = Entry.objects.filter(competition=event.competition, status__in=EXPECTING)
        players, reason = _there(concerned.values_list("player", flat=True)), "called_off"
    else:
        players, reason = _there([ruling.entry.player_id] if ruling.entry and not ruling.automatic else []), "ruling"
    yield from of_competition(event.competition, Kind.ENTRY_CHANGED, str(event.number), players, reason=reason)


def _closing(after: dt.datetime, until: dt.datetime) -> Iterator[Draft]:
    """To who plays at a table that closes in 48 hours; where a close comes later, once more then."""
    near = {"closes_at__gt": after + BEFORE_CLOSE, "closes_at__lte": until + BEFORE_CLOSE}
    tables = list(
        Table.objects.filter(status=Table.Status.PLAYING, **near).select_related("round__competition").order_by("pk")
    )
    games = [table.game_id for table in tables if table.game_id is not None]
    players: dict[int, set[int | None]] = {}
    for game, player in Seat.objects.filter(game__in=games, resigned_at=None).values_list("game", "player"):
        players.setdefault(game, set()).add(player)
    for table in tables:
        opened_at = table.round.opened_at
        if opened_at is not None and opened_at <= table.closes_at - BEFORE_CLOSE:
            yield from of_competition(
                table.round.competition,
                Kind.ROUND_CLOSING,
                f"{table.pk}:{table.closes_at:%y%m%d%H%M}",
                _there(players.get(table.game_id or 0, ())),
                round=table.round.number,
                deadline=table.closes_at,
            )


def _offered(after: dt.datetime, until: dt.datetime) -> Iterator[Draft]:
    """To the volunteers who are offered a seat."""
    made = {"ends_at__gt": after + OFFERED_FOR, "ends_at__lte": until + OFFERED_FOR}
    rows = SubstituteOffer.objects.filter(status=SubstituteOffer.Status.OPEN, **made)
    for row in rows.select_related("seat__round__competition").order_by("pk"):
        round_ = row.seat.round
        yield from of_competition(
            round_.competition,
            Kind.SUBSTITUTE_ASKED,
            str(row.pk),
            [row.player_id],
            round=round_.number,
            deadline=row.ends_at,
        )


def _there(players: Collection[int | None]) -> list[int]:
    """Those whose accounts are there, in order."""
    return sorted({player for player in players if player is not None})
