"""The examples of the document, recorded from real answers.

    python -m contract.examples     # plays the scenario on a database of its own, writes examples and openapi.yaml

An example is true: it went over the wire. Only what differs with every recording is made the same (see `steady`), and
long lists of objects are cut to their first three items.
"""

import datetime as dt
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

FILE = Path(__file__).resolve().parent.parent / "duckcover" / "rest" / "schema" / "examples.json"


def recorded() -> dict[str, Any]:
    """Play the whole scenario on the present, empty database and return its examples, by operation."""
    from django.core.cache import cache

    from contract.play_accounts import play_accounts
    from contract.play_analyses import play_analyses
    from contract.play_games import play_games
    from contract.play_leagues import play_leagues
    from contract.play_notifications import play_notifications
    from contract.play_ratings import play_ratings
    from contract.play_rounds import play_rounds
    from contract.play_seasons import play_seasons
    from contract.play_sign_in import play_sign_in, signed_up
    from contract.play_substitutes import play_substitutes
    from contract.recorder import Recorder
    from contract.steady import seeded_chance, steadied
    from duckcover.docs import document

    began = dt.datetime.now(dt.UTC)
    cache.clear()
    recorder = Recorder(document())
    with seeded_chance("signing in"):
        play_sign_in(recorder)
        dana, erin = signed_up(recorder, "dana"), signed_up(recorder, "erin")
    with seeded_chance("accounts"):
        play_accounts(recorder, dana)
    with seeded_chance("games"):
        play_games(recorder, dana, erin)
    with seeded_chance("notifications"):
        play_notifications(recorder, dana)
    with seeded_chance("ratings"):
        play_ratings(recorder)
    with seeded_chance("rounds"):
        play_rounds(recorder, dana)
    with seeded_chance("substitutes"):
        play_substitutes(recorder, erin)
    with seeded_chance("leagues"):
        play_leagues(recorder, dana, erin)
    with seeded_chance("seasons"):
        play_seasons(recorder, dana)
    with seeded_chance("analyses"):
        play_analyses(recorder)
    made: dict[str, Any] = steadied(recorder.examples, began)
    return made


@contextmanager
def database() -> Iterator[None]:
    """Give the block an empty database on a PostgreSQL server of its own. Side effects: sets Django up."""
    folder = tempfile.mkdtemp(prefix="duckcover-examples-")
    os.environ |= {"DUCKCOVER_DATA_DIR": folder, "DJANGO_SETTINGS_MODULE": "duckcover.settings"}
    import django

    django.setup()
    from django.test.utils import setup_databases, setup_test_environment, teardown_databases

    from duckcover.standalone import embedded

    setup_test_environment()
    server = embedded.start_postgres(Path(folder))
    try:
        made = setup_databases(verbosity=0, interactive=False)
        yield
        teardown_databases(made, verbosity=0)
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    """Record, write the examples, and the document with them."""
    before = dict(os.environ)
    with database():
        FILE.write_text(json.dumps(recorded(), indent=1, ensure_ascii=False, sort_keys=True) + "\n")
    subprocess.run([sys.executable, "-m", "contract.write"], check=True, env=before)
    return 0


if __name__ == "__main__":
    sys.exit(main())
