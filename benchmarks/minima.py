"""pgbench beside the service: on the same server, the least that the same work needs in SQL.

Each minimum has tables of its own in the schema `minimum`. 8 clients, prepared statements, the Unix socket.
"""

import re
import subprocess
import tempfile
from pathlib import Path

from django.db import connection

from duckcover.standalone import embedded

CLIENTS = 8
GAMES = 10_000
TOKENS = 1_000

TABLES = """
DROP SCHEMA IF EXISTS minimum CASCADE;
CREATE SCHEMA minimum;
CREATE TABLE minimum.turn (id int PRIMARY KEY, missing int NOT NULL);
CREATE TABLE minimum.move (turn_id int, seat int, move text, submitted_at timestamptz, PRIMARY KEY (turn_id, seat));
CREATE TABLE minimum.token (digest bytea PRIMARY KEY, player_id int NOT NULL, revoked_at timestamptz);
CREATE TABLE minimum.player (id int PRIMARY KEY, is_active boolean NOT NULL);
CREATE TABLE minimum.game (id int PRIMARY KEY, uuid uuid NOT NULL UNIQUE, document text NOT NULL);
CREATE TABLE minimum.seat (game_id int, player_id int, index int NOT NULL, PRIMARY KEY (game_id, player_id));
CREATE TABLE minimum.opened (id bigserial PRIMARY KEY, game_id int NOT NULL, number int NOT NULL, deadline timestamptz);
CREATE INDEX ON minimum.opened (deadline);
INSERT INTO minimum.turn SELECT id, 4 FROM generate_series(1, {games}) id;
INSERT INTO minimum.move SELECT id, seat, '0,1x0,0', now()
FROM generate_series(1, {games}) id, generate_series(0, 3) seat;
INSERT INTO minimum.token SELECT sha256(int4send(id)), id, NULL FROM generate_series(1, {tokens}) id;
INSERT INTO minimum.player SELECT id, true FROM generate_series(1, {tokens}) id;
INSERT INTO minimum.seat SELECT game, (4 * game + seat) % {tokens} + 1, seat
FROM generate_series(1, {games}) game, generate_series(0, 3) seat;
"""

SUBMIT = f"""
\\set turn random(1, {GAMES})
\\set seat random(0, 3)
BEGIN;
INSERT INTO minimum.move VALUES (:turn, :seat, '1,1x0,1', now())
ON CONFLICT (turn_id, seat) DO UPDATE SET move = excluded.move, submitted_at = excluded.submitted_at;
UPDATE minimum.turn SET missing = missing - 1 WHERE id = :turn;
COMMIT;
"""
READ_SQL = """
SELECT game.document
FROM minimum.token token
JOIN minimum.player player ON player.id = token.player_id
JOIN minimum.game game ON game.uuid = md5(%(game)s::text)::uuid
JOIN minimum.seat seat ON seat.game_id = game.id AND seat.player_id = player.id
WHERE token.digest = sha256(int4send(%(player)s)) AND token.revoked_at IS NULL AND player.is_active
"""
"""The least read, of the game with this number by the player with that one."""
READ = f"""
\\set game random(1, {GAMES})
\\set player (4 * :game + random(0, 3)) % {TOKENS} + 1
{READ_SQL % {"game": ":game", "player": ":player"}};
"""
RESOLVE = f"""
\\set game random(1, {GAMES})
BEGIN;
SELECT id FROM minimum.game WHERE id = :game FOR UPDATE;
SELECT seat, move FROM minimum.move WHERE turn_id = :game;
UPDATE minimum.game SET document = '%(document)s' || :game WHERE id = :game;
INSERT INTO minimum.opened (game_id, number, deadline) VALUES (:game, 1, now() + interval '1 day');
COMMIT;
"""
CLAIMED = f"""
\\set game random(1, {GAMES})
UPDATE minimum.turn SET missing = 0 WHERE id = :game;
{RESOLVE.partition("BEGIN;")[1]}{RESOLVE.partition("BEGIN;")[2]}"""
"""The same after a claim that is durable by itself."""
SCRIPTS = {"submit": SUBMIT, "read": READ, "resolve": RESOLVE, "claimed": CLAIMED}


class Minima:
    """pgbench on the server of one data folder; `document` is a game's state as it is really stored."""

    def __init__(self, data_dir: Path, document: str) -> None:
        self.data_dir = data_dir
        self.document = document.replace("'", "''").replace(":", "=")  # pgbench takes :word for a variable
        with connection.cursor() as cursor:
            for statement in TABLES.format(games=GAMES, tokens=TOKENS).strip().split(";\n"):
                cursor.execute(statement)
            cursor.execute(
                "INSERT INTO minimum.game SELECT id, md5(id::text)::uuid, %s || id FROM generate_series(1, %s) id",
                [document, GAMES],
            )
            cursor.execute("VACUUM ANALYZE")

    def rate(self, name: str, seconds: float, clients: int = CLIENTS) -> float:
        """Transactions per second of one minimum."""
        with tempfile.NamedTemporaryFile("w", suffix=".sql") as script:
            script.write(SCRIPTS[name].replace("%(document)s", self.document))
            script.flush()
            return self._run(script.name, max(1, round(seconds)), clients)

    def _run(self, script: str, seconds: int, clients: int) -> float:
        size = ["-c", str(clients), "-j", str(min(2, clients)), "-T", str(seconds)]
        words = ["-n", "-M", "prepared", *size, "-f", script]
        command = [str(embedded.program("pgbench")), *words, embedded.database_url(self.data_dir)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        found = re.search(r"tps = ([\d.]+)", done.stdout)
        if done.returncode or found is None:
            raise RuntimeError(f"pgbench failed: {done.stderr}")
        return float(found[1])
