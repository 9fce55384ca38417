"""Leaks planted on purpose: the comparison of two worlds finds each of them.

A leak is a small patch of the service, of the kind that a careless change brings about. Each test names the question
whose answer gives the secret away, so that no leak is found for another reason than itself.
"""

import json
import random

import pytest

from duckcover.errors import ErrorCode
from duckcover.prepared import Prepared
from games import history, personal_history, selectors
from games.api import history as history_api
from games.api import views
from games.models import Grid, Round, StandingOrders, Submission
from games.services import orders, snapshots, submissions
from tests.games.factories import awaits, make_game, make_lobby, make_player, open_turn, play_until, running_round
from tests.games.two_worlds import worlds
from tests.games.two_worlds.comparison import make_low_blow, make_secretive_game, others_than_the_ready, require_same

pytestmark = [pytest.mark.django_db, pytest.mark.thorough]


@pytest.fixture
def game():
    """A game with every secret."""
    return make_secretive_game()


@pytest.fixture
def caught(game):
    """`caught(question, *changes, viewer=…)`: these changes show in the answer to that question."""

    def check(question, *changes, viewer="anonymous", game=game):
        viewers = worlds.viewers(game)
        name = viewer if viewer in viewers else others_awaited(game)
        numbers = {"game": game.uuid, "last": open_turn(game).number - 1, "open": open_turn(game).number}
        with pytest.raises(AssertionError) as found:
            require_same(game, {name: viewers[name]}, changes)
        assert f"{name} {question.format(**numbers)}'" in str(found.value)

    return check


AWAITED = "awaited"
"""The viewer who sits on a seat that the open turn waits for."""


def others_awaited(game):
    """The name of the first player whom the open turn waits for."""
    seat = open_turn(game).waiting_for[0]
    return game.seats.select_related("player").get(index=seat).player.username


def test_no_leak__planted__nothing_is_caught(game):
    viewers = others_than_the_ready(game)
    require_same(game, {"anonymous": viewers["anonymous"]}, (*worlds.OF_THE_SERVICE[0], *worlds.OF_THE_READY_SEAT))


# --- the state of a game ----------------------------------------------------------------------------------


def plant_in_snapshot(monkeypatch, leak):
    """Let `leak(table, shown)` change the public state whenever it is made."""
    document = snapshots.document

    def leaking(table):
        shown = json.loads(document(table))
        leak(table, shown)
        return json.dumps(shown)

    monkeypatch.setattr(snapshots, "document", leaking)


def plant_in_read(monkeypatch, column, leaking):
    """Read something else instead of a column of the statements that read games."""
    for name in ("READ", "READ_ONE"):
        statement = getattr(selectors, name)
        text = statement if isinstance(statement, str) else statement.sql
        assert column in text
        leaky = text.replace(column, leaking)
        monkeypatch.setattr(selectors, name, leaky if isinstance(statement, str) else Prepared("leaky", leaky))


def test_v5_removed_cards__in_the_state__is_caught(caught, monkeypatch):
    def leak(table, shown):
        shown["removed"] = table.round.removed

    plant_in_snapshot(monkeypatch, leak)
    caught("GET /games/{game}", worlds.remove_other_cards)


def test_next_card__in_the_state__is_caught(caught, monkeypatch):
    def leak(table, shown):
        shown["draw_deck"]["next"] = table.state.draw_deck[0]

    plant_in_snapshot(monkeypatch, leak)
    caught("GET /games/{game}", worlds.shuffle_draw_deck)


def test_cards_left_in_the_deck__in_the_state__are_caught(caught, monkeypatch):
    def leak(table, shown):
        shown["draw_deck"]["cards"] = sorted(map(str, table.state.draw_deck))

    plant_in_snapshot(monkeypatch, leak)
    caught("GET /games/{game}", worlds.swap_cards_for_others)


def test_covered_cards__in_the_grids_of_a_list__are_caught(caught, monkeypatch):
    def leak(table, shown):
        for seat, grid in zip(shown["seats"], table.grids, strict=True):
            seat["grid"] = [
                {**stack, "cards": stored[2]} for stack, stored in zip(seat["grid"], grid.stacks, strict=True)
            ]

    plant_in_snapshot(monkeypatch, leak)
    caught("GET /games", worlds.change_covered_cards)


