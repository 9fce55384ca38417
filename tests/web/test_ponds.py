"""What a table page draws is what the Game document says, and nothing else."""

import pytest
from django.utils.translation import override

from accounts.identity import Identity
from games import selectors
from tests.games.factories import awaits, legal_moves, make_game, play_turn, play_until, player_of, rounds_ended, submit
from web import words
from web.grids import grid
from web.ponds import Cell, table_of

pytestmark = pytest.mark.django_db


def document(game, seat=0):
    return selectors.read_game(Identity(player_of(game, seat).pk), game.uuid).state()


@pytest.fixture(scope="module", params=range(3))
def key(request):
    return f"pond {request.param}"


@pytest.fixture
def game(key):
    found = make_game(key, seats=4)
    for _ in range(12):
        play_turn(found)
    return play_until(found, awaits(4))


def test_own_pond__has_a_target_for_each_legal_move_and_no_other(game):
    state = document(game)
    targets = {cell.move for cell in table_of(state).own.legal}
    assert targets == {
        f"{move['action']}:{move['from']['row']},{move['from']['col']}:{move['to']['row']},{move['to']['col']}"
        for move in state["you"]["legal_moves"]
    }


def test_targets__have_names_that_tell_them_apart(game):
    names = [words.move_name(cell) for cell in table_of(document(game)).own.legal]
    assert len(set(names)) == len(names)
    assert not any("%" in name for name in names)


def test_own_pond__marks_the_called_stack_alone(game):
    state = document(game)
    called = [cell for line in table_of(state).own.rows for cell in line if cell.kind == "called"]
    assert [cell.card for cell in called] == [state["you"]["card"]]


def test_ghost__shows_the_stack_as_high_as_it_would_lie(game):
    state = document(game)
    own = table_of(state).own
    heights = {(stack["row"], stack["col"]): stack["height"] for stack in state["seats"][0]["grid"]}
    source = state["you"]["legal_moves"][0]["from"]
    covers = [cell for cell in own.legal if cell.kind == "cover"]
    assert covers
    for cell in covers:
        assert cell.ghost.height == cell.height + heights[source["row"], source["col"]]
        assert cell.ghost.card == state["you"]["card"]


def test_submitted_move__is_the_chosen_target(game):
    move = legal_moves(game, 0)[-1]
    submit(game, 0, move)
    chosen = table_of(document(game)).own.chosen
    assert chosen.move.endswith(f":{move.target.row},{move.target.col}")


def test_others__have_no_targets(game):
    assert all(not pond.legal and not pond.mine for pond in table_of(document(game)).others)


def test_ponds__of_a_guest__are_all_alike(game):
    state = selectors.read_game(Identity(), game.uuid).state()
    table = table_of(state)
    assert (table.own, len(table.others)) == (None, 4)


def test_h3__last_turn__says_no_covered_card(game):
    state = document(game)
    shown = {(seat["index"], stack["card"]) for seat in state["seats"] for stack in seat["grid"]}
    lines = table_of(state).last
    assert lines
    assert all(line.card is None or (line.seat["index"], line.card) in shown for line in lines)


def test_new_round__marks_and_moves_no_stack_of_the_old_one():
    state = document(play_until(make_game(seats=2), rounds_ended(1)))
    move = {"action": "cover", "from": {"row": 0, "col": 0}, "to": {"row": 0, "col": 1}}
    state["last_turn"]["moves"] = [{"seat": 0, **move}, {"seat": 1, **move}]
    table = table_of(state)
    assert not any(cell.moved for pond in (table.own, *table.others) for line in pond.rows for cell in line)
    assert all(line.card is None for line in table.last)


def test_pips__count_the_discards_and_those_that_are_left(game):
    state = document(game)
    pips, area = table_of(state).pips, state["discard_area"]
    assert (pips.count("full"), pips.count("free")) == (area["count"], area["remaining"])


def test_v1__pond__counts_numbers_instead_of_splashes():
    state = document(make_game("numbers", seats=2, round_rules=[["competition"], [], []]))
    assert table_of(state).own.showing == sum(range(1, 13))


def test_v2__sounds__are_words_of_the_active_language(game):
    with override("fr"):
        assert words.sound_word(document(game)["seats"][0]) == "meuh"


