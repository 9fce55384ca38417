"""The scenario of substitutes: erin volunteers for a competition of dana's, and is offered two seats."""

from accounts.models import Player
from contract.play_rounds import bring, published
from contract.recorder import Device, Recorder
from games.services import resignations
from leagues.models import Round, Table
from leagues.services import substitutes, tables

NAMES = ("mia", "noa", "otto", "pia")


def play_substitutes(recorder: Recorder, erin: Device) -> None:
    """Call every operation of substitutes."""
    competition = published("Winter cup", NAMES)
    at = {"id": competition.uuid}
    recorder.call("getVolunteer", erin, path=at, expect=404)
    recorder.call("startVolunteering", erin, path=at)
    recorder.call("getVolunteer", erin, path=at)
    bring(Round.objects.get(competition=competition, number=1), "opens_at")
    table = Table.objects.get(round__competition=competition)
    tables.open_table(table.pk)
    table.refresh_from_db()
    for name in NAMES[:2]:
        resignations.resign(Player.objects.get(username=name), table.game.uuid)  # type: ignore[union-attr]  # it is open
    substitutes.take_step(competition.pk)
    taken, left = recorder.call("listMyOffers", erin)["results"]
    recorder.call("declineOffer", erin, path={"id": left["id"]})
    recorder.call("acceptOffer", erin, path={"id": taken["id"]})
    recorder.call("acceptOffer", erin, path={"id": left["id"]}, expect=409)
    recorder.call("stopVolunteering", erin, path=at, expect=204)
