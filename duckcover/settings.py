"""Every setting of the service, read from the environment; a missing or wrong one fails at start-up.

Without any variable the service runs whole on this machine: embedded PostgreSQL and a broker of files in
the data folder (`DUCKCOVER_DATA_DIR`). docs/operators.md lists every variable.
"""

from pathlib import Path
from typing import Any

import environ
from celery.schedules import schedule
from django.core.exceptions import ImproperlyConfigured
from kombu import Exchange, Queue
from psycopg import IsolationLevel

from duckcover import embedded

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = embedded.default_data_dir()

env = environ.Env()

DEBUG = env.bool("DJANGO_DEBUG", default=False)
EMBEDDED_DATABASE = not env.str("DATABASE_URL", default="")
EMBEDDED_BROKER = not env.str("CELERY_BROKER_URL", default="")
SECRET_KEY = env.str("DJANGO_SECRET_KEY", default="") or embedded.secret_key(DATA_DIR)
ALLOWED_HOSTS = env.list("DJANGO_ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = env.list("DJANGO_CSRF_TRUSTED_ORIGINS", default=[])

# --- what is installed -------------------------------------------------------------------------------

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django.contrib.postgres",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "allauth",
    "allauth.account",
    "allauth.headless",
    "duckcover",
    "accounts",
    "games",
]

MIDDLEWARE = [
    "duckcover.middleware.ProblemMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "duckcover.middleware.CookieSessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "duckcover.middleware.CookieAuthenticationMiddleware",
    "duckcover.middleware.CookieMessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
]

