"""The threads of the HTTP server's application."""

import asyncio
from types import SimpleNamespace

from duckcover.rest.short_path import KNOWN
from duckcover.rsgi import THREADS, Application, answered


class Protocol:
    """What granian gives an application to answer by; a broken one takes no answer."""

    def __init__(self, *, broken=False):
        self.broken = broken
        self.status = None

    def response_bytes(self, status, headers, content):
        if self.broken:
            raise RuntimeError("the connection is gone")
        self.status = status


def scope_of(path):
    return SimpleNamespace(
        method="GET",
        path=path,
        query_string="",
        server="127.0.0.1:8000",
        client="127.0.0.1:4711",
        http_version="1.1",
        scheme="http",
        headers={"host": "localhost"},
    )


def test_threads__whose_answers_cannot_be_sent__go_on(caplog):
    async def ask_all():
        application = Application(answered)
        application.__rsgi_init__(asyncio.get_running_loop())
        protocols = [Protocol(broken=True) for _ in range(2 * THREADS)] + [Protocol()]
        for protocol in protocols:
            await asyncio.wait_for(application.__rsgi__(scope_of("/healthz"), protocol), 30)
        return protocols[-1].status

    assert asyncio.run(ask_all()) == 200
    assert [record.message for record in caplog.records] == ["A request was not answered"] * 2 * THREADS


def test_request__of_a_server_with_streams__is_plain_enough_for_the_short_path():
    """What the server adds by itself must not send each request the whole way through Django."""
    asked = []

    def answer(environ):
        asked.append(set(environ))
        return 200, [], b"{}"

    streams = SimpleNamespace(start=lambda loop: None, refusal=lambda follower: None, tell_gathered=lambda: None)

    async def ask():
        application = Application(answer, streams)
        application.__rsgi_init__(asyncio.get_running_loop())
        await asyncio.wait_for(application.__rsgi__(scope_of("/api/v1/games"), Protocol()), 30)

    asyncio.run(ask())
    assert [names - KNOWN for names in asked] == [set()]
