"""Puts the endpoints of allauth that are switched on into the document, as allauth's own document describes them.

Taken from there: parameters, which body an endpoint takes and gives, and its statuses. Ours are the names and texts,
the ways to sign in, and the bodies (`parts`): allauth's leave fields out, and generators misread their shapes.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import yaml
from django.core.exceptions import ImproperlyConfigured
from django.urls import URLPattern, get_resolver, reverse

from duckcover.rest.problems import CONTENT_TYPE
from duckcover.rest.schema.examples import JSON, METHODS
from duckcover.rest.schema.problems import sign_in_problems
from duckcover.rest.schema.sign_in import LEFT_OUT, NEEDS, OPERATIONS, Endpoint
from duckcover.rest.schema.sign_in.parts import COMPONENTS, part

Node = dict[str, Any]

APP = "app/v1/"
SIGN_IN, SECURITY = "sign-in", "sign-in security"
"""The tags under which these operations stand."""

PHRASES = {
    200: "OK",
    400: "Some of the input is wrong",
    401: "Nobody is signed in: what to do next",
    403: "Not allowed now",
    404: "Not there",
    409: "Not possible in this state",
    410: "The session of the session token has ended",
    429: "Too many attempts",
}
REFUSALS = {400: "AuthErrors", 401: "AuthPending", 410: "AuthGone"}
"""The component of a refusal by its status, where it is no `AuthRefusal`."""

TAKEN = {
    "AddWebAuthnAuthenticator": "AuthNewPasskey",
    "AuthenticateWebAuthn": "AuthCredential",
    "ChangePassword": "AuthPasswordChange",
    "ConfirmLoginCode": "AuthSignInCode",
    "DeleteWebAuthn": "AuthPasskeyChoice",
    "Email": "AuthEmailChoice",
    "EndSessions": "AuthSessionChoice",
    "Login": "AuthSignIn",
    "LoginWebAuthn": "AuthCredential",
    "MFAAuthenticate": "AuthFactorCode",
    "MarkPrimaryEmail": "AuthPrimaryEmail",
    "PasskeySignup": "AuthPasskeySignUp",
    "ProviderAccount": "AuthProviderAccountChoice",
    "ProviderSignup": "AuthProviderSignUp",
    "ProviderToken": "AuthProviderToken",
    "Reauthenticate": "AuthPassword",
    "ReauthenticateWebAuthn": "AuthCredential",
    "RequestLoginCode": "AuthSignInCodeRequest",
    "RequestPassword": "AuthEmailChoice",
    "ResetPassword": "AuthPasswordReset",
    "SetupTOTP": "AuthFactorCode",
    "Signup": "AuthSignUp",
    "UpdateWebAuthn": "AuthPasskeyName",
    "VerifyEmail": "AuthKey",
}
"""Our component by allauth's request body."""

GIVEN = {
    "AddWebAuthnAuthenticator": "AuthAuthenticator",
    "Authenticated": "AuthSession",
    "AuthenticatedByCode": "AuthSession",
    "AuthenticatedByPassword": "AuthSession",
    "AuthenticatedByPasswordAnd2FA": "AuthSession",
    "Authenticators": "AuthAuthenticators",
    "Configuration": "AuthConfiguration",
    "EmailAddresses": "AuthEmailAddresses",
    "EmailVerificationInfo": "AuthEmailKeyInfo",
    "PasswordResetInfo": "AuthPasswordKeyInfo",
    "ProviderAccounts": "AuthProviderAccounts",
    "ProviderSignup": "AuthProviderSignUpInfo",
    "RecoveryCodes": "AuthAuthenticator",
    "Sessions": "AuthSessions",
    "StatusOK": "AuthDone",
    "TOTPAuthenticator": "AuthAuthenticator",
    "TOTPAuthenticatorNotFound": "AuthTotpSetup",
    "WebAuthnAuthenticator": "AuthAuthenticator",
    "WebAuthnCreationOptionsResponse": "AuthPasskeyCreation",
    "WebAuthnRequestOptionsResponse": "AuthPasskeyRequest",
}
"""Our component by allauth's answer."""

CORRECTED: dict[Endpoint, dict[int, str]] = {
    ("POST", "auth/password/request"): {200: "AuthSession"},
    ("GET", "auth/provider/signup"): {403: "AuthRefusal"},
    ("GET", "auth/webauthn/authenticate"): {401: "AuthPending"},
    ("POST", "auth/webauthn/authenticate"): {401: "AuthPending"},
    ("GET", "auth/webauthn/signup"): {200: "AuthPasskeyCreation"},
    ("POST", "account/authenticators/recovery-codes"): {200: "AuthAuthenticator"},
    ("DELETE", "account/authenticators/totp"): {400: "AuthErrors"},
    ("POST", "account/password/change"): {200: "AuthSession"},
}
"""What endpoints answer otherwise than allauth's document says: status and component."""

PARAMETERS = {
    "EmailVerificationKey": "The code, or the key of the link, that the mail brought.",
    "PasswordResetKey": "The code, or the key of the link, that the mail brought.",
    "PasswordLess": "When given, the passkey will sign in by itself, without a password.",
}
"""What parameters of allauth mean; the others are said otherwise here."""


# --- which endpoints there are --------------------------------------------------------------------------


