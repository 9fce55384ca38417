"""The page behind the link in each mail: it stops them, without signing in (RFC 8058)."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from notifications.services.mail import player_of_link, unsubscribe


@never_cache
@csrf_exempt  # a mail program posts it, which has no cookie of ours; the link is signed and does nothing else
@require_http_methods(["GET", "HEAD", "POST"])
def unsubscribe_page(request: HttpRequest, token: str) -> HttpResponse:
    """Ask whether to stop the mails; a POST stops them. Reading changes nothing: scanners of mails follow links."""
    player = player_of_link(token)
    if player is None:
        raise Http404
    if request.method == "POST":
        unsubscribe(player)
    return render(request, "notifications/unsubscribe.html", {"done": request.method == "POST"})
