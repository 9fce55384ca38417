"""LEAGUES.md LD2, LT1, LO2: an export is recomputed by anybody, and `verify_competition` names the first difference."""

import copy
import json
import os
import subprocess
import sys
import uuid
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from leagues.rules.drawing import RoundToDraw, draw_round, pairing_scores
from leagues.rules.draws import RoundDraw, commitment
from leagues.rules.errors import BadExport, ExportMismatch
from leagues.rules.export import read_competition, standing_document
from leagues.rules.history import History
from leagues.rules.standings import standings
from leagues.rules.verification import verify

ROOT = Path(__file__).parents[2]
COMPETITION = uuid.UUID("7d0c3c4e-0000-4000-8000-000000000007")
IDS = [str(uuid.UUID(int=number)) for number in range(1, 8)]
SETTINGS = {
    "points": {"system": "linear"},
    "table_size": {"min": 3, "preferred": 3, "max": 3},
    "tie_breaks": ["points"],
}


def drawn(export, number):
    """The next round of an export: drawn, and played so that better lots win."""
    known = read_competition(export)
    seed = bytes([number]) * 32
    draw = RoundDraw(COMPETITION, number, 0, seed, {uuid.UUID(entry): b"" for entry in IDS})
    order = [row.entry for row in standings(known)] if number > 1 else ()
    mode = "score" if number > 1 else "lot"
    size, history = known.settings.table_size, History.of(known.rounds)
    round_ = draw_round(RoundToDraw(draw, size, mode, pairing_scores(known), {}, order, history))
    return {
        "number": number,
        "stage": 1,
        "by_hand": False,
        "draw": {
            "attempt": 0,
            "commitment": commitment(COMPETITION, number, 0, seed).hex(),
            "server_seed": seed.hex(),
            "entropy": draw.entropy().hex(),
            "draw_seeds": dict.fromkeys(IDS, ""),
            "lots": list(round_.lots),
        },
        "tables": [
            {"number": table, "status": "finished", "seats": played(entries, round_.lots)}
            for table, entries in enumerate(round_.tables, 1)
        ],
        "unseated": [{"entry": entry, "kind": "bye", "points": 60} for entry in round_.byes],
    }


def played(entries, lots):
    ranked = sorted(entries, key=lots.index)
    return [{"entry": entry, "played_rank": ranked.index(entry) + 1, "total": ranked.index(entry)} for entry in entries]


def made():
    """An export of two rounds of seven entries, with a ruling and the standings after each round."""
    export = {
        "format": "duckcover-competition/1",
        "competition": str(COMPETITION),
        "settings": SETTINGS,
        "entries": [{"id": entry, "seed": seed, "status": "active"} for seed, entry in enumerate(IDS, 1)],
        "rounds": [],
        "rulings": [{"action": "award", "entry": IDS[0], "points": 7, "round": 2}],
    }
    for number in (1, 2):
        export["rounds"].append(drawn(export, number))
    known = read_competition(export)
    export["standings"] = [
        {"round": number, "stage": stage, "rows": rows(known.until(number), stage)}
        for number in (1, 2)
        for stage in (None, 1)
    ]
    return export


def rows(competition, stage):
    return [standing_document(row, competition.settings.tie_breaks) for row in standings(competition, stage)]


@pytest.fixture(scope="module")
def right():
    return made()


@pytest.fixture
def export(right):
    return copy.deepcopy(right)


def test_verify__right_export__is_verified_also_out_of_a_file(export):
    verdict = verify(json.loads(json.dumps(export)))
    assert (verdict.draws, verdict.standings) == (2, 4)


def swapped(values):
    values[0], values[1] = values[1], values[0]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda it: it["rounds"][1]["draw"].update(server_seed="00" * 32), "rounds[1].draw.commitment"),
        (lambda it: it["rounds"][0]["draw"]["draw_seeds"].update({IDS[0]: "ab" * 16}), "rounds[0].draw.entropy"),
        (lambda it: swapped(it["rounds"][0]["draw"]["lots"]), "rounds[0].draw.lots[0]"),
        (lambda it: it["rounds"][1]["unseated"].clear(), "rounds[1].tables"),
        (lambda it: it["rulings"].clear(), "standings[2].rows"),
        (lambda it: it["standings"][0]["rows"][6].update(ticks=1), "standings[0].rows[6].ticks"),
        (lambda it: it["standings"][3]["rows"][2].update(rank=9), "standings[3].rows[2].rank"),
        (lambda it: swapped(it["standings"][1]["rows"]), "standings[1].rows[0]"),
    ],
)
def test_verify__something_changed__is_named(export, change, path):
    change(export)
    with pytest.raises(ExportMismatch) as found:
        verify(export)
    assert found.value.path.startswith(path)


def test_lz__tables_of_other_sizes__are_named(export):
    first, second = export["rounds"][0]["tables"]
    first["seats"].append(second["seats"].pop())
    with pytest.raises(ExportMismatch) as found:
        verify(export)
    assert (found.value.path, found.value.expected, found.value.found) == ("rounds[0].tables[0]", 3, 4)


def test_verify__round_made_by_hand__needs_no_lots(export):
    export["rounds"][1].update(by_hand=True, draw={})
    for each in export["standings"]:
        each["rows"] = rows(read_competition(export).until(each["round"]), each["stage"])
    assert verify(export).draws == 1


@pytest.mark.parametrize(
    "document",
    [
        {},
        [],
        {"format": "duckcover-record/1"},
        {"format": "duckcover-competition/1"},
        {"format": "duckcover-competition/1", "settings": {"table_size": {"min": 9}}},
        {"format": "duckcover-competition/1", "settings": {}, "entries": [1], "rounds": [], "rulings": []},
    ],
)
def test_verify__no_export__is_refused_plainly(document):
    with pytest.raises(BadExport):
        verify(document)


def test_verify_competition__right_and_changed_files__says_so(export, tmp_path, capsys):
    file = tmp_path / "export.json"
    file.write_text(json.dumps(export))
    call_command("verify_competition", str(file), no_color=True)
    assert capsys.readouterr().out == "VERIFIED: 2 draws, 4 standings\n"
    export["standings"][0]["rows"][0]["points"] = 1
    file.write_text(json.dumps(export))
    with pytest.raises(CommandError, match=r"NOT VERIFIED: the first difference is at standings\[0\].rows\[0\].points"):
        call_command("verify_competition", str(file))
    file.write_text("{}")
    with pytest.raises(CommandError, match="NOT AN EXPORT"):
        call_command("verify_competition", str(file))


@pytest.mark.thorough
def test_verify_competition__as_an_operator_runs_it__needs_no_database(export, tmp_path):
    file = tmp_path / "export.json"
    file.write_text(json.dumps(export))
    command = [sys.executable, ROOT / "manage.py", "verify_competition", "--no-color", file]
    environment = os.environ | {
        "DATABASE_URL": "postgres://nobody@127.0.0.1:1/none",
        "DJANGO_SECRET_KEY": "of-the-tests",
    }
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60, env=environment)
    assert (done.returncode, done.stdout, done.stderr) == (0, "VERIFIED: 2 draws, 4 standings\n", "")
