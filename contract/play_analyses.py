"""The scenario of analyses: a game against `sharp` has ended, and a worker looks at it again."""

from accounts.models import Player
from contract.recorder import Device, Recorder
from games import analyses
from games.models import Game
from games.services import lobby, resignations, resolution
from games.services.new_games import GameOptions

STEPS = 50


def play_analyses(recorder: Recorder) -> None:
    """Ask for the analysis of a game until it is there; anybody may."""
    player = Player.objects.create(username="quinn")
    game = lobby.create_game(player, GameOptions(seats=2, bots=["sharp"]))
    at, anybody = {"id": game.uuid}, Device()
    resignations.resign(player, game.uuid)
    for _step in range(STEPS):
        resolution.resolve_game(game.pk)
        if Game.objects.filter(pk=game.pk, status=Game.Status.FINISHED).exists():
            break
    recorder.call("getAnalysis", anybody, path=at, expect=409)
    analyses.analyse_due()
    recorder.call("getAnalysis", anybody, path=at)
