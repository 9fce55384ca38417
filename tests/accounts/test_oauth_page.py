"""What docs/api/oauth.md tells the maker of an app to type does what it says."""

import json
import os
import re
import secrets
import subprocess
import sys
from pathlib import Path
from urllib.request import Request, urlopen

import jwt
import pytest

from accounts.oauth.adapter import MEANINGS
from tests.accounts.oauth_clients import tokens_for

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "api" / "oauth.md").read_text()
PASSWORD = "rubber-duck-pond"


@pytest.fixture
def name():
    """Whose name nobody has who was there before."""
    return f"oauth-{secrets.token_hex(4)}"


@pytest.fixture
def token(live_service, name):
    """The token of the player's device."""
    account = {"username": name, "email": f"{name}@example.org", "password": PASSWORD}
    request = Request(f"{live_service}/_allauth/app/v1/auth/signup", json.dumps(account).encode())
    request.add_header("Content-Type", "application/json")
    with urlopen(request) as answer:
        return json.load(answer)["meta"]["access_token"]


@pytest.mark.slow
def test_blocks__on_a_running_service__connect_an_app_both_ways(live_service, token, name, tmp_path):
    player, codes = tmp_path / "player", tmp_path / "codes"
    player.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{ROOT}/tests/accounts/oauth_player.py" "$1"\n')
    player.chmod(0o700)
    codes.touch()
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    mine = {"API": live_service, "TOKEN": token, "BROWSER": str(player), "CODES": str(codes)}
    with codes.open() as typed:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", "\n".join(blocks)],
            cwd=tmp_path,
            env={**os.environ, **mine, "PLAYER": name, "PASSWORD": PASSWORD},
            stdin=typed,
            capture_output=True,
            text=True,
            timeout=240,
        )
    assert (done.stderr, done.returncode) == ("", 0)
    assert f'"username":"{name}"' in done.stdout
    assert done.stdout.endswith("401\n")


def test_table_of_scopes__says_what_the_consent_page_says():
    rows = re.findall(r"^\| `([a-z:]+)` \| (.+?) \|$", PAGE, re.MULTILINE)
    assert rows == [(scope, str(meaning)) for scope, meaning in MEANINGS.items()]


def test_blocks__that_ask_for_input__end_there():
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    asking = [block for block in blocks if "read -r" in block]
    assert [block.splitlines()[-1] for block in asking] == ["printf 'The code: '; read -r CODE"]


def test_table_of_claims__says_what_an_app_learns(oauth_app, browser, dana):
    dana.emailaddress_set.create(email=dana.email, primary=True, verified=True)
    rows = re.findall(r"^\| (`[^|]+) \| `(openid|profile|email)` \|$", PAGE, re.MULTILINE)
    told = {claim for claims, _ in rows for claim in re.findall(r"`(\w+)`", claims)}
    tokens = tokens_for(oauth_app, browser, " ".join(scope for _, scope in rows), nonce="n-1")
    headers = {"Authorization": f"Bearer {tokens['access_token']}"}
    claims = jwt.decode(tokens["id_token"], options={"verify_signature": False})
    assert set(oauth_app.http.get("/identity/o/api/userinfo", headers=headers).json()) == told
    assert set(claims) - told == {"iss", "aud", "iat", "exp", "jti", "nonce", "at_hash"}
    assert (jwt.get_unverified_header(tokens["id_token"])["alg"], claims["exp"] - claims["iat"]) == ("RS256", 300)
