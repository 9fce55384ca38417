"""Who would like to take a seat that is on offer and may: the invited, and those whose ticket fits (DAYS.md DA3)."""

import datetime as dt
from collections.abc import Collection, Iterator
from itertools import islice

from accounts.models import Player
from accounts.reliability import reliability_of
from accounts.selectors import blocked_pairs
from accounts.services.blocks import same_household
from accounts.vacation import on_vacation_until
from games import clocks
from games.models import Game, Invitation, Seat, Tenure, Ticket
from games.services.clocks import clock_of
from games.services.limits import room_to_play
from games.services.matchmaking import of_active

INVITED, TICKET = "invited", "ticket"
"""Why somebody would like to know."""

MOST = 20
"""How many players are found beside the invited, those of the oldest tickets: one of them gets the seat."""

LOOKED_AT = 200
"""Among how many tickets they are looked for, the oldest first."""


def seekers(game: Game, now: dt.datetime) -> dict[Player, str]:
    """Players who may take a seat of a running game and would like to, and why.

    Who has declined an invitation does not. Tickets fit public games of their sizes, clocks and `rated`; as where games
    are made of tickets the zone of a clock does not matter, and the ticket of a player on vacation is passed over. A
    fixed number of queries, and two a player where the game has a `reliability_min`.
    """
    invited = dict.fromkeys(_invited(game), INVITED)
    found = invited | dict.fromkeys((player for player in _waiting(game, now) if player not in invited), TICKET)
    return {player: found[player] for player in islice(_welcome(game, found, now), len(invited) + MOST)}


def _invited(game: Game) -> list[Player]:
    rows = Invitation.objects.filter(game=game, state=Invitation.State.OPEN).select_related("player__owner")
    return [row.player for row in rows.order_by("pk")]


def _waiting(game: Game, now: dt.datetime) -> list[Player]:
    names = _names_of_clock(game)
    if game.visibility != Game.Visibility.PUBLIC or game.invited_only or not names:
        return []
    rows = of_active().filter(
        game=None,
        created_at__gt=now - Ticket.WAITS,
        seats__contains=[game.seat_count],
        clocks__overlap=names,
        rated=game.rated,
    )
    return [row.player for row in rows.select_related("player__owner").order_by("created_at", "pk")[:LOOKED_AT]]


def _names_of_clock(game: Game) -> list[str]:
    """The names under which tickets ask for the clock of a game."""
    try:
        clock = clock_of(game)
    except clocks.ClockError:
        return []
    zone = clock.zone if isinstance(clock, clocks.Daily) else "UTC"
    return [name for name, named in clocks.presets(zone).items() if named == clock]


def _welcome(game: Game, players: Collection[Player], now: dt.datetime) -> Iterator[Player]:
    """Those of some players who may take a seat of a game now, as `services.offers.take_seat` says."""
    seated = [seat.player for seat in Seat.objects.filter(game=game).select_related("player") if seat.player]
    gone = set(Tenure.objects.filter(game=game).values_list("player", flat=True)) | {player.pk for player in seated}
    others = [player for player in players if player.pk not in gone and _is_there(game, player, now)]
    apart = blocked_pairs([*others, *seated])
    room = room_to_play([player.pk for player in others])
    for player in others:
        if (
            room[player.pk] > 0
            and not any(frozenset((player.pk, other.pk)) in apart for other in seated)
            and (game.same_owner or not any(same_household(player, other) for other in seated))
            and (game.reliability_min is None or reliability_of(player, now).value >= game.reliability_min)
        ):
            yield player


def _is_there(game: Game, player: Player, now: dt.datetime) -> bool:
    """Whether the account of a player is in use, and the game would not have to wait until it is back."""
    in_use = player.is_active and (player.owner is None or player.owner.is_active)
    return in_use and (not game.vacation or on_vacation_until(player, now) is None)
