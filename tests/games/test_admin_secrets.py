"""The operator's pages: every page of a running game, searched for everything that is secret in it."""

import html

import pytest
from django.contrib import admin
from django.test import Client

from accounts.models import Player
from games.models import Game, Grid, Message, Outage, Round, Seat, Submission, Ticket
from games.services import chat, lobby, resolution
from tests.games.factories import (
    expire,
    fix_shuffles,
    make_due,
    make_lobby,
    make_player,
    open_turn,
    play_until,
    poison,
    running_round,
    submit,
)

pytestmark = [pytest.mark.django_db, pytest.mark.thorough]

DANA_SEED, ERIN_SEED = b"d" * 24, b"e" * 24


@pytest.fixture
def operator(db):
    """A browser in which a superuser has signed in."""
    browser = Client()
    browser.force_login(Player.objects.create_superuser("operator", "op@example.org", "a long pass phrase"))
    return browser


def _has_covered_cards(game):
    """Something lies under something."""
    return open_turn(game).number >= 6 and max(_covered(game).values(), key=len)


def _covered(game):
    """The covered cards of each stack of the running round."""
    grids = Grid.objects.filter(round=running_round(game))
    return {(grid.seat, row, col): cards[:-1] for grid in grids for row, col, cards in grid.stacks}


@pytest.fixture
def game(db):
    """A game of two in whose running round something lies under something; dana has submitted."""
    game = fix_shuffles(make_lobby(seats=2, player_seed=DANA_SEED), "admin")
    lobby.join_game(make_player("erin"), game.uuid, player_seed=ERIN_SEED)
    game.refresh_from_db()
    play_until(game, _has_covered_cards)
    submit(game, open_turn(game).waiting_for[0])
    return game


def addresses(game):
    """Every page of the operator that GET reaches without leaving or changing anything."""
    pages = ["/admin/"]
    for model in admin.site._registry:
        base = f"/admin/{model._meta.app_label}/{model._meta.model_name}/"
        pages += [f"/admin/{model._meta.app_label}/", base, f"{base}?q=dana"]
        for row in model.objects.all():
            pages += [f"{base}{row.pk}/change/", f"{base}{row.pk}/history/"]
    return sorted(set(pages))


def read_all(operator, game):
    """The text of every page, by its address."""
    answers = {page: operator.get(page) for page in addresses(game)}
    assert {answer.status_code for answer in answers.values()} == {200}
    return {page: html.unescape(answer.content.decode()) for page, answer in answers.items()}


def spellings(secret):
    """The ways in which bytes can stand in a page."""
    return [secret.hex(), secret.hex().upper(), repr(secret), repr(secret)[2:-1], "\\x" + secret.hex()]


def secrets_of(game):
    """Everything that no page may show, as text."""
    for row in Round.objects.filter(game=game, ended_at=None):
        yield from spellings(bytes(row.server_seed))
    for seat in Seat.objects.filter(game=game):
        yield from spellings(bytes(seat.player_seed))
    for submission in Submission.objects.filter(turn__game=game):
        yield submission.move
    row = running_round(game)
    for cards in (row.deck, row.draw_deck, row.captain_pile, *[grid.dealt for grid in row.grids.all()]):
        yield from lists(cards)
    for grid in row.grids.all():
        yield from lists(grid.stacks)


def lists(cards):
    """The ways in which a list of cards can stand in a page, by its first items."""
    some = cards[:4]
    return [str(some)[1:-1], ", ".join(map(str, some)), ",".join(map(str, some)), " ".join(map(str, some))]


def test_pages__of_a_running_game__show_no_secret(operator, game):
    pages = read_all(operator, game)
    shown = {(page, secret) for secret in secrets_of(game) for page, text in pages.items() if secret in text}
    assert shown == set()


def test_search__finds_a_secret_that_a_page_shows(operator, game):
    row = running_round(game)
    leaks = [bytes(row.server_seed).hex(), str(row.draw_deck), legal_moves_text(game)]
    found = []
    for leak in leaks:
        Game.objects.filter(pk=game.pk).update(name=leak[:80])
        page = read_all(operator, game)[f"/admin/games/game/{game.pk}/change/"]
        found.append(any(secret in page for secret in secrets_of(game)))
    assert found == [True] * 3


def legal_moves_text(game):
    """The submitted move of the open turn."""
    return Submission.objects.filter(turn=open_turn(game)).first().move


def test_pages__show_the_game(operator, game):
    assert str(game.uuid) in read_all(operator, game)[f"/admin/games/game/{game.pk}/change/"]


def test_admin__registers_no_model_with_secrets():
    registered = {model for model in admin.site._registry if model._meta.app_label == "games"}
    assert registered == {Game, Message, Outage, Ticket}


def test_message__that_a_report_names__is_found_and_its_text_taken_away(operator, game):
    row = chat.say(make_player("erin"), game.uuid, text="<b>an ugly word</b>")
    chat.say(make_player("dana"), game.uuid, text="a nice word")
    page = operator.get(f"/admin/games/message/?q={row.uuid}").content.decode()
    assert ("&lt;b&gt;an ugly word&lt;/b&gt;" in page, "a nice word" in page) == (True, False)
    operator.post("/admin/games/message/", {"action": "remove", "_selected_action": [row.pk]})
    assert list(Message.objects.filter(removed_at=None).values_list("text", flat=True)) == ["a nice word"]
    assert operator.get("/admin/games/ticket/").status_code == 200


@pytest.mark.parametrize("name", ["add/", "{pk}/delete/"])
def test_games__cannot_be_added_or_deleted(operator, game, name):
    assert operator.get("/admin/games/game/" + name.format(pk=game.pk)).status_code == 403


def test_games__cannot_be_changed(operator, game):
    operator.post(f"/admin/games/game/{game.pk}/change/", {"name": "mine", "status": "cancelled"})
    before = game.name, game.status
    game.refresh_from_db()
    assert (game.name, game.status) == before


def test_release__gives_a_game_in_quarantine_another_chance(operator, game):
    mend = poison(game)
    expire(game)
    for _ in range(6):
        make_due(game)
        resolution.sweep()
    mend()
    operator.post("/admin/games/game/", {"action": "release", "_selected_action": [game.pk]})
    game.refresh_from_db()
    assert (game.quarantined_at, resolution.sweep()) == (None, 1)


def test_readers__who_are_no_staff__are_sent_to_sign_in(game):
    answer = Client().get(f"/admin/games/game/{game.pk}/change/")
    assert (answer.status_code, answer["Location"].startswith("/admin/login/")) == (302, True)
