"""FAIRNESS.md: `fair-shuffle/v1` against vectors that two independent programs agree on."""

import json
import uuid
from itertools import islice
from pathlib import Path

import pytest

from games.rules.errors import BadShuffle, SeatsOutOfRange
from games.rules.fairness import RoundShuffler, commitment, deal, entropy, reshuffle
from games.rules.shuffles import below, check_player_seed

DOCUMENT = json.loads((Path(__file__).parent / "fairness_vectors.json").read_text())
VECTORS = DOCUMENT["vectors"]
GAME = uuid.UUID(int=7)


def seeds(vector):
    return [bytes.fromhex(seed) for seed in vector["player_seeds"]]


def shuffler(vector):
    game, number = uuid.UUID(vector["game"]), vector["round"]
    return RoundShuffler(game, number, bytes.fromhex(vector["server_seed"]), entropy(game, number, seeds(vector)))


@pytest.fixture(params=VECTORS, ids=lambda vector: vector["name"])
def vector(request):
    return request.param


def test_commitment__vector__is_reproduced(vector):
    seed = bytes.fromhex(vector["server_seed"])
    assert commitment(uuid.UUID(vector["game"]), vector["round"], seed).hex() == vector["commitment"]


def test_entropy__vector__is_reproduced(vector):
    assert entropy(uuid.UUID(vector["game"]), vector["round"], seeds(vector)).hex() == vector["entropy"]


def test_deal__vector__is_reproduced(vector, rules):
    dealt = deal(shuffler(vector), rules, len(vector["player_seeds"]))
    assert list(dealt.deck) == vector["deck"]
    assert list(map(list, dealt.grids)) == vector["grids"]
    assert dealt.removed == ()


def test_reshuffle__vector__is_reproduced(vector):
    pile = vector["deck"][:20]
    assert list(shuffler(vector).reshuffle(1, pile)) == vector["reshuffle_1_of_first_20_deck_cards"]
    assert list(reshuffle(shuffler(vector), 1, pile)) == vector["reshuffle_1_of_first_20_deck_cards"]


def test_shuffle__surprises_of_a_vector__are_reproduced(vector, rules):
    assert list(shuffler(vector).shuffle("surprises", 0, rules.captain_cards())[:2]) == vector["surprises"]


def test_below__vector_with_rejected_words__is_reproduced():
    expected = DOCUMENT["below_2147483649_from_vector_A_purpose_below"]
    words = shuffler(VECTORS[0]).words("below", 0)
    assert [below(words, 2147483649) for _ in expected] == expected


def test_below__word_of_the_incomplete_last_part__is_rejected():
    """2^32 mod 10 = 6: the last six words would favour 0 to 5."""
    assert below(iter([2**32 - 6, 2**32 - 1, 2**32 - 7]), 10) == 9


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_below__bound_that_no_word_reaches__is_refused(bound):
    with pytest.raises(BadShuffle, match="below"):
        below(iter([1]), bound)


@pytest.mark.parametrize("bound", [1, 2**32])
def test_below__smallest_and_largest_bound__takes_every_word(bound):
    assert below(iter([2**32 - 1]), bound) == bound - 1


@pytest.mark.parametrize("change", ["game", "round", "seed", "entropy", "purpose", "index"])
def test_words__any_input_changed__are_other_words(change):
    given = {"game": GAME, "round": 1, "seed": bytes(32), "entropy": bytes(32), "purpose": "deck", "index": 0}
    other = {"game": uuid.UUID(int=8), "round": 2, "seed": b"1" * 32, "entropy": b"1" * 32, "purpose": "d", "index": 1}

    def first_words(game, round, seed, entropy, purpose, index):  # noqa: A002 - the word of FAIRNESS.md
        return list(islice(RoundShuffler(game, round, seed, entropy).words(purpose, index), 4))

    assert first_words(**given) != first_words(**{**given, change: other[change]})


@pytest.mark.parametrize("size", [0, 16, 64])
def test_check_player_seed__size_that_is_allowed__is_accepted(size):
    assert check_player_seed(bytes(size)) is None


@pytest.mark.parametrize("size", [1, 15, 65, 255])
def test_check_player_seed__other_size__is_refused_by_its_length_only(size):
    with pytest.raises(BadShuffle, match=f"not {size}$"):
        check_player_seed(bytes(size))
    with pytest.raises(BadShuffle, match=f"not {size}$"):
        entropy(GAME, 1, [b"", bytes(size)])


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_entropy__other_number_of_seats__is_refused(seats):
    with pytest.raises(SeatsOutOfRange):
        entropy(GAME, 1, [b""] * seats)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_server_seed__other_size__is_refused(seed):
    with pytest.raises(BadShuffle, match="server seed"):
        commitment(GAME, 1, seed)
    with pytest.raises(BadShuffle, match="server seed"):
        RoundShuffler(GAME, 1, seed, bytes(32))


@pytest.mark.parametrize("number", [0, -1, 2**32])
def test_round_number__not_from_1__is_refused(number):
    with pytest.raises(BadShuffle, match="round"):
        RoundShuffler(GAME, number, bytes(32), bytes(32))


def test_entropy__of_another_size__is_refused():
    with pytest.raises(BadShuffle, match="entropy"):
        RoundShuffler(GAME, 1, bytes(32), bytes(31))


@pytest.mark.parametrize("number", [0, -1])
def test_reshuffle__number_below_1__is_refused(number):
    with pytest.raises(BadShuffle, match="reshuffle"):
        RoundShuffler(GAME, 1, bytes(32), bytes(32)).reshuffle(number, [1, 2])


def test_words__purpose_of_more_than_255_bytes__is_refused():
    with pytest.raises(BadShuffle, match="purpose"):
        next(RoundShuffler(GAME, 1, bytes(32), bytes(32)).words("x" * 256, 0))


def test_shuffler__as_text__shows_no_seed():
    text = repr(RoundShuffler(GAME, 1, b"s" * 32, b"e" * 32))
    assert text == f"RoundShuffler(game={GAME!r}, round_number=1)"
