"""Who may know of a game: the only door from a viewer to a row."""

import datetime as dt
import uuid
from collections.abc import Iterable
from typing import Any, NamedTuple

from django.db.models import BigIntegerField, Exists, F, Max, OuterRef, Q, QuerySet
from django.db.models.fields.json import KT
from django.db.models.functions import Cast, Now

from accounts.models import Player
from accounts.selectors import kept_apart_from, unheard_by
from duckcover.errors import AppError, ErrorCode
from duckcover.prepared import PreparedQuery
from games.models import Event, Game, Invitation, Message, Seat, Tenure, Ticket, Turn


def may_see(game: Game, *, seated: bool) -> bool:
    """Whether a viewer may know of this game: private ones are for their seats only."""
    return seated or game.visibility != Game.Visibility.PRIVATE


def last_resolved(game: Game) -> int | None:
    """The number of the game's last resolved turn; None before the first."""
    last: int | None = Turn.objects.filter(game=game, resolved_at__isnull=False).aggregate(last=Max("number"))["last"]
    return last


def is_shown(game: Game, turn: Turn, last: int | None) -> bool:
    """Whether H5 lets a resolved turn be seen: it is the last one, its round has ended, or the game has an open log.

    `turn` comes with its `round`; `last` is `last_resolved(game)`.
    """
    return turn.number == last or turn.round.ended_at is not None or game.open_log


def own_move_is_shown(game: Game, turn: Turn) -> bool:
    """Whether H5 lets a seat be told what it played itself in a turn, which may be open still; up to one query."""
    return turn.resolved_at is None or is_shown(game, turn, last_resolved(game))


def find_game(viewer: Player | None, game: uuid.UUID) -> Game:
    """The game, if the viewer (None: anonymous) may know of it.

    Raises: AppError `not_found`, the same for a game that is not there and for one that is not the viewer's to know.
    """
    open_to_all = ~Q(visibility=Game.Visibility.PRIVATE)
    allowed = open_to_all if viewer is None else open_to_all | Q(own_seat(viewer))
    found = Game.objects.filter(allowed, uuid=game).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def require_own_seat(game: Game, player: Player) -> Seat:
    """The player's seat in a game.

    Raises: AppError `not_seated`, or `not_found` where the game is not the player's to know.
    """
    seat = Seat.objects.filter(game=game, player=player).first()
    if seat is None:
        raise AppError(ErrorCode.NOT_SEATED if may_see(game, seated=False) else ErrorCode.NOT_FOUND)
    return seat


def listed_games(viewer: Player | None) -> QuerySet[Game]:
    """Every game that lists show to the viewer: public ones and those with a seat of the viewer's.

    A public lobby is left out where the viewer may not sit down: a block stands between it and somebody seated there.
    """
    public = Q(visibility=Game.Visibility.PUBLIC)
    if viewer is None:
        return Game.objects.filter(public)
    welcome = ~Q(status=Game.Status.LOBBY) | ~Q(_seats_somebody_blocked(viewer))
    return Game.objects.filter((public & welcome) | Q(own_seat(viewer)))


def _seats_somebody_blocked(viewer: Player) -> Exists:
    """Condition on a Game: a block stands between the viewer and a player there; bots share their owner's blocks.

    The same as `accounts.selectors.blocked_between` says, for many games at once.
    """
    kept_apart = Player.objects.filter(kept_apart_from(viewer))
    return Exists(Seat.objects.filter(game=OuterRef("pk"), player__in=kept_apart.values("pk")))


def with_offers(viewer: Player | None) -> Q:
    """Condition on a Game: it has a seat on offer, the viewer sits not there, and nobody with a block between does."""
    offered = Q(Exists(Seat.objects.filter(game=OuterRef("pk"), offered_at__isnull=False)), status=Game.Status.PLAYING)
    return offered if viewer is None else offered & ~Q(own_seat(viewer)) & ~Q(_seats_somebody_blocked(viewer))


def invitations_of(host: Player, game: Game) -> QuerySet[Invitation]:
    """The invitations to a game, for its host. Raises: AppError `not_host`."""
    if game.host_id != host.pk:
        raise AppError(ErrorCode.NOT_HOST)
    return _invitations().filter(game=game)


def find_invitation(key: str) -> Invitation:
    """An invitation by its UUID, which the caller knows to be its own. Raises: AppError `not_found`."""
    found = _invitations().filter(uuid=key).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def open_invitations(player: Player) -> QuerySet[Invitation]:
    """The invitations that wait for a player's answer, to lobbies where it may sit down."""
    lobbies = Game.objects.filter(status=Game.Status.LOBBY, join_by__gt=Now()).exclude(_seats_somebody_blocked(player))
    return _invitations().filter(player=player, state=Invitation.State.OPEN, game__in=lobbies)


def invited_to(player: Player, games: Iterable[str]) -> set[str]:
    """Those of some games (UUIDs) to which a player was invited, whatever it has answered, or which it has made."""
    found = Game.objects.filter(Q(host=player) | Q(invitations__player=player), uuid__in=games)
    return {str(key) for key in found.values_list("uuid", flat=True)}


def name_once_known(player: Player, game: uuid.UUID) -> str | None:
    """The name of a game to which a player was invited or in which it once had a seat; None where it was neither."""
    invited = Exists(Invitation.objects.filter(game=OuterRef("pk"), player=player))
    played = Exists(Tenure.objects.filter(game=OuterRef("pk"), player=player))
    return Game.objects.filter(invited | played, uuid=game).values_list("name", flat=True).first()


