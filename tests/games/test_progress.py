"""How a game goes on by itself: draws, automatic resolutions, bots, rounds, the end."""

import pytest

from games import history
from games.models import Event, Game, Round, Turn
from games.rules.record import verify
from games.services import lobby, progress, resignations, resolution
from games.services.new_games import GameOptions
from games.services.table import load_tables
from tests.games.factories import (
    awaits,
    expire,
    fix_shuffles,
    kinds,
    legal_moves,
    make_game,
    make_lobby,
    make_player,
    open_turn,
    origins,
    play_to_the_end,
    play_turn,
    play_until,
    rounds_ended,
    running_round,
    submit_all,
)

pytestmark = pytest.mark.django_db


def test_start__draws_the_first_card_that_somebody_can_play():
    game = make_game()
    turn = open_turn(game)
    row = running_round(game)
    drawn = [str(card) for card in row.deck[: turn.number]]
    assert list(Turn.objects.filter(game=game).values_list("card", flat=True)) == drawn
    assert row.draw_deck == row.deck[turn.number :]


def test_open_turn__asks_only_seats_that_have_a_move():
    game = play_until(make_game(), awaits(3))
    turn = open_turn(game)
    quacking = {0, 1, 2, 3} - set(turn.waiting_for)
    assert sorted(map(int, turn.prompts)) == turn.waiting_for == sorted(turn.asked)
    assert len(quacking) == 1
    assert all(legal_moves(game, seat) for seat in turn.waiting_for)


def _nobody_could_play(game):
    """The card before the open one was resolved in the same step."""
    number = open_turn(game).number
    return Turn.objects.filter(game=game, number=number - 1, deadline=None).exists()


def test_undecidable_card__is_resolved_at_once_and_is_the_last_turn_shown():
    game = play_until(make_game(), _nobody_could_play)
    undecided = Turn.objects.get(game=game, number=open_turn(game).number - 1)
    assert undecided.resolved_at == undecided.opened_at
    assert origins(game, undecided.number) == {}
    assert kinds(game)[-2:] == ["turn_resolved", "turn_opened"]


def test_undecidable_card__has_no_opening_event():
    game = play_until(make_game(), _nobody_could_play)
    number = open_turn(game).number - 1
    told = Event.objects.filter(game=game, turn=number).values_list("kind", flat=True)
    assert list(told) == [Event.Kind.TURN_RESOLVED]


@pytest.mark.parametrize("level", ["easy", "steady", "sharp"])
def test_bots__move_at_once(level):
    game = make_game(seats=3, bots=[level, level])
    turn = open_turn(game)
    bots_asked = [seat for seat in turn.asked if seat > 0]
    assert origins(game, turn.number) == dict.fromkeys(bots_asked, "bot")
    assert turn.waiting_for == [0]


def test_bots__are_never_in_the_prompts():
    game = make_game(seats=3, bots=["steady", "steady"])
    assert list(open_turn(game).prompts) == ["0"]


def test_round_end__deals_the_next_round():
    game = play_until(make_game(), rounds_ended(1))
    first, second, third = Round.objects.filter(game=game)
    assert (first.ended_at, second.ended_at) == (second.opened_at, None)
    assert third.opened_at is None
    assert [kind for kind in kinds(game) if kind.startswith("round")] == ["round_opened", "round_ended", "round_opened"]
    assert open_turn(game).round_id == second.pk


def test_turn_numbers__count_through_the_whole_game():
    game = play_to_the_end(make_game(seats=2))
    numbers = list(Turn.objects.filter(game=game).order_by("pk").values_list("number", flat=True))
    assert numbers == list(range(1, len(numbers) + 1))


def test_totals__of_the_rounds_before__are_known_in_the_last_round_only():
    game = make_game(seats=2)
    for ended in (1, 2):
        assert load_tables([game.pk])[0].state.totals == ()
        game = play_until(game, rounds_ended(ended))
    scores = [row.scores for row in Round.objects.filter(game=game, number__lt=3)]
    assert load_tables([game.pk])[0].state.totals == tuple(map(sum, zip(*scores, strict=True)))


def test_finish__third_round_ends_the_game():
    game = play_to_the_end(make_game(seats=2))
    assert kinds(game)[-2:] == ["round_ended", "game_finished"]
    assert open_turn(game) is None
    assert game.finished_at == Round.objects.get(game=game, number=3).ended_at
    assert sorted(standing["seat"] for standing in game.result["ranking"]) == [0, 1]


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_whole_game__has_a_record_that_verifies(seats):
    game = play_to_the_end(make_game(f"whole game of {seats}", seats=seats))
    record = history.record(game)
    verify(record)
    assert [row["number"] for row in record["rounds"]] == [1, 2, 3]
    assert record["result"] == game.result


