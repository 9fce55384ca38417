"""GET record and fairness: whole documents, verification, what is revealed when."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.models import Game, Round, Turn
from games.rules.fairness import commitment, entropy
from games.rules.record import RecordMismatch, verify
from games.services import lobby
from tests.games.clients import Api, refused
from tests.games.factories import (
    make_game,
    make_lobby,
    make_player,
    play_to_the_end,
    play_until,
    rounds_ended,
)

pytestmark = pytest.mark.django_db


def record_of(game):
    """GET record."""
    return Api().get(f"/games/{game.uuid}/record")


@pytest.mark.parametrize("make", [make_lobby, make_game])
def test_record__no_round_ended__is_409(make):
    assert refused(record_of(make())) == (409, "round_running")


@pytest.fixture
def finished():
    """A finished game of two players and a bot."""
    return play_to_the_end(make_game("record", seats=3, bots=["easy"]))


def held(player, last):
    """The tenures of a seat that one player, or a bot, held from the first turn to the last."""
    return [{"player": player, "from_turn": 1, "to_turn": last, "ended_by": None}]


def test_record__of_a_finished_game__has_the_members_of_the_contract(finished):
    record = record_of(finished).json()
    rounds = record.pop("rounds")
    last = rounds[-1]["turns"][-1]["number"]
    assert record == {
        "format": "duckcover-record/1",
        "game": str(finished.uuid),
        "rules_version": 3,
        "captain_seat": 0,
        "options": {
            "name": "",
            "seats": 3,
            "visibility": "public",
            "captain_seat": 0,
            "round_rules": [[], [], []],
            "open_log": False,
            "rated": True,
            "rate_bots": False,
            "same_owner": False,
            "replace": False,
            "excused": 0,
            "vacation": False,
            "clock": {"kind": "per_turn", "turn_seconds": 86_400},
            "bots": [],
        },
        "seats": [
            {
                "index": 0,
                "player": "dana",
                "bot": None,
                "is_bot": False,
                "family": "pirates",
                "tenures": held("dana", last),
            },
            {
                "index": 1,
                "player": "erin",
                "bot": None,
                "is_bot": False,
                "family": "vikings",
                "tenures": held("erin", last),
            },
            {
                "index": 2,
                "player": None,
                "bot": "easy",
                "is_bot": True,
                "family": "knights",
                "tenures": held(None, last),
            },
        ],
        "result": finished.result,
    }
    assert [set(row) for row in rounds] == [
        {
            "number",
            "rules",
            "commitment",
            "server_seed",
            "player_seeds",
            "entropy",
            "removed",
            "deck",
            "grids",
            "turns",
            "reshuffles",
            "scores",
            "visible_cards",
            "ended_by",
        }
    ] * 3


def test_record__turns__have_the_members_of_the_contract(finished):
    turns = [turn for row in record_of(finished).json()["rounds"] for turn in row["turns"]]
    assert {tuple(sorted(turn)) for turn in turns} == {
        ("call", "card", "discarded", "moves", "number", "phase", "quacks")
    }
    moves = [move for turn in turns for move in turn["moves"]]
    assert {tuple(sorted(move)) for move in moves} == {("action", "from", "origin", "seat", "to")}
    assert [turn["number"] for turn in turns] == list(range(1, Turn.objects.filter(game=finished).count() + 1))


def test_record__origins__say_who_decided(finished):
    moves = [m for row in record_of(finished).json()["rounds"] for turn in row["turns"] for m in turn["moves"]]
    assert {(move["seat"], move["origin"]) for move in moves} == {(0, "player"), (1, "player"), (2, "bot")}


def test_record__from_the_api__verifies(finished):
    verify(record_of(finished).json())


def test_record__tampered__does_not_verify(finished):
    record = record_of(finished).json()
    record["rounds"][1]["scores"][0] += 1
    with pytest.raises(RecordMismatch, match=r"rounds\[1\]\.scores\[0\]"):
        verify(record)


def test_verify_record__command__accepts_it(finished, tmp_path, capsys):
    file = tmp_path / "record.json"
    file.write_text(record_of(finished).content.decode())
    call_command("verify_record", str(file))
    assert str(finished.uuid) in capsys.readouterr().out


def test_verify_record__of_an_unknown_rules_version__says_so(finished, tmp_path):
    Game.objects.filter(pk=finished.pk).update(rules_version=99)
    file = tmp_path / "record.json"
    file.write_text(record_of(finished).content.decode())
    with pytest.raises(
        CommandError, match="rules_version: version 99 of the rules is not played here, which plays 1, 2"
    ):
        call_command("verify_record", str(file))


def test_record__while_the_second_round_runs__verifies():
    game = play_until(make_game(seats=2), rounds_ended(1))
    record = record_of(game).json()
    verify(record)
    assert (len(record["rounds"]), record["result"]) == (1, None)


def test_record__unchanged__is_304(finished):
    answer = Api().get(f"/games/{finished.uuid}/record", If_None_Match=record_of(finished)["ETag"])
    assert (answer.status_code, answer.content) == (304, b"")


# --- fairness -----------------------------------------------------------------------------------------------


def fairness_of(game):
    """GET fairness."""
    return Api().get(f"/games/{game.uuid}/fairness").json()


def commitments(game):
    return [bytes(row.commitment).hex() for row in Round.objects.filter(game=game)]


def test_fairness__lobby__shows_the_commitments_only():
    game = make_lobby(player_seed=b"d" * 16)
    assert fairness_of(game) == {
        "protocol": "fair-shuffle/v1",
        "game": str(game.uuid),
        "seats": 4,
        "rounds": [
            {"number": number, "commitment": text, "player_seeds": None, "entropy": None, "server_seed": None}
            for number, text in enumerate(commitments(game), 1)
        ],
    }


def test_fairness__commitments__never_change():
    game = make_lobby(seats=2)
    before = commitments(game)
    lobby.join_game(make_player("erin"), game.uuid)
    play_until(game, rounds_ended(1))
    assert [row["commitment"] for row in fairness_of(game)["rounds"]] == before


def test_fairness__open_round__shows_seeds_and_entropy_of_the_players():
    game = make_lobby(seats=2, player_seed=b"d" * 16)
    lobby.join_game(make_player("erin"), game.uuid, player_seed=b"e" * 64)
    first, second, _ = fairness_of(game)["rounds"]
    assert first["player_seeds"] == [(b"d" * 16).hex(), (b"e" * 64).hex()]
    assert first["entropy"] == entropy(game.uuid, 1, [b"d" * 16, b"e" * 64]).hex()
    assert (first["server_seed"], second["player_seeds"], second["entropy"]) == (None, None, None)


def test_fairness__ended_rounds__reveal_seeds_that_fit_their_commitments():
    game = play_until(make_game(seats=2), rounds_ended(2))
    rounds = fairness_of(game)["rounds"]
    assert [row["server_seed"] is not None for row in rounds] == [True, True, False]
    assert [commitment(game.uuid, row["number"], bytes.fromhex(row["server_seed"])).hex() for row in rounds[:2]] == [
        row["commitment"] for row in rounds[:2]
    ]


def test_fairness__cancelled_game__reveals_nothing():
    game = make_lobby()
    lobby.cancel_game(make_player("dana"), game.uuid)
    assert {row["server_seed"] for row in fairness_of(game)["rounds"]} == {None}


def test_verify_record__needs_no_database(finished, tmp_path):
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record_of(finished).json()))
    script = f"import json; from games.rules.record import verify; verify(json.load(open({str(file)!r})))"
    root = Path(__file__).parents[2]
    assert subprocess.run([sys.executable, "-c", script], cwd=root, env={}).returncode == 0
