"""The pages to which mails lead: useful to their readers, and nothing to see for those who may not."""

import re

import pytest
from django.test import Client

from games.models import Game, Invitation, Seat
from games.services import invitations, lobby, snapshots
from games.services.locks import database_now
from notifications.models import Notice, Settings
from notifications.services import inbox, mail
from notifications.services.settings import document_of
from tests.games.factories import awaits, make_game, make_lobby, make_player, open_turn, play_until, player_of

SECRET = "By the secret pond"


def browser_of(player=None, language="en"):
    browser = Client(headers={"Accept-Language": language})
    if player is not None:
        browser.force_login(player)
    return browser


def page_of(game, player=None, **more):
    return browser_of(player, **more).get(f"/games/{game.uuid}")


def rebuild(game):
    """Write the state that is shown anew from the rows."""
    snapshots.compare([game.pk], snapshots.Comparison(), rewrite=True)


def text_of(answer):
    return " ".join(re.sub(r"<[^>]+>", " ", answer.content.decode()).split())


@pytest.fixture
def private(db):
    return make_lobby(make_player("dana"), seats=3, visibility="private", name=SECRET)


# --- a game ------------------------------------------------------------------------------------------------


def test_game__whose_turn_waits__names_the_own_deadline_and_the_command(db):
    game = play_until(make_game(seats=3, name="Ducks"), awaits(3))
    dana = player_of(game, 0)
    type(dana).objects.filter(pk=dana.pk).update(time_zone="Asia/Seoul")
    turn = open_turn(game)
    answer = page_of(game, player_of(game, 0))
    assert answer.status_code == 200
    local = mail._local(turn.deadline_of(0), player_of(game, 0))
    assert f"It is your turn until {local}." in text_of(answer)
    assert f"bootstrap.py play --url http://testserver --resume {game.uuid}" in text_of(answer)


def test_h5__game__shows_no_card_and_no_move(db):
    game = play_until(make_game(seats=3, name="Ducks"), awaits(3))
    moves = {move for prompt in open_turn(game).prompts.values() for move in prompt["moves"]}
    text = text_of(page_of(game, player_of(game, 0))).replace(str(game.uuid), "")
    assert not any(move in text for move in moves)


@pytest.mark.parametrize(("status", "says"), [("lobby", "waits for players"), ("cancelled", "was cancelled")])
def test_game__seen_by_a_guest__says_what_it_is(db, status, says):
    game = make_lobby(make_player("dana"), seats=3, name="Ducks")
    if status == "cancelled":
        lobby.cancel_game(make_player("dana"), game.uuid)
    answer = page_of(game)
    assert (answer.status_code, f"This game {says}." in text_of(answer)) == (200, True)
    assert (f"--join {game.uuid}" in text_of(answer)) == (status == "lobby")


def test_game__name_with_html__is_text(db):
    game = make_lobby(make_player("dana"), name="<script>quack</script>")
    assert b"<script>" not in page_of(game).content


def test_private_game__of_a_guest__asks_to_sign_in_as_one_that_is_not_there(private):
    gone = private.uuid.__class__(int=7)
    answers = [browser_of().get(f"/games/{key}") for key in (private.uuid, gone)]
    assert [answer["Location"] for answer in answers] == [
        f"/accounts/login/?next=/games/{key}" for key in (private.uuid, gone)
    ]


def test_private_game__of_a_stranger__is_404_without_its_name(private):
    answer = page_of(private, make_player("zoe"))
    assert (answer.status_code, SECRET in text_of(answer)) == (404, False)


def test_private_game__of_its_seat__is_shown(private):
    assert SECRET in text_of(page_of(private, make_player("dana")))


def test_private_game__of_who_is_invited__says_how_to_join(private):
    zoe = make_player("zoe")
    invitations.invite(make_player("dana"), private.uuid, "zoe")
    text = text_of(page_of(private, zoe))
    assert ("You are invited to this game." in text, f"--join {private.uuid}" in text, "dana" in text) == (
        True,
        True,
        False,
    )


def test_private_game__of_who_was_invited__says_that_it_is_over(private):
    zoe = make_player("zoe")
    invitations.invite(make_player("dana"), private.uuid, "zoe")
    Invitation.objects.update(state="declined")
    answer = page_of(private, zoe)
    assert (answer.status_code, "--join" in text_of(answer)) == (200, False)
    assert "This game is not open to you any more." in text_of(answer)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("es", "Esta partida espera jugadores."),
        ("fr", "Cette partie attend des joueurs."),
        ("it", "Questa partita aspetta giocatori."),
        ("ko", "플레이어를 기다리는 게임입니다."),
    ],
)
def test_game__speaks_the_language_asked_for(db, language, says):
    assert says in text_of(page_of(make_lobby(make_player("dana")), language=language))


def test_pages__are_kept_by_no_cache_and_run_nothing_inline(db):
    dana = make_player("dana")
    game = make_lobby(dana)
    for path in (f"/games/{game.uuid}", "/inbox", "/me/notices"):
        answer = browser_of(dana).get(path)
        assert (answer.status_code, "no-store" in answer["Cache-Control"]) == (200, True)
        assert "unsafe-inline" not in answer["Content-Security-Policy"]
        assert not re.search(rb"<script|style=|onclick", answer.content)


