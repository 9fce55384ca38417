"""Django's test client, asking what the HTTP server asks: the short path first, then Django.

`django.test.Client` goes this way in all tests. `settings.SHORT_PATH = False` turns it off, as for the server.
"""

import functools
import weakref

from django.conf import settings
from django.contrib.staticfiles.handlers import StaticFilesHandler
from django.core.handlers.wsgi import WSGIRequest
from django.http import HttpResponse
from django.test import client

_loaded = weakref.WeakKeyDictionary()
"""What a handler has loaded, for each set of settings."""


class ServerHandler(client.ClientHandler):
    """`by_short_path` of a response says whether Django was passed by."""

    def load_middleware(self, is_async=False):
        """Load it once for all clients: each has a handler of its own, and WhiteNoise looks at 200 files."""
        if settings._wrapped not in _loaded:
            before = set(vars(self))
            super().load_middleware(is_async)
            made = {"_middleware_chain", *(set(vars(self)) - before)}
            _loaded[settings._wrapped] = {name: vars(self)[name] for name in made}
        vars(self).update(_loaded[settings._wrapped])

    def __call__(self, environ):
        asked = _as_sent(environ)
        sent = _short_path().answer(asked)
        response = super().__call__({**environ, **asked}) if sent is None else _response(environ, *sent)
        response.by_short_path = sent is not None
        return response


def _as_sent(environ):
    """The environment as the HTTP server makes it: with a Host, and without a header that is empty."""
    sent = {name: value for name, value in environ.items() if name != "HTTP_COOKIE" or value}
    return {"HTTP_HOST": environ["SERVER_NAME"], **sent}


def _response(environ, status, headers, content):
    response = HttpResponse(content, status=status)
    del response["Content-Type"]
    for name, value in headers:
        response[name] = value
    response.wsgi_request = WSGIRequest(environ)
    return response


@functools.cache
def _short_path():
    from duckcover.rest.short_path import ShortPath  # when Django is set up

    return ShortPath()


def install():
    """Let every `django.test.Client` that is made from now on go this way; live servers send static files as we do."""
    client.ClientHandler = ServerHandler
    StaticFilesHandler._should_handle = lambda self, path: False
