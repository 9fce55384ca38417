"""The scenario of ratings: some days are over, on which dana and erin have finished games."""

import datetime as dt

from accounts.models import Player
from contract.recorder import Device, Recorder
from games.models import Game, Seat
from games.services.locks import database_now
from leagues.ratings.services.periods import close_days

GAMES = 12


def play_ratings(recorder: Recorder) -> None:
    """Call every operation of the ratings; anybody may."""
    for ago in range(GAMES, 0, -1):
        _finished_game(database_now() - dt.timedelta(days=ago), dana_wins=ago % 3 > 0)
    close_days()
    anybody = Device()
    recorder.call("getLeaderboard", anybody, path={"pool": "daily"})
    recorder.call("getLeaderboard", anybody, path={"pool": "blitz"}, expect=404)
    recorder.call("listPlayerRatings", anybody, path={"username": "dana"}, query={"pool": "daily"})
    json = {"Accept": "application/json"}
    recorder.call("exportRatings", anybody, query={"pool": "daily"}, headers=json)


def _finished_game(ended: dt.datetime, *, dana_wins: bool) -> None:
    """A game of dana and erin that ended at some time."""
    game = Game.objects.create(
        status=Game.Status.FINISHED,
        seat_count=2,
        options={"round_rules": [[], [], []]},
        rules_version=1,
        result={"winners": [], "ranking": [{"seat": 0, "rank": 2 - dana_wins}, {"seat": 1, "rank": 1 + dana_wins}]},
        created_at=ended,
        started_at=ended,
        finished_at=ended,
    )
    for index, (name, family) in enumerate((("dana", "pirates"), ("erin", "vikings"))):
        Seat.objects.create(game=game, index=index, player=Player.objects.get(username=name), family=family)