def endpoints(patterns: list[Any], prefix: str = "") -> Iterator[Endpoint]:
    """Yield (method, address) of each endpoint below the URL patterns of allauth."""
    for pattern in patterns:
        address = prefix + str(pattern.pattern)
        if isinstance(pattern, URLPattern):
            view = getattr(pattern.callback, "view_class", None)
            yield from ((method.upper(), address) for method in METHODS if hasattr(view, method))
        else:
            yield from endpoints(pattern.url_patterns, address)


def enabled() -> list[Endpoint]:
    """Return the endpoints for apps that are switched on and part of the contract.

    Raises: ImproperlyConfigured for one that the table does not know.
    """
    there = {
        (method, address.removeprefix(APP))
        for method, address in endpoints(get_resolver("allauth.headless.urls").url_patterns)
        if address.startswith(APP)
    }
    unknown = sorted(there - OPERATIONS.keys() - LEFT_OUT.keys())
    if unknown:
        raise ImproperlyConfigured(f"schema.sign_in knows nothing of these endpoints of allauth: {unknown}")
    return [endpoint for endpoint in OPERATIONS if endpoint in there and NEEDS.get(endpoint, endpoint) in there]


@cache
def allauths() -> Node:
    """Return allauth's own document."""
    text = (files("allauth.headless.spec") / "doc" / "openapi.yaml").read_text(encoding="utf-8")
    document: Node = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506 - both are safe ones
    return document


def described() -> dict[Endpoint, Node]:
    """Return what allauth's own document says of each endpoint, by method and address."""
    return {
        (method.upper(), re.sub("^/_allauth/[^/]+/v1/", "", path)): said
        for path, item in allauths()["paths"].items()
        for method, said in item.items()
        if method in METHODS
    }


# --- the document ---------------------------------------------------------------------------------------


def add_sign_in(result: Node) -> None:
    """Add allauth's operations and their components to a document, in place."""
    root, said = reverse("headless:app:config").removesuffix("config"), described()
    for endpoint in enabled():
        method, address = endpoint
        result["paths"].setdefault(root + address, {})[method.lower()] = operation_of(endpoint, said[endpoint])
    clash = COMPONENTS.keys() & result["components"]["schemas"].keys()
    if clash:
        raise ImproperlyConfigured(f"Two components of the document share a name: {sorted(clash)}")
    result["components"]["schemas"].update(COMPONENTS)


def operation_of(endpoint: Endpoint, said: Node) -> Node:
    """Return the operation of an endpoint, of which allauth says `said`. Raises: KeyError for a body new to us."""
    operation, security = OPERATIONS[endpoint], _security(endpoint)
    is_change = security == [SESSION] and operation.id != "signOut"
    made: Node = {
        "operationId": operation.id,
        "summary": operation.summary,
        "description": operation.description,
        "tags": [SECURITY if is_change else SIGN_IN],
    }
    parameters = [_parameter(name) for name in map(_name, said.get("parameters", [])) if name in PARAMETERS]
    if parameters:
        made["parameters"] = parameters
    if "requestBody" in said:
        body = part(TAKEN[_name(said["requestBody"])])
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": body}}}
    return {**made, "security": security, "responses": _responses(endpoint, said)}


def _parameter(name: str) -> Node:
    """Return a parameter of allauth's, with our text."""
    given = allauths()["components"]["parameters"][name]
    kept = {key: given[key] for key in ("name", "in", "required", "schema") if given.get(key)}
    return {**kept, "description": PARAMETERS[name]}


SESSION: dict[str, list[str]] = {"sessionToken": []}


def _security(endpoint: Endpoint) -> list[dict[str, list[str]]]:
    """Return the ways to sign in: the session token where an account is changed, or nothing, or both."""
    address = endpoint[1]
    if address == "config":
        return [{}]
    must = re.match("account/|auth/sessions$|.*reauthenticate$", address) or endpoint == ("DELETE", "auth/session")
    return [SESSION] if must else [SESSION, {}]


def _name(node: Node) -> str:
    """Return the name of what a reference points at."""
    return str(node.get("$ref", "")).rpartition("/")[2]


def _responses(endpoint: Endpoint, said: Node) -> Node:
    """Return the answers of an operation: allauth's own, and the problem documents that keep something from it."""
    responses: Node = {
        str(status): {"description": PHRASES[status], "content": {JSON: {"schema": part(name)}}}
        for status, name in sorted(_answers(endpoint, said, CORRECTED.get(endpoint, {})).items())
    }
    for status, problem in sign_in_problems().items():
        if status in responses:
            responses[status]["content"][CONTENT_TYPE] = problem["content"][CONTENT_TYPE]
            responses[status]["headers"] = problem.get("headers", {})
        else:
            responses[status] = problem
    return dict(sorted(responses.items()))


def _answers(endpoint: Endpoint, said: Node, corrected: dict[int, str]) -> dict[int, str]:
    """Return the component of each answer of allauth's by its status; `corrected` has the last word.

    A session token that has ended is 410 wherever one may be sent, a missing one 401 wherever it must be.
    """
    security = _security(endpoint)
    statuses = {*map(int, said["responses"]), 429} - {200}
    statuses |= {400} if "requestBody" in said else set()
    statuses |= {401} if security == [SESSION] else set()
    statuses |= {410} if SESSION in security else set()
    named = {int(status): GIVEN.get(_name(answer)) for status, answer in said["responses"].items()}
    answers = {status: named.get(status) or REFUSALS.get(status, "AuthRefusal") for status in statuses}
    success = named.get(200)
    return answers | ({200: success} if success else {}) | corrected
