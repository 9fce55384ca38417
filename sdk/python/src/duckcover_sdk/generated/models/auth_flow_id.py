from typing import Literal, cast

AuthFlowId = Literal[
    "login",
    "login_by_code",
    "mfa_authenticate",
    "mfa_login_webauthn",
    "mfa_reauthenticate",
    "mfa_signup_webauthn",
    "mfa_trust",
    "password_reset_by_code",
    "provider_redirect",
    "provider_signup",
    "provider_token",
    "reauthenticate",
    "signup",
    "verify_email",
    "verify_phone",
]

AUTH_FLOW_ID_VALUES: set[AuthFlowId] = {
    "login",
    "login_by_code",
    "mfa_authenticate",
    "mfa_login_webauthn",
    "mfa_reauthenticate",
    "mfa_signup_webauthn",
    "mfa_trust",
    "password_reset_by_code",
    "provider_redirect",
    "provider_signup",
    "provider_token",
    "reauthenticate",
    "signup",
    "verify_email",
    "verify_phone",
}


def check_auth_flow_id(value: str) -> AuthFlowId:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(AuthFlowId, value)
