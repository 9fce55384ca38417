"""What happened in a game, what was said in it, and its public state."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.fields.json import KT
from django.db.models.functions import Cast

from games.models.game import Game

EVENT_STEP = 8
"""Once a game has started, the public numbers of its stored events are multiples of this.

Between two of them lie the `seat_ready` of up to seven seats, which have no rows of their own: a seat that is ready can
become so again only after a withdrawal, which is a stored event.
"""


class Event(models.Model):
    """One thing that happened in a game; only ever appended. Its number is the game's version after it.

    `seat_ready` has no row: readers derive it from the moves (`games.history`). A withdrawal removes the move, and so
    its event holds the number and the time of the `seat_ready` that it takes back, as `{"ready": 81, "at": "…"}`.

    What a turn's event says about cards and moves is read from the turn itself, as far as H5 lets it be seen. No event
    holds a name: who took a seat is kept as the player's primary key and is nobody once the account is gone.
    """

    class Kind(models.IntegerChoices):
        """What happened; the label is the name in the API."""

        GAME_CREATED = 1, "game_created"
        SEAT_TAKEN = 2, "seat_taken"
        SEAT_LEFT = 3, "seat_left"
        HOST_CHANGED = 4, "host_changed"
        GAME_STARTED = 5, "game_started"
        GAME_CANCELLED = 6, "game_cancelled"
        ROUND_OPENED = 7, "round_opened"
        TURN_OPENED = 8, "turn_opened"
        SEAT_READY = 9, "seat_ready"
        SEAT_AWAITED = 10, "seat_awaited"
        SEAT_MISSED = 11, "seat_missed"
        TURN_RESOLVED = 12, "turn_resolved"
        DECK_RESHUFFLED = 13, "deck_reshuffled"
        ROUND_ENDED = 14, "round_ended"
        GAME_FINISHED = 15, "game_finished"
        SEAT_RESIGNED = 16, "seat_resigned"
        GAME_SUSPENDED = 17, "game_suspended"
        GAME_RESUMED = 18, "game_resumed"
        PLAYER_DELETED = 19, "player_deleted"
        PLAYER_RENAMED = 20, "player_renamed"
        SEAT_AUTOPILOT = 30, "seat_autopilot"
        SEAT_RETURNED = 31, "seat_returned"
        SEAT_OFFERED = 32, "seat_offered"
        PAUSE_ASKED = 40, "pause_asked"
        PAUSE_AGREED = 41, "pause_agreed"
        PAUSE_DECLINED = 42, "pause_declined"
        GAME_PAUSED = 43, "game_paused"
        GAME_UNPAUSED = 44, "game_unpaused"
        DEADLINES_MOVED = 45, "deadlines_moved"
        SEAT_EXCUSED = 33, "seat_excused"
        OFFER_WITHDRAWN = 34, "offer_withdrawn"
        SEAT_SOUND = 35, "seat_sound"
        SEAT_VACATION = 46, "seat_vacation"
        GAME_PLAYED_OUT = 47, "game_played_out"

    class CancelReason(models.TextChoices):
        """Why a game was cancelled: by its host, because nobody was left, because its `join_by` had passed."""

        HOST = "host"
        EMPTY = "empty"
        EXPIRED = "expired"

    pk = models.CompositePrimaryKey("game_id", "number")
    at = models.DateTimeField()  # the columns stand by their width: most rows of a game are these
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="events", db_index=False)
    number = models.PositiveIntegerField()
    turn = models.PositiveIntegerField(null=True, blank=True)
    kind = models.PositiveSmallIntegerField(choices=Kind.choices)
    seat = models.PositiveSmallIntegerField(null=True, blank=True)
    data = models.JSONField(null=True, blank=True)

    class Meta:
        indexes = [
            models.Index(
                Cast(KT("data__player"), models.BigIntegerField()),
                condition=Q(kind=2),  # SEAT_TAKEN, which cannot be named in here
                name="event_seat_taken_by",
            ),
        ]

    def __str__(self) -> str:
        return f"event {self.number}"


class Message(models.Model):
    """What a player has said to the table, or its reaction; the seats read it (DAYS.md DN7)."""

    class Reaction(models.TextChoices):
        """The closed list of reactions."""

        QUACK = "quack"
        LAUGH = "laugh"
        WOW = "wow"
        OUCH = "ouch"
        THINKING = "thinking"
        THANKS = "thanks"
        SORRY = "sorry"
        GOOD_LUCK = "good_luck"
        WELL_PLAYED = "well_played"

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="messages", db_index=False)
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="messages", db_index=False
    )
    text = models.CharField(max_length=500, blank=True)
    reaction = models.CharField(max_length=16, choices=Reaction.choices, blank=True)
    created_at = models.DateTimeField()
    removed_at = models.DateTimeField(null=True, blank=True, help_text="When a moderator has taken the text away.")

    class Meta:
        indexes = [
            models.Index(fields=["game", "-created_at", "-uuid"], name="message_newest"),
            models.Index(fields=["author", "-created_at"], name="message_of_author"),
            models.Index(fields=["created_at"], condition=Q(reaction=""), name="message_read_by_time"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(text="", reaction__gt="") | Q(text__gt="", reaction=""), name="message_text_or_reaction"
            ),
        ]

    def __str__(self) -> str:
        return f"message {self.uuid}"


class Snapshot(models.Model):
    """The public state of a game as JSON text, made anew by every step; reads only fill in what moves in between.

    It is made from the rules' `Observation` and so holds nothing that a viewer may not see.
    """

    game = models.OneToOneField(Game, on_delete=models.CASCADE, primary_key=True, related_name="snapshot")
    document = models.TextField()

    def __str__(self) -> str:
        return f"snapshot of game {self.game_id}"
