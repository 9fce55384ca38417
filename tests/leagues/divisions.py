"""Seasons made by the services, whose divisions are played by names."""

from games.services.locks import database_now
from leagues.models import Entry
from leagues.services import competitions, homes, seasons
from tests.games.factories import make_player
from tests.leagues.competing import document, play, reload

FOUR = {"min": 4, "preferred": 4, "max": 4}
ONE_ROUND = {"stages": [{"format": "swiss", "rounds": 1}], "table_size": FOUR}


def made(olga, divisions=2, **changes):
    """A season of drafts."""
    league = homes.create_league(olga, {"name": "Pond league"})
    documents = [document(name=f"Division {tier}", **ONE_ROUND) for tier in range(1, divisions + 1)]
    given = {"name": "Autumn", "size": 4, "up": 1, "down": 1, "fill": "from_below"}
    return seasons.create_season(olga, league.uuid, {**given, "divisions": documents, **changes})


def played(olga, divisions=2, **changes):
    """A season that is over: of every division a, b, c, d are ranked in this order."""
    season = made(olga, divisions, **changes)
    for competition in season.divisions.order_by("tier"):
        competitions.publish(olga, competition.uuid, "It is time.")
        for letter in "abcd":
            player = make_player(f"{letter}{competition.tier}")
            Entry.objects.create(competition=competition, player=player, status="active", entered_at=database_now())
        play(reload(competition))
        rank(competition)
    season.divisions.update(status="finished")
    return season


def rank(competition):
    """Let the names decide the order of a division."""
    for place, row in enumerate(competition.standings.order_by("entry__player__username"), 1):
        row.rank = row.place = place
        row.save()


def names(season):
    """The players of each division, in the order of the seeding."""
    return [
        " ".join(
            competition.entries.filter(status="active").order_by("seed").values_list("player__username", flat=True)
        )
        for competition in season.divisions.order_by("tier")
    ]


def following(olga, divisions=2, **changes):
    """The season after one that is over, published."""
    season = seasons.make_next(olga, played(olga, divisions, **changes).uuid, "Winter")
    for competition in season.divisions.all():
        competitions.publish(olga, competition.uuid, "It is time.")
    return season
