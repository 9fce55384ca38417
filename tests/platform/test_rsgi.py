"""The threads of the HTTP server's application."""

import asyncio
from types import SimpleNamespace

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
