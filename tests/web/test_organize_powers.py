"""Each power of LEAGUES.md LO3 in the pages: previewed without effect, then decided, or refused in the form."""

import re

import pytest

from games.services.locks import database_now
from leagues.models import Entry, Round, Volunteer
from leagues.services import entries
from tests.games.factories import make_player
from tests.leagues.competing import DAY, bring, fill, make_published, reload, step
from tests.web.browsing import browser_of, text_of
from tests.web.organizing import FOURS, base_of, confirm, errors_of, send

pytestmark = pytest.mark.django_db
LINK = re.compile(r'href="(/leagues/[^"#]*/organize[^"#]*)"')
ENTRY = re.compile(r"/entries/[0-9a-f-]{36}")
"""Each entry has a page; one of them is tested above."""


@pytest.fixture
def gathering(olga):
    """Two entries, a third one on the waiting list; nothing is drawn."""
    made = make_published(registration={"capacity": 3})
    fill(made, 3)
    last = made.entries.order_by("pk").last()
    Entry.objects.filter(pk=last.pk).update(status="waiting")
    return reload(made)


def local(days):
    return f"{database_now() + days * DAY:%Y-%m-%dT%H:%M}"


def decided(actor, address, /, **values):
    """Preview a decision, which changes nothing, then decide it; the ruling."""
    before = Round.objects.count(), list(Entry.objects.order_by("pk").values())
    preview = send(actor, address, **values)
    assert (preview.status_code, errors_of(preview)) == (200, {})
    assert "Nothing has changed yet." in text_of(preview)
    assert (Round.objects.count(), list(Entry.objects.order_by("pk").values())) == before
    return confirm(actor, address, **values)


@pytest.mark.parametrize(
    ("power", "values", "action", "status"),
    [
        ("warn", {}, "warn", "active"),
        ("award", {"points": 30}, "award", "active"),
        ("deduct", {"points": 600}, "deduct", "active"),
        ("withdraw", {}, "withdraw", "withdrawn"),
        ("disqualify", {"from_": "all"}, "disqualify", "disqualified"),
    ],
)
def test_entry__decided_about__is_on_its_page(gathering, olga, power, values, action, status):
    entry = gathering.entries.order_by("pk").first()
    address = f"{base_of(gathering)}/entries/{entry.uuid}"
    assert f"{address}/{power}" in browser_of(olga).get(address).content.decode()
    number = decided(olga, f"{address}/{power}", **values)
    assert gathering.rulings.get(number=number).action == action
    entry.refresh_from_db()
    assert entry.status == status
    assert "He was rude." in text_of(browser_of(olga).get(address))


def test_entry__admitted_and_let_back_in(gathering, olga):
    waiting = gathering.entries.get(status="waiting")
    address = f"{base_of(gathering)}/entries/{waiting.uuid}"
    decided(olga, f"{address}/admit")
    decided(olga, f"{address}/withdraw")
    page = browser_of(olga).get(address).content.decode()
    assert (f"{address}/reinstate" in page, f"{address}/withdraw" in page) == (True, False)
    decided(olga, f"{address}/reinstate")
    waiting.refresh_from_db()
    assert (waiting.status, waiting.came_back) == ("active", True)


def test_panel__names_what_waits(gathering, olga):
    html = browser_of(olga).get(base_of(gathering)).content.decode()
    assert "Entries on the waiting list: 1" in html
    assert f'href="{base_of(gathering)}/entries?status=waiting"' in html
    assert "player3" in text_of(browser_of(olga).get(f"{base_of(gathering)}/entries?status=waiting"))


def test_invited__many__all_or_none_with_each_problem_named(gathering, olga):
    make_player("dana"), make_player("erin")
    address = f"{base_of(gathering)}/invite"
    refused = send(olga, address, entries="dana 1\nnobody\nplayer1, 2\nerin 1")
    text = text_of(refused)
    assert refused.status_code == 400
    assert all(each in text for each in ("(nobody)", "(player1)", "(erin)"))
    assert "dana" in refused.content.decode()
    assert errors_of(send(olga, address, entries="dana is late")) == {
        "entries": "A name, or a name and a number: dana is late"
    }
    decided(olga, address, entries="dana 1\nerin")
    invited = gathering.entries.filter(status="invited").order_by("pk")
    assert list(invited.values_list("player__username", "seed")) == [("dana", 1), ("erin", None)]