def test_inside_of_the_captain_pile__in_the_state__is_caught(caught, monkeypatch):
    def leak(table, shown):
        shown["captain_pile"]["cards"] = list(table.state.captain_pile)

    plant_in_snapshot(monkeypatch, leak)
    caught("GET /games/{game}", worlds.change_pile_inside)


def test_orders_of_a_seat__in_the_state__are_caught(caught, monkeypatch):
    def leak(table, shown):
        shown["with_orders"] = sorted(table.orders)

    plant_in_snapshot(monkeypatch, leak)
    caught("GET /games/{game}", worlds.end_orders)


def test_orders_of_another_seat__as_ones_own__are_caught(caught, monkeypatch):
    monkeypatch.setattr(orders, "_require", lambda game, _seat: StandingOrders.objects.get(game=game))
    caught("GET /games/{game}/orders", worlds.change_orders, viewer=AWAITED)


def test_seed_of_the_round__in_a_preview_of_orders__is_caught(caught, game, monkeypatch):
    def by_the_seed(*_asked):
        return random.Random(bytes(running_round(game).server_seed))

    monkeypatch.setattr(orders, "randomness", by_the_seed)
    caught("POST preview 1", worlds.change_server_seeds, viewer=AWAITED)


def test_move_of_another_seat__as_ones_own__is_caught(caught, monkeypatch):
    plant_in_read(monkeypatch, "AND mine.seat = seat.index", "")
    caught("GET /games/{game}", worlds.change_move, viewer=AWAITED)


def test_hidden_revisions__in_the_entity_tag__are_caught(caught, monkeypatch):
    revisions = "(SELECT sum(revision)::int FROM games_submission moved WHERE moved.turn_id = turn.id)"
    plant_in_read(monkeypatch, "mine.revision", revisions)
    caught("304 /games/{game}", worlds.replace_move, viewer=AWAITED)


def test_seats_awaited__in_an_order_that_follows_from_the_seed__are_caught(caught, monkeypatch):
    ordered = """(
        SELECT array_agg(asked ORDER BY sha256(row.server_seed || asked::text::bytea))
        FROM unnest(turn.waiting_for) AS asked, games_round row WHERE row.id = turn.round_id
    )"""
    plant_in_read(monkeypatch, "turn.waiting_for", ordered)
    game = play_until(make_game("order", seats=7), awaits(7))
    caught("GET /games/{game}", worlds.change_server_seeds, game=game)


def test_time_of_a_hidden_move__in_a_header__is_caught(caught, game, monkeypatch):
    class Leaking(views.Answer):
        def headers(self):
            moved = Submission.objects.filter(turn=open_turn(game)).latest("submitted_at")
            return [*super().headers(), ("Last-Modified", moved.submitted_at.isoformat())]

    true = views._answer
    monkeypatch.setattr(views, "_answer", lambda row, *, fresh: Leaking(*true(row, fresh=fresh)))
    caught("GET /games/{game}", worlds.replace_move)


def test_opening_grids__in_a_repeated_answer__are_caught(caught, monkeypatch):
    def leaking(request, game):
        answer = seen(request, game)
        dealt = Grid.objects.filter(round__game__uuid=game).order_by("round", "seat")
        answer.data["seats"][0]["opening"] = [grid.dealt for grid in dealt]
        return answer

    seen = views.seen
    monkeypatch.setattr(views, "seen", leaking)
    caught("REPLAY create", worlds.change_covered_cards, viewer="dana")


# --- lists ------------------------------------------------------------------------------------------------


def test_order_of_a_list__by_a_hidden_card__is_caught(caught, game, monkeypatch):
    def read_games(viewer, games):
        return sorted(read(viewer, games), key=lambda shown: (shown["id"] == str(game.uuid)) == _even(game))

    read = selectors.read_games
    make_lobby(make_player("zoe"))
    monkeypatch.setattr(selectors, "read_games", read_games)
    caught("GET /games", worlds.change_server_seeds)


def _even(game):
    """A bit of the seed of the running round."""
    return bytes(running_round(game).server_seed)[0] % 2 == 0


def test_turns_that_wait__fewer_once_another_seat_thinks_twice__are_caught(caught, monkeypatch):
    def awaited_turns(player):
        rethought = Submission.objects.filter(revision__gt=1).values("turn")
        return turns(player).exclude(pk__in=rethought)

    turns = selectors.awaited_turns
    monkeypatch.setattr(selectors, "awaited_turns", awaited_turns)
    caught("GET /me/turns", worlds.replace_move, viewer=AWAITED)