ROOT_URLCONF = "duckcover.urls"
WSGI_APPLICATION = "duckcover.wsgi.application"
APPEND_SLASH = False
CSRF_FAILURE_VIEW = "duckcover.problems.csrf_failure"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [],
        "APP_DIRS": True,
        "OPTIONS": {
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
    """The one database: `DATABASE_URL`, or the embedded server of the data folder.

    Raises: ImproperlyConfigured for another engine than PostgreSQL.
    """
    chosen: dict[str, Any] = (
        embedded.database_settings(DATA_DIR) if EMBEDDED_DATABASE else dict(env.db_url("DATABASE_URL"))
    )
    if chosen["ENGINE"] != "django.db.backends.postgresql":
        raise ImproperlyConfigured("DATABASE_URL must name a PostgreSQL server (postgresql://…).")
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

# --- Celery: doorbells, and the sweep behind them -----------------------------------------------------

SWEEP_SECONDS = env.float("DUCKCOVER_SWEEP_SECONDS", default=2.0)
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
CELERY_TASK_ROUTES = {"games.tasks.sweep": {"queue": "sweeps", "routing_key": "sweeps"}}  # never behind doorbells
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_TASK_SOFT_TIME_LIMIT = 30
CELERY_TASK_TIME_LIMIT = 45
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BEAT_SCHEDULE = {
    "sweep": {
        "task": "games.tasks.sweep",
        "schedule": schedule(run_every=SWEEP_SECONDS),
        "options": {"expires": 10},
    },
    "forget-answers": {
        "task": "accounts.tasks.forget_answers",
        "schedule": schedule(run_every=3600),
        "options": {"expires": 3600},
    },
}
CELERY_TIMEZONE = "UTC"

# --- accounts -----------------------------------------------------------------------------------------

AUTH_USER_MODEL = "accounts.Player"
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
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
HEADLESS_ONLY = True
HEADLESS_ADAPTER = "accounts.adapter.HeadlessAdapter"
HEADLESS_CLIENTS = ("app",)
HEADLESS_TOKEN_STRATEGY = "accounts.token_strategy.BearerTokenStrategy"  # noqa: S105 - a class
HEADLESS_SERVE_SPECIFICATION = False
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email*", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = env.str("DUCKCOVER_EMAIL_VERIFICATION", default="optional")
ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED = ACCOUNT_EMAIL_VERIFICATION == "mandatory"
ACCOUNT_USERNAME_MIN_LENGTH = 2
ACCOUNT_USERNAME_BLACKLIST = ["admin", "anonymous", "bot", "duckcover", "easy", "me", "nobody", "steady", "system"]
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED = True
ACCOUNT_RATE_LIMITS = {
    name: env.str("DUCKCOVER_SIGN_IN_RATE", default="300/m/ip") for name in ("signup", "login")
}  # a table of seven often shares one address; wrong passwords are counted per account besides
FRONTEND_URL = env.str("DUCKCOVER_FRONTEND_URL", default="http://localhost:8000").rstrip("/")
HEADLESS_FRONTEND_URLS = {  # where links in e-mails lead: to the app that verifies the key they carry
    "account_confirm_email": FRONTEND_URL + "/verify-email?key={key}",
    "account_reset_password": FRONTEND_URL + "/reset-password",
    "account_reset_password_from_key": FRONTEND_URL + "/reset-password?key={key}",
    "account_signup": FRONTEND_URL + "/sign-up",
}
EMAIL_CONFIG = env.email_url("EMAIL_URL", default="consolemail://")
vars().update(EMAIL_CONFIG)
DEFAULT_FROM_EMAIL = env.str("DEFAULT_FROM_EMAIL", default="duckcover@localhost")

# --- the API ------------------------------------------------------------------------------------------

REST_FRAMEWORK: dict[str, Any] = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "accounts.authentication.BearerAuthentication",
        "accounts.authentication.CookieAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "duckcover.negotiation.Negotiation",
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["duckcover.parsers.JSONParser"],
    "DEFAULT_SCHEMA_CLASS": "duckcover.schema.ProblemAutoSchema",
    "DEFAULT_PAGINATION_CLASS": "duckcover.pagination.Pagination",
    "EXCEPTION_HANDLER": "duckcover.problems.exception_handler",
    "DEFAULT_METADATA_CLASS": None,  # OPTIONS is 405, as the document says nothing of it
    "UNAUTHENTICATED_USER": "django.contrib.auth.models.AnonymousUser",
    "DATETIME_FORMAT": "%Y-%m-%dT%H:%M:%S.%fZ",
}
SPECTACULAR_SETTINGS: dict[str, Any] = {
    "TITLE": "Duck & Cover",
    "DESCRIPTION": "Play Duck & Cover over days: the REST API of the service.",
    "VERSION": "1",
    "OAS_VERSION": "3.0.3",
    "SCHEMA_PATH_PREFIX": r"/api/v1",
    "SERVE_INCLUDE_SCHEMA": False,
    "COMPONENT_SPLIT_REQUEST": True,
    "ENUM_ADD_EXPLICIT_BLANK_NULL_CHOICE": False,
    "PREPROCESSING_HOOKS": ["duckcover.schema.only_api"],
    "POSTPROCESSING_HOOKS": ["drf_spectacular.hooks.postprocess_schema_enums", "duckcover.schema.tidy"],
    "ENUM_NAME_OVERRIDES": {
        "ErrorCode": "duckcover.schema.ERROR_CODES",
        "Language": "duckcover.settings.LANGUAGES",
        "BotLevel": "games.api.inputs.BOT_LEVELS",
    },
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
}
DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024

# --- language, time, files, headers -------------------------------------------------------------------

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("es", "Español"), ("fr", "Français"), ("it", "Italiano"), ("ko", "한국어")]
LOCALE_PATHS = [BASE_DIR / "duckcover" / "locale"]
USE_TZ = True
TIME_ZONE = "UTC"

STATIC_URL = "static/"
STATIC_ROOT = env.str("DJANGO_STATIC_ROOT", default="") or None  # where collectstatic puts files; not needed to serve
WHITENOISE_USE_FINDERS = True

HTTPS = env.bool("DUCKCOVER_HTTPS", default=False)
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$"]
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS
SECURE_HSTS_PRELOAD = HTTPS
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SECURE = HTTPS
X_FRAME_OPTIONS = "DENY"

LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": env.str("DUCKCOVER_LOG_LEVEL", default="INFO")},
    "loggers": {
        "django.request": {"level": "ERROR"},
        **{name: {"level": "WARNING"} for name in ("celery.app.trace", "celery.worker.strategy", "celery.beat")},
        "django.security.DisallowedHost": {"level": "CRITICAL"},  # anybody can send a wrong Host: that is a 400
    },
}
