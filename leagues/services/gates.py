"""Whether a player may enter a competition: the facts that its gates ask for (LEAGUES.md LE2, LE3)."""

import datetime as dt
import hmac

from accounts.models import Player
from accounts.reliability import reliability_of
from accounts.selectors import email_is_verified
from duckcover.errors import AppError, ErrorCode
from games.clocks import nominal_seconds, parse_clock
from games.models import Game, Seat
from leagues.models import Competition, Entry
from leagues.ratings.rules import Pool, Rating, pool_of
from leagues.ratings.selectors import ratings_in
from leagues.rules.gates import Applicant, ClosedGate, Gates, closed_gates

TAKES_PART = (Entry.Status.ACTIVE, Entry.Status.WAITING)


def require_open(competition: Competition, player: Player, now: dt.datetime, invited: bool) -> None:
    """Raises: AppError `gate_closed` with every gate that keeps the player out."""
    closed = gates_closed_to(competition, player, now, invited)
    if closed:
        gates = [{"gate": each.gate, "needed": each.needed, "have": each.have} for each in closed]
        raise AppError(ErrorCode.GATE_CLOSED, gates=gates)


def gates_closed_to(
    competition: Competition, player: Player, now: dt.datetime, invited: bool
) -> tuple[ClosedGate, ...]:
    """The gates that keep a player out; eight queries at most."""
    gates = Gates(**competition.settings["registration"]["gates"])
    return closed_gates(gates, _applicant(competition, player, now, invited))


def has_code(competition: Competition, code: str | None) -> bool:
    """Whether this is the code that lets the invited in."""
    return code is not None and hmac.compare_digest(code.encode(), competition.invite_code.encode())


def _applicant(competition: Competition, player: Player, now: dt.datetime, invited: bool) -> Applicant:
    finished = Seat.objects.filter(player=player, game__status=Game.Status.FINISHED, resigned_at=None)
    bots = Entry.objects.filter(competition=competition, status__in=TAKES_PART, player__owner=player.owner_id)
    return Applicant(
        reliability=reliability_of(player, now).value,
        rating=_rating(competition, player),
        games_finished=finished.count(),
        account_days=(now - player.date_joined).days,
        verified_email=email_is_verified(player.owner or player),
        invited=invited,
        is_bot=player.is_bot,
        bots_entered=bots.exclude(player=player).count() if player.is_bot else 0,
    )


def _rating(competition: Competition, player: Player) -> int:
    """The player's rating in the pool of the competition's games; who has played none there has the first one."""
    return ratings_in(pool_of_games(competition), [player.pk]).get(player.pk, Rating().shown)


def pool_of_games(competition: Competition) -> Pool:
    """The pool in which the games of a competition are rated."""
    game = competition.settings["game"]
    return pool_of(nominal_seconds(parse_clock(game["clock"])), variations=any(game["round_rules"]))
