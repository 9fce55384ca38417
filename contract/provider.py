"""A small OpenID Connect provider on this machine: its configuration, its keys, and tokens for whom one likes."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric import rsa

PROVIDER = "pond"
CLIENT_ID = "duckcover"
KEY_ID = "pond-1"


class Provider:
    def __init__(self, address: str) -> None:
        self.address = address
        self._key = rsa.generate_private_key(public_exponent=65537, key_size=2048)

    def settings(self) -> dict[str, Any]:
        """Return `SOCIALACCOUNT_PROVIDERS` with this provider."""
        app = {"provider_id": PROVIDER, "name": "The Pond", "client_id": CLIENT_ID, "secret": ""}
        return {"openid_connect": {"APPS": [{**app, "settings": {"server_url": self.address}}]}}

    def id_token(self, subject: str, email: str) -> str:
        """Return a signed token that says who somebody is."""
        now = int(time.time())
        said = {"sub": subject, "email": email, "email_verified": True, "preferred_username": subject}
        claims = {**said, "iss": self.address, "aud": CLIENT_ID, "iat": now, "exp": now + 300}
        return jwt.encode(claims, self._key, algorithm="RS256", headers={"kid": KEY_ID})

    def pages(self) -> dict[str, Any]:
        """Return what the provider answers, by path."""
        public = json.loads(jwt.algorithms.RSAAlgorithm.to_jwk(self._key.public_key()))
        ends = {f"{name}_endpoint": f"{self.address}/{name}" for name in ("authorization", "token", "userinfo")}
        return {
            "/.well-known/openid-configuration": {"issuer": self.address, "jwks_uri": f"{self.address}/keys", **ends},
            "/keys": {"keys": [{**public, "kid": KEY_ID, "use": "sig", "alg": "RS256"}]},
        }


@contextmanager
def running_provider() -> Iterator[Provider]:
    """Run a provider on a free port of this machine while the block runs."""
    server = HTTPServer(("127.0.0.1", 0), _Pages)
    provider = Provider(f"http://127.0.0.1:{server.server_port}")
    server.pages = provider.pages()  # type: ignore[attr-defined]  # read by the handler
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield provider
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class _Pages(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        page = self.server.pages.get(self.path)  # type: ignore[attr-defined]
        body = json.dumps(page).encode()
        self.send_response(200 if page else 404)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_args: Any) -> None:
        """Say nothing."""