@pytest.mark.parametrize("players", [1, 7])
def test_game__costs_as_many_queries_whatever_it_holds(db, players, django_assert_num_queries):
    game = make_lobby(make_player("dana"), seats=7)
    for number in range(1, players - 1):
        lobby.join_game(make_player(f"duck{number}"), game.uuid)
    with django_assert_num_queries(1):
        page_of(game)


@pytest.mark.parametrize("who", ["anybody", "invited"])
def test_game__with_a_seat_on_offer__says_how_to_take_it(db, who):
    game = make_game(seats=3, name=SECRET)
    Seat.objects.filter(game=game, index=1).update(offered_at=database_now(), resigned_at=database_now())
    zoe = make_player("zoe")
    if who == "invited":
        Game.objects.filter(pk=game.pk).update(visibility="private")
        Invitation.objects.create(game=game, player=zoe, created_at=database_now())
    else:
        rebuild(game)
    text = text_of(page_of(game, zoe))
    assert f"POST http://testserver/api/v1/games/{game.uuid}/seats/1/take" in text


# --- the inbox, and what is mailed -------------------------------------------------------------------------


def test_inbox__shows_own_notices_the_newest_first(db):
    dana, erin = make_player("dana"), make_player("erin")
    game = make_lobby(dana, name="Ducks")
    inbox.lock_position(wait=True)
    drafts = [inbox.Draft(dana.pk, kind, "fact", game) for kind in ("game_cancelled", "game_finished")]
    inbox.write([draft._replace(kind=Notice.Kind(draft.kind)) for draft in drafts], database_now())
    text = text_of(browser_of(dana).get("/inbox"))
    assert 0 < text.index("Ducks has ended.") < text.index("Ducks was cancelled.")
    assert "You were told nothing yet." in text_of(browser_of(erin).get("/inbox"))
    assert not Notice.objects.exclude(read_at=None).exists()


@pytest.mark.parametrize("path", ["/inbox", "/me/notices"])
def test_pages_of_ones_own__of_a_guest__ask_to_sign_in_and_come_back(db, path):
    answer = browser_of().get(path)
    assert (answer.status_code, answer["Location"]) == (302, f"/accounts/login/?next={path}")


def test_mails__chosen__are_kept_and_the_rest_stays(db):
    dana = make_player("dana")
    Settings.objects.create(player=dana, channels={"your_turn": {"push": False}})
    answer = browser_of(dana).post("/me/notices", {"mailed": ["your_turn", "message"], "daily": "on"}, follow=True)
    assert "What you are told is saved." in text_of(answer)
    document = document_of(dana)
    assert [kind for kind, channels in document["kinds"].items() if channels["email"]] == ["your_turn", "message"]
    assert (document["digest"], document["kinds"]["your_turn"]["push"]) == ("daily", False)


def test_mails__form__begins_with_what_is_chosen(db):
    dana = make_player("dana")
    mail.unsubscribe(dana)
    assert b"checked" not in browser_of(dana).get("/me/notices").content


def test_mails__kind_that_is_none__is_refused(db):
    dana = make_player("dana")
    answer = browser_of(dana).post("/me/notices", {"mailed": ["quack"]})
    assert (answer.status_code, Settings.objects.exists()) == (200, False)


def test_mails__posted_by_another_site__is_refused(db):
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(make_player("dana"))
    assert browser.post("/me/notices", {"mailed": []}).status_code == 403


# --- every link of a mail ----------------------------------------------------------------------------------


def test_links__of_a_mail_and_a_digest__lead_somewhere(db, settings, mailoutbox):
    settings.PUBLIC_URL, settings.FRONTEND_URL = "http://testserver", ""
    game = play_until(make_game(seats=2), awaits(2))
    dana = player_of(game, 0)
    Game.objects.filter(pk=game.pk).update(visibility="private")
    notice = Notice(player=dana, kind="your_turn", game=game, turn=open_turn(game).number, at=database_now())
    mails = [mail.compose(mail.Delivery(player=dana, notice=each), dana.email) for each in (notice, None)]
    links = {link for each in mails for link in re.findall(r"http://testserver(/[^\s\"<]*)", each.body)}
    assert {link.split("/")[1] for link in links} == {"games", "inbox", "me", "notifications"}
    for link in links:
        assert browser_of(dana).get(link).status_code == 200
        assert browser_of().get(link, follow=True).status_code == 200


def test_game__whose_seat_was_taken_over__says_so_to_its_former_player(db):
    game = make_game(seats=3, name=SECRET)
    Game.objects.filter(pk=game.pk).update(visibility="private")
    former = player_of(game, 1)
    game.tenures.create(seat=1, player=former, from_turn=1, to_turn=2, ended_by="resigned", ended_at=database_now())
    Seat.objects.filter(game=game, index=1).update(player=make_player("zoe"))
    assert "This game is not open to you any more." in text_of(page_of(game, former))
