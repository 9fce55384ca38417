"""Standing orders of the viewer's seat: per card, with limits, tried on today's pond before they are saved."""

import uuid
from dataclasses import dataclass, replace

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from accounts.authentication import player_of
from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games import selectors
from games.documents import orders_document
from games.services import orders
from games.services.orders import OrderOptions
from games.services.submissions import Guard
from web import words
from web.forms import MOST_WISHES, Limits, Wishes
from web.plans import Digest, Order, calls_of, digest_of, kept, offers_for, places_for, plan_of, wish_of
from web.ponds import Document, pond_of
from web.views.pages import action, of_game, page, private


@dataclass(frozen=True)
class Own:
    """The orders of the viewer's seat as they stand; `guard` lets new ones replace these and no others."""

    player: Player
    game: Document
    options: OrderOptions
    guard: Guard
    paused: Document | None = None

    @property
    def key(self) -> uuid.UUID:
        return uuid.UUID(self.game["id"])

    @property
    def stand(self) -> bool:
        return self.guard.match is not None

    def save(self, options: OrderOptions) -> None:
        """Replace them. Raises: AppError as `set_orders`."""
        orders.set_orders(self.player, self.key, options, self.guard)

    def ordered(self, call: str, preferences: list[Document]) -> OrderOptions:
        """The same with other preferences for a call."""
        calls = {**self.options.calls, call: preferences}
        return replace(self.options, calls={name: wanted for name, wanted in calls.items() if wanted})

    def plan(self, options: OrderOptions) -> list[Order]:
        """What orders would do for each call on today's pond. Raises: AppError as `preview_orders`."""
        preview = orders.preview_orders(self.player, self.key, options).document()
        return plan_of(self.game, options.calls, preview)


def own_orders(player: Player, game: Document) -> Own:
    """The orders of a player's seat, or none. Raises: AppError `not_seated`."""
    try:
        row = orders.orders_of(player, uuid.UUID(game["id"]))
    except AppError as error:
        if error.code != ErrorCode.NOT_FOUND:
            raise
        return Own(player, game, OrderOptions({}), Guard(none_match=["*"]))
    document = orders_document(row)
    paused = document.pop("paused")
    return Own(player, game, OrderOptions(**document), Guard(match=[row.mark]), paused)


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@private
@of_game
def plan(request: HttpRequest, row: selectors.GameRow) -> HttpResponseBase:
    """Show all orders and what they would do today, or save what holds for all of them."""
    own = own_orders(player_of(request), row.state())
    form = Limits(request.POST or None, initial=vars(own.options))
    if request.method == "POST" and form.is_valid() and _saved(request, own, replace(own.options, **form.cleaned_data)):
        return redirect("orders", id=own.key)
    return _plan_page(request, own, form, own.options)


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@private
@of_game
def for_call(request: HttpRequest, row: selectors.GameRow, call: str) -> HttpResponseBase:
    """Show what is ordered for one call, or save it. Raises: Http404 for a call that there is not."""
    own, form = _asked(request, row, call)
    if request.method == "POST" and form.is_valid() and _saved(request, own, own.ordered(call, form.preferences())):
        return redirect(reverse("orders", args=[own.key]) + f"#call-{call}")
    return _call_page(request, own, call, form, own.options)


@require_POST
@login_required
@private
@of_game
def preview(request: HttpRequest, row: selectors.GameRow) -> HttpResponseBase:
    """Try what a form says on today's pond, that of a `call` or that of the limits; nothing is saved."""
    call = request.POST.get("call", "")
    if call:
        own, form = _asked(request, row, call)
        tried = own.ordered(call, form.preferences()) if form.is_valid() else own.options
        return _call_page(request, own, call, form, tried, tried=True)
    own, limits = own_orders(player_of(request), row.state()), Limits(request.POST)
    options = replace(own.options, **limits.cleaned_data) if limits.is_valid() else own.options
    return _plan_page(request, own, limits, options, tried=True)


@action
def resume(request: HttpRequest, id: uuid.UUID) -> str:
    """Let the orders go on after a pause."""
    orders.resume_orders(player_of(request), id)
    return reverse("orders", args=[id])


@action
def end(request: HttpRequest, id: uuid.UUID) -> str:
    """End all orders."""
    orders.delete_orders(player_of(request), id)
    messages.success(request, _("Your orders have ended."))
    return reverse("orders", args=[id])


def keep_doing(request: HttpRequest, game: Document, action: str, to: Document) -> None:
    """Order the move that was just sent for every turn with the same call. Raises: AppError as `set_orders`."""
    call = str(game["turn"]["call"])
    wanted = kept(game, action, to)
    own = own_orders(player_of(request), game)
    others = [each for each in own.options.calls.get(call, []) if each != wanted]
    own.save(own.ordered(call, [wanted, *others][:MOST_WISHES]))
    name = words.wish_name(wish_of(game, wanted))
    messages.success(request, _("Ordered for %(call)s: %(wish)s.") % {"call": words.card_name(call), "wish": name})


def digest_for(player: Player | None, calls: Document | None, game: Document) -> Digest | None:
    """The orders of the viewer's seat in short; None where there are none, and of a game that is not played."""
    if not player or calls is None or not game["turn"]:
        return None
    try:
        preview = orders.preview_orders(player, uuid.UUID(game["id"]), None)
    except AppError:  # the game or the orders have ended since they were read
        return None
    return digest_of(game, calls, preview.document())


def _saved(request: HttpRequest, own: Own, options: OrderOptions) -> bool:
    """Save orders; a refusal is a message, and nothing that was filled in is lost."""
    try:
        own.save(options)
    except AppError as error:
        messages.error(request, error.sentence())
        return False
    messages.success(request, _("Your orders are saved."))
    return True


def _asked(request: HttpRequest, row: selectors.GameRow, call: str) -> tuple[Own, Wishes]:
    """The viewer's orders, and the form of one call. Raises: Http404, AppError `not_seated`."""
    own = own_orders(player_of(request), row.state())
    if call not in calls_of(own.game, own.options.calls):
        raise Http404
    wishes = [wish_of(own.game, each) for each in own.options.calls.get(call, [])]
    data = request.POST if request.method == "POST" else None
    places = places_for(own.game, call, map(str, data.values()) if data else ())
    return own, Wishes(wishes, offers_for(own.game, call), places, data)


def _plan_page(
    request: HttpRequest, own: Own, form: Limits, options: OrderOptions, *, tried: bool = False
) -> HttpResponse:
    context = {
        "game": own.game,
        "own": own,
        "form": form,
        "plan": own.plan(options),
        "tried": tried and not form.errors,
    }
    context["otherwise"] = options.otherwise
    return page(request, "web/orders.html", context, status=400 if form.errors else 200)


def _call_page(
    request: HttpRequest, own: Own, call: str, form: Wishes, options: OrderOptions, *, tried: bool = False
) -> HttpResponse:
    order = next(each for each in own.plan(options) if each.call == call)
    context = {"game": own.game, "own": own, "form": form, "order": order, "otherwise": options.otherwise}
    context["tried"] = tried and not form.errors
    context["pond"] = pond_of({**own.game, "you": None, "last_turn": None}, own.game["you"]["seat"])
    return page(request, "web/order.html", context, status=400 if form.errors else 200)
