"""Every setting of the service, read from the environment; a missing or wrong one fails at start-up.

Without any variable the service runs whole on this machine: embedded PostgreSQL and a broker of files in
the data folder (`DUCKCOVER_DATA_DIR`). docs/operators.md lists every variable.
"""

import os
import zoneinfo
from pathlib import Path
from typing import Any

from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured
from kombu import Exchange, Queue
from psycopg import IsolationLevel

from duckcover.environment import Environment
from duckcover.openapi import DOCUMENT_SETTINGS
from duckcover.providers import provider_settings
from duckcover.schedule import beat_schedule
from duckcover.standalone import embedded

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = embedded.default_data_dir()

env = Environment()

DEBUG = env.bool("DJANGO_DEBUG", default=False)
EMBEDDED_DATABASE = not env.str("DATABASE_URL", default="")
EMBEDDED_BROKER = not env.str("CELERY_BROKER_URL", default="")
SECRET_KEY = env.str("DJANGO_SECRET_KEY", default="")
if not SECRET_KEY:
    if not EMBEDDED_DATABASE:  # each machine would invent another one
        raise ImproperlyConfigured("DJANGO_SECRET_KEY must be set with DATABASE_URL: the same on every machine.")
    SECRET_KEY = embedded.secret_key(DATA_DIR)
