"""The Python SDK against the real service: what a game of four does not come across."""

import secrets
from collections.abc import Iterator

import pytest
from duckcover_sdk import (
    Client,
    InvalidInputError,
    NotAllowedError,
    NotSignedInError,
    Retries,
    SignInError,
    SupersededError,
)
from duckcover_sdk.generated.api.notifications import list_my_events

from tests.live.flaky import Fate, FlakyProxy, Request

pytestmark = pytest.mark.slow

PASSWORD = "rubber-duck-pond"
QUICK = Retries(first_pause=0.005)


def fresh_name() -> str:
    return f"live-{secrets.token_hex(4)}"


def signed_up(url: str) -> Client:
    name = fresh_name()
    return Client(url, retries=QUICK).sign_up(name, PASSWORD, f"{name}@example.com")


@pytest.fixture(scope="module")
def dana(live_service: str) -> Iterator[Client]:
    with signed_up(live_service) as client:
        yield client


@pytest.fixture(scope="module")
def erin(live_service: str) -> Iterator[Client]:
    with signed_up(live_service) as client:
        yield client


def first_of(ending: str):
    """Concerns the first request to an address that ends so."""
    met: list[str] = []

    def concerns(request: Request) -> bool:
        if not request.path.endswith(ending):
            return False
        met.append(request.path)
        return len(met) == 1

    return concerns


def losing_first_answer(url: str, ending: str) -> FlakyProxy:
    """A proxy that loses the answer of the first request to an address that ends so."""
    return FlakyProxy(url, chances={Fate.LOSE_ANSWER: 1}, concerns=first_of(ending))


def test_sign_up__answer_lost__is_signed_in_to_the_account_that_was_made(live_service: str) -> None:
    with losing_first_answer(live_service, "/signup") as proxy, signed_up(proxy.url) as client:
        assert proxy.seen[Fate.LOSE_ANSWER] == 1
        assert client.me().username.startswith("live-")


def test_sign_in__wrong_password__is_refused(live_service: str, dana: Client) -> None:
    with Client(live_service) as anybody, pytest.raises(SignInError) as caught:
        anybody.sign_in("not the password", username=dana.me().username)
    assert caught.value.status == 400


def test_sign_out__token__is_of_no_use(live_service: str) -> None:
    with signed_up(live_service) as client:
        token = client.token
        assert token is not None
        client.sign_out()
        with pytest.raises(NotSignedInError):
            client.with_token(token).me()


def test_create__key_given_again_after_a_restart__is_the_same_game(live_service: str, dana: Client) -> None:
    key = secrets.token_hex(16)
    first = dana.create_game("once", idempotency_key=key)
    with Client(live_service, token=dana.token) as restarted:
        assert restarted.create_game("once", idempotency_key=key).id == first.id


def test_leave__answer_lost__has_left(live_service: str, dana: Client, erin: Client) -> None:
    game = dana.create_game("short visit", visibility="private")
    erin.join(game, invite_code=game.invite_code)
    with losing_first_answer(live_service, "/leave") as proxy, Client(proxy.url, token=erin.token) as client:
        client.leave(game)
        assert proxy.seen[Fate.LOSE_ANSWER] == 1
    assert [seat.player for seat in dana.game(game).seats].count(None) == 3


def test_game__unchanged__is_the_same_object_until_something_happens(dana: Client, erin: Client) -> None:
    game = dana.game(dana.create_game("seen", seats=3))
    assert dana.game(game) is game
    erin.join(game)
    assert dana.game(game).version > game.version


def test_move__older_than_the_newest__is_superseded(dana: Client, erin: Client) -> None:
    game = dana.create_game("two devices", seats=2)
    game = erin.join(game)
    player = next(client for client in (dana, erin) if (you := client.game(game).you) and len(you.legal_moves) > 1)
    game = player.game(game)
    assert game.you is not None
    old, new = game.you.legal_moves[:2]
    player.move(game, new)
    with pytest.raises(SupersededError) as caught:
        player.move(game, old, etag='"of-another"')
    assert caught.value.etag is not None
    assert player.submission(game).to == new.to
    assert player.move(game, old).to == old.to  # a decision of now counts


def test_token__for_reading__may_not_play(live_service: str, dana: Client) -> None:
    token = dana.create_token("reader", ["games:read"], days=1)
    with Client(live_service, token=token.token) as reader:
        assert [game.id for game in reader.games(mine=True)] == [game.id for game in dana.games(mine=True)]
        with pytest.raises(NotAllowedError) as caught:
            reader.create_game()
    assert (caught.value.code, caught.value.scope) == ("insufficient_scope", "games:play")


def test_bot__token__plays_as_the_bot(live_service: str, dana: Client) -> None:
    bot = dana.create_bot(fresh_name(), display_name="Quackmaster")
    with Client(live_service, token=dana.create_bot_token(bot, "desk").token) as player:
        game = player.create_game("by a bot", seats=2)
    assert (game.host, game.seats[0].is_bot) == (bot.username, True)


def test_language__of_the_client__is_that_of_the_texts(live_service: str, dana: Client) -> None:
    with (
        Client(live_service, token=dana.token, language="fr") as client,
        pytest.raises(InvalidInputError) as caught,
    ):
        client.create_game(seats=9)
    assert (caught.value.code, caught.value.errors[0].field) == ("invalid_input", "seats")
    assert caught.value.title == "Saisie non valide"


def test_dn6__follow__tells_what_happens_when_it_happens(dana: Client, erin: Client) -> None:
    game = dana.create_game(seats=2)
    followed = dana.follow(game)
    assert [next(followed).kind for _ in range(2)] == ["game_created", "seat_taken"]
    erin.join(game)
    assert [next(followed).kind for _ in range(3)] == ["seat_taken", "game_started", "round_opened"]


def test_dn6__follow_me__tells_of_own_games(dana: Client, erin: Client) -> None:
    page = list_my_events.sync(client=dana.api)
    game = dana.create_game(seats=2)
    followed = dana.follow_me(page.position)
    assert next(followed).game == game.id
    joined = erin.join(game)
    told = (news for news in followed if (news.kind, news.game) == ("game", game.id))
    assert next(news for news in told if news.version >= joined.version)  # the lobby may come twice
