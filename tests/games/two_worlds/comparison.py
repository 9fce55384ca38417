"""The comparison: a game in which everything is hidden that can be, and whether anybody sees a difference.

The tests of the real service and those of planted leaks use the same functions.
"""

from accounts.models import IdempotentAnswer
from games.models import Game, Seat
from games.services import chat, orders
from games.services.orders import OrderOptions
from tests.games.clients import Api
from tests.games.factories import (
    fix_shuffles,
    make_game,
    make_players,
    open_turn,
    play_until,
    player_of,
    running_round,
    submit,
)
from tests.games.two_worlds import worlds

READY = 1


def _has_every_secret(game):
    """Covered cards, a pile with an inside, a deck with an order, a seat that may choose, one that quacks."""
    row, turn = running_round(game), open_turn(game)
    heights = [len(stack[2]) for grid in row.grids.all() for stack in grid.stacks]
    return (
        max(heights) >= 3
        and len(row.captain_pile) >= 3
        and len(row.draw_deck) >= 3
        and READY in turn.waiting_for
        and len(turn.waiting_for) == game.seat_count - 1
        and len(turn.prompts[str(READY)]["moves"]) >= 2
    )


def make_secretive_game(**options):
    """A game of three in whose running round everything is hidden that can be; one quacks, one is ready by own choice.

    The ready seat has standing orders as well, and has said so.
    """
    game = play_until(_make_game_with_keys(**options), _has_every_secret)
    submit(game, READY)
    orders.set_orders(player_of(game, READY), game.uuid, OrderOptions({}, otherwise="steady", until="game"))
    chat.say(player_of(game, READY), game.uuid, text="I have moved.")
    return game


def make_low_blow(phase):
    """A game of three in which all give, or all place, and one seat has; covered cards, and a seat that may choose."""

    def is_there(game):
        row, turn = running_round(game), open_turn(game)
        high = max(len(stack[2]) for grid in row.grids.all() for stack in grid.stacks)
        return turn.phase == phase and high > 1 and len(row.captain_pile) > 1 and READY in turn.waiting_for

    game = play_until(_make_game_with_keys(rule="low_blows"), is_there)
    submit(game, READY)
    return game


def make_table_of_bots():
    """A game of dana's with two bots, whose moves of the open turn are in; the turn waits for dana."""

    def is_there(game):
        row = running_round(game)
        heights = [len(stack[2]) for grid in row.grids.all() for stack in grid.stacks]
        return max(heights) >= 3 and len(row.captain_pile) >= 3 and len(row.draw_deck) >= 3

    return play_until(make_game("two worlds", seats=3, bots=("steady", "easy")), is_there)


def _make_game_with_keys(**options):
    """A game of three that was made and joined with Idempotency-Keys, with the same cards in every run."""
    host, *others = make_players(3)
    made = Api(host).post("/games", worlds.making(**options), **worlds.KEY).json()["id"]
    game = fix_shuffles(Game.objects.get(uuid=made), "two worlds")
    IdempotentAnswer.objects.filter(resource=made).update(resource=str(game.uuid))
    for player in others:
        Api(player).post(f"/games/{game.uuid}/join", {}, **worlds.KEY)
    game.refresh_from_db()
    return game


def others_than_the_ready(game):
    """Every viewer but the seat that is ready."""
    own = Seat.objects.get(game=game, index=READY).player.username
    return {name: api for name, api in worlds.viewers(game).items() if name != own}


def seen_by_all(game, callers):
    """What every viewer is answered."""
    return {
        (name, question): answer
        for name, api in callers.items()
        for question, answer in {**worlds.everything_seen(game, api), **worlds.replays(game, name, api)}.items()
    }


def differences(game, callers, *worlds_of_changes):
    """The questions that are answered in another way when secrets are changed, by the names of the changes."""
    with worlds.world(game):
        one = seen_by_all(game, callers)
    found = {}
    for changes in worlds_of_changes:
        with worlds.world(game, *changes):
            other = seen_by_all(game, callers)
        different = {asked: (one[asked], other[asked]) for asked in one if one[asked] != other[asked]}
        if different:
            found[", ".join(change.__name__ for change in changes)] = different
    return found


def require_same(game, callers, *worlds_of_changes):
    """Nobody sees a difference between the game and these worlds. Raises: AssertionError naming who asked what."""
    found = differences(game, callers, *worlds_of_changes)
    seen = [f"{changes}: {name} {question}" for changes, asked in found.items() for name, question in asked]
    answers = [answer for asked in found.values() for answer in asked.values()][:1]
    assert not found, f"a secret shows: {seen}, first as {answers}"
