"""The table of allauth's endpoints for apps: how each is named in our document, what it takes and what it answers.

An endpoint that is switched on and stands neither in `OPERATIONS` nor in `LEFT_OUT` stops the document from being made,
so that an upgrade of allauth that adds or renames one is noticed. Ids are fixed for good: SDKs name their calls after
them.
"""

from dataclasses import dataclass, field

SIGN_IN, SECURITY = "sign-in", "sign-in security"
"""The tags under which these operations stand."""

SESSION, MAYBE, NONE = "session", "maybe", "none"
"""Whether an operation needs the header `X-Session-Token`, uses it when it is there, or does without."""

_STATUS_SCHEMAS = {
    400: "AuthErrors",
    401: "AuthPending",
    403: "AuthRefusal",
    404: "AuthRefusal",
    409: "AuthRefusal",
    410: "AuthGone",
    429: "AuthRefusal",
}


@dataclass(frozen=True)
class Operation:
    """One operation: `takes` and `gives` name components, `fails` lists the other statuses."""

    id: str
    summary: str
    description: str
    takes: str = ""
    gives: str = ""
    fails: tuple[int, ...] = ()
    token: str = SESSION
    tag: str = SECURITY
    header: str = ""
    query: str = ""
    bodies: dict[int, str] = field(default_factory=dict)

    def schema_of(self, status: int) -> str:
        """Return the component that an answer with this status carries."""
        return self.bodies.get(status) or _STATUS_SCHEMAS[status]

    @property
    def statuses(self) -> tuple[int, ...]:
        """The statuses other than 200; a session token that has ended is 410 wherever one may be sent."""
        gone = () if self.token == NONE else (410,)
        return tuple(sorted({*self.fails, *gone, 429}))


PENDING = "With a second factor or a proof of the address still to come the answer is 401: see its `flows`."

