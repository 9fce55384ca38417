"""The SDK's verifier of `fair-shuffle/v1`: the vectors, and what it says of answers that are not true."""

import copy
import json
from itertools import islice
from pathlib import Path
from uuid import UUID

import pytest
from duckcover_sdk.differences import Difference, Malformed
from duckcover_sdk.fairness import CAPTAIN_CARDS, Shuffles, commitment, entropy, verify

DOCUMENT = json.loads((Path(__file__).parents[2] / "rules" / "fairness_vectors.json").read_text())
VECTORS = DOCUMENT["vectors"]


@pytest.fixture(params=VECTORS, ids=lambda vector: vector["name"])
def vector(request):
    return request.param


def shuffles_of(vector):
    game, number = UUID(vector["game"]), vector["round"]
    seeds = [bytes.fromhex(seed) for seed in vector["player_seeds"]]
    return Shuffles(game, number, bytes.fromhex(vector["server_seed"]), entropy(game, number, seeds))


def answer_of(vector, **changes):
    """What `GET /games/{id}/fairness` answers for a game of this one round, and of one that runs."""
    revealed = {name: vector[name] for name in ("commitment", "entropy", "player_seeds", "server_seed")}
    running = {"commitment": "00" * 32, "entropy": None, "player_seeds": None, "server_seed": None}
    number = vector["round"]
    return {
        "protocol": "fair-shuffle/v1",
        "game": vector["game"],
        "seats": len(vector["player_seeds"]),
        "rounds": [{"number": number, **revealed, **changes}, {"number": number + 1, **running}],
    }


def test_vector__commitment_and_entropy__are_reproduced(vector):
    made = commitment(UUID(vector["game"]), vector["round"], bytes.fromhex(vector["server_seed"]))
    assert (made.hex(), shuffles_of(vector).entropy.hex()) == (vector["commitment"], vector["entropy"])


def test_vector__deck_and_grids__are_reproduced(vector):
    shuffles = shuffles_of(vector)
    assert shuffles.deck() == vector["deck"]
    assert [shuffles.grid(seat) for seat in range(len(vector["grids"]))] == vector["grids"]


def test_vector__reshuffle_and_surprises__are_reproduced(vector):
    shuffles = shuffles_of(vector)
    assert shuffles.reshuffled(1, vector["deck"][:20]) == vector["reshuffle_1_of_first_20_deck_cards"]
    assert shuffles.shuffle("surprises", 0, CAPTAIN_CARDS)[:2] == vector["surprises"]


def test_vector__rejected_words__are_left_out():
    expected = DOCUMENT["below_2147483649_from_vector_A_purpose_below"]
    shuffles = shuffles_of(VECTORS[0])
    words = shuffles.words("below", 0)
    assert [shuffles.below(words, 2147483649) for _ in expected] == expected
    assert len(list(islice(words, 3))) == 3


def test_verify__true_answer__names_the_revealed_rounds(vector):
    assert verify(answer_of(vector)) == [vector["round"]]


def test_verify__remembered_commitments__are_compared(vector):
    number = vector["round"]
    assert verify(answer_of(vector), {number: vector["commitment"], number + 1: "00" * 32}) == [number]
    with pytest.raises(Difference) as caught:
        verify(answer_of(vector), {number + 1: "11" * 32})
    assert (caught.value.path, caught.value.expected) == ("rounds[1].commitment", "11" * 32)


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"server_seed": "5e" * 32}, "rounds[0].commitment"),
        ({"commitment": "5e" * 32}, "rounds[0].commitment"),
        ({"entropy": "ff" * 32}, "rounds[0].entropy"),
        ({"player_seeds": ["ff" * 16, ""]}, "rounds[0].entropy"),
    ],
)
def test_verify__tampered__names_the_difference(vector, changes, path):
    with pytest.raises(Difference) as caught:
        verify(answer_of(vector, **changes))
    assert caught.value.path == path


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"server_seed": "ff"}, "rounds[0].server_seed"),
        ({"server_seed": "FF" * 32}, "rounds[0].server_seed"),
        ({"player_seeds": ["ff"]}, "rounds[0].player_seeds[0]"),
        ({"number": -1}, "rounds[0].number"),
        ({"commitment": None}, "rounds[0].commitment"),
    ],
)
def test_verify__malformed__names_the_place(vector, changes, path):
    with pytest.raises(Malformed) as caught:
        verify(answer_of(vector, **changes))
    assert caught.value.path == path


def test_verify__another_protocol__is_a_difference(vector):
    document = copy.deepcopy(answer_of(vector))
    document["protocol"] = "fair-shuffle/v2"
    with pytest.raises(Difference):
        verify(document)
