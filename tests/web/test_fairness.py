"""The page of the proof: what is revealed of each round by now, and how to check it."""

import html
import re
import subprocess

import pytest

from games.models import Game, Round, Seat
from tests.games.clients import Api
from tests.games.factories import make_game, make_lobby, make_player, play_until, player_of, rounds_ended
from tests.web.browsing import SECRET, browser_of, page_of, text_of, told

pytestmark = pytest.mark.django_db


@pytest.fixture
def game():
    """A game in its second round."""
    return play_until(make_game("fair", seats=3, name=SECRET), rounds_ended(1))


def proof_of(game, player=None, **more):
    return browser_of(player, **more).get(f"/games/{game.uuid}/fairness")


def test_fairness__of_a_lobby__shows_the_commitments_and_nothing_else():
    table = make_lobby(make_player("dana"), seats=3)
    page = proof_of(table).content.decode()
    for row in Round.objects.filter(game=table):
        assert bytes(row.commitment).hex() in page
        assert bytes(row.server_seed).hex() not in page
    assert page.count("This round has not begun.") == 3
    assert "/record" not in page


@pytest.mark.parametrize("who", ["guest", "seat"])
def test_fairness__says_of_each_round_what_the_api_says(game, who):
    page = proof_of(game, player_of(game, 0) if who == "seat" else None).content.decode()
    told = Api().get(f"/games/{game.uuid}/fairness").json()["rounds"]
    revealed = {value for each in told for value in (each["commitment"], each["entropy"], each["server_seed"]) if value}
    assert set(re.findall(r"<code>([0-9a-f]{64})</code>", page)) == revealed
    for row in Round.objects.filter(game=game, ended_at=None):
        assert bytes(row.server_seed).hex() not in page
    assert "This round is being played." in page
    assert f'href="/api/v1/games/{game.uuid}/record"' in page


def test_fairness__shows_what_the_seats_have_added():
    table = make_lobby(make_player("dana"), seats=2, player_seed=b"quack quack quack")
    text = text_of(proof_of(table))
    assert b"quack quack quack".hex() not in text
    browser_of(make_player("erin")).post(f"/games/{table.uuid}/join")
    text = text_of(proof_of(table))
    assert f"dana: {b'quack quack quack'.hex()}" in text
    assert "erin: nothing" in text


# --- the seat's own seed -----------------------------------------------------------------------------------

SEED = "00112233445566778899aabbccddeeff"


def save(game, player, seed):
    return browser_of(player).post(f"/games/{game.uuid}/seed", {"seed": seed}, follow=True)


def test_seed__is_saved_shown_to_its_owner_and_taken_back(game):
    dana, erin = player_of(game, 0), player_of(game, 1)
    assert "Your seat adds nothing yet." in text_of(proof_of(game, dana))
    answer = save(game, dana, SEED.upper())
    assert told(answer) == ["Your seed is saved."]
    assert answer.request["PATH_INFO"] == f"/games/{game.uuid}/fairness"
    assert f"Your seed now: {SEED}" in text_of(answer)
    for viewer in (erin, make_player("zoe"), None):
        assert SEED not in proof_of(game, viewer).content.decode()
    assert "Your seat adds nothing yet." in text_of(save(game, dana, ""))


def test_seed__enters_the_next_round_and_no_other(game):
    save(game, player_of(game, 0), SEED)
    play_until(game, rounds_ended(2))
    rounds = Api().get(f"/games/{game.uuid}/fairness").json()["rounds"]
    assert [row["player_seeds"] and row["player_seeds"][0] for row in rounds] == ["", "", SEED]


@pytest.mark.parametrize("seed", ["xy" * 16, "00" * 15, "00" * 65, "0" * 33, "00" * 16 + "\n0"])
def test_seed__that_is_none__is_refused_in_words(game, seed):
    answer = save(game, player_of(game, 0), seed)
    assert told(answer) == ["It takes 32 to 128 hexadecimal digits, an even number of them."]
    assert not Seat.objects.exclude(player_seed=b"").filter(game=game, index=0).exists()


def test_seed__is_asked_of_seats_alone_and_before_the_last_round(game):
    form = f'action="/games/{game.uuid}/seed"'
    assert form in proof_of(game, player_of(game, 0)).content.decode()
    for viewer in (make_player("zoe"), None):
        assert form not in proof_of(game, viewer).content.decode()
    play_until(game, rounds_ended(2))
    assert form not in proof_of(game, player_of(game, 0)).content.decode()
    assert told(save(game, player_of(game, 0), SEED)) == ["Every round of this game has opened already."]


def test_seed__of_who_has_no_seat__is_refused(game):
    assert told(save(game, make_player("zoe"), SEED)) == ["You have no seat in this game."]
    assert browser_of().post(f"/games/{game.uuid}/seed")["Location"].startswith("/accounts/login/")


def test_fairness__its_command__prints_the_commitment(game):
    page = proof_of(game).content.decode()
    (command,) = re.findall(r"<code>(\(printf .*?)</code>", page)
    shown = subprocess.run(["bash", "-c", html.unescape(command)], capture_output=True, text=True, check=True).stdout
    assert shown.split()[0] == bytes(Round.objects.get(game=game, number=1).commitment).hex()


def test_fairness__of_a_private_game__answers_a_stranger_as_of_none(game):
    Game.objects.filter(pk=game.pk).update(visibility="private")
    answer = proof_of(game, make_player("zoe"))
    assert (answer.status_code, SECRET.encode() in answer.content) == (404, False)
    assert proof_of(game)["Location"] == f"/accounts/login/?next=/games/{game.uuid}/fairness"
    assert proof_of(game, player_of(game, 1)).status_code == 200


def test_table__links_the_proof(game):
    assert f'href="/games/{game.uuid}/fairness"' in page_of(game).content.decode()


@pytest.mark.parametrize("seats", [2, 7])
def test_fairness__costs_as_many_queries_at_any_size(seats, django_assert_num_queries):
    game = make_game(f"{seats}", seats=seats)
    browser = browser_of(player_of(game, 0))
    browser.get(f"/games/{game.uuid}/fairness")
    with django_assert_num_queries(8):
        browser.get(f"/games/{game.uuid}/fairness")


@pytest.mark.parametrize(
    ("language", "says"), [("es", "justas"), ("fr", "équitables"), ("it", "eque"), ("ko", "공정한")]
)
def test_fairness__speaks_the_language_asked_for(game, language, says):
    assert says in text_of(proof_of(game, language=language))