def test_invitation__declined__is_said_and_made_again(gathering, olga):
    dana = make_player("dana")
    decided(olga, f"{base_of(gathering)}/invite", entries="dana")
    entry = gathering.entries.get(player=dana)
    entries.withdraw(dana, gathering.uuid, entry.uuid)
    address = f"{base_of(gathering)}/entries/{entry.uuid}"
    for page in (address, f"{base_of(gathering)}/entries", f"/leagues/{gathering.uuid}/players"):
        assert "has declined" in text_of(browser_of(olga).get(page)), page
    assert "has declined" not in text_of(browser_of(olga).get(f"/leagues/{gathering.uuid}/players?status=active"))
    decided(olga, f"{address}/reinstate")
    entry.refresh_from_db()
    assert (entry.status, entry.left_at) == ("invited", None)
    entries.enter(dana, gathering.uuid)
    entries.withdraw(dana, gathering.uuid, entry.uuid)
    assert "has declined" not in text_of(browser_of(olga).get(address))


def test_kept_apart__and_together_again(gathering, olga):
    one, other = gathering.entries.order_by("pk")[:2]
    base, pair = base_of(gathering), {"one": str(one.uuid), "other": str(other.uuid)}
    assert list(errors_of(send(olga, f"{base}/keep-apart", one=one.uuid, other=one.uuid))) == ["other"]
    decided(olga, f"{base}/keep-apart", **pair)
    assert f"{base}/allow-together?one=" in browser_of(olga).get(f"{base}/entries").content.decode()
    decided(olga, f"{base}/allow-together", **pair)
    assert gathering.apart.count() == 0


def test_told__all_and_hidden_again(gathering, olga):
    base = base_of(gathering)
    decided(olga, f"{base}/announce", text="We begin on Monday.")
    message = gathering.announcements.get()
    page = browser_of(olga).get(f"{base}/messages")
    assert "We begin on Monday." in text_of(page)
    hide = f"{base}/messages/{message.uuid}/hide"
    assert hide in page.content.decode()
    decided(olga, hide)
    assert hide not in browser_of(olga).get(f"{base}/messages").content.decode()


@pytest.mark.parametrize("where", ["", "/rounds/1", "/rounds/1/tables/1"])
def test_lr6__paused_and_resumed(playing, olga, where):
    table = playing.rounds.get(number=1).tables.get(number=1)
    base = f"{base_of(playing)}{where}"
    late = send(olga, f"{base}/pause", until=local(40))
    assert (late.status_code, list(errors_of(late))) == (400, ["until"])
    before = table.closes_at
    decided(olga, f"{base}/pause", until=local(2))
    table.refresh_from_db()
    assert table.closes_at - before > DAY
    decided(olga, f"{base}/resume")
    table.refresh_from_db()
    assert table.closes_at - before < DAY / 24


@pytest.mark.parametrize("where", ["/rounds/1", "/rounds/1/tables/1"])
def test_lr6__extended(playing, olga, where):
    address = f"{base_of(playing)}{where}/extend"
    assert list(errors_of(send(olga, address, closes_at=local(1)))) == ["closes_at"]
    decided(olga, address, closes_at=local(40))
    assert playing.rounds.get(number=1).tables.get(number=1).closes_at > database_now() + 39 * DAY


def test_lx2__replaced__by_a_volunteer(playing, olga):
    table, lea = playing.rounds.get(number=1).tables.get(number=1), make_player("lea")
    address, entry = f"{base_of(playing)}/rounds/1/tables/1/replace", table.seats.get(index=1).entry
    assert "Nobody has volunteered" in text_of(browser_of(olga).get(address))
    Volunteer.objects.create(competition=playing, player=lea, created_at=database_now())
    decided(olga, address, entry=entry.uuid, player="lea")
    assert table.game.seats.get(index=1).player == lea


