"""A user's program: four players meet at a table and play three rounds. `python game_of_four.py URL`."""

import json
import secrets
import sys
import time

from duckcover_sdk import (
    Client,
    FamilyTakenError,
    IllegalMoveError,
    InvalidInputError,
    NotSignedInError,
    TurnClosedError,
)
from duckcover_sdk.generated.models import CellRequest, Game, Move, MoveRequest
from duckcover_sdk.replay import verify


def main(url: str) -> None:
    anonymous = Client(url)
    tag = secrets.token_hex(4)
    players = [sign_up(anonymous, f"{name}-{tag}") for name in ("dana", "erin", "finn", "gwen")]
    told: dict[str, object] = {"lobby": meet(anonymous, players)}
    game = players[0].create_game(f"Four {tag}", seats=4, visibility="unlisted", family="pirates")
    told["taken"] = taken_family(players[1], game)
    for player in players[1:]:
        game = player.join(game)
    told["refused"] = refusals(players, game)
    game, moves = play(players, game)
    told["events"] = [event.kind for event in players[3].events(game, after=0)]
    told["verified"] = verify(players[0].record(game)).rounds
    told["winners"] = game.result.winners if game.result else []
    print(json.dumps({**told, "status": game.status, "moves": moves}))


def sign_up(anonymous: Client, name: str) -> Client:
    client = anonymous.sign_up(name, secrets.token_urlsafe(24), f"{name}@players.invalid")
    assert client.me().username == name
    return client


def meet(anonymous: Client, players: list[Client]) -> list[str]:
    """Make a few games of one name each and read them back page by page; what an anonymous caller may not do."""
    names = [f"{number} of {players[0].me().username}" for number in range(5)]
    for name in names:
        players[0].create_game(name)
    found = [game.name for game in players[0].games(status="lobby", mine=True, page_size=2)]
    assert found == names[::-1]
    try:
        anonymous.create_game()
    except NotSignedInError as error:
        return [error.code]
    return []


def taken_family(player: Client, game: Game) -> list[str]:
    try:
        player.join(game, family="pirates")
    except FamilyTakenError as error:
        return error.families
    return []


def refusals(players: list[Client], game: Game) -> list[str]:
    """What the service says to moves that cannot be."""
    seat = next(player for player in players if (you := player.game(game).you) and you.legal_moves)
    game = seat.game(game)
    nowhere = MoveRequest(action="cover", to=CellRequest(row=50, col=50))
    far = MoveRequest(action="cover", to=CellRequest(row=500, col=0))
    told: list[str] = []
    try:
        seat.move(game, nowhere)
    except IllegalMoveError as error:
        same = game.you is not None and error.legal_moves == game.you.legal_moves
        told.append(f"{error.code} {same}")
    try:
        seat.move(game.id, nowhere, turn=999)
    except TurnClosedError as error:
        same = game.turn is not None and error.turn == game.turn.number
        told.append(f"{error.code} {same}")
    try:
        seat.move(game, far)
    except InvalidInputError as error:
        told.append(f"{error.code} {error.errors[0].field}")
    return told


def play(players: list[Client], game: Game) -> tuple[Game, int]:
    """Move for everybody until the game has ended; the game, and how many moves were made."""
    moves = 0
    while game.status == "playing":
        moved = 0
        for player in players:
            game = player.game(game)
            if game.turn and game.you and game.you.legal_moves and game.you.submission is None:
                moved += submit(player, game, choose(game.you.legal_moves))
        moves += moved
        if not moved:
            time.sleep(0.02)
    return game, moves


def choose(moves: list[Move]) -> Move:
    """Cover when that is possible."""
    return next((move for move in moves if move.action == "cover"), moves[0])


def submit(player: Client, game: Game, move: Move) -> int:
    try:
        player.move(game, move)
    except TurnClosedError:
        return 0
    return 1


main(sys.argv[1])