OPERATIONS: dict[tuple[str, str], Operation] = {
    ("GET", "config"): Operation(
        "getSignInConfiguration",
        "Read how one may sign in",
        "What is switched on here: names, addresses, codes, second factors, external providers.",
        gives="AuthConfiguration",
        token=NONE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/signup"): Operation(
        "signUp",
        "Make an account and sign in",
        f"`meta.access_token` of the answer is the bearer token of this device for `/api/v1`. {PENDING}",
        takes="AuthSignUp",
        gives="AuthSession",
        fails=(400, 401, 403, 409),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/login"): Operation(
        "signIn",
        "Sign in by name or e-mail address",
        f"`meta.access_token` of the answer is the bearer token of this device for `/api/v1`. {PENDING}",
        takes="AuthSignIn",
        gives="AuthSession",
        fails=(400, 401, 409),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("GET", "auth/session"): Operation(
        "getSession",
        "Read who is signed in",
        "200 when somebody is signed in; 401 says which steps lead there and which one is pending.",
        gives="AuthSession",
        fails=(401,),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("DELETE", "auth/session"): Operation(
        "signOut",
        "Sign out",
        "Ends the session of this device and revokes its bearer token. The answer is 401: nobody is signed in.",
        fails=(401,),
        tag=SIGN_IN,
    ),
    ("GET", "auth/sessions"): Operation(
        "listSessions",
        "List my sessions",
        "The sessions of the account, one for each device that is signed in.",
        gives="AuthSessions",
        fails=(401,),
    ),
    ("DELETE", "auth/sessions"): Operation(
        "endSessions",
        "End some of my sessions",
        "Signs the devices of these sessions out; 401 when one's own is among them.",
        takes="AuthSessionChoice",
        gives="AuthSessions",
        fails=(400, 401),
    ),
    ("POST", "auth/reauthenticate"): Operation(
        "confirmPassword",
        "Prove by password that it is me",
        "Some changes ask for a fresh proof: their 401 names the flow `reauthenticate`. Then try again.",
        takes="AuthPassword",
        gives="AuthSession",
        fails=(400, 401),
    ),
    ("GET", "auth/email/verify"): Operation(
        "getEmailVerification",
        "Read what a code for an address stands for",
        "Checks the code or key of a verification mail without using it up.",
        gives="AuthEmailKeyInfo",
        fails=(400, 409),
        token=MAYBE,
        tag=SIGN_IN,
        header="X-Email-Verification-Key",
    ),
    ("POST", "auth/email/verify"): Operation(
        "verifyEmail",
        "Prove an e-mail address",
        "Takes the code or key of the verification mail. 401: it is proved, but nobody is signed in yet.",
        takes="AuthKey",
        gives="AuthSession",
        fails=(400, 401, 409),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/email/verify/resend"): Operation(
        "resendEmailCode",
        "Send the code for an address again",
        "Sends another code while the proof of an address is pending; 409 when none is, or not again yet.",
        gives="AuthDone",
        fails=(409,),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/password/request"): Operation(
        "requestPasswordReset",
        "Ask for a code to reset the password",
        "Sends a code to the address, if an account has it; the answer is the same if none has: "
        "401 with the flow `password_reset_by_code` pending: send its session token along to `resetPassword`.",
        takes="AuthEmailChoice",
        gives="AuthSession",
        fails=(400, 401),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("GET", "auth/password/reset"): Operation(
        "getPasswordReset",
        "Read what a code for a password stands for",
        "Checks the code or key of a reset mail; wrong ones are counted.",
        gives="AuthPasswordKeyInfo",
        fails=(400, 409),
        token=MAYBE,
        tag=SIGN_IN,
        header="X-Password-Reset-Key",
    ),
    ("POST", "auth/password/reset"): Operation(
        "resetPassword",
        "Set a new password with a code",
        "Takes the code of the mail and the new password; every device is signed out. 401: it is done, sign in now.",
        takes="AuthPasswordReset",
        gives="AuthSession",
        fails=(400, 401, 409),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "account/password/change"): Operation(
        "changePassword",
        "Change my password",
        "The other devices are signed out and their bearer tokens revoked.",
        takes="AuthPasswordChange",
        gives="AuthSession",
        fails=(400, 401),
    ),
    ("GET", "account/email"): Operation(
        "listEmails",
        "List my e-mail addresses",
        "The addresses of the account, and which of them are proved.",
        gives="AuthEmailAddresses",
        fails=(401,),
    ),
    ("POST", "account/email"): Operation(
        "addEmail",
        "Add an e-mail address",
        "Asks for a fresh proof first: see the flows of its 401. A mail with a code goes to the address, which counts "
        "once `verifyEmail` has taken the code.",
        takes="AuthEmailChoice",
        gives="AuthEmailAddresses",
        fails=(400, 401, 409),
    ),
    ("PUT", "account/email"): Operation(
        "requestEmailCode",
        "Ask for a code for one of my addresses",
        "Sends the verification mail of an address again; 403 when one was sent a moment ago.",
        takes="AuthEmailChoice",
        gives="AuthDone",
        fails=(400, 401, 403),
    ),
    ("PATCH", "account/email"): Operation(
        "setPrimaryEmail",
        "Make an address the primary one",
        "Mails go to the primary address; only a proved one can become it.",
        takes="AuthPrimaryEmail",
        gives="AuthEmailAddresses",
        fails=(400, 401),
    ),
    ("DELETE", "account/email"): Operation(
        "removeEmail",
        "Remove an e-mail address",
        "The primary address stays as long as there are others.",
        takes="AuthEmailChoice",
        gives="AuthEmailAddresses",
        fails=(400, 401),
    ),
    ("POST", "auth/code/request"): Operation(
        "requestSignInCode",
        "Ask for a code to sign in with",
        "Sends a code by mail; the answer is 401 with the flow `login_by_code` pending.",
        takes="AuthSignInCodeRequest",
        fails=(400, 401),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/code/confirm"): Operation(
        "confirmSignInCode",
        "Sign in with a code",
        f"Takes the code of the mail. {PENDING}",
        takes="AuthSignInCode",
        gives="AuthSession",
        fails=(400, 401, 409),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/code/resend"): Operation(
        "resendSignInCode",
        "Send the code to sign in with again",
        "Sends another code while signing in by code is pending; 409 when it is not, or not again yet.",
        gives="AuthDone",
        fails=(409,),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/2fa/authenticate"): Operation(
        "confirmSecondFactor",
        "Sign in with the second factor",
        "Ends a sign-in whose 401 named the flow `mfa_authenticate`: takes a code of the app, or a recovery code.",
        takes="AuthFactorCode",
        gives="AuthSession",
        fails=(400, 401),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/2fa/reauthenticate"): Operation(
        "confirmCode",
        "Prove by second factor that it is me",
        "Some changes ask for a fresh proof: their 401 names the flow `mfa_reauthenticate`.",
        takes="AuthFactorCode",
        gives="AuthSession",
        fails=(400, 401),
    ),
    ("GET", "account/authenticators"): Operation(
        "listAuthenticators",
        "List my second factors and passkeys",
        "Authenticator app, recovery codes and passkeys of the account.",
        gives="AuthAuthenticators",
        fails=(401,),
    ),
    ("GET", "account/authenticators/totp"): Operation(
        "getTotp",
        "Read my authenticator app, or what sets one up",
        "200 when an app is set up; 404 carries a new secret to set one up with; 409 says why none can be, as without "
        "a proved address.",
        gives="AuthAuthenticator",
        fails=(401, 404, 409),
        bodies={404: "AuthTotpSetup"},
    ),
    ("POST", "account/authenticators/totp"): Operation(
        "activateTotp",
        "Set up an authenticator app",
        "Asks for a fresh proof first. Takes a code that the app makes from the secret of `getTotp`; recovery codes "
        "come along with it.",
        takes="AuthFactorCode",
        gives="AuthAuthenticator",
        fails=(400, 401, 409),
    ),
    ("DELETE", "account/authenticators/totp"): Operation(
        "deactivateTotp",
        "Remove my authenticator app",
        "Asks for a fresh proof first: see the flows of its 401.",
        gives="AuthDone",
        fails=(400, 401),
    ),
    ("GET", "account/authenticators/recovery-codes"): Operation(
        "listRecoveryCodes",
        "Read my recovery codes",
        "Asks for a fresh proof first. Each code signs in once in place of the second factor.",
        gives="AuthAuthenticator",
        fails=(401, 404),
    ),
    ("POST", "account/authenticators/recovery-codes"): Operation(
        "createRecoveryCodes",
        "Make new recovery codes",
        "The old ones stop working. Asks for a fresh proof first.",
        gives="AuthAuthenticator",
        fails=(400, 401),
    ),
    ("GET", "account/authenticators/webauthn"): Operation(
        "beginPasskey",
        "Begin to add a passkey",
        "What `navigator.credentials.create()` needs. Asks for a fresh proof first.",
        gives="AuthPasskeyCreation",
        fails=(401, 409),
        query="passwordless",
    ),
    ("POST", "account/authenticators/webauthn"): Operation(
        "addPasskey",
        "Add a passkey",
        "Takes what was made from the options of `beginPasskey`.",
        takes="AuthNewPasskey",
        gives="AuthAuthenticator",
        fails=(400, 401, 409),
    ),
    ("PUT", "account/authenticators/webauthn"): Operation(
        "renamePasskey",
        "Rename a passkey",
        "Asks for a fresh proof first.",
        takes="AuthPasskeyName",
        gives="AuthAuthenticator",
        fails=(400, 401),
    ),
    ("DELETE", "account/authenticators/webauthn"): Operation(
        "removePasskeys",
        "Remove passkeys",
        "Asks for a fresh proof first.",
        takes="AuthPasskeyChoice",
        gives="AuthDone",
        fails=(400, 401),
    ),
    ("GET", "auth/webauthn/authenticate"): Operation(
        "beginPasskeyFactor",
        "Begin a passkey as second factor",
        "What `navigator.credentials.get()` needs while the flow `mfa_authenticate` is pending.",
        gives="AuthPasskeyRequest",
        fails=(401,),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/webauthn/authenticate"): Operation(
        "confirmPasskeyFactor",
        "Sign in with a passkey as second factor",
        "Ends a sign-in whose 401 named the flow `mfa_authenticate`.",
        takes="AuthCredential",
        gives="AuthSession",
        fails=(400, 401),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("GET", "auth/webauthn/reauthenticate"): Operation(
        "beginPasskeyProof",
        "Begin to prove by passkey that it is me",
        "What `navigator.credentials.get()` needs.",
        gives="AuthPasskeyRequest",
        fails=(401,),
    ),
    ("POST", "auth/webauthn/reauthenticate"): Operation(
        "confirmPasskeyProof",
        "Prove by passkey that it is me",
        "Some changes ask for a fresh proof; after this they may be tried again.",
        takes="AuthCredential",
        gives="AuthSession",
        fails=(400, 401),
    ),
    ("GET", "auth/webauthn/login"): Operation(
        "beginPasskeySignIn",
        "Begin to sign in with a passkey",
        "What `navigator.credentials.get()` needs; the session token of the answer belongs to the next step.",
        gives="AuthPasskeyRequest",
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/webauthn/login"): Operation(
        "signInWithPasskey",
        "Sign in with a passkey",
        f"Takes what was made from the options of `beginPasskeySignIn`. {PENDING}",
        takes="AuthCredential",
        gives="AuthSession",
        fails=(400, 401),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/webauthn/signup"): Operation(
        "beginPasskeySignUp",
        "Begin an account without a password",
        "The answer is 401: first the address is proved, then `completePasskeySignUp` takes the passkey.",
        takes="AuthPasskeySignUp",
        fails=(400, 401, 403, 409),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("GET", "auth/webauthn/signup"): Operation(
        "getPasskeySignUp",
        "Read what the passkey of a new account is made from",
        "What `navigator.credentials.create()` needs while the sign-up is pending.",
        gives="AuthPasskeyCreation",
        fails=(409,),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("PUT", "auth/webauthn/signup"): Operation(
        "completePasskeySignUp",
        "Make an account without a password",
        f"Takes what was made from the options of `getPasskeySignUp`. {PENDING}",
        takes="AuthNewPasskey",
        gives="AuthSession",
        fails=(400, 401, 409),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/provider/token"): Operation(
        "signInWithProvider",
        "Sign in with a token of an external provider",
        f"For apps that run the provider's own flow on the device. {PENDING}",
        takes="AuthProviderToken",
        gives="AuthSession",
        fails=(400, 401, 403),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("GET", "auth/provider/signup"): Operation(
        "getProviderSignUp",
        "Read what is missing for a sign-up by provider",
        "What the provider told, while the flow `provider_signup` is pending.",
        gives="AuthProviderSignUpInfo",
        fails=(403, 409),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("POST", "auth/provider/signup"): Operation(
        "completeProviderSignUp",
        "Make an account by provider",
        f"Takes what the provider did not tell. {PENDING}",
        takes="AuthProviderSignUp",
        gives="AuthSession",
        fails=(400, 401, 403, 409),
        token=MAYBE,
        tag=SIGN_IN,
    ),
    ("GET", "account/providers"): Operation(
        "listProviders",
        "List my accounts at external providers",
        "The external accounts that one may sign in with.",
        gives="AuthProviderAccounts",
        fails=(401,),
    ),
    ("DELETE", "account/providers"): Operation(
        "removeProvider",
        "Disconnect an account at an external provider",
        "Refused when nobody could sign in any more.",
        takes="AuthProviderAccountChoice",
        gives="AuthProviderAccounts",
        fails=(400, 401),
    ),
}

LEFT_OUT: dict[tuple[str, str], str] = {
    ("GET", "account/phone"): "accounts have no phone number",
    ("POST", "account/phone"): "accounts have no phone number",
    ("POST", "auth/phone/verify"): "accounts have no phone number",
    ("POST", "auth/phone/verify/resend"): "accounts have no phone number",
    ("POST", "auth/provider/redirect"): "for browsers, which have the pages below /accounts/",
    ("POST", "auth/2fa/trust"): "for browsers",
    ("POST", "tokens/refresh"): "bearer tokens live until they are revoked; there is nothing to refresh",
}
"""Endpoints of allauth that are no part of the contract, and why."""

NEEDS = {
    ("POST", "auth/code/confirm"): ("POST", "auth/code/request"),
}
"""Endpoints that are always there, and the one without which they have no use."""
