"""allauth's check of its settings, but for one rule that does not hold here.

allauth wants codes for e-mail addresses to go with mandatory verification only, as a code lives in the session of
whoever signed up. Here that session goes on when verification is optional, signed in, and takes the code at any time.
"""

from collections.abc import Sequence
from typing import Any

from allauth.account.checks import settings_check
from django.apps import AppConfig
from django.core.checks import CheckMessage
from django.core.checks.registry import registry

OUR_CASE = "ACCOUNT_EMAIL_VERFICATION_BY_CODE requires"  # allauth's spelling


def account_settings_check(app_configs: Sequence[AppConfig] | None, **options: Any) -> list[CheckMessage]:
    """Return what allauth finds wrong with the settings of accounts."""
    found: list[CheckMessage] = settings_check(app_configs, **options)
    return [message for message in found if not message.msg.startswith(OUR_CASE)]


def register() -> None:
    """Put our check in the place of allauth's."""
    registry.registered_checks.discard(settings_check)
    registry.register(account_settings_check)
