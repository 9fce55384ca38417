"""Problem documents (RFC 9457): every error below `/api`, in the language that the client asks for.

Three functions make them: `exception_handler` for what happens inside API views, `handler400` … `handler500` for what
Django itself refuses, and `ProblemMiddleware` for whatever else would leave as HTML. No path and no id of the
request is in a document, so that a 404 never tells what exists.
"""

import json
import logging
import sys
from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.core.exceptions import (
    BadRequest,
    PermissionDenied,
    RequestDataTooBig,
    SuspiciousOperation,
)
from django.core.serializers.json import DjangoJSONEncoder
from django.db import IntegrityError, InterfaceError, OperationalError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_supported_language_variant, gettext, override
from django.utils.translation.trans_real import parse_accept_lang_header
from django.views import defaults
from django.views.csrf import csrf_failure as django_csrf_failure
from psycopg.errors import ForeignKeyViolation
from rest_framework import exceptions, status
from rest_framework.views import set_rollback

from duckcover.addresses import SIGN_IN_API
from duckcover.errors import CHALLENGE, AppError, ErrorCode, FieldError
from duckcover.observability import REQUEST_ID

CONTENT_TYPE = "application/problem+json"
API_PREFIXES = ("/api/", SIGN_IN_API)
RETRY_AFTER_SECONDS = 5

_DATABASE_DOWN = (OperationalError, InterfaceError)
_CODES_BY_STATUS = {
    400: ErrorCode.INVALID_INPUT,
    401: ErrorCode.NOT_AUTHENTICATED,
    403: ErrorCode.PERMISSION_DENIED,
    404: ErrorCode.NOT_FOUND,
    405: ErrorCode.METHOD_NOT_ALLOWED,
    406: ErrorCode.NOT_ACCEPTABLE,
    408: ErrorCode.REQUEST_TIMEOUT,
    412: ErrorCode.PRECONDITION_FAILED,
    413: ErrorCode.PAYLOAD_TOO_LARGE,
    415: ErrorCode.UNSUPPORTED_MEDIA_TYPE,
    429: ErrorCode.TOO_MANY_REQUESTS,
    500: ErrorCode.INTERNAL_ERROR,
    503: ErrorCode.SERVICE_UNAVAILABLE,
}
_CODES = {code.value: code for code in ErrorCode}
_log = logging.getLogger(__name__)


# --- the document ---------------------------------------------------------------------------------------


def negotiated_language(accept_language: str) -> str:
    """Return the best of our languages for an `Accept-Language` header; the default one when none fits.

    Nothing of a header is kept here: it may be as long as its sender likes. Django keeps what it has parsed, up to a
    length.
    """
    for wanted, quality in parse_accept_lang_header(accept_language.lower()):
        if wanted == "*" or not quality:  # any of the others will do; of what is left nothing will
            break
        try:
            return get_supported_language_variant(wanted)
        except (LookupError, ValueError):  # not ours; too long to be one
            continue
    return settings.LANGUAGE_CODE


def language_of(request: HttpRequest) -> str:
    """Return the language in which this request wants its errors."""
    return negotiated_language(request.META.get("HTTP_ACCEPT_LANGUAGE", ""))


def problem_document(error: AppError) -> dict[str, Any]:
    """Return the problem document of an error, in the active language."""
    document: dict[str, Any] = {
        "type": f"urn:duckcover:problem:{error.code}",
        "title": gettext(error.code.headline),
        "status": error.code.status,
        "detail": gettext(error.detail),
        "code": error.code.value,
    }
    if error.errors:
        document["errors"] = [found.as_member() for found in error.errors]
    return document | error.extra


def problem_response(request: HttpRequest, error: AppError) -> HttpResponse:
    """Return the answer for an error: its document in the client's language, and the headers that say so."""
    language = language_of(request)
    with override(language):
        document = problem_document(error) | {"request_id": REQUEST_ID.get()}
        body = json.dumps(document, cls=DjangoJSONEncoder, ensure_ascii=False)
    response = HttpResponse(body.encode("utf-8", "replace"), content_type=CONTENT_TYPE, status=error.code.status)
    response["Content-Language"] = language
    response["Cache-Control"] = "no-store"
    patch_vary_headers(response, ["Accept-Language"])
    for name, value in _code_headers(error).items():
        response[name] = value
    return response


