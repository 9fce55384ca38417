"""Standing orders in short, on the table and on the front page: counts, for the seat alone that has them."""

import pytest

from duckcover.errors import AppError, ErrorCode
from games.models import StandingOrders, Turn
from games.services import orders
from games.services.locks import database_now
from games.services.orders import OrderOptions
from tests.api.signed_in import SignedIn
from tests.games.factories import awaits, make_game, open_turn, play_until, player_of, submit
from tests.web.browsing import browser_of, page_of, text_of

pytestmark = pytest.mark.django_db
COVER = {"action": "cover", "onto": 3}
BOT = {"policy": "steady"}


def order(game, calls, **options):
    """Set the orders of dana, who has sent a move in the open turn."""
    submit(game, 0)
    orders.set_orders(player_of(game, 0), game.uuid, OrderOptions(calls, **options))


def test_digest__on_the_table__counts_cards_with_orders_and_what_they_would_do(game, dana):
    order(game, {"max": [BOT], "7": [COVER, BOT], "8": []}, otherwise="ask")
    answer = page_of(game, dana)
    by = [each["by"] for each in SignedIn(dana).post(f"games/{game.uuid}/orders/preview").json()["calls"].values()]
    digest = answer.context["orders"]
    assert (digest.ordered, digest.moves, digest.asked) == (2, by.count("preference"), by.count("ask"))
    assert digest.moves > 0
    assert f"Today they would move for: {digest.moves}." in text_of(answer)
    assert '<b class="count">2</b></a>' in answer.content.decode()


def test_digest__of_paused_orders__says_why(game, dana):
    order(game, {"7": [COVER]})
    StandingOrders.objects.update(paused="pause_after", paused_at=database_now())
    text = text_of(page_of(game, dana))
    assert "They have moved as often in a row as you allow." in text
    assert "Today they would move" not in text


@pytest.mark.parametrize("viewer", [1, None])
def test_digest__is_the_seats_own(game, dana, viewer):
    order(game, {"7": [COVER]})
    viewer = None if viewer is None else player_of(game, viewer)
    assert page_of(game, viewer).context["orders"] is None
    assert "cards with orders" not in text_of(browser_of(viewer).get("/"))


def test_digest__of_orders_that_have_ended_meanwhile__is_left_out(game, dana, monkeypatch):
    order(game, {"7": [COVER]})

    def ended(*args):
        raise AppError(ErrorCode.NOT_FOUND)

    monkeypatch.setattr(orders, "preview_orders", ended)
    assert page_of(game, dana).context["orders"] is None


def test_front_page__says_how_many_cards_have_orders(game, dana):
    order(game, {"max": [BOT], "7": [COVER]})
    assert "· cards with orders: 2" in text_of(browser_of(dana).get("/"))  # it waits for others
    open_turn(game).submissions.all().delete()
    Turn.objects.filter(game=game, resolved_at=None).update(waiting_for=[0, 1, 2])
    assert "round 1 · cards with orders: 2" in text_of(browser_of(dana).get("/"))


@pytest.mark.parametrize("seats", [2, 7])
def test_digest__costs_as_many_queries_at_any_size(seats, django_assert_num_queries):
    game = play_until(make_game(f"{seats}", seats=seats), awaits(seats))
    order(game, {"7": [COVER]})
    browser = browser_of(player_of(game, 0))
    browser.get(f"/games/{game.uuid}")
    with django_assert_num_queries(10):
        browser.get(f"/games/{game.uuid}")