SECRET_KEY_FALLBACKS = env.list("DJANGO_SECRET_KEY_FALLBACKS", default=[])
ALLOWED_HOSTS = env.list("DJANGO_ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = env.origins("DJANGO_CSRF_TRUSTED_ORIGINS")

# --- what is installed -------------------------------------------------------------------------------

INSTALLED_APPS = [
    "web",
    "accounts",  # first: its pages stand in for allauth's
    "accounts.oauth",
    "accounts.admin_config.OperatorConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django.contrib.humanize",
    "django.contrib.postgres",
    "corsheaders",
    "csp",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "allauth",
    "allauth.account",
    "allauth.headless",
    "allauth.idp.oidc",
    "allauth.mfa",
    "allauth.socialaccount",
    "allauth.socialaccount.providers.openid_connect",
    "duckcover",
    "games",
    "notifications",
    "leagues",
    "leagues.ratings",
]

MIDDLEWARE = [  # the first five put headers on whatever leaves, problems and static files too
    "duckcover.observability.ObservedMiddleware",
    "corsheaders.middleware.CorsMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "duckcover.headers.PolicyMiddleware",
    "accounts.throttling.middleware.RequestCountMiddleware",
    "duckcover.middleware.ProblemMiddleware",
    "accounts.web.middleware.SignInApiMiddleware",
    "duckcover.static_files.StaticFilesMiddleware",
    "duckcover.middleware.CookieSessionMiddleware",
    "accounts.web.middleware.PageLanguageMiddleware",
    "duckcover.middleware.KnownHostMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "duckcover.middleware.CookieAuthenticationMiddleware",
    "accounts.web.middleware.DeviceMiddleware",
    "duckcover.middleware.CookieMessageMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "accounts.throttling.sign_in.SignInLimitMiddleware",
]

ROOT_URLCONF = "duckcover.urls"
WSGI_APPLICATION = "duckcover.wsgi.application"
APPEND_SLASH = False
CSRF_FAILURE_VIEW = "duckcover.rest.problems.csrf_failure"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [],
        "OPTIONS": {
            "loaders": [
                ("duckcover.constant_parts.Loader", ["django.template.loaders.app_directories.Loader"]),
            ],
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

# --- PostgreSQL, the only truth -----------------------------------------------------------------------


LOCK_SECONDS = 3
"""How long a statement waits for a lock: a game that somebody holds must not hold up the threads of the API."""


def _database() -> dict[str, Any]:
    """The one database: `DATABASE_URL`, or the embedded server of the data folder. Raises: ImproperlyConfigured."""
    chosen = embedded.database_settings(DATA_DIR) if EMBEDDED_DATABASE else env.db_url("DATABASE_URL")
    chosen["CONN_MAX_AGE"] = None
    chosen["OPTIONS"] = {
        "connect_timeout": 5,
        "server_side_binding": True,  # prepared statements: more than half the cost of a small query
        "prepare_threshold": 1,
        "isolation_level": IsolationLevel.READ_COMMITTED,
        "options": f"-c lock_timeout={LOCK_SECONDS}s -c idle_in_transaction_session_timeout=60s",
        **chosen.get("OPTIONS", {}),
    }
    return chosen


DATABASES = {"default": _database()}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
CACHES = {"default": {"BACKEND": "duckcover.shared_cache.SharedCache"}}  # one for all processes

# --- Celery: resolution messages, and the sweep for those that get lost -------------------------------

SWEEP_SECONDS = env.seconds("DUCKCOVER_SWEEP_SECONDS", default=2.0)
CELERY_BROKER_URL = embedded.broker_url(DATA_DIR) if EMBEDDED_BROKER else env.str("CELERY_BROKER_URL")
CELERY_BROKER_TRANSPORT_OPTIONS: dict[str, Any] = (
    embedded.broker_options(DATA_DIR)
    if EMBEDDED_BROKER
    else {"visibility_timeout": 60, "socket_timeout": 2, "socket_connect_timeout": 1}
)
CELERY_BROKER_CONNECTION_TIMEOUT = 1
CELERY_BROKER_CONNECTION_MAX_RETRIES = None
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_TASK_PUBLISH_RETRY = False
CELERY_TASK_QUEUES = [Queue(name, Exchange(name), routing_key=name) for name in ("celery", "sweeps")]
CELERY_TASK_ROUTES = {
    task: {"queue": "sweeps", "routing_key": "sweeps"}
    for task in (
        "games.tasks.expire_lobbies",
        "games.tasks.match_tickets",
        "games.tasks.sweep",
        "notifications.tasks.read",
    )
}  # never queued behind resolution messages
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_TASK_SOFT_TIME_LIMIT = 30
CELERY_TASK_TIME_LIMIT = 45
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BEAT_SCHEDULE = beat_schedule(SWEEP_SECONDS)
CELERY_TIMEZONE = "UTC"

# --- accounts -----------------------------------------------------------------------------------------

AUTH_USER_MODEL = "accounts.Player"
AUTHENTICATION_BACKENDS = ["accounts.backends.PlayerBackend"]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
HEADLESS_ADAPTER = "accounts.adapter.HeadlessAdapter"
HEADLESS_CLIENTS = ("app",)
HEADLESS_TOKEN_STRATEGY = "accounts.token_strategy.BearerTokenStrategy"  # noqa: S105 - a class
HEADLESS_SERVE_SPECIFICATION = False
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email*", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = env.one_of("DUCKCOVER_EMAIL_VERIFICATION", "optional", "mandatory")
ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED = True
ACCOUNT_EMAIL_VERIFICATION_SUPPORTS_RESEND = True
ACCOUNT_CHANGE_EMAIL = True  # one address an account; a new one takes its place once it is verified
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_EMAIL_SUBJECT_PREFIX = "[Duck & Cover] "
ACCOUNT_PREVENT_ENUMERATION = "strict"  # whoever signs up does not learn whether an address is known here
ACCOUNT_REAUTHENTICATION_REQUIRED = True  # who changes the address says the password again
REAUTHENTICATION_SECONDS = env.int("DUCKCOVER_REAUTHENTICATION_SECONDS", default=900)  # for what is grave
ACCOUNT_USERNAME_MIN_LENGTH = 2
ACCOUNT_USERNAME_BLACKLIST = [
    *("admin", "anonymous", "bot", "duckcover", "easy", "me", "nobody", "sharp", "steady", "system"),
]
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_FORMS = {
    "change_password": "accounts.web.forms.AnotherPasswordForm",
    "login": "accounts.web.forms.SignInForm",
    "reset_password": "accounts.web.forms.ForgottenPasswordForm",
    "signup": "accounts.web.forms.NewPlayerForm",
}
SOCIALACCOUNT_FORMS = {"signup": "accounts.web.forms.NewPlayerOfProviderForm"}
ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED = True
ACCOUNT_RATE_LIMITS = {  # beside these, what allauth has; accounts.throttling.allauth_counter counts
    "login": None,  # by address: accounts.throttling.sign_in counts exactly, DUCKCOVER_RATE_SIGN_IN
    "signup": None,
    "reset_password_from_key": None,
    "login_failed": "5/5m/key",  # codes of the second factor; accounts.throttling.sign_in counts the passwords
}
MFA_RATE_LIMITS = {"webauthn_login": None}  # by address as well; there is nothing to guess
FRONTEND_URL = env.web_address("DUCKCOVER_FRONTEND_URL", default="")  # empty: wherever the request came in


def _own_address() -> str:
    """Where this service is reached, by the first of its names."""
    name = ALLOWED_HOSTS[0].lstrip(".").replace("*", "localhost")
    return f"https://{name}" if env.bool("DUCKCOVER_HTTPS") else f"http://{name}:{os.environ.get('PORT', '8000')}"


PUBLIC_URL = env.web_address(  # of this service, in what leaves without a request
    "DUCKCOVER_PUBLIC_URL",
    default=FRONTEND_URL or _own_address(),
)
HEADLESS_FRONTEND_URLS = {  # where links in e-mails lead
    "account_reset_password": FRONTEND_URL + "/accounts/password/reset/",
    "account_signup": FRONTEND_URL + "/accounts/signup/",
}
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "root"
ACCOUNT_LOGOUT_REDIRECT_URL = "account_login"
MFA_ADAPTER = "accounts.adapter.SecondFactorAdapter"
MFA_FORMS = {"activate_totp": "accounts.web.forms.NewAuthenticatorForm"}
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_TOTP_ISSUER = "Duck & Cover"
SOCIALACCOUNT_PROVIDERS = provider_settings(env.str("DUCKCOVER_PROVIDERS", default=""))
SOCIALACCOUNT_AUTO_SIGNUP = False  # a name is for good: its owner chooses it
OIDC_PRIVATE_KEY = env.rsa_key("DUCKCOVER_OIDC_PRIVATE_KEY")  # empty: in DATA_DIR
IDP_OIDC_ADAPTER = "accounts.oauth.adapter.OIDCAdapter"
IDP_OIDC_REFRESH_TOKEN_EXPIRES_IN = 90 * 24 * 3600  # begins anew with every use
IDP_OIDC_DEVICE_CODE_EXPIRES_IN = 600
IDP_OIDC_RATE_LIMITS = {"device_user_code": "20/m/ip"}
ADMIN_TWO_FACTOR = env.bool("DUCKCOVER_ADMIN_TWO_FACTOR", default=env.bool("DUCKCOVER_HTTPS", default=False))
EMAIL_CONFIG = env.email_url("EMAIL_URL", default="consolemail://")
EMAIL_TIMEOUT = 10
vars().update(EMAIL_CONFIG)
if EMAIL_PROVIDER := env.str("DUCKCOVER_EMAIL_PROVIDER", default=""):  # such as postmark.EmailBackend, of anymail
    EMAIL_BACKEND = f"anymail.backends.{EMAIL_PROVIDER}"
WEBHOOKS_PRIVATE = env.bool("DUCKCOVER_WEBHOOKS_PRIVATE")  # to private addresses and by http, too
VAPID_PRIVATE_KEY = env.str("DUCKCOVER_VAPID_PRIVATE_KEY", default="")  # PEM or base64url; empty: in DATA_DIR
ANYMAIL = env.json_object("DUCKCOVER_ANYMAIL")
DEFAULT_FROM_EMAIL = env.str("DEFAULT_FROM_EMAIL", default="duckcover@localhost")

# --- the API ------------------------------------------------------------------------------------------

RATE_LIMITS = {  # requests a minute: of an address without a token, of a player, of a bot account
    "anonymous": env.int("DUCKCOVER_RATE_ANONYMOUS", default=600),
    "player": env.int("DUCKCOVER_RATE_PLAYER", default=1200),
    "bot": env.int("DUCKCOVER_RATE_BOT", default=3000),
    "sign_in": env.int("DUCKCOVER_RATE_SIGN_IN", default=300),  # of an address; a table of seven often shares one
}
CORS_ALLOWED_ORIGINS = env.origins("DUCKCOVER_CORS_ORIGINS")
CORS_ALLOW_ALL_ORIGINS = not CORS_ALLOWED_ORIGINS  # a bearer token is no cookie: no page has it by itself
CORS_ALLOW_CREDENTIALS = False
CORS_URLS_REGEX = r"^/(api|_allauth/app|identity/o/api|\.well-known)/"
CORS_ALLOW_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
CORS_ALLOW_HEADERS = [
    "accept",
    "accept-language",
    "authorization",
    "content-type",
    "idempotency-key",
    "if-match",
    "if-none-match",
    "last-event-id",
    "x-request-id",
    "x-email-verification-key",
    "x-password-reset-key",
    "x-session-token",
]
CORS_EXPOSE_HEADERS = [
    "content-language",
    "etag",
    "idempotency-replayed",
    "location",
    "ratelimit-limit",
    "ratelimit-remaining",
    "ratelimit-reset",
    "retry-after",
    "www-authenticate",
    "x-request-id",
]
CORS_PREFLIGHT_MAX_AGE = 86_400
IDEMPOTENCY_STORE = "accounts.services.idempotency"  # keeps what a POST with an Idempotency-Key was answered
STREAMS = env.int("DUCKCOVER_STREAMS", default=2000)  # held open by one process of the API
STREAMS_OF_ONE = 30  # of these, of one player, or of one address without a player
LISTEN = env.bool("DUCKCOVER_LISTEN", default=True)  # false: behind a transaction pooler, where LISTEN does not work
TRUSTED_PROXIES = env.int("DUCKCOVER_TRUSTED_PROXIES", default=0, least=0)  # how many of our own stand before this
SHORT_PATH = env.bool("DUCKCOVER_SHORT_PATH", default=True)  # plain requests of busy operations pass Django by
SHORT_PATH_IDENTIFY = "accounts.authentication.identify_in_advance"
SHORT_PATH_OPERATIONS = "games.api.urls.SHORT_PATH"
REST_FRAMEWORK: dict[str, Any] = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "accounts.authentication.BearerAuthentication",
        "accounts.authentication.CookieAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["accounts.permissions.DeclaredPermission"],
    "DEFAULT_THROTTLE_CLASSES": ["accounts.throttling.requests.RequestThrottle"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "duckcover.rest.negotiation.Negotiation",
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["duckcover.rest.parsers.JSONParser"],
    "DEFAULT_SCHEMA_CLASS": "duckcover.rest.schema.ProblemAutoSchema",
    "DEFAULT_PAGINATION_CLASS": "duckcover.rest.pagination.Pagination",
    "EXCEPTION_HANDLER": "duckcover.rest.problems.exception_handler",
    "DEFAULT_METADATA_CLASS": None,  # OPTIONS is 405, as the document says nothing of it
    "UNAUTHENTICATED_USER": "django.contrib.auth.models.AnonymousUser",
    "DATETIME_FORMAT": "%Y-%m-%dT%H:%M:%S.%fZ",
}
SPECTACULAR_SETTINGS = DOCUMENT_SETTINGS
DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024

# --- language, time, files, headers -------------------------------------------------------------------

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("es", "Español"), ("fr", "Français"), ("it", "Italiano"), ("ko", "한국어")]
LOCALE_PATHS = [BASE_DIR / "duckcover" / "locale"]
FORMAT_MODULE_PATH = ["duckcover.formats"]
USE_TZ = True
TIME_ZONE = "UTC"
zoneinfo.reset_tzpath(to=())  # zones are those of the package tzdata, not of the machine: the same everywhere

STATIC_URL = "static/"
STATIC_ROOT = env.str("DJANGO_STATIC_ROOT", default="") or None  # where collectstatic puts files; not needed to serve
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "duckcover.static_files.DigestStorage"},
}
WHITENOISE_USE_FINDERS = True