@pytest.mark.parametrize(
    ("clock", "name"),
    [
        ({"kind": "per_turn", "turn_seconds": 60}, "1 min a turn"),
        ({"kind": "per_turn", "turn_seconds": 43_200}, "12 h a turn"),
        ({"kind": "per_turn", "turn_seconds": 129_600}, "1 d 12 h a turn"),
        ({"kind": "per_turn", "turn_seconds": 5400}, "1 h 30 min a turn"),
        ({"kind": "daily", "at": "20:00", "zone": "Asia/Seoul"}, "Daily at 20:00 (Asia/Seoul)"),
        ({"kind": "bank", "bank_seconds": 259_200, "increment_seconds": 43_200}, "Bank: 3 d, and 12 h a turn"),
    ],
)
def test_clock_name__says_its_lengths(clock, name):
    assert words.clock_name(clock) == name


def test_move_name__without_neighbours_beside_the_moving_stack():
    assert words.move_name(Cell("duck", near=())) == "Duck here"


# --- low blows ---------------------------------------------------------------------------------------------


@pytest.fixture
def blows():
    """Two seats, a Max open: all must give."""
    return make_game("blow40", seats=2, round_rules=[["low_blows"], [], []])


def test_v6_gifts__are_the_stacks_themselves(blows):
    own = table_of(document(blows)).own
    assert [(cell.kind, cell.card, cell.ghost) for cell in own.legal] == [
        ("give", card, None) for card in sorted([1, 2], key=[cell.card for cell in own.legal].index)
    ]
    assert {cell.move for cell in own.legal} == {f"give:{m.source.row},{m.source.col}" for m in legal_moves(blows, 0)}


def test_v6_submitted_gift__is_the_chosen_target(blows):
    move = legal_moves(blows, 0)[-1]
    submit(blows, 0, move)
    assert table_of(document(blows)).own.chosen.move == f"give:{move.source.row},{move.source.col}"


def test_v6_received_stack__is_shown_and_lies_on_each_target(blows):
    play_turn(blows)
    table = table_of(document(blows))
    gift = table.own.gift
    assert gift.card == document(blows)["you"]["card"]
    assert {cell.kind for cell in table.own.legal} == {"place"}
    assert {(cell.ghost.card, cell.ghost.family) for cell in table.own.legal} == {(gift.card, gift.family)}
    assert table.others[0].gift is not None
    names = [words.move_name(cell) for cell in table.own.legal]
    assert len(set(names)) == len(names)


def test_v6i_number_twice__each_target_offers_each_stack(blows):
    state = document(blows)
    own = state["seats"][0]["grid"]
    twin = next(stack for stack in own if stack["card"] != 3)
    for stack in (twin, next(stack for stack in own if stack["card"] == 3)):
        stack["card"] = 3
    sources = [{"row": stack["row"], "col": stack["col"]} for stack in own if stack["card"] == 3]
    outside = {"row": -1, "col": 0}
    state["turn"]["phase"] = "move"
    state["you"]["legal_moves"] = [{"action": "duck", "from": source, "to": outside} for source in sources]
    own = table_of(state).own
    assert {cell.move for cell in own.legal} == {f"duck:{each['row']},{each['col']}:-1,0" for each in sources}
    assert len({words.move_name(cell) for cell in own.legal}) == 2
    assert [cell.card for line in own.rows for cell in line if cell.twin] == [3, 3]
    assert own.has_twins


def test_v6i_twins_side_by_side__are_marked_although_each_may_cover_the_other(blows):
    state = document(blows)
    first, second = ({"row": each["row"], "col": each["col"]} for each in state["seats"][0]["grid"][:2])
    for stack in state["seats"][0]["grid"][:2]:
        stack["card"] = 3
    state["turn"]["phase"] = "move"
    state["you"]["legal_moves"] = [
        {"action": "cover", "from": source, "to": to} for source, to in ((first, second), (second, first))
    ]
    cells = [cell for line in table_of(state).own.rows for cell in line if cell.twin]
    assert [(cell.kind, cell.card, cell.ghost.card) for cell in cells] == [("cover", 3, 3)] * 2
    html = grid(table_of(state).own)
    assert html.count('<td class="cover called twin') == 2
    assert html.count('<span class="which">') == 2


def test_called_stack__shown_once__has_no_twin(game):
    assert not table_of(document(game)).own.has_twins


def test_v6_last_turn__says_who_gave_and_who_placed(blows):
    play_turn(blows)
    assert [line.action for line in table_of(document(blows)).last] == ["give", "give"]
    play_turn(blows)
    assert [line.action for line in table_of(document(blows)).last] == ["place", "place"]


def test_v6g_stack_of_another_seat__is_drawn_in_its_family(blows):
    play_turn(blows)
    play_turn(blows)
    own = table_of(document(blows)).own
    guests = [cell for line in own.rows for cell in line if cell.guest]
    assert [cell.family for cell in guests] == [document(blows)["seats"][1]["family"]]
    assert "from another seat" in words.stack_name(guests[0])
