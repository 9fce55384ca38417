"""A small OpenID Connect provider on loopback: its documents, its key, and the tokens that it signs."""

import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlencode, urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import rsa
from jwt.algorithms import RSAAlgorithm

CLIENT, SECRET = "duckcover-client", "a secret between the two"


class Provider:
    """The provider; `person` is who is signed in there."""

    def __init__(self):
        self.private = rsa.generate_private_key(65537, 2048)
        self.person = {"sub": "42", "email": "dana@example.org", "email_verified": True}
        self.codes, self.asked = {}, []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def id_token(self, **changed):
        """A token that says who is signed in; `changed` claims make it wrong."""
        now = int(time.time())
        claims = {"iss": self.url, "aud": CLIENT, "iat": now, "exp": now + 60, **self.person, **changed}
        return jwt.encode(claims, self.private, "RS256", {"kid": "1"})

    def authorize(self, location):
        """Agree to what a redirect asks for; returns where the browser is sent back to."""
        query = {name: values[0] for name, values in parse_qs(urlsplit(location).query).items()}
        code = secrets.token_urlsafe()
        self.codes[code] = query
        return f"{query['redirect_uri']}?{urlencode({'code': code, 'state': query['state']})}"

    def close(self):
        """Stop serving."""
        self.server.shutdown()
        self.server.server_close()

    def _documents(self):
        key = json.loads(RSAAlgorithm.to_jwk(self.private.public_key())) | {"kid": "1", "alg": "RS256", "use": "sig"}
        return {
            "/.well-known/openid-configuration": {
                "issuer": self.url,
                "authorization_endpoint": self.url + "/authorize",
                "token_endpoint": self.url + "/token",
                "userinfo_endpoint": self.url + "/userinfo",
                "jwks_uri": self.url + "/keys",
                "token_endpoint_auth_methods_supported": ["client_secret_post"],
            },
            "/keys": {"keys": [key]},
            "/userinfo": self.person,
        }

    def _token(self, form):
        """Answer the exchange of a code, once, for whoever knows the secret and the verifier."""
        self.asked.append(form)
        known = self.codes.pop(form["code"], None)
        if known is None or form["client_secret"] != SECRET or not form.get("code_verifier"):
            return 400, {"error": "invalid_grant"}
        return 200, {"access_token": "theirs", "token_type": "Bearer", "expires_in": 60, "id_token": self.id_token()}

    def _handler(self):
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                document = provider._documents().get(self.path)
                self._answer(200 if document else 404, document or {})

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                self._answer(*provider._token({name: values[0] for name, values in parse_qs(body).items()}))

            def _answer(self, status, document):
                body = json.dumps(document).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_args):
                pass

        return Handler
