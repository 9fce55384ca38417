"""Posts to addresses that players name: webhooks and push messages, all of a batch at once.

Such an address is never trusted. It is resolved once, every address that it stands for must be public, and the
connection goes to exactly that address. No redirect is followed, no answer is read, and after 10 seconds it is over.
"""

import asyncio
import ipaddress
import logging
import os
import socket
import ssl
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import lru_cache, partial
from typing import NamedTuple
from urllib.parse import urlsplit

import certifi
import httpx
from django.conf import settings

from games.services.locks import database_now
from notifications.models import Delivery
from notifications.services.outbox import DROPPED, Outcome, State

log = logging.getLogger(__name__)

SECONDS = 10.0
USER_AGENT = "duckcover/1"
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Post(NamedTuple):
    """A request to send."""

    url: str
    headers: dict[str, str]
    body: bytes


class Answer(NamedTuple):
    """The status of an answer, 0 without one, and what to write down of it."""

    status: int
    words: str


class RefusedError(Exception):
    """The address is not public."""


def is_public(address: str) -> bool:
    """Whether an IP address is one of the Internet, also what is embedded in one of IPv6.

    Python calls some global that are out of use and that a network may still lead to itself.
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if ip.is_reserved or ip.is_site_local:
            return False
    return ip.is_global and not ip.is_multicast


def why_unfit(url: str) -> str | None:
    """What is wrong with an address that a player names, as far as that can be seen without asking anybody."""
    try:
        parts = urlsplit(url)
        host, _port = parts.hostname or "", parts.port
    except ValueError:
        return "invalid"
    plain = url.isascii() and url.isprintable() and " " not in url and parts.username is None and not parts.fragment
    if not (plain and host):
        return "invalid"
    if parts.scheme != "https" and not (settings.WEBHOOKS_PRIVATE and parts.scheme == "http"):
        return "not_https"
    try:
        public = is_public(host)
    except ValueError:  # a name
        public = "." in host and not host.endswith((".local", ".localhost", ".internal"))
    return None if public or settings.WEBHOOKS_PRIVATE else "not_public"


def send(deliveries: Sequence[Delivery]) -> dict[int, Outcome]:
    """Send webhooks and push messages at once; answers the outcomes."""
    from notifications.services import push, webhooks

    now = database_now()
    outcomes: dict[int, Outcome] = {}
    ready: dict[int, Post] = {}
    for each in deliveries:
        try:
            post = (webhooks.post if each.webhook else push.post)(each, now)
        except Exception:  # a secret of another key, keys of a browser that are none: others must not wait for that
            log.exception("delivery %s could not be made", each.uuid)
            outcomes[each.pk] = Outcome(State.FAILED, "It could not be made.")
            continue
        outcomes[each.pk] = DROPPED
        if post is not None:
            ready[each.pk] = post
    answers = dict(zip(ready, asyncio.run(_post_all(list(ready.values()))), strict=True))
    for each in deliveries:
        if each.pk in answers:
            outcomes[each.pk] = (webhooks.taken if each.webhook else push.taken)(each, answers[each.pk], now)
    return outcomes


def outcome_of(answer: Answer) -> Outcome:
    """Sent when it was taken, else to be tried again."""
    taken = 200 <= answer.status < 300
    return Outcome(State.SENT if taken else State.FAILED, answer.words, again=True)


async def _post_all(posts: Sequence[Post]) -> list[Answer]:
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
    names = ThreadPoolExecutor(len(posts) or 1, "names")
    tls = _tls(os.environ.get("SSL_CERT_FILE") or certifi.where())
    try:
        async with httpx.AsyncClient(verify=tls, trust_env=False, limits=limits, timeout=SECONDS) as client:
            return await asyncio.gather(*(_post(client, post, names) for post in posts))
    finally:
        names.shutdown(wait=False, cancel_futures=True)


async def _post(client: httpx.AsyncClient, post: Post, names: Executor) -> Answer:
    """Send one request; whatever goes wrong is an answer without a status."""
    try:
        async with asyncio.timeout(SECONDS):
            url, host = await _pinned(post.url, names)
            headers = {**post.headers, "Host": host, "User-Agent": USER_AGENT}
            extensions = {"sni_hostname": urlsplit(post.url).hostname}
            request = client.build_request("POST", url, headers=headers, content=post.body, extensions=extensions)
            response = await client.send(request, stream=True, follow_redirects=False)
            await response.aclose()
            return Answer(response.status_code, f"{response.status_code} {response.reason_phrase}".strip())
    except RefusedError:
        return Answer(0, "The address is not public.")
    except TimeoutError:
        return Answer(0, "No answer within 10 seconds.")
    except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError) as error:
        return Answer(0, f"{type(error).__name__}: {error}")


async def _pinned(url: str, names: Executor) -> tuple[str, str]:
    """The same URL by IP address, and its `Host`.

    Each name is looked up by a thread of its own, for which nobody waits after the 10 seconds: the server of a name may
    be as slow as its owner likes. Raises: RefusedError, OSError.
    """
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    look_up = partial(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(names, look_up)
    addresses = [str(each[4][0]) for each in found]
    if why_unfit(url) or not (settings.WEBHOOKS_PRIVATE or all(map(is_public, addresses))):
        raise RefusedError
    address = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    return parts._replace(netloc=f"{address}:{port}").geturl(), parts.netloc


@lru_cache(maxsize=1)
def _tls(authorities: str) -> ssl.SSLContext:
    """Certificates are checked, for the name and not for the pinned address; made once: it takes longer than a post."""
    return ssl.create_default_context(cafile=authorities)