def offers_to_guest(player: Player, game: uuid.UUID) -> list[int]:
    """The seats of a running game that are on offer, for a player who was invited and never had one."""
    games = Game.objects.filter(with_offers(player), uuid=game, invitations__player=player)
    seats = Seat.objects.filter(game__in=games.exclude(tenures__player=player), offered_at__isnull=False)
    return list(seats.order_by("index").values_list("index", flat=True))


def _invitations() -> QuerySet[Invitation]:
    return Invitation.objects.select_related("game", "player", "inviter")


def messages_for(viewer: Player, game: Game) -> QuerySet[Message]:
    """The messages of a game that a viewer may read, who may know of the game; unordered.

    They are the seats', and everybody's once the game has ended. Raises: AppError `not_seated`.
    """
    if game.status != Game.Status.FINISHED:
        require_own_seat(game, viewer)
    return _heard(Message.objects.filter(game=game).select_related("author"), viewer)


class Said(NamedTuple):
    """A message or a reaction, with its author's name."""

    uuid: uuid.UUID
    author: str
    text: str
    reaction: str
    removed_at: dt.datetime | None


def newest_messages(viewer: Player, game: int) -> list[Said]:
    """The newest of the same of the game with this primary key, oldest first; none for whom may read none.

    One query; two where the viewer reads not what somebody says.
    """
    rows = NEWEST.rows(viewer=viewer.pk, owner=viewer.owner_id or viewer.pk, game=game)
    if any(unheard for *_, unheard in rows):
        rows = list(_heard(_readable(viewer.pk, game), viewer).values_list(*SAID)[:NEWEST_COUNT])
    return [Said(*row[: len(SAID)]) for row in reversed(rows)]


def _readable(viewer: int, game: int) -> QuerySet[Message]:
    """The messages of a game for who sits there, once it has ended for everybody; the newest first."""
    seated = Exists(Seat.objects.filter(game=OuterRef("game"), player=viewer))
    rows = Message.objects.filter(Q(seated) | Q(game__status=Game.Status.FINISHED), game=game)
    return rows.order_by("-created_at", "-uuid")


def _newest(viewer: int, owner: int, game: int) -> QuerySet[Any, Any]:
    unheard = Player.objects.filter(unheard_by(Player(pk=viewer, owner_id=owner)), pk=OuterRef("author"))
    return _readable(viewer, game).values_list(*SAID, Exists(unheard))[:NEWEST_COUNT]


NEWEST_COUNT = 20
"""How many messages `newest_messages` finds at most."""
SAID = ("uuid", "author__username", "text", "reaction", "removed_at")
"""The columns of `Said`."""
NEWEST = PreparedQuery("newest_messages", ("viewer", "owner", "game"), _newest)


def _heard(rows: QuerySet[Message], viewer: Player) -> QuerySet[Message]:
    return rows.exclude(author__in=Player.objects.filter(unheard_by(viewer)))


def find_message(key: str) -> Message:
    """A message by its UUID, which the caller knows to be its own. Raises: AppError `not_found`."""
    found = Message.objects.select_related("author").filter(uuid=key).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def waits() -> Q:
    """Condition on a Ticket: it waits for a game and has not ended."""
    return Q(game=None, created_at__gt=Now() - Ticket.WAITS)


def tickets_of(player: Player) -> QuerySet[Ticket]:
    """A player's tickets, also those of which games were made of late."""
    return Ticket.objects.filter(waits() | Q(game__isnull=False), player=player).select_related("game")


def find_ticket(player: Player, key: uuid.UUID | str) -> Ticket:
    """A ticket of a player's by its UUID. Raises: AppError `not_found`."""
    found = tickets_of(player).filter(uuid=key).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def seats_once_taken(player: Player) -> QuerySet[Event]:
    """The events of the seats that a player has taken, also where it sits no more (by the index on them)."""
    by = Cast(KT("data__player"), BigIntegerField())
    return Event.objects.alias(by=by).filter(kind=Event.Kind.SEAT_TAKEN, by=player.pk)


def own_seat(viewer: Player) -> Exists:
    """Condition on a Game: the viewer sits in it."""
    return Exists(Seat.objects.filter(game=OuterRef("pk"), player=viewer))


def takes_hints(viewer: int) -> Q:
    """Condition on a Game: nobody but bots plays or has ever played there beside this player, and nothing counts.

    Whoever holds or has held a seat of it since it started counts, also who resigned, went on autopilot or deleted the
    account since. A bot account is a bot; where results of bot accounts are rated (`Game.rates`), or the game is a
    league's, hints would be unfair.
    """
    others = Seat.objects.filter(game=OuterRef("pk"), family__isnull=False).exclude(player=viewer)
    people = others.filter(bot=None, bot_account=False)
    before = Tenure.objects.filter(game=OuterRef("pk"), player__owner=None).exclude(player=viewer)
    against = Q(Exists(others.filter(bot_account=True)), rated=True, rate_bots=True, same_owner=False)
    return Q(~Exists(people), ~Exists(before), league=None) & ~against


def awaited(viewer: Player) -> Exists:
    """Condition on a Game: its open turn waits for the viewer."""
    return Exists(
        Seat.objects.filter(
            game=OuterRef("pk"),
            player=viewer,
            game__turns__resolved_at=None,
            game__turns__waiting_for__contains=[F("index")],
        )
    )