def _code_headers(error: AppError) -> dict[str, str]:
    """Return the headers that go with a code: how to sign in (RFC 6750, 3; RFC 9470, 3), when to come back."""
    match error.code:
        case ErrorCode.NOT_AUTHENTICATED:
            return {"WWW-Authenticate": CHALLENGE}
        case ErrorCode.INVALID_TOKEN:
            return {"WWW-Authenticate": f'{CHALLENGE}, error="invalid_token"'}
        case ErrorCode.INSUFFICIENT_SCOPE:
            scope = error.extra.get("scope")
            named = f', scope="{scope}"' if scope else ""
            return {"WWW-Authenticate": f'{CHALLENGE}, error="insufficient_scope"{named}'}
        case ErrorCode.REAUTHENTICATION_REQUIRED:
            age = f", max_age={error.extra['max_age']}" if "max_age" in error.extra else ""
            return {"WWW-Authenticate": f'{CHALLENGE}, error="insufficient_user_authentication"{age}'}
        case ErrorCode.SERVICE_UNAVAILABLE | ErrorCode.TOO_MANY_REQUESTS:
            return {"Retry-After": str(error.extra.get("retry_after", RETRY_AFTER_SECONDS))}
        case ErrorCode.IDEMPOTENCY_RUNNING:
            return {"Retry-After": "1"}
        case ErrorCode.ANALYSIS_PENDING:
            return {"Retry-After": "5"}
        case _:
            return {}


# --- exceptions of API views ----------------------------------------------------------------------------


def exception_handler(exc: Exception, context: dict[str, Any]) -> HttpResponse | None:
    """Answer an exception of an API view; None for what nobody expected, which Django logs and answers with 500.

    Side effects: marks the transaction of the request, if there is one, for rollback.
    """
    request = context["request"]
    error = _app_error(exc, language_of(request))
    if error is None:
        return None
    set_rollback()
    response = problem_response(request, error)
    if getattr(exc, "wait", None) is not None:
        response["Retry-After"] = str(max(1, round(exc.wait)))  # type: ignore[attr-defined]  # Throttled
    return response


def _app_error(exc: Exception, language: str) -> AppError | None:
    """Say an exception with the closed list of codes; None when it is none of the expected ones."""
    if isinstance(exc, AppError):
        return exc
    if isinstance(exc, exceptions.ValidationError):
        return AppError(ErrorCode.INVALID_INPUT, errors=tuple(_field_errors(exc, language)))
    if isinstance(exc, exceptions.APIException):
        return AppError(_api_code(exc))
    return _django_error(exc)


def _api_code(exc: exceptions.APIException) -> ErrorCode:
    """Return the code of an exception of REST framework: its own one when it is in the list, else its status'."""
    own = exc.get_codes()
    if isinstance(own, str) and own in _CODES:
        return _CODES[own]
    if isinstance(exc, exceptions.ParseError):
        return ErrorCode.MALFORMED_JSON
    return _CODES_BY_STATUS.get(exc.status_code, ErrorCode.INTERNAL_ERROR)


def _django_error(exc: BaseException | None) -> AppError | None:
    """Say an exception of Django with the closed list of codes; None when it is unexpected."""
    match exc:
        case AppError():
            return exc
        case Http404():
            return AppError(ErrorCode.NOT_FOUND)
        case PermissionDenied():
            return AppError(ErrorCode.PERMISSION_DENIED)
        case RequestDataTooBig():
            return AppError(ErrorCode.PAYLOAD_TOO_LARGE)
        case SuspiciousOperation() | BadRequest():
            return AppError(ErrorCode.INVALID_INPUT)
        case _ if isinstance(exc, _DATABASE_DOWN):
            _log.warning("The database did not answer: %s", exc)
            return AppError(ErrorCode.SERVICE_UNAVAILABLE)
        case IntegrityError() if _is_of_nobody(exc):
            return AppError(ErrorCode.INVALID_TOKEN)
    return None


