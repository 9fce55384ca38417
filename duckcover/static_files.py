"""Static files where they lie in the packages: addresses that change with the content, and compressed answers.

Nothing is collected or written. A file of which a page knew an older content is answered as it is now.
"""

import gzip
import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import StaticFilesStorage
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import patch_vary_headers
from whitenoise.middleware import WhiteNoiseMiddleware

from duckcover.codings import coding_of

DIGEST = re.compile(r"\.[0-9a-f]{12}(?=\.\w+$)")
"""What stands in an address before the suffix: a part of the SHA-256 of the file."""
PACKED = ("text/", "image/svg+xml", "application/json")
"""Types of files that compression makes much smaller."""


@cache
def digest_of(name: str) -> str:
    """Return what stands for the content of a file in its address; "" of a folder, and of what is not there."""
    path = finders.find(name)
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:12] if path and Path(path).is_file() else ""


class DigestStorage(StaticFilesStorage):
    """Addresses that browsers may keep for good; while debugging plain ones, as files change then."""

    def url(self, name: str | None) -> str:
        """Return the address of a file."""
        digest = "" if settings.DEBUG else digest_of(name or "")
        return super().url(re.sub(r"(?=\.\w+$)", f".{digest}", name or "") if digest else name)


class StaticFilesMiddleware(WhiteNoiseMiddleware):  # type: ignore[misc]  # WhiteNoise comes without types
    """WhiteNoise, which knows addresses with a digest as well and packs what it sends."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._packed: dict[str, bytes] = {}

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer with the file of the address, or go on."""
        address = request.path_info
        plain = DIGEST.sub("", address)
        find = self.find_file if self.autorefresh else self.files.get
        file = find(address) or find(plain)
        if file is None:
            answer: HttpResponseBase = self.get_response(request)
            return answer
        response = self._sent(file, request)
        if plain != address and f".{digest_of(plain.removeprefix(self.static_prefix))}." in address:
            response["Cache-Control"] = f"max-age={self.FOREVER}, public, immutable"
        return response

    def _sent(self, file: Any, request: HttpRequest) -> HttpResponseBase:
        path, headers = file.get_path_and_headers(request.META)
        if not dict(headers)["Content-Type"].startswith(PACKED):
            sent: HttpResponseBase = self.serve(file, request)
            return sent
        whole = request.method == "GET" and "Range" not in request.headers and not file.is_not_modified(request.META)
        response = self._pack(path, headers) if whole and coding_of(request) else self.serve(file, request)
        patch_vary_headers(response, ["Accept-Encoding"])
        return response

    def _pack(self, path: str, headers: list[tuple[str, str]]) -> HttpResponse:
        """A whole file, compressed once a process; while debugging each time."""
        body = self._packed.get(path)
        if body is None or self.autorefresh:
            body = self._packed[path] = gzip.compress(Path(path).read_bytes(), mtime=0)
        return HttpResponse(body, headers=dict(headers) | {"Content-Encoding": "gzip", "Content-Length": len(body)})
