"""What is held of one player in games: the games' part of the export of an account."""

from collections.abc import Sequence
from typing import Any

from django.db.models import F, Max, QuerySet

from accounts.models import Player
from games.access import is_shown, seats_once_taken
from games.documents import orders_document, ticket_document, timestamp
from games.models import Invitation, Message, Round, Seat, StandingOrders, Submission, Tenure, Ticket, Turn
from games.rules.moves import parse_move
from games.rules.record_format import move_to_json


def personal_history(player: Player) -> dict[str, Any]:
    """Every seat of a player: its game, its moves, orders, entropy and result, in a fixed number of queries.

    `left` are the seats in lobbies that the player got up from. Of moves it shows what the player may see anyhow: while
    a round runs those of the last resolved turn and of the open one (H5).
    """
    seats = list(Seat.objects.filter(player=player).select_related("game").order_by("game_id"))
    entropies = _entropies(seats)
    moves, orders = _own_moves(player), _own_orders(player)
    return {
        "seats": [
            {
                **_own_seat(player, seat, entropies[seat.game_id], moves.get(seat.game_id, [])),
                "orders": orders.get(seat.game_id),
            }
            for seat in seats
        ],
        "tenures": _tenures(player),
        "left": _left_seats(player, {seat.game_id for seat in seats}),
        "invitations": _invitations(player),
        "tickets": _tickets(player),
        "messages": _messages(player),
    }


def _own_seat(player: Player, seat: Seat, entropy: list[Round], moves: list[dict[str, Any]]) -> dict[str, Any]:
    game = seat.game
    ranking = (game.result or {}).get("ranking", [])
    return {
        "game": str(game.uuid),
        "name": game.name,
        "status": game.status,
        "host": game.host_id == player.pk,
        "seat": seat.index,
        "family": seat.family,
        "created_at": timestamp(game.created_at),
        "finished_at": timestamp(game.finished_at),
        "resigned_at": timestamp(seat.resigned_at),
        "from_turn": seat.held_from,
        "misses": seat.misses,
        "autopilot_since": timestamp(seat.autopilot_since),
        "player_seed": bytes(seat.player_seed).hex(),
        "round_seeds": [bytes((row.player_seeds or [])[seat.index]).hex() for row in entropy],
        "result": next((standing for standing in ranking if standing["seat"] == seat.index), None),
        "moves": moves,
    }


def _own_orders(player: Player) -> dict[int, dict[str, Any]]:
    """The standing orders of the player's seats, by the game's primary key."""
    own = StandingOrders.objects.filter(game__seats__player=player, seat=F("game__seats__index"))
    return {row.game_id: orders_document(row) for row in own}


def _entropies(seats: Sequence[Seat]) -> dict[int, list[Round]]:
    """The opened rounds of the games of these seats, by the game's primary key; only their player seeds are read."""
    found: dict[int, list[Round]] = {seat.game_id: [] for seat in seats}
    opened = Round.objects.filter(game__in=list(found), opened_at__isnull=False).order_by("game_id", "number")
    for row in opened.only("game_id", "number", "player_seeds"):
        found[row.game_id].append(row)
    return found


def _own_moves(player: Player) -> dict[int, list[dict[str, Any]]]:
    """The moves of the player's seats as far as they may be seen, by the game's primary key."""
    last = _last_resolved(player)
    found: dict[int, list[dict[str, Any]]] = {}
    for move in _moves_of(player):
        turn = move.turn
        if turn.resolved_at is None or is_shown(turn.game, turn, last.get(turn.game_id)):
            found.setdefault(turn.game_id, []).append(_own_move(move))
    return found


def _last_resolved(player: Player) -> dict[int, int]:
    """The number of the last resolved turn of each of the player's games, by the game's primary key."""
    resolved = Turn.objects.filter(game__seats__player=player, resolved_at__isnull=False)
    return dict(resolved.order_by().values_list("game").annotate(Max("number")))


