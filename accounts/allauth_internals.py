"""What is used of allauth beyond its documented interface, each for a promise that would break without it.

After an update `tests/accounts/test_allauth_internals.py` says which of it has changed.
"""

from allauth.core.internal import ratelimit  # limits are exact, and a refusal says when there is room again
from allauth.headless.internal.restkit.response import ErrorResponse  # of two with one name the second is told so
from allauth.idp.oidc.internal.oauthlib import device_codes  # a device is told that its code has expired
from allauth.idp.oidc.internal.oauthlib.request_validator import OAuthLibRequestValidator  # grants, PKCE, reuse
from allauth.idp.oidc.internal.oauthlib.utils import (  # the same
    ValidatorContext,
    convert_response,
    extract_params,
    get_validator_context,
    respond_html_error,
)
from allauth.mfa.totp.internal.auth import TOTP  # a code counts once

__all__ = [
    "TOTP",
    "ErrorResponse",
    "OAuthLibRequestValidator",
    "ValidatorContext",
    "convert_response",
    "device_codes",
    "extract_params",
    "get_validator_context",
    "ratelimit",
    "respond_html_error",
]
