"""DF3: which tickets become games, compared with a search that tries every table there is."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.matching import Match, Ticket, agree, match

PLENTY = dict.fromkeys(range(100), 10)


def ticket(key, player=None, *, seats=(2,), clocks=("daily",), rated=True, bots=False, household=None):
    """The ticket of a player of its own, who wants a daily game of two."""
    player = key if player is None else player
    return Ticket(key, player, player if household is None else household, seats, clocks, rated, bots)


def blocks(*pairs):
    """Pairs of players who do not play together."""
    return {frozenset(pair) for pair in pairs}


def games(tickets, apart=frozenset(), room=PLENTY):
    """The keys of the tickets at each table, the bots as None."""
    made = match(tickets, apart, room)
    return [[*(each.key for each in game.tickets), *[None] * (game.seats - len(game.tickets))] for game in made]


def test_df3__as_many_as_a_table_has_seats__play():
    assert games([ticket(1), ticket(2), ticket(3)]) == [[1, 2]]


@pytest.mark.parametrize(
    "other",
    [
        ticket(2, seats=(3,)),
        ticket(2, clocks=("slow",)),
        ticket(2, rated=False),
        ticket(2, player=1),
        ticket(2, household=1),
    ],
    ids=["another size", "another clock", "not rated", "the same player", "an account of the same owner"],
)
def test_df3__tickets_that_do_not_agree__wait(other):
    assert games([ticket(1), other]) == []


def test_df3__several_sizes_and_clocks__the_oldest_tickets_order_decides():
    first = ticket(1, seats=(3, 2), clocks=("slow", "daily"))
    others = [ticket(key, seats=(2, 3), clocks=("daily", "slow")) for key in (2, 3)]
    (made,) = match([first, *others], frozenset(), PLENTY)
    assert (made.seats, made.clock, [each.key for each in made.tickets]) == (3, "slow", [1, 2, 3])


def test_df3__a_block__seats_the_next_oldest():
    assert games([ticket(1), ticket(2), ticket(3)], blocks((1, 2))) == [[1, 3]]


def test_df3__the_oldest_that_fits_leads_nowhere__the_next_is_tried():
    """2 may not sit with 3 or 4: a table of three is 1, 3 and 4."""
    tickets = [ticket(key, seats=(3,)) for key in (1, 2, 3, 4)]
    assert games(tickets, blocks((2, 3), (2, 4))) == [[1, 3, 4]]


def test_df3__no_room_for_another_game__is_passed_over():
    assert games([ticket(1), ticket(2), ticket(3)], room={1: 0, 2: 1, 3: 1}) == [[2, 3]]


def test_df3__room_for_one_game__counts_what_was_just_made():
    tickets = [ticket(1), ticket(2), ticket(3, player=1), ticket(4)]
    assert games(tickets, room={1: 1, 2: 5, 4: 5}) == [[1, 2]]
    assert games(tickets) == [[1, 2], [3, 4]]


def test_df3__bots_after_hours__the_most_people_and_no_table_for_those_who_want_none():
    tickets = [ticket(1, seats=(3, 4), bots=True), ticket(2, seats=(4,)), ticket(3, seats=(4,), bots=True)]
    assert games(tickets) == [[1, 3, None, None]]


def test_df3__bots_after_hours__people_come_first():
    assert games([ticket(1, bots=True), ticket(2, bots=True), ticket(3, bots=True)]) == [[1, 2], [3, None]]


def test_df3__hundreds_who_block_each_other__come_to_an_end():
    """Each of 60 players has blocked all others: no table of seven is there to be found."""
    tickets = [ticket(key, seats=(7,)) for key in range(60)]
    assert games(tickets, blocks(*combinations(range(60), 2))) == []


# --- against every table there is ---------------------------------------------------------------------------

TICKETS = st.builds(
    lambda player, seats, clocks, rated: (player, tuple(seats), tuple(clocks), rated),
    st.integers(0, 5),
    st.lists(st.integers(2, 4), min_size=1, max_size=2, unique=True),
    st.lists(st.sampled_from(["daily", "slow"]), min_size=1, max_size=2, unique=True),
    st.booleans(),
)
PAIRS = st.sets(st.frozensets(st.integers(0, 5), min_size=2, max_size=2), max_size=4)


def by_trying(waiting, apart, room):
    """The games of the rule: of the tables of the oldest that there are, the first by its wishes and by age."""
    left, room, made = list(waiting), dict(room), []
    for first in waiting:
        found = next(_tables(first, left, apart, room), None) if first in left else None
        if found:
            made.append(found)
            left = [each for each in left if each not in found.tickets]
            for each in found.tickets:
                room[each.player] -= 1
    return made


def _tables(first, left, apart, room):
    for seats in first.seats:
        for clock in first.clocks:
            for table in combinations(left[left.index(first) :], seats):
                if table[0] == first and _fits(table, seats, clock, apart, room):
                    yield Match(seats, clock, table)


def _fits(table, seats, clock, apart, room):
    agreed = all(seats in each.seats and clock in each.clocks and each.rated == table[0].rated for each in table)
    return (
        agreed
        and all(room[each.player] > 0 for each in table)
        and all(agree(one, other, apart) for one, other in combinations(table, 2))
    )


@settings(max_examples=150, deadline=None)
@given(st.lists(TICKETS, max_size=9), PAIRS, st.lists(st.integers(0, 2), min_size=6, max_size=6))
def test_df3__any_tickets__the_games_are_those_of_the_rule_and_no_further_one_is_possible(wanted, apart, rooms):
    """Player 5 is the bot account of player 4."""
    waiting = [
        Ticket(key, player, min(player, 4), seats, clocks, rated)
        for key, (player, seats, clocks, rated) in enumerate(wanted)
    ]
    room = dict(enumerate(rooms))
    made = match(waiting, apart, room)
    assert made == by_trying(waiting, apart, room)
    seated = [each for game in made for each in game.tickets]
    assert len(seated) == len({each.key for each in seated})
    for game in made:
        assert len(game.tickets) == game.seats
        assert all(agree(one, other, apart) for one, other in combinations(game.tickets, 2))
    for each in seated:
        room[each.player] -= 1
    left = [each for each in waiting if each not in seated]
    assert by_trying(left, apart, room) == []
    assert all(count >= 0 for count in room.values())
