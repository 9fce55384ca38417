"""The headers that keep browsers from doing with our answers what nobody asked for; on every kind of answer."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.django_db

PROJECT = Path(__file__).resolve().parents[2]
EVERYWHERE = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
KINDS = {
    "an answer": ("/api/v1/games", 200),
    "a problem": ("/api/v1/me", 401),
    "an unknown address": ("/api/v1/nothing", 404),
    "a page": ("/accounts/login/", 200),
    "an unknown page": ("/nothing", 404),
    "the admin": ("/admin/login/", None),
    "the docs": ("/api/docs", 200),
    "a static file": ("/static/web/app.css", 200),
    "the health": ("/healthz", 200),
}
STRICT = {
    "default-src": "'self'",
    "base-uri": "'none'",
    "connect-src": "'self'",
    "font-src": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "img-src": "'self' data:",
    "manifest-src": "'self'",
    "object-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "worker-src": "'self'",
}


@pytest.fixture
def get(api):
    """Reads, and closes what it has opened."""
    opened = []

    def read(path):
        opened.append(api.get(path))
        return opened[-1]

    yield read
    for answer in opened:
        answer.close()


def policy(response):
    return dict(part.strip().split(" ", 1) for part in response["Content-Security-Policy"].split(";"))


@pytest.mark.parametrize("kind", KINDS)
def test_answer__of_whatever_kind__carries_the_headers(get, kind):
    path, status = KINDS[kind]
    answer = get(path)
    assert status in {None, answer.status_code}
    assert {name: answer.get(name) for name in EVERYWHERE} == EVERYWHERE
    assert "camera=()" in answer["Permissions-Policy"]
    assert "publickey-credentials-get=(self)" in answer["Permissions-Policy"]
    assert policy(answer)["frame-ancestors"] == "'none'"


@pytest.mark.parametrize("status", [304, 413])
def test_answer__without_or_before_a_view__carries_the_headers(api, bearer, status):
    answers = {
        304: lambda: api.get("/api/v1/games", headers={**bearer, "If-None-Match": "*"}),
        413: lambda: api.patch("/api/v1/me", b"x" * 70_000, content_type="application/json", headers=bearer),
    }
    answer = answers[status]()
    assert (answer.status_code, {name: answer.get(name) for name in EVERYWHERE}) == (status, EVERYWHERE)


@pytest.mark.parametrize("path", ["/api/v1/games", "/api/v1/nothing", "/static/web/app.css"])
def test_data__may_load_nothing(get, path):
    assert policy(get(path)) == {"default-src": "'none'", "frame-ancestors": "'none'"}


@pytest.mark.parametrize("path", ["/accounts/login/", "/nothing"])
def test_page__may_load_what_is_ours__and_nothing_inline(api, path):
    assert policy(api.get(path)) == STRICT


@pytest.mark.parametrize("path", ["/api/docs", "/admin/nothing/"])
def test_page_of_others__may_set_styles__and_no_script(api, path):
    assert policy(api.get(path)) == {**STRICT, "style-src": "'self' 'unsafe-inline'"}


@pytest.mark.parametrize("path", ["/accounts/login/", "/accounts/signup/", "/accounts/password/reset/", "/api/docs"])
def test_page__has_no_inline_script(api, path):
    text = api.get(path).content.decode()
    assert [tag for tag in re.findall(r"<script[^>]*>", text) if " src=" not in tag and "/json" not in tag] == []
    assert re.findall(r"\son[a-z]+=", text) == []


def test_sign_in__answer_with_a_token__is_kept_by_no_cache(api):
    body = '{"username": "erin", "email": "erin@example.org", "password": "a long pass phrase"}'
    answer = api.post("/_allauth/app/v1/auth/signup", body, content_type="application/json")
    assert "no-store" in answer["Cache-Control"]


@pytest.mark.thorough
def test_check__for_deployment__is_clean(tmp_path):
    environment = {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": "duckcover.settings",
        "DUCKCOVER_DATA_DIR": str(tmp_path),
        "DUCKCOVER_HTTPS": "1",
        "DUCKCOVER_FRONTEND_URL": "https://play.example.org",
    }
    command = [sys.executable, "-m", "django", "check", "--deploy", "--fail-level", "WARNING"]
    found = subprocess.run(command, env=environment, cwd=PROJECT, capture_output=True, text=True)
    assert (found.returncode, found.stdout) == (0, "System check identified no issues (0 silenced).\n"), found.stderr
