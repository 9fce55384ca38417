"""A league with competitions in several states, for the tests that look at its pages in browsers."""

from django.db import transaction

from accounts.models import Player
from games.services.locks import database_now
from leagues.models import Entry
from leagues.services import competitions, requests, rulings, substitutes, webhooks
from leagues.services.announcements import announce
from leagues.services.rulings import Wanted
from leagues.telling import reader
from tests.games.factories import make_player
from tests.leagues.competing import DAY, document, fill, make_published, open_round, play, reload, standings_of

NAMES = (
    "ada",
    "준호",
    "mateo",
    "giulia",
    "zoé",
    "otto",
    "kim",
    "noor",
    "lin",
    "paolo",
    "ines",
    "captainquackington",
    "wim",
)


@transaction.atomic
def league_pages(player):
    """The addresses of the pages of a league in which a player takes part, each with something to show."""
    olga = make_player("olga")
    running = _running(olga, player)
    other = {
        "open": document(name="Autumn cup", registration={"gates": {"games_finished": 5}}),
        "knockout": document(
            name="Winter knock-out", stages=[{"format": "knockout"}], registration={"confirm_hours": 48}
        ),
    }
    drafts = [competitions.create_competition(olga, running.league.uuid, each) for each in other.values()]
    gated, knockout = (competitions.publish(olga, each.uuid, "It is time.").competition for each in drafts)
    given = {"status": "active", "entered_at": database_now() - DAY}
    Entry.objects.create(competition=knockout, player=player, **given)
    parts = (
        "",
        "/standings",
        "/crosstable",
        "/rounds",
        "/rounds/2",
        "/rounds/3/draw",
        "/rounds/3/explain?one=ada&other=kim",
    )
    parts += ("/players", "/log", "/entry")
    lists = ["/leagues", "/leagues?show=running", "/leagues/all", f"/leagues/{running.league.uuid}"]
    own = ["/me/calendar", f"/leagues/{gated.uuid}", f"/leagues/{knockout.uuid}/entry"]
    return [*lists, *(f"/leagues/{running.uuid}{part}" for part in parts), *own]


@transaction.atomic
def staff_pages(player):
    """The addresses of pages of a league that a player runs: one of each kind, with something to show."""
    running = _running(player, make_player("dave"))
    hook = webhooks.make(player, running.league.uuid, "https://league.example.org/hook")[0]
    reader.sweep()
    entry, asked = running.entries.order_by("pk").first(), running.requests.get()
    league, base = (f"/leagues/{each.uuid}/organize" for each in (running.league, running))
    of_league = ("", "/competitions/new", "/seasons/new", "/webhooks", f"/webhooks/{hook.uuid}")
    parts = ("", "/entries", f"/entries/{entry.uuid}", "/keep-apart", "/rounds/3/explain", "/rounds/3/tables/1")
    parts += ("/rounds/3/tables/1/adjudicate", f"/requests/{asked.uuid}", "/rulings/2")
    return [*(f"{league}{part}" for part in of_league), *(f"{base}{part}" for part in parts)]


def _running(olga, player):
    """A competition whose third round is played."""
    stages, registration = [{"format": "swiss", "rounds": 5}], {"gates": {"reliability": 50}, "capacity": 30}
    texts = {"name": "Pond League, division B", "description": "For everybody who likes slow games.\nBe kind."}
    made = make_published(olga, stages=stages, registration=registration, **texts)
    entries = fill(made, len(NAMES), name="duck")
    for entry, name in zip(entries, NAMES, strict=True):
        Player.objects.filter(pk=entry.player_id).update(username=name)
    Entry.objects.create(competition=made, player=player, status="active", entered_at=database_now())
    play(made, 1)
    play(made, 2)
    rulings.award(olga, made.uuid, entries[0].uuid, points=10, wanted=Wanted("For the best story of the round."))
    rulings.warn(olga, made.uuid, entries[1].uuid, Wanted("He was rude at table 2."))
    announce(olga, made.league.uuid, "The third round has begun.", Wanted("So that all know."), made.uuid)
    open_round(made, 3)
    substitutes.volunteer(player, made.uuid)
    requests.ask(player, made.uuid, "absence", "I am on a boat until Friday.")
    standings_of(made)
    return reload(made)