HTTPS = env.bool("DUCKCOVER_HTTPS", default=False)
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$", r"^metrics$"]
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS
SECURE_HSTS_PRELOAD = HTTPS
SESSION_ENGINE = "accounts.sessions"  # in the database, each with its player
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SECURE = HTTPS
X_FRAME_OPTIONS = "DENY"
CONTENT_SECURITY_POLICY = {  # of pages; see duckcover.headers
    "DIRECTIVES": {
        "default-src": [SELF],
        "base-uri": [NONE],
        "connect-src": [SELF],
        "font-src": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
        "img-src": [SELF, "data:"],
        "manifest-src": [SELF],
        "object-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "worker-src": [SELF],
    }
}

METRICS_TOKEN = env.token("DUCKCOVER_METRICS_TOKEN")
ACCESS_LOG = env.bool("DUCKCOVER_ACCESS_LOG", default=True)
LOG_LEVEL = env.one_of("DUCKCOVER_LOG_LEVEL", "INFO", "DEBUG", "WARNING", "ERROR", "CRITICAL")
LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"request_id": {"()": "duckcover.observability.RequestIdFilter"}},
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s %(request_id)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["request_id"]}},
    "root": {"handlers": ["stderr"], "level": LOG_LEVEL},
    "loggers": {
        "django.request": {"level": "ERROR"},
        **{name: {"level": "WARNING"} for name in ("celery.app.trace", "celery.worker.strategy", "celery.beat")},
        "httpx": {"level": "WARNING"},  # else each address that players name, and their secrets in it
        "django.security.DisallowedHost": {"level": "CRITICAL"},  # anybody can send a wrong Host: that is a 400
    },
}

env.refuse_unknown()
