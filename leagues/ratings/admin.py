"""The operator's pages: what was rated, and the games that staff take out of the ratings."""

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import admin, messages
from django.http import HttpRequest

from accounts.admin_site import ReadOnly
from games.models import Game
from leagues.ratings.models import Annulment, Rating, RatingPool, Result
from leagues.ratings.services.annulments import annul
from leagues.ratings.services.records import pool_of_game

if TYPE_CHECKING:
    AnnulmentPages = admin.ModelAdmin[Annulment]
    AnnulmentModelForm = forms.ModelForm[Annulment]
    RatingPages = admin.ModelAdmin[Rating]
    PoolPages = admin.ModelAdmin[RatingPool]
    ResultPages = admin.ModelAdmin[Result]
else:
    AnnulmentPages = RatingPages = PoolPages = ResultPages = admin.ModelAdmin
    AnnulmentModelForm = forms.ModelForm


class AnnulmentForm(AnnulmentModelForm):
    """Which game, by its id, and why."""

    game = forms.UUIDField(label="Id of the game")

    class Meta:
        model = Annulment
        fields = ["reason"]

    def clean_game(self) -> Game:
        """The game of this id. Raises: ValidationError unless it is over and still counts."""
        found = Game.objects.filter(uuid=self.cleaned_data["game"]).first()
        if found is None or found.status != Game.Status.FINISHED:
            raise forms.ValidationError("There is no finished game with this id.")
        if Annulment.objects.filter(game=found).exists():
            raise forms.ValidationError("This game is annulled already.")
        return found


@admin.register(Annulment)
class AnnulmentAdmin(ReadOnly, AnnulmentPages):
    """Games that do not count any more; adding one annuls a game for good."""

    form = AnnulmentForm
    list_display = ["at", "game", "staff", "reason"]
    list_select_related = ["game"]
    search_fields = ["=game__uuid", "staff", "reason"]
    ordering = ["-at"]

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Say whether staff may annul games: who may add annulments."""
        return request.user.has_perm("ratings.add_annulment")

    def get_fields(self, request: HttpRequest, obj: Annulment | None = None) -> Any:
        """Return the fields of the form, or of an annulment that was made."""
        return ["game", "reason"] if obj is None else ["game", "staff", "reason", "at"]

    def save_model(self, request: HttpRequest, obj: Annulment, form: Any, change: bool) -> None:
        """Annul the game, and say what is recomputed."""
        game: Game = form.cleaned_data["game"]
        made = annul(request.user.get_username(), game.uuid, obj.reason)
        obj.pk, obj.game, obj.staff, obj.at = made.pk, game, made.staff, made.at
        day = f"{game.finished_at:%Y-%m-%d}"
        text = f"The ratings of the pool {pool_of_game(game)} are recomputed from {day} on within a minute."
        self.message_user(request, text, messages.SUCCESS)


@admin.register(Rating)
class RatingAdmin(ReadOnly, RatingPages):
    """Ratings, the best first."""

    list_display = ["subject", "pool", "mu", "sigma", "games", "played_at"]
    list_filter = ["pool"]
    list_select_related = ["subject"]
    search_fields = ["=subject__uuid"]
    ordering = ["pool", "behind"]
    show_full_result_count = False


@admin.register(Result)
class ResultAdmin(ReadOnly, ResultPages):
    """What games did to ratings, newest first."""

    list_display = [
        "finished_at",
        "pool",
        "game",
        "seat",
        "subject",
        "rank",
        "mu_before",
        "sigma_before",
        "mu",
        "sigma",
    ]
    list_filter = ["pool"]
    list_select_related = ["game", "subject"]
    search_fields = ["=game__uuid", "=subject__uuid"]
    ordering = ["-finished_at", "game", "seat"]
    show_full_result_count = False


@admin.register(RatingPool)
class RatingPoolAdmin(ReadOnly, PoolPages):
    """Which pools were recomputed, and which are still to be."""

    list_display = ["pool", "stale_from", "recomputed_from", "recomputed_at"]
