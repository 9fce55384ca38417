"""The bodies of allauth's endpoints as components of the document, in shapes that every generator understands.

allauth's document (65.21) gives nine of these 56 with the same fields, types, required fields and limits. In the others
it leaves fields out (`meta`, `providers`, `flows` of a reauthentication), requires others, or has no limits of input;
it uses `anyOf`, `allOf` and unnamed objects. So these are written from its views and forms. The name of each begins
with `Auth`.
"""

from typing import Any

from allauth.headless.constants import Flow

Schema = dict[str, Any]


def part(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def text(description: str = "", **more: Any) -> Schema:
    return {"type": "string", **({"description": description} if description else {}), **more}


def listed(items: Schema, description: str = "") -> Schema:
    return {"type": "array", "items": items, **({"description": description} if description else {})}


def members(description: str, required: dict[str, Schema], optional: dict[str, Schema] | None = None) -> Schema:
    """Return the schema of an object with fields that are always there and fields that may be."""
    fields = {**required, **(optional or {})}
    always = {"required": list(required)} if required else {}
    return {"type": "object", "description": description, "properties": fields, **always}


def answer(description: str, data: Schema, meta: Schema | None = None) -> Schema:
    """Return the schema of one of allauth's answers: its status, its data, what is said besides."""
    return members(description, {"status": STATUS, "data": data}, {"meta": meta or part("AuthMeta")})


STATUS: Schema = {"type": "integer", "description": "The HTTP status."}
FLAG: Schema = {"type": "boolean"}
NUMBER: Schema = {"type": "integer"}
SECONDS: Schema = {"type": "number", "description": "Seconds since 1970-01-01T00:00:00Z."}
FREE: Schema = {"type": "object", "additionalProperties": {}}
EMAIL = text(format="email", maxLength=254)
USERNAME = text("2 to 32 letters, digits, `_`, `.` or `-`; public, fixed for good.", minLength=2, maxLength=32)
PASSWORD = text(format="password", minLength=1)
CODE = text("A code of the authenticator app, or a recovery code.", minLength=1)
CREDENTIAL = {**FREE, "description": "What the browser's or the system's passkey API made, as JSON."}
CREDENTIAL_NAME = text("A name for the passkey.", maxLength=100)

PEOPLE: dict[str, Schema] = {
    "AuthUser": members(
        "Who signed in.",
        {
            "id": text("The public id.", format="uuid"),
            "display": text("The name to show."),
            "username": text("The public name."),
            "has_usable_password": {**FLAG, "description": "False for an account without a password."},
        },
        {"email": text("The e-mail address, if the account has one.")},
    ),
    "AuthNewUser": members(
        "What a provider told of somebody who has no account yet.",
        {"display": text("The name to show."), "has_usable_password": FLAG},
        {"username": text("A name that is suggested."), "email": text("The e-mail address.")},
    ),
    "AuthMethod": members(
        "One way in which somebody proved who they are.",
        {"method": text("`password`, `password_reset`, `code`, `mfa` or `socialaccount`."), "at": SECONDS},
        {
            "email": text("The address that was signed in with."),
            "username": text("The name that was signed in with."),
            "passwordless": {**FLAG, "description": "True of a passkey that signed in by itself."},
            "reauthenticated": {**FLAG, "description": "True when it was asked for again."},
            "type": part("AuthenticatorType"),
            "id": {**NUMBER, "description": "The number of the authenticator."},
            "provider": text("The external provider."),
            "uid": text("Who it was at the external provider."),
        },
    ),
    "AuthMeta": members(
        "What a client keeps for its next requests.",
        {},
        {
            "is_authenticated": {**FLAG, "nullable": True, "description": "Whether somebody is signed in."},
            "session_token": text("For the header `X-Session-Token` of the sign-in endpoints; keep the newest."),
            "access_token": text("The bearer token of this device for everything below `/api/v1`; sent once."),
        },
    ),
}

FLOWS: dict[str, Schema] = {
    "AuthFlowId": {"type": "string", "enum": [flow.value for flow in Flow], "description": "What can be done next."},
    "AuthenticatorType": {"type": "string", "enum": ["recovery_codes", "totp", "webauthn"]},
    "AuthFlow": members(
        "A step that leads on; the one that is pending has begun.",
        {"id": part("AuthFlowId")},
        {
            "is_pending": {**FLAG, "description": "True for the step that is waited for."},
            "types": listed(part("AuthenticatorType"), "The second factors that may be used."),
            "providers": listed(text(), "The external providers that may be used."),
            "provider": part("AuthProvider"),
        },
    ),
    "AuthPending": members(
        "Nobody is signed in (yet), or has to prove it again: `flows` says what to do; keep `meta.session_token`.",
        {"status": STATUS, "data": part("AuthPendingData"), "meta": part("AuthMeta")},
    ),
    "AuthPendingData": members(
        "What can be done next; `user` and `methods` when somebody is signed in and has to prove it again.",
        {"flows": listed(part("AuthFlow"))},
        {"user": part("AuthUser"), "methods": listed(part("AuthMethod"))},
    ),
    "AuthSession": members(
        "Somebody is signed in.",
        {"status": STATUS, "data": part("AuthSessionData"), "meta": part("AuthMeta")},
    ),
    "AuthSessionData": members(
        "Who is signed in, and how.", {"user": part("AuthUser"), "methods": listed(part("AuthMethod"))}
    ),
    "AuthGone": members(
        "The session token is unknown or its session has ended: drop it and start over without one.",
        {"status": STATUS, "data": part("AuthPendingData"), "meta": part("AuthMeta")},
    ),
}

REFUSALS: dict[str, Schema] = {
    "AuthError": members(
        "What is wrong with one input.",
        {
            "code": text("A stable word for what is wrong."),
            "message": text("The same for people, in the language of the answer."),
        },
        {"param": text("The name of the input; absent when it is the input as a whole.")},
    ),
    "AuthErrors": members(
        "Some of the input is wrong.",
        {"status": STATUS},
        {"errors": listed(part("AuthError")), "meta": part("AuthMeta")},
    ),
    "AuthRefusal": members(
        "It cannot be done now.",
        {"status": STATUS},
        {"errors": listed(part("AuthError")), "meta": part("AuthMeta")},
    ),
    "AuthDone": members("It is done.", {"status": STATUS}, {"meta": part("AuthMeta")}),
}

ACCOUNT: dict[str, Schema] = {
    "AuthSignUp": members(
        "A new account.", {"username": USERNAME, "email": EMAIL, "password": {**PASSWORD, "minLength": 8}}
    ),
    "AuthSignIn": members(
        "Give exactly one of `username` and `email`, and the password.",
        {"password": PASSWORD},
        {"username": text(minLength=1), "email": text(format="email")},
    ),
    "AuthPassword": members("The password once more.", {"password": PASSWORD}),
    "AuthKey": members("What a mail brought.", {"key": text("The code, or the key of the link.", minLength=1)}),
    "AuthEmailChoice": members("An e-mail address.", {"email": EMAIL}),
    "AuthPasswordReset": members(
        "A new password, and what the mail brought.",
        {"key": text("The code, or the key of the link.", minLength=1), "password": {**PASSWORD, "minLength": 8}},
    ),
    "AuthPasswordChange": members(
        "The present and the new password; an account without one leaves the present one out.",
        {"new_password": {**PASSWORD, "minLength": 8}},
        {"current_password": PASSWORD},
    ),
    "AuthPrimaryEmail": members(
        "Which address becomes the primary one.",
        {"email": EMAIL, "primary": {**FLAG, "enum": [True], "description": "Always true."}},
    ),
    "AuthEmailAddress": members(
        "An e-mail address of the account.", {"email": text(), "primary": FLAG, "verified": FLAG}
    ),
    "AuthEmailAddresses": answer("The e-mail addresses of the account.", listed(part("AuthEmailAddress"))),
    "AuthEmailKeyInfo": answer(
        "What the code or key stands for.",
        members("The address.", {"email": text(), "user": part("AuthUser")}),
        part("AuthEmailKeyMeta"),
    ),
    "AuthEmailKeyMeta": members(
        "What goes with it.",
        {"is_authenticating": {**FLAG, "description": "Whether a sign-in waits for this proof."}},
        {"session_token": text("For the header `X-Session-Token`; keep the newest.")},
    ),
    "AuthPasswordKeyInfo": answer(
        "Whose password the code or key resets.", members("The account.", {"user": part("AuthUser")})
    ),
    "AuthSignInCodeRequest": members("Where to send the code.", {"email": EMAIL}),
    "AuthSignInCode": members("The code that was sent.", {"code": text(minLength=1)}),
}

FACTORS: dict[str, Schema] = {
    "AuthFactorCode": members("A code of a second factor.", {"code": CODE}),
    "Authenticator": members(
        "A second factor or passkey.",
        {
            "type": part("AuthenticatorType"),
            "created_at": SECONDS,
            "last_used_at": {**SECONDS, "nullable": True},
        },
        {
            "id": {**NUMBER, "description": "Of a passkey: its number."},
            "name": text("Of a passkey: its name."),
            "is_passwordless": {**FLAG, "description": "Of a passkey: whether it signs in by itself."},
            "total_code_count": {**NUMBER, "description": "Of recovery codes: how many there were."},
            "unused_code_count": {**NUMBER, "description": "Of recovery codes: how many are left."},
            "unused_codes": listed(text(), "Of recovery codes: those that are left, in the answers that show them."),
        },
    ),
    "AuthAuthenticator": answer("A second factor or passkey.", part("Authenticator"), part("AuthAuthenticatorMeta")),
    "AuthAuthenticatorMeta": members(
        "What came with it.",
        {},
        {
            "recovery_codes_generated": {**FLAG, "description": "Whether recovery codes were made along with it."},
            "session_token": text("For the header `X-Session-Token`; keep the newest."),
        },
    ),
    "AuthAuthenticators": answer("The second factors and passkeys of the account.", listed(part("Authenticator"))),
    "AuthTotpSetup": members(
        "There is no authenticator app yet; this is what one is set up with.",
        {
            "status": STATUS,
            "meta": members(
                "The secret to set up an app with.",
                {"secret": text("The secret, to be typed in."), "totp_url": text("The same as an `otpauth:` address.")},
            ),
        },
    ),
    "AuthPasskeyCreation": answer(
        "What a new passkey is made from.",
        members("The options.", {"creation_options": {**FREE, "description": "For `parseCreationOptionsFromJSON()`."}}),
    ),
    "AuthPasskeyRequest": answer(
        "What a passkey answers to.",
        members("The options.", {"request_options": {**FREE, "description": "For `parseRequestOptionsFromJSON()`."}}),
    ),
    "AuthCredential": members("A passkey's answer.", {"credential": CREDENTIAL}),
    "AuthNewPasskey": members("A new passkey.", {"credential": CREDENTIAL}, {"name": CREDENTIAL_NAME}),
    "AuthPasskeyName": members("A new name for a passkey.", {"id": NUMBER, "name": CREDENTIAL_NAME}),
    "AuthPasskeyChoice": members("Which passkeys to remove.", {"authenticators": listed(NUMBER)}),
    "AuthPasskeySignUp": members("A new account without a password.", {"username": USERNAME, "email": EMAIL}),
}

PROVIDERS: dict[str, Schema] = {
    "AuthProvider": members(
        "An external provider that one may sign in with.",
        {"id": text(), "name": text(), "flows": listed(part("AuthFlowId"))},
        {
            "client_id": text("Our id at the provider."),
            "openid_configuration_url": text("Where the provider tells of itself."),
        },
    ),
    "AuthProviderToken": members(
        "What an app got from an external provider.",
        {
            "provider": text("The provider's id.", minLength=1),
            "process": {
                "type": "string",
                "enum": ["login", "connect"],
                "description": "Sign in, or connect with the account.",
            },
            "token": members(
                "The provider's tokens; at least one of `id_token` and `access_token`.",
                {"client_id": text("Our id at the provider.")},
                {"id_token": text(), "access_token": text()},
            ),
        },
    ),
    "AuthProviderAccount": members(
        "An account at an external provider.",
        {"uid": text("Who it is there."), "display": text("The name to show."), "provider": part("AuthProvider")},
    ),
    "AuthProviderAccounts": answer("The connected accounts.", listed(part("AuthProviderAccount"))),
    "AuthProviderAccountChoice": members(
        "Which account to disconnect.", {"provider": text(), "account": text("Its `uid`.")}
    ),
    "AuthProviderSignUp": members("What the provider did not tell.", {"username": USERNAME, "email": EMAIL}),
    "AuthProviderSignUpInfo": answer(
        "What is known of the sign-up that is pending.",
        members(
            "The account to be.",
            {
                "user": part("AuthNewUser"),
                "account": part("AuthProviderAccount"),
                "email": listed(part("AuthEmailAddress")),
            },
        ),
    ),
}

SERVICE: dict[str, Schema] = {
    "AuthConfiguration": answer("How one may sign in here.", part("AuthConfigurationData")),
    "AuthConfigurationData": members(
        "What is switched on, part by part.",
        {
            "account": members(
                "Names and passwords.",
                {
                    "login_methods": listed({"type": "string", "enum": ["email", "username"]}),
                    "is_open_for_signup": FLAG,
                    "email_verification_by_code_enabled": FLAG,
                    "login_by_code_enabled": FLAG,
                    "password_reset_by_code_enabled": FLAG,
                },
                {"authentication_method": text("The same as `login_methods`, in one word.")},
            )
        },
        {
            "mfa": members(
                "Second factors.",
                {"supported_types": listed(part("AuthenticatorType")), "passkey_login_enabled": FLAG},
            ),
            "socialaccount": members("External providers.", {"providers": listed(part("AuthProvider"))}),
            "usersessions": members("Sessions.", {"track_activity": FLAG}),
        },
    ),
    "AuthSessionInfo": members(
        "A session of the account.",
        {"id": NUMBER, "user_agent": text(), "ip": text(), "created_at": SECONDS, "is_current": FLAG},
        {"last_seen_at": SECONDS},
    ),
    "AuthSessions": answer("The sessions of the account.", listed(part("AuthSessionInfo"))),
    "AuthSessionChoice": members("Which sessions to end.", {"sessions": listed(NUMBER)}),
}

COMPONENTS: dict[str, Schema] = {**PEOPLE, **FLOWS, **REFUSALS, **ACCOUNT, **FACTORS, **PROVIDERS, **SERVICE}