def _moves_of(player: Player) -> QuerySet[Submission]:
    """Every move of the player's seats with its turn, its round and its game, of which no secret is read."""
    own = Submission.objects.filter(
        turn__game__seats__player=player,
        seat=F("turn__game__seats__index"),
        turn__number__gte=F("turn__game__seats__held_from"),
    )
    with_turn = own.select_related("turn__round", "turn__game").order_by("turn__game_id", "turn__number")
    of_turn = "number", "resolved_at", "game__open_log", "round__number", "round__ended_at"
    return with_turn.only("turn", "seat", "move", "origin", "submitted_at", *(f"turn__{name}" for name in of_turn))


def _own_move(move: Submission) -> dict[str, Any]:
    return {
        "round": move.turn.round.number,
        "turn": move.turn.number,
        **move_to_json(parse_move(move.move)),
        "origin": move.origin,
        "submitted_at": timestamp(move.submitted_at),
    }


def _tenures(player: Player) -> list[dict[str, Any]]:
    """The seats that others have taken over from the player, with its moves as far as they may be seen."""
    rows = list(Tenure.objects.filter(player=player).select_related("game").order_by("ended_at"))
    moves = _moves_before(player) if rows else {}
    return [
        {
            "game": str(row.game.uuid),
            "seat": row.seat,
            "from_turn": row.from_turn,
            "to_turn": row.to_turn,
            "misses": row.misses,
            "ended_by": row.ended_by,
            "ended_at": timestamp(row.ended_at),
            "moves": moves.get(row.game_id, []),
        }
        for row in rows
    ]


def _moves_before(player: Player) -> dict[int, list[dict[str, Any]]]:
    """The moves of seats that others have taken over, as far as they may be seen, by the game's primary key."""
    resolved = Turn.objects.filter(game__tenures__player=player, resolved_at__isnull=False)
    last = dict(resolved.order_by().values_list("game").annotate(Max("number")))
    own = Submission.objects.filter(
        turn__game__tenures__player=player,
        seat=F("turn__game__tenures__seat"),
        turn__number__gte=F("turn__game__tenures__from_turn"),
        turn__number__lte=F("turn__game__tenures__to_turn"),
    )
    found: dict[int, list[dict[str, Any]]] = {}
    for move in own.select_related("turn__round", "turn__game").order_by("turn__game_id", "turn__number"):
        if is_shown(move.turn.game, move.turn, last.get(move.turn.game_id)):
            found.setdefault(move.turn.game_id, []).append(_own_move(move))
    return found


def _invitations(player: Player) -> list[dict[str, Any]]:
    """The invitations that the player has got."""
    rows = Invitation.objects.filter(player=player).select_related("game").order_by("created_at", "pk")
    return [
        {
            "game": str(row.game.uuid),
            "state": row.state,
            "created_at": timestamp(row.created_at),
            "answered_at": timestamp(row.answered_at),
        }
        for row in rows
    ]


def _tickets(player: Player) -> list[dict[str, Any]]:
    rows = Ticket.objects.filter(player=player).select_related("game").order_by("created_at", "pk")
    return [ticket_document(row) for row in rows]


def _messages(player: Player) -> list[dict[str, Any]]:
    """What the player has said, also where a moderator has taken the text away."""
    rows = Message.objects.filter(author=player).select_related("game").order_by("created_at", "pk")
    return [
        {
            "game": str(row.game.uuid),
            "text": row.text or None,
            "reaction": row.reaction or None,
            "created_at": timestamp(row.created_at),
            "removed_at": timestamp(row.removed_at),
        }
        for row in rows
    ]


def _left_seats(player: Player, seated: set[int]) -> list[dict[str, Any]]:
    """The seats that the player once took in games where it sits no more."""
    events = seats_once_taken(player).select_related("game").order_by("at")
    return [
        {"game": str(event.game.uuid), "seat": event.seat, "taken_at": timestamp(event.at)}
        for event in events
        if event.game_id not in seated
    ]
