"""What a player does in the browser that docs/api/oauth.md opens: sign in and agree. A program, given the address.

Who signs in is in the environment (`PLAYER`, `PASSWORD`); a code with which the browser is sent back goes to `CODES`.
"""

import html
import os
import re
import sys
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlencode, urljoin, urlsplit
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, build_opener


class Stop(HTTPRedirectHandler):
    """Follows redirects, but not away from the service."""

    def redirect_request(self, req, fp, code, msg, headers, newurl):
        inside = urlsplit(newurl).netloc == urlsplit(req.full_url).netloc
        return super().redirect_request(req, fp, code, msg, headers, newurl) if inside else None


browser = build_opener(HTTPCookieProcessor(CookieJar()), Stop)


def press(page, **fields):
    """Send the form in the middle of a page; the address and text of what follows."""
    address, text = page
    main = text.partition("<main")[2].partition("</main>")[0]
    hidden = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', main))
    action = re.search(r' action="([^"]*)"', re.search(r'<form [^>]*method="post"[^>]*>', main)[0])
    form = {name: html.unescape(value) for name, value in hidden.items()} | fields
    return load(urljoin(address, html.unescape(action[1]) if action else ""), urlencode(form).encode())


def load(address, form=None):
    try:
        with browser.open(address, form) as answer:
            return answer.url, answer.read().decode()
    except HTTPError as error:
        if error.code != 302:
            raise
        return error.headers["Location"], ""


def main():
    page = press(load(sys.argv[1]), login=os.environ["PLAYER"], password=os.environ["PASSWORD"])
    if "/identity/o/device" in sys.argv[1]:
        press(page, action="confirm")
        return
    address, _text = press(page, action="grant")
    Path(os.environ["CODES"]).write_text(parse_qs(urlsplit(address).query)["code"][0] + "\n")


main()
