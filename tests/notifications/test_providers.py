"""Mail by the API of a provider."""

import os
import subprocess
import sys

import pytest

ASK = "from django.conf import settings; print(settings.EMAIL_BACKEND, settings.ANYMAIL)"


def settings_with(**environment):
    """What the settings are in a process with these variables."""
    code = f"import django; django.setup(); {ASK}"
    given = {**os.environ, **environment, "DJANGO_SETTINGS_MODULE": "duckcover.settings"}
    return subprocess.run([sys.executable, "-c", code], env=given, capture_output=True, text=True)


@pytest.mark.thorough
def test_email_provider__of_anymail__is_the_backend():
    found = settings_with(DUCKCOVER_EMAIL_PROVIDER="postmark.EmailBackend", DUCKCOVER_ANYMAIL='{"A": "b"}')
    assert found.stdout.split()[0] == "anymail.backends.postmark.EmailBackend"


@pytest.mark.thorough
def test_anymail__no_json_object__stops_the_service():
    found = settings_with(DUCKCOVER_ANYMAIL="[1]")
    assert "DUCKCOVER_ANYMAIL must be a JSON object." in found.stderr
