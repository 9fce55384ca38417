"""What browsers may do with our answers: the Content-Security-Policy and its kin, also on errors and static files."""

from csp.constants import HEADER, UNSAFE_INLINE
from csp.middleware import CSPMiddleware
from django.http import HttpRequest, HttpResponseBase

DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
"""Of whatever is no page: were it shown as one, it could do nothing."""
PERMISSIONS = ", ".join(
    [
        *(f"{name}=()" for name in ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")),
        *(f"publickey-credentials-{name}=(self)" for name in ("create", "get")),
    ]
)
STYLED_INLINE = ("/api/docs", "/admin/")
"""Pages of others that set styles on elements: Swagger UI and Django's admin."""


class PolicyMiddleware(CSPMiddleware):
    """The policy of `CONTENT_SECURITY_POLICY` for pages, a fixed one for everything else."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """Add the headers, unless the view has set its own."""
        response.headers.setdefault("Permissions-Policy", PERMISSIONS)
        if not response.headers.get("Content-Type", "").startswith("text/html"):
            response.headers.setdefault(HEADER, DATA_POLICY)
            return response
        if request.path_info.startswith(STYLED_INLINE):
            response._csp_update = {"style-src": [UNSAFE_INLINE]}  # type: ignore[attr-defined]  # noqa: SLF001 - django-csp's own
        return super().process_response(request, response)
