"""Who is rated, how highly, after which games, and which days and games count (LEAGUES.md LK)."""

import uuid

from django.db import models
from django.db.models import Q

from games.models import Game
from leagues.ratings import rules


class Pool(models.TextChoices):
    """Games are rated with games of like clocks; those with variations by themselves (LK2)."""

    LIVE = "live"
    DAILY = "daily"
    SLOW = "slow"
    VARIATIONS = "variations"


def pool_field() -> "models.CharField[str, str]":
    """A column for a pool."""
    return models.CharField(max_length=10, choices=Pool.choices)


class Subject(models.Model):
    """Who is rated, under an id that tells nothing of the account.

    `account` is the primary key of the player, as events hold it: it names nobody once the account is deleted.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    account = models.BigIntegerField(unique=True)
    owner = models.BigIntegerField(null=True, blank=True, help_text="Of a bot account: the account of its owner.")

    def __str__(self) -> str:
        return str(self.uuid)


class Numbers(models.Model):
    """The numbers of a rating after some game."""

    mu = models.FloatField()
    sigma = models.FloatField()
    games = models.PositiveIntegerField(help_text="How many games it follows from.")

    class Meta:
        abstract = True

    @property
    def value(self) -> rules.Rating:
        """The same for the rules."""
        return rules.Rating(self.mu, self.sigma, self.games)


class Rating(Numbers):
    """What is known of a subject in a pool, after the days that are closed."""

    subject = models.ForeignKey(Subject, on_delete=models.CASCADE, related_name="ratings")
    pool = pool_field()
    played_at = models.DateTimeField(help_text="When its last game ended.")
    behind = models.FloatField(help_text="3 sigma - mu: leaderboards have the least first.")

    class Meta:
        indexes = [
            models.Index(
                fields=["pool", "behind"], condition=Q(games__gte=rules.PROVISIONAL_BELOW), name="rating_leaderboard"
            )
        ]
        constraints = [models.UniqueConstraint(fields=["subject", "pool"], name="rating_unique")]

    def __str__(self) -> str:
        return f"{self.subject_id} in {self.pool}"


class Result(Numbers):
    """What one game did to one subject. `rank` is among the subjects that the game rates; gaps mean nothing."""

    subject = models.ForeignKey(Subject, on_delete=models.CASCADE, related_name="results", db_index=False)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="+", db_index=False)
    pool = pool_field()
    finished_at = models.DateTimeField()
    seat = models.PositiveSmallIntegerField()
    rank = models.PositiveSmallIntegerField()
    mu_before = models.FloatField()
    sigma_before = models.FloatField()

    class Meta:
        indexes = [
            models.Index(fields=["pool", "finished_at"], name="result_in_order"),
            models.Index(fields=["subject", "-finished_at"], name="result_newest"),
        ]
        constraints = [
            models.UniqueConstraint(fields=["game", "seat"], name="result_seat_unique"),
            models.UniqueConstraint(fields=["game", "subject"], name="result_subject_unique"),
        ]

    def __str__(self) -> str:
        return f"seat {self.seat} of game {self.game_id}"

    @property
    def before(self) -> rules.Rating:
        """The rating with which the subject came to the game."""
        return rules.Rating(self.mu_before, self.sigma_before, self.games - 1)


class RatingPool(models.Model):
    """The row that whoever writes ratings of a pool locks first."""

    pool = models.CharField(max_length=10, choices=Pool.choices, primary_key=True)
    stale_from = models.DateField(
        null=True, blank=True, help_text="From which day on its ratings are to be recomputed."
    )
    recomputed_from = models.DateField(null=True, blank=True)
    recomputed_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return self.pool


class Period(models.Model):
    """A day (UTC) whose games of a pool are rated (LK5)."""

    pool = pool_field()
    day = models.DateField()
    games = models.PositiveIntegerField(help_text="How many games of that day are rated.")
    closed_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["pool", "day"], name="rating_period_unique")]

    def __str__(self) -> str:
        return f"{self.pool} {self.day}"


class Annulment(models.Model):
    """A game that staff have taken out of the ratings, for good (LK4)."""

    game = models.OneToOneField(Game, on_delete=models.CASCADE, related_name="+")
    staff = models.CharField(max_length=150, help_text="The name of who did it.")
    reason = models.CharField(max_length=500)
    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"annulment of game {self.game_id}"
