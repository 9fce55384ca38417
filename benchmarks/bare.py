"""The least service: our server, its threads and our driver with one statement of `minima`, and nothing else.

No token is counted, nothing is checked that the statement does not check, no header says anything. What is faster than
this needs another server or another language.
"""

import os
from typing import Any

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duckcover.settings")

from duckcover.rsgi import Application

# isort: split
from benchmarks.minima import READ_SQL
from duckcover.prepared import Prepared

READ = Prepared("bare_read", READ_SQL % {"game": "%(game)s::int", "player": "%(player)s::int"})
SUBMIT = Prepared(
    "bare_submit",
    """
    WITH turned AS (
        UPDATE minimum.turn SET missing = missing - 1 WHERE id = %(turn)s::int RETURNING id
    )
    INSERT INTO minimum.move SELECT id, %(seat)s::int, '1,1x0,1', now() FROM turned
    ON CONFLICT (turn_id, seat) DO UPDATE SET move = excluded.move, submitted_at = excluded.submitted_at
    RETURNING turn_id
    """,
)


def answer(environ: dict[str, Any]) -> tuple[int, list[tuple[str, str]], bytes]:
    """Answer `GET /GAME/PLAYER` with a document and `PUT /TURN/SEAT` with nothing; 404 for what there is none of."""
    _, first, *rest = environ["PATH_INFO"].split("/")
    if not rest:
        return 200, [], b"ready"
    if environ["REQUEST_METHOD"] == "PUT":
        rows = SUBMIT.rows({"turn": first, "seat": rest[0]})
        return (201 if rows else 404), [], b""
    rows = READ.rows({"game": first, "player": rest[0]})
    return (200, [("content-type", "application/json")], rows[0][0].encode()) if rows else (404, [], b"")


application = Application(answer)