def _is_of_nobody(exc: IntegrityError) -> bool:
    """Say whether what was written belongs to a player whose account was deleted at the same moment."""
    cause = exc.__cause__
    return isinstance(cause, ForeignKeyViolation) and '"accounts_player"' in (cause.diag.message_detail or "")


def _field_errors(exc: exceptions.ValidationError, language: str) -> Iterator[FieldError]:
    """Yield what is wrong, field by field, in the client's language.

    The texts of REST framework are fixed when they are raised. A serializer of ours therefore leaves `again` on the
    exception, which validates the same input once more: it is called with the client's language active.
    """
    again = getattr(exc, "again", None)
    if again is None or language == settings.LANGUAGE_CODE:
        yield from flattened(exc.detail)
        return
    with override(language):
        yield from flattened(again() or exc.detail)


def flattened(detail: Any, path: tuple[str, ...] = ()) -> Iterator[FieldError]:
    """Yield a field error for each message of a nested `ValidationError.detail`; paths are dotted."""
    if isinstance(detail, dict):
        for name, inner in detail.items():
            yield from flattened(inner, path if name == "non_field_errors" else (*path, str(name)))
    elif isinstance(detail, list | tuple):
        for position, inner in enumerate(detail):
            nested = isinstance(inner, dict | list)
            yield from flattened(inner, (*path, str(position)) if nested else path)
    else:
        yield FieldError(".".join(path), getattr(detail, "code", "invalid"), str(detail))


# --- what never reaches a view --------------------------------------------------------------------------


def is_api(request: HttpRequest) -> bool:
    """Say whether a request is below `/api` or the sign-in API, where no answer is ever HTML."""
    return request.path_info.startswith(API_PREFIXES) or request.path_info == "/api"


def absent(_request: HttpRequest) -> HttpResponseBase:
    """Answer an address that a library has and we have not. Raises: Http404."""
    raise Http404


def handler400(request: HttpRequest, exception: Exception) -> HttpResponseBase:
    """Answer a request that Django itself refuses: a wrong Host, a body that is too large."""
    if not is_api(request):
        return defaults.bad_request(request, exception)
    return problem_response(request, _django_error(exception) or AppError(ErrorCode.INVALID_INPUT))


def handler403(request: HttpRequest, exception: Exception) -> HttpResponseBase:
    """Answer a PermissionDenied that was raised outside an API view."""
    if not is_api(request):
        return defaults.permission_denied(request, exception)
    return problem_response(request, AppError(ErrorCode.PERMISSION_DENIED))


def handler404(request: HttpRequest, exception: Exception) -> HttpResponseBase:
    """Answer an address that no pattern knows."""
    if not is_api(request):
        return defaults.page_not_found(request, exception)
    return problem_response(request, AppError(ErrorCode.NOT_FOUND))


def handler500(request: HttpRequest) -> HttpResponseBase:
    """Answer an exception that nobody caught; it is in the log by now. The database being away is 503."""
    if not is_api(request):
        return defaults.server_error(request)
    return problem_response(request, _django_error(sys.exc_info()[1]) or AppError(ErrorCode.INTERNAL_ERROR))


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponseBase:
    """Answer a request without its CSRF token (`CSRF_FAILURE_VIEW`)."""
    if not is_api(request):
        return django_csrf_failure(request, reason=reason)
    return problem_response(request, AppError(ErrorCode.CSRF_FAILED))


def status_error(code: int) -> AppError:
    """Return the error that a bare HTTP status stands for."""
    fallback = ErrorCode.INVALID_INPUT if status.is_client_error(code) else ErrorCode.INTERNAL_ERROR
    return AppError(_CODES_BY_STATUS.get(code, fallback))
