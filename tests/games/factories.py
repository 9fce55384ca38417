"""Players, tables and positions: games whose shuffles are the same in every run, moved on through the services."""

import datetime as dt
import hashlib
import random
import uuid

from accounts.identity import Identity
from accounts.models import Player
from games.clocks import PerTurn
from games.models import ROUNDS, Event, Game, Grid, Round, Seat, Submission, Turn
from games.rules.fairness import commitment
from games.rules.moves import parse_move
from games.rules.record_format import cell_to_json
from games.services import lobby, persistence, resolution, snapshots, submissions
from games.services.locks import database_now
from games.services.new_games import GameOptions
from games.services.submissions import Choice
from games.services.table import load_table

NAMES = ("dana", "erin", "finn", "gwen", "hugo", "iris", "jack")
TURNS_OF_A_LONG_GAME = 400


def make_player(name):
    """A player; the same one when there is one of that name."""
    found = Player.objects.filter(username=name).first()
    return found or Player.objects.create_user(name, f"{name}@example.org", "a long pass phrase")


def make_players(count):
    """The first `count` of dana, erin, finn, gwen, hugo, iris and jack."""
    return [make_player(name) for name in NAMES[:count]]


def make_bot(name, owner):
    """A bot account of a player."""
    return Player.objects.create(username=name, owner=owner)


def make_lobby(host=None, **options):
    """A game in the lobby, the host on seat 0."""
    if "turn_seconds" in options:
        options["clock"] = PerTurn(options.pop("turn_seconds"))
    return lobby.create_game(host or make_player("dana"), GameOptions(**options))


def fix_shuffles(game, key):
    """Give a game in the lobby an id and server seeds that follow from `key`: its cards are the same in every run."""
    game.uuid = uuid.uuid5(uuid.NAMESPACE_URL, key)
    game.save(update_fields=["uuid"])
    for number in range(1, ROUNDS + 1):
        seed = hashlib.sha256(f"{key}/{number}".encode()).digest()
        Round.objects.filter(game=game, number=number).update(
            server_seed=seed, commitment=commitment(game.uuid, number, seed)
        )
    return game


def make_game(key="duck", *, seats=4, bots=(), **options):
    """A game that has just started: players on the first seats, bots on the last ones.

    Its cards, and those that its bots play, follow from `key`.
    """
    players = make_players(seats - len(bots))
    game = make_lobby(players[0], seats=seats, **options)
    fix_shuffles(game, key)
    for player in players[1:]:
        lobby.join_game(player, game.uuid)
    for level in bots:
        _seat_bot(game, level)
    if bots:
        lobby.start_game(players[0], game.uuid)
    game.refresh_from_db()
    return game


def _seat_bot(game, level):
    """Seat one bot: what `bots` of a new game does, once the shuffles are fixed."""
    game.refresh_from_db()
    table = load_table(game, database_now())
    lobby._seat_bot(table, next(seat for seat in table.seats if not seat.taken), level)
    persistence.save([table])


def player_of(game, seat):
    """Who sits on a seat."""
    return Seat.objects.select_related("player").get(game=game, index=seat).player


def open_turn(game):
    """The open turn, or None."""
    return Turn.objects.filter(game=game, resolved_at=None).first()


def running_round(game):
    """The round that runs."""
    return Round.objects.get(game=game, opened_at__isnull=False, ended_at=None)


def legal_moves(game, seat):
    """What a seat may choose from in the open turn."""
    return [parse_move(text) for text in open_turn(game).prompts[str(seat)]["moves"]]


def choice_of(move):
    """A move as the service takes it."""
    return Choice(move.action, move.target and tuple(move.target), move.source and tuple(move.source))


def body_of(move, *, source=False):
    """A move as a client sends it."""
    body = {"action": move.action, "to": cell_to_json(move.target)}
    return {**body, "from": cell_to_json(move.source)} if source or move.action == "give" else body


def submit(game, seat, move=None):
    """Submit a move of a seat, the first legal one by default."""
    turn = open_turn(game)
    chosen = move or legal_moves(game, seat)[0]
    caller = Identity(player_id=player_of(game, seat).pk)
    return submissions.submit_move(caller, game.uuid, turn.number, choice_of(chosen))


def submit_all(game, pick=lambda moves: moves[0]):
    """Submit a move of every seat that is awaited."""
    turn = open_turn(game)
    players = {seat.index: seat.player_id for seat in Seat.objects.filter(game=game)}
    for seat in turn.waiting_for:
        moves = [parse_move(text) for text in turn.prompts[str(seat)]["moves"]]
        caller = Identity(player_id=players[seat])
        submissions.submit_move(caller, game.uuid, turn.number, choice_of(pick(moves)))


def play_turn(game, pick=lambda moves: moves[0]):
    """Let every awaited seat move, resolve the turn, and read the game again."""
    submit_all(game, pick)
    assert resolution.resolve_game(game.pk) == 1
    game.refresh_from_db()


def play_until(game, reached, key="moves", prefer="cover"):
    """Play turn by turn until `reached(game)`; seats cover (or duck) where they can, which move follows from `key`."""
    rng = random.Random(key)

    def pick(moves):
        return rng.choice([move for move in moves if move.action == prefer] or moves)

    for _ in range(TURNS_OF_A_LONG_GAME):
        if reached(game):
            return game
        play_turn(game, pick)
    raise AssertionError("the game never came there")


def play_to_the_end(game):
    """Play until the game is over."""
    return play_until(game, lambda game: game.status == Game.Status.FINISHED)


def rounds_ended(number):
    """A condition for `play_until`: so many rounds have ended."""
    return lambda game: Round.objects.filter(game=game, ended_at__isnull=False).count() >= number


def awaits(count):
    """A condition for `play_until`: the open turn waits for exactly so many seats."""
    return lambda game: len(open_turn(game).waiting_for) == count


def expire(game):
    """Move the opening and the deadline of the open turn an hour into the past."""
    past = database_now() - dt.timedelta(hours=1)
    Turn.objects.filter(game=game, resolved_at=None).update(
        opened_at=past - dt.timedelta(hours=1), deadline=past, due_at=past
    )


def make_due(game):
    """Let the sweep look at the open turn now, whatever its next attempt was put off to."""
    Turn.objects.filter(game=game, resolved_at=None).update(due_at=database_now())


def poison(game):
    """Write a grid into the running round that the rules refuse; answers how to mend it."""
    row = Grid.objects.filter(round=running_round(game)).first()
    healthy = row.stacks
    Grid.objects.filter(pk=row.pk).update(stacks=[[0, 0, [99]]])
    return lambda: Grid.objects.filter(pk=row.pk).update(stacks=healthy)


def remake_snapshot(game):
    """Make the public state anew from the rows as they are now."""
    game.refresh_from_db()
    snapshots.compare([game.pk], snapshots.Comparison(), rewrite=True)


def origins(game, number):
    """Who decided the moves of a turn, by seat."""
    return dict(Submission.objects.filter(turn__game=game, turn__number=number).values_list("seat", "origin"))


def kinds(game, after=0):
    """The kinds of the events of a game after a number, in their order."""
    rows = Event.objects.filter(game=game, number__gt=after).order_by("number")
    return [Event.Kind(row.kind).label for row in rows]
