"""What must hold after a soak; each check answers what is wrong, as lines."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from tests.chaos.invariants import check_games
from tests.live.service import Service
from tests.soak.players import Player
from tests.soak.receiver import Receiver

BATCH = 100
LATEST = 30.0
"""Seconds after a skip, or after a fault, by which what is due must be resolved (DS3)."""

MOVES = """
SELECT game.uuid::text, turn.number, submission.seat, submission.move FROM games_submission submission
JOIN games_turn turn ON turn.id = submission.turn_id JOIN games_game game ON game.id = turn.game_id
WHERE game.uuid = ANY(%s::uuid[])"""
OPEN = "SELECT count(*) FROM games_game WHERE status NOT IN ('finished', 'cancelled')"
STILL_OPEN = """
SELECT game.uuid::text, game.status, 'paused until ' || game.paused_until, turn.number, turn.waiting_for, turn.due_at
FROM games_game game LEFT JOIN games_turn turn ON turn.game_id = game.id AND turn.resolved_at IS NULL
WHERE game.status NOT IN ('finished', 'cancelled')"""
LATE = "SELECT count(*) FROM games_turn WHERE resolved_at IS NULL AND due_at <= %s"
PENDING = """
SELECT count(*) FROM games_turn WHERE resolved_at IS NULL
AND (due_at <= statement_timestamp() OR attempts > 0 AND due_at IS NOT NULL AND coalesce((
    SELECT min(coalesce(deadlines[seat + 1], deadline)) FROM unnest(waiting_for) AS seat
), '-infinity') <= statement_timestamp())"""
"""Turns that are due, also those that wait for their next attempt. A move that is withdrawn after a first attempt makes
its turn wait for the seat again."""
READER_BEHIND = """
SELECT count(*) FROM notifications_position
WHERE told_until < %s OR asked_until < %s - interval '1 minute'"""
POSTS_BEHIND = "SELECT count(*) FROM notifications_delivery WHERE due_at <= %s"
WAITING = "SELECT count(*) FROM notifications_delivery WHERE due_at IS NOT NULL"
TOLD_TWICE = """
SELECT player_id, kind, game_id, turn, details -> 'round', count(*) FROM notifications_notice
WHERE kind IN ('your_turn', 'deadline_near', 'round_ended', 'game_finished')
GROUP BY 1, 2, 3, 4, 5 HAVING count(*) > 1"""
END_NOT_TOLD = """
SELECT game.uuid, seat.index FROM games_game game JOIN games_seat seat ON seat.game_id = game.id
LEFT JOIN notifications_notice notice
    ON notice.game_id = game.id AND notice.player_id = seat.player_id AND notice.kind = 'game_finished'
WHERE game.status = 'finished' AND seat.player_id IS NOT NULL AND notice.id IS NULL"""
SENT = "SELECT uuid::text FROM notifications_delivery WHERE channel = 'webhook' AND state = 'sent'"
LOST = "SELECT count(*) FROM notifications_delivery WHERE state = 'failed'"
QUARANTINED = "SELECT count(*) FROM games_game WHERE quarantined_at IS NOT NULL"


def all_faults(service: Service, players: Sequence[Player], receiver: Receiver, longest: float) -> dict[str, list[str]]:
    """The faults by what was checked; an empty list: it holds. `longest`: seconds for which a deadline was overdue."""
    return {
        "each turn resolved once, cards conserved": list(broken_games(service)),
        "the newest acknowledged move played": list(other_moves(service, players)),
        "no deadline overdue, no game set aside or open": [
            *late(longest),
            *counted(service, PENDING, QUARANTINED),
            *rows(service, STILL_OPEN),
        ],
        "outbox empty, nothing given up": counted(service, WAITING, LOST),
        "every notice once a fact": [*rows(service, TOLD_TWICE), *rows(service, END_NOT_TOLD)],
        "webhooks at least once, under one id": list(lost_posts(service, receiver)),
    }


def broken_games(service: Service) -> Iterator[str]:
    """Replay every game from its deals."""
    games = [pk for (pk,) in service.sql("SELECT id FROM games_game ORDER BY id")]
    for start in range(0, len(games), BATCH):
        try:
            check_games(service.database, games[start : start + BATCH])
        except AssertionError as error:
            yield str(error)


def other_moves(service: Service, players: Iterable[Player]) -> Iterator[str]:
    """Compare what was played with what the players were told."""
    told: dict[str, dict[tuple[str, int, int], tuple[str, ...]]] = defaultdict(dict)
    for player in players:
        for turn, moves in player.acknowledged.items():
            told[turn[0]][turn] = moves
    games = sorted(told)
    for start in range(0, len(games), BATCH):
        batch = games[start : start + BATCH]
        stored = {tuple(turn): move for *turn, move in service.sql(MOVES, batch)}
        for turn, moves in ((turn, moves) for game in batch for turn, moves in told[game].items()):
            if stored.get(turn) not in moves:
                yield f"{turn}: {stored.get(turn)} was played, {moves} acknowledged"


def late(longest: float) -> list[str]:
    """Deadlines that were resolved too late."""
    return [f"{longest:.1f} s until a deadline was resolved"] if longest > LATEST else []


def counted(service: Service, *questions: str) -> list[str]:
    """The questions whose answer is not 0."""
    answers = [(question, service.sql(question)[0][0]) for question in questions]
    return [f"{found}: {question}" for question, found in answers if found]


def rows(service: Service, question: str) -> list[str]:
    """The rows of an answer that should have none."""
    return [str(row) for row in service.sql(question)]


def lost_posts(service: Service, receiver: Receiver) -> Iterator[str]:
    """Compare what the service has sent with what the receiver has taken."""
    for (identifier,) in service.sql(SENT):
        if identifier not in receiver.taken:
            yield f"{identifier} was sent, and not taken"
    for notice, identifiers in receiver.notices.items():
        if len(identifiers) > 1:
            yield f"{notice} came under {len(identifiers)} ids"
