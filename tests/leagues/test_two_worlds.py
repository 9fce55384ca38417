"""LEAGUES.md LR3, LO5: two competitions that differ only in a draw that is not published get the same answers."""

from contextlib import contextmanager

import pytest
from django.db import transaction

from leagues.models import DrawSeed, Entry, Round, TableSeat, Unseated
from leagues.selectors.entries import entries_of, entry_documents
from leagues.services import rulings
from leagues.services.rulings import Wanted
from tests.games.clients import Api, headers_of
from tests.games.factories import make_player
from tests.leagues.competing import bring, fill, make_published, play, reload, standings_of, step

pytestmark = [pytest.mark.django_db, pytest.mark.thorough]

PAGES = (
    "rounds",
    "rounds/{number}",
    "rounds/{number}/tables",
    "rounds/{number}/tables/1",
    "rounds/{number}/tables/9",
    "rounds/{number}/draw",
    "rounds/{number}/explain",
    "standings",
    "standings?format=csv",
    "standings?round={number}",
    "standings?stage=1",
    "crosstable",
    "crosstable?format=csv",
    "rulings",
    "rulings?target={number}",
    "rulings/{ruling}",
    "events?limit=100",
    "export",
    "calendar.ics",
    "requests",
    "substitutes/me",
)
"""Every address below a competition that reads; the ruling is one about the draw."""


@pytest.fixture
def olga(db):
    """The owner."""
    return make_player("olga")


def drawn(owner, number):
    """A competition with a round that is drawn and not published; the owner has redrawn it without playing."""
    made = make_published(owner, table_size={"min": 4, "preferred": 4, "max": 4})
    fill(made, 9)
    for before in range(1, number):
        play(made, before)
    row = made.rounds.get(number=number)
    bring(row, "draws_at")
    assert step(row) == "drawn"
    rulings.redraw(owner, made.uuid, number, Wanted("Two of a family met."))
    standings_of(made)
    return reload(made)


def change_draw(competition, number):
    """Others sit together, another has the bye, and everything that the lots follow from is different."""
    row = competition.rounds.get(number=number)
    bye = row.unseated.get()
    seats = list(row.seats.order_by("pk"))
    entries = [seat.entry for seat in seats]
    row.seats.all().delete()
    turned = [*entries[1:], bye.entry]
    TableSeat.objects.bulk_create(
        TableSeat(table=seat.table, round=row, index=seat.index, entry=entry)
        for seat, entry in zip(seats, turned, strict=True)
    )
    Unseated.objects.filter(pk=bye.pk).update(entry=entries[0])
    row.tables.update(captain=3)
    seeds = dict.fromkeys(row.draw_seeds, "ab" * 16)
    changed = {"lots": row.lots[::-1], "entropy": bytes(32), "by_hand": True, "draw_seeds": seeds}
    Round.objects.filter(pk=row.pk).update(**changed, drawn_with={**row.drawn_with, "mode": "snake"})
    DrawSeed.objects.filter(competition=competition, round=number).update(seed=bytes(32))


def change_seeding(competition, _number):
    """The lots that gave every entry its seed were others."""
    entries = list(Entry.objects.filter(competition=competition).order_by("seed"))
    for seed, entry in enumerate(entries[::-1], 1):
        entry.seed = seed
    Entry.objects.bulk_update(entries, ["seed"])


@contextmanager
def world(competition, number, *changes):
    """The competition with another draw, for as long as the block lasts; standings are made anew."""
    with transaction.atomic():
        for change in changes:
            change(competition, number)
        standings_of(competition)
        yield
        transaction.set_rollback(True)


def entries_seen(competition, viewer):
    """The documents of the entries, as a viewer sees them."""
    return entry_documents(entries_of(viewer, competition).order_by("pk"))


def seen(competition, number, viewer):
    """What a viewer is answered to every question: status, headers, body."""
    api, ruling = Api(viewer), competition.rulings.get(action="redraw").number
    addresses = [page.format(number=number, ruling=ruling) for page in PAGES]
    answers = {page: api.get(f"/competitions/{competition.uuid}/{page}") for page in addresses}
    assert max(answer.status_code for answer in answers.values()) < 500
    return {
        page: (answer.status_code, sorted(headers_of(answer).items()), answer.content)
        for page, answer in answers.items()
    }


def differences(competition, number, viewer, *changes):
    """The questions that are answered otherwise in a world with another draw."""
    with world(competition, number):
        one = seen(competition, number, viewer)
    with world(competition, number, *changes):
        other = seen(competition, number, viewer)
    return {page for page in one if one[page] != other[page]}


def test_lo5__another_seeding_by_the_draw__no_entry_shows_it(olga):
    competition = drawn(olga, 1)
    before = entries_seen(competition, olga)
    with world(competition, 1, change_seeding):
        assert entries_seen(competition, olga) == before
    assert {entry["seed"] for entry in before} == {None}
    assert step(_ready(competition.rounds.get(number=1))) == "published"
    assert sorted(entry["seed"] for entry in entries_seen(competition, None)) == list(range(1, 10))


def _ready(row):
    bring(row, "publishes_at")
    return row


@pytest.mark.parametrize(("number", "changes"), [(1, (change_draw, change_seeding)), (2, (change_draw,))])
def test_lo5__another_draw__organizer_who_plays_sees_no_difference(olga, number, changes):
    competition = drawn(olga, number)
    Entry.objects.create(competition=competition, player=olga, status="active", entered_at=competition.created_at)
    standings_of(competition)
    assert differences(competition, number, olga, *changes) == set()
    assert differences(competition, number, None, *changes) == set()


def test_lo5__control__organizer_who_does_not_play_sees_the_other_draw(olga):
    competition = drawn(olga, 2)
    assert differences(competition, 2, olga, change_draw) == {
        "rounds",
        "rounds/2",
        "rounds/2/tables",
        "rounds/2/tables/1",
        "rounds/2/draw",
        "rounds/2/explain",
    }
