"""Tokens and passwords stay out of whatever a program prints or logs."""

import asyncio
import contextlib
import logging
import pprint
import traceback

import pytest
from duckcover_sdk import Client, DuckcoverError, Retries
from duckcover_sdk.generated.api.play import get_game

from tests.sdk.python.scripted import CUT, GAME, JSON, Scripted, problem

TOKEN, SESSION, PASSWORD = "dkc_keep-this-to-yourself", "session-of-mine", "a long pass phrase"
SECRETS = (TOKEN, SESSION, PASSWORD)


def told(error: BaseException) -> str:
    """All that a program would print of an error, those before it included."""
    return "".join(traceback.format_exception(error)) + repr(error) + repr(error.args)


@pytest.fixture
def secret_client(service: Scripted):
    with Client(service.url, token=TOKEN, retries=Retries(attempts=2, first_pause=0.001)) as anybody:
        yield anybody.with_session(SESSION, TOKEN)


def test_client__printed__does_not_tell_its_tokens(secret_client: Client) -> None:
    parts = [secret_client, secret_client.api, secret_client.api.get_httpx_client(), vars(secret_client)]
    text = "".join(f"{part!r} {part} {pprint.pformat(part)}" for part in parts)
    assert "Api('http://" in text
    assert [secret for secret in SECRETS if secret in text] == []


@pytest.mark.parametrize(
    "answer",
    [
        CUT,
        problem(401, "invalid_token"),
        problem(429, "too_many_requests", {"Retry-After": "0"}),
        (200, b"<html>", {"Content-Type": "text/html"}),
        (
            400,
            {"status": 400, "errors": [{"code": "x", "message": "No.", "param": "password"}]},
            {"Content-Type": JSON},
        ),
    ],
    ids=["cut", "401", "429", "a page", "400"],
)
def test_errors_and_logs__of_a_request__do_not_tell_them(service, secret_client, caplog, answer) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, "httpx")  # which the service keeps quiet
    service.will(*[answer] * 4)
    errors = []
    for call in (secret_client.me, lambda: secret_client.sign_in(PASSWORD, username="dana")):
        with contextlib.suppress(DuckcoverError):
            try:
                call()
            except DuckcoverError as error:
                errors.append(told(error))
                raise
    text = "".join(errors) + caplog.text
    assert (len(errors), "sign_in" in text, "httpx" in caplog.text) == (2, True, answer is not CUT)
    assert [secret for secret in SECRETS if secret in text] == []


@pytest.mark.parametrize("written", [f"{TOKEN}\n", f"  {TOKEN}\r\n"])
def test_token__read_from_a_file__is_taken_without_the_end_of_its_line(service: Scripted, written: str) -> None:
    service.will(problem(401, "invalid_token"))
    with Client(service.url, token=written) as client, contextlib.suppress(DuckcoverError):
        client.me()
    assert [headers["Authorization"] for _, _, headers, _ in service.requests] == [f"Bearer {TOKEN}"]


@pytest.mark.parametrize("written", [f"{TOKEN}\nX-Other: 1", f"{TOKEN} {TOKEN}", f"{TOKEN}\u00e9"])
def test_token__that_cannot_be_sent__is_refused_without_being_told(written: str) -> None:
    with pytest.raises(ValueError, match="a token has no spaces") as caught:
        Client("http://127.0.0.1", token=written)
    assert TOKEN not in str(caught.value)


def test_api__in_an_asynchronous_form__says_that_it_is_synchronous(client: Client) -> None:
    with pytest.raises(TypeError, match="this client is synchronous"):
        asyncio.run(get_game.asyncio(GAME, client=client.api))