# --- rounds before they open ----------------------------------------------------------------------------------


def test_ld7__explained__with_what_an_exchange_costs(published, olga):
    base = f"{base_of(published)}/rounds/1"
    first, second = published.rounds.get(number=1).tables.order_by("number")
    one, other = first.seats.first().entry, second.seats.first().entry
    html = browser_of(olga).get(f"{base}/explain?one={one.uuid}&other={other.uuid}").content.decode()
    assert f"{base}/swap?one={one.uuid}&amp;other={other.uuid}" in html
    decided(olga, f"{base}/swap", one=one.uuid, other=other.uuid)
    assert other in [seat.entry for seat in published.rounds.get(number=1).tables.get(number=1).seats.all()]


def test_lo3__tables_set_by_hand__all_of_them_or_a_reason_why_not(published, olga):
    address = f"{base_of(published)}/rounds/1/tables"
    page = browser_of(olga).get(address.removesuffix("/tables"))
    assert f'href="{address}"' in page.content.decode()
    names = [f"player{number}" for number in range(1, 9)]
    unknown = send(olga, address, tables="player1, zoe\nplayer2")
    assert errors_of(unknown) == {"tables": "These have no entry: zoe"}
    unfit = send(olga, address, tables=", ".join(names[:4]))
    assert unfit.status_code == 422
    assert all(name in text_of(unfit) for name in names[4:])
    decided(olga, address, tables=f"{', '.join(names[4:])}\n{', '.join(names[:4])}")
    seats = published.rounds.get(number=1).tables.get(number=2).seats.order_by("index")
    assert [seat.entry.player.username for seat in seats] == names[:4]


def test_ld2__redrawn__the_preview_shows_no_tables(published, olga):
    address = f"{base_of(published)}/rounds/1/redraw"
    preview = text_of(send(olga, address))
    assert "The new tables are known only once they are drawn" in preview
    decided(olga, address)
    assert published.rounds.get(number=1).attempt == 1


def test_lr3__draw_not_published__is_for_organizers_without_an_entry(olga):
    made = make_published(stages=[{"format": "swiss", "rounds": 2}], table_size=FOURS)
    fill(made, 8)
    row = made.rounds.get()
    bring(row, "draws_at")
    Round.objects.filter(pk=row.pk).update(publishes_at=database_now() + DAY / 24)
    assert step(row) == "drawn"
    page = browser_of(olga).get(f"{base_of(made)}/rounds/1")
    assert ("player1" in text_of(page), "/rounds/1/redraw" in page.content.decode()) == (True, True)
    player = made.entries.first().player
    Entry.objects.filter(player=player).update(player=olga)
    page = browser_of(olga).get(f"{base_of(made)}/rounds/1")
    assert ("player2" in text_of(page), "/redraw" in page.content.decode()) == (False, False)
    for path in ("/explain", "/tables/1", "/swap", "/tables"):
        assert browser_of(olga).get(f"{base_of(made)}/rounds/1{path}").status_code == 404, path
    refused = send(olga, f"{base_of(made)}/rounds/1/redraw")
    assert (refused.status_code, "planned" in text_of(page)) == (403, True)


def test_links__of_all_pages__lead_somewhere(playing, olga):
    """Whoever organizes finds every page by links, and none of them is dead."""
    browser, base = browser_of(olga), base_of(playing)
    seen, waiting = set(), [base]
    while waiting:
        address = waiting.pop()
        seen.add(address)
        answer = browser.get(address)
        assert answer.status_code == 200, address
        for link in LINK.findall(answer.content.decode()):
            if (
                link.startswith("/leagues/")
                and "/organize" in link
                and link not in seen
                and link not in waiting
                and not ENTRY.search(link)
            ):
                waiting.append(link)
    assert {f"{base}{path}" for path in ("/pause", "/rounds/1/extend", "/rounds/1/tables/2/void")} <= seen
