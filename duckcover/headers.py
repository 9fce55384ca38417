"""The headers that say what browsers and caches may do with an answer, also with errors and static files.

An answer of the API has those of `data_headers` and `API_HEADERS`. `PolicyMiddleware` and `ApiView` add them to what
Django answers, `duckcover.rest.short_path` to what is answered before Django.
"""

from csp.constants import HEADER, UNSAFE_INLINE
from csp.middleware import CSPMiddleware
from django.conf import settings
from django.http import HttpRequest, HttpResponseBase

DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
"""Of whatever is no page: were it shown as one, it could do nothing."""
PERMISSIONS = ", ".join(
    [
        *(f"{name}=()" for name in ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")),
        *(f"publickey-credentials-{name}=(self)" for name in ("create", "get")),
    ]
)
API_HEADERS = {"Cache-Control": "private, no-cache", "Vary": "Authorization, Cookie, origin"}
"""Of what a view of the API answers to one caller; `origin` as answers to pages of other origins have headers more."""
STYLED_INLINE = ("/api/docs", "/admin/")
"""Pages of others that set styles on elements: Swagger UI and Django's admin."""


def data_headers(*, secure: bool) -> dict[str, str]:
    """Return what every answer carries that is no page; `secure`: over HTTPS."""
    found = {
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": settings.X_FRAME_OPTIONS,
        "Referrer-Policy": settings.SECURE_REFERRER_POLICY,
        "Cross-Origin-Opener-Policy": settings.SECURE_CROSS_ORIGIN_OPENER_POLICY,
        "Permissions-Policy": PERMISSIONS,
        HEADER: DATA_POLICY,
    }
    if secure and settings.SECURE_HSTS_SECONDS:
        found["Strict-Transport-Security"] = f"max-age={settings.SECURE_HSTS_SECONDS}; includeSubDomains; preload"
    return found


class PolicyMiddleware(CSPMiddleware):
    """The policy of `CONTENT_SECURITY_POLICY` for pages, a fixed one for everything else."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """Add the headers, unless the view has set its own."""
        if not response.headers.get("Content-Type", "").startswith("text/html"):
            for name, value in data_headers(secure=request.is_secure()).items():
                response.headers.setdefault(name, value)
            return response
        response.headers.setdefault("Permissions-Policy", PERMISSIONS)
        if request.path_info.startswith(STYLED_INLINE):
            response._csp_update = {"style-src": [UNSAFE_INLINE]}  # type: ignore[attr-defined]  # noqa: SLF001 - django-csp's own
        return super().process_response(request, response)