# --- moves ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["give", "place"])
def test_v6g__gift_or_place_of_a_seat__in_the_state__is_caught(monkeypatch, phase):
    def leak(table, shown):
        for index, submission in table.submissions.items():
            shown["seats"][index]["gives"] = submission.move

    game = make_low_blow(phase)
    plant_in_snapshot(monkeypatch, leak)
    with pytest.raises(AssertionError, match=f"anonymous GET /games/{game.uuid}'"):
        require_same(game, {"anonymous": worlds.viewers(game)["anonymous"]}, (worlds.change_move,))


def test_hidden_card__in_the_refusal_of_an_illegal_move__is_caught(caught, game, monkeypatch):
    def refusal(*asked):
        error = refuse(*asked)
        if error is not None and error.code == ErrorCode.ILLEGAL_MOVE:
            stacks = Grid.objects.filter(round=running_round(game)).first().stacks
            error.detail = f"There lies {[cards[0] for *_, cards in stacks]}."
        return error

    refuse = submissions._refusal
    monkeypatch.setattr(submissions, "_refusal", refusal)
    caught("PUT 0 {open}", worlds.change_covered_cards, viewer=AWAITED)


# --- what happened ----------------------------------------------------------------------------------------


def test_seats_of_older_turns__in_the_events__are_caught(caught, monkeypatch):
    monkeypatch.setattr(history, "hidden_turns", lambda *_: [])
    caught("GET /games/{game}/events?limit=100", worlds.change_older_turns)


def test_older_turns__looked_up__are_caught(caught, monkeypatch):
    def shown_turns(game, turns):
        game.open_log = True
        return shown(game, turns)

    shown = selectors.shown_turns
    monkeypatch.setattr(selectors, "shown_turns", shown_turns)
    caught("GET /games/{game}/turns/1", worlds.change_older_turns)


def test_hidden_card__in_a_comment_of_the_event_stream__is_caught(caught, game, monkeypatch):
    def render(self, *data):
        return f": {running_round(game).captain_pile}\n\n".encode() + rendered(self, *data)

    rendered = history_api.EventStreamRenderer.render
    monkeypatch.setattr(history_api.EventStreamRenderer, "render", render)
    caught("SSE /games/{game}/events?limit=100", worlds.change_pile_inside)


def test_deck_of_the_running_round__in_the_record__is_caught(caught, monkeypatch):
    def record(game):
        return {"rounds": [{"deck": row.deck} for row in Round.objects.filter(game=game)]}

    monkeypatch.setattr(history, "require_ended_round", lambda _game: None)
    monkeypatch.setattr(history, "record", record)
    caught("GET /games/{game}/record", worlds.shuffle_draw_deck)


def test_seed_of_the_running_round__in_the_fairness__is_caught(caught, monkeypatch):
    def round_fairness(row):
        return {**fairness(row), "server_seed": bytes(row.server_seed).hex()}

    fairness = history._round_fairness
    monkeypatch.setattr(history, "_round_fairness", round_fairness)
    caught("GET /games/{game}/fairness", worlds.change_server_seeds)


def test_entropy_of_rounds_to_come__in_the_fairness__is_caught(caught, monkeypatch):
    def fairness(game):
        return {**of_game(game), "player_seeds": [bytes(seat.player_seed).hex() for seat in game.seats.all()]}

    of_game = history.fairness
    monkeypatch.setattr(history, "fairness", fairness)
    caught("GET /games/{game}/fairness", worlds.change_player_seeds)


def test_moves_of_all_seats__in_the_export_of_one__are_caught(caught, game, monkeypatch):
    def own_moves(_player):
        return {game.pk: list(Submission.objects.filter(turn__game=game).values("seat", "move"))}

    monkeypatch.setattr(personal_history, "_own_moves", own_moves)
    caught("GET /me/export", worlds.change_move, viewer=AWAITED)


def test_older_turns__in_the_export_of_a_seat__are_caught(caught, monkeypatch):
    monkeypatch.setattr(personal_history, "is_shown", lambda *_: True)
    caught("GET /me/export", worlds.change_older_turns, viewer=AWAITED)