@pytest.mark.parametrize("seats", [2, 5])
def test_whole_game__with_bots_and_missed_deadlines__has_a_record_that_verifies(seats):
    game = make_game(seats=seats, bots=["easy"] * (seats - 2) + ["steady"])
    while game.status == Game.Status.PLAYING:
        expire(game)
        resolution.sweep()
        game.refresh_from_db()
    verify(history.record(game))


@pytest.mark.thorough
def test_whole_game__with_reshuffles__has_a_record_that_verifies():
    game = make_game(seats=2)
    play_until(game, lambda game: "deck_reshuffled" in kinds(game), prefer="duck")
    record = history.record(play_to_the_end(game))
    assert [len(row["reshuffles"]) for row in record["rounds"]] == [2, 0, 0]
    verify(record)


def test_game__pins_its_rules_version():
    assert make_game().rules_version == 3


# --- a table that needs no player any more ----------------------------------------------------------------


@pytest.fixture
def two_turns_a_step(monkeypatch):
    """Steps that play so few turns by themselves that a game takes many."""
    monkeypatch.setattr(progress, "AUTOMATIC_TURNS", 2)


def _resigned_game(**options):
    game = make_game(seats=3, bots=["steady", "easy"], **options)
    resignations.resign(make_player("dana"), game.uuid)
    game.refresh_from_db()
    return game


def test_all_bot_rest__is_played_on_step_by_step_to_the_end(two_turns_a_step):
    game = _resigned_game()
    steps = 0
    while game.status == Game.Status.PLAYING:
        assert resolution.resolve_game(game.pk) == 1
        game.refresh_from_db()
        steps += 1
    turns = Turn.objects.filter(game=game).count()
    assert turns / 2 - 1 <= steps <= turns
    verify(history.record(game))


def test_all_bot_rest__open_turn_between_steps_is_due_and_waits_for_nobody(two_turns_a_step):
    game = _resigned_game()
    resolution.resolve_game(game.pk)
    turn = open_turn(game)
    assert (turn.waiting_for, turn.prompts) == ([], None)
    assert turn.due_at == turn.opened_at


def test_all_bot_rest__is_played_to_the_end_step_by_step():
    game = _resigned_game()
    steps = 0
    while game.status == Game.Status.PLAYING:
        assert resolution.resolve_game(game.pk) == 1
        game.refresh_from_db()
        steps += 1
    assert steps == -(-Turn.objects.filter(game=game).count() // progress.AUTOMATIC_TURNS)


def test_all_bot_rest__one_sweep__plays_it_to_the_end():
    game = _resigned_game()
    resolution.sweep()
    game.refresh_from_db()
    assert game.status == Game.Status.FINISHED


def test_account_gone__its_seat_is_played_by_the_stand_in():
    game = make_game(seats=2)
    make_player("erin").delete()
    play_until_only_host(game)
    last = Turn.objects.filter(game=game, resolved_at__isnull=False, asked=[]).last()
    assert 1 not in open_turn(game).waiting_for
    assert origins(game, last.number).get(1, "bot") == "bot"


def play_until_only_host(game):
    """Resolve the open turn by its deadline and play one more."""
    expire(game)
    resolution.sweep()
    game.refresh_from_db()
    play_turn(game)


def test_lobby__full_of_bots_but_one__starts_at_once():
    game = lobby.create_game(make_player("dana"), GameOptions(seats=3, bots=["easy", "steady"]))
    assert game.status == Game.Status.PLAYING
    assert kinds(game)[:6] == [
        "game_created",
        "seat_taken",
        "seat_taken",
        "seat_taken",
        "game_started",
        "round_opened",
    ]


def test_round__opens_with_the_entropy_of_all_seats():
    game = fix_shuffles(make_lobby(seats=2, player_seed=b"d" * 16), "entropy")
    lobby.join_game(make_player("erin"), game.uuid, player_seed=b"e" * 20)
    assert [bytes(seed) for seed in running_round(game).player_seeds] == [b"d" * 16, b"e" * 20]


def test_same_seeds_and_moves__same_game():
    game = play_until(make_game("twin"), rounds_ended(1))
    record = history.record(game)
    game.delete()
    assert history.record(play_until(make_game("twin"), rounds_ended(1)))["rounds"] == record["rounds"]


def test_submit_all__leaves_the_turn_to_the_worker():
    game = make_game()
    submit_all(game)
    turn = open_turn(game)
    assert (turn.waiting_for, turn.resolved_at) == ([], None)
