"""Events keep the primary key of who took a seat, not the name; seats and public states say who is a bot.

The events' table is append-only by a trigger, which rests while the shape of what it holds is changed.
"""

import json

from django.db import migrations

KEYS_FOR_NAMES = """
UPDATE games_event event SET data = event.data || jsonb_build_object(
    'player', (SELECT player.id FROM accounts_player player WHERE player.username = event.data ->> 'player'),
    'is_bot', event.data ->> 'bot' IS NOT NULL OR EXISTS (
        SELECT FROM accounts_player player
        WHERE player.username = event.data ->> 'player' AND player.owner_id IS NOT NULL
    )
)
WHERE event.kind = 2
"""
NAMES_FOR_KEYS = """
UPDATE games_event event SET data = (event.data - 'is_bot') || jsonb_build_object(
    'player', (SELECT player.username FROM accounts_player player WHERE player.id = (event.data ->> 'player')::bigint)
)
WHERE event.kind = 2
"""
BOT_ACCOUNTS = """
UPDATE games_seat seat SET bot_account = true
FROM accounts_player player WHERE player.id = seat.player_id AND player.owner_id IS NOT NULL
"""


def _rewriting(statement):
    """An UPDATE of events past the trigger that forbids it; no table is altered while deferred checks are pending."""
    rests, works = (f"ALTER TABLE games_event {does} TRIGGER games_event_append_only" for does in ("DISABLE", "ENABLE"))
    return [rests, statement, "SET CONSTRAINTS ALL IMMEDIATE", works, "SET CONSTRAINTS ALL DEFERRED"]


def say_who_is_a_bot(apps, _schema_editor):
    """Add to the public states of all games what they say of bots from now on."""
    Seat, Snapshot = apps.get_model("games", "Seat"), apps.get_model("games", "Snapshot")
    for snapshot in Snapshot.objects.iterator(chunk_size=500):
        shown, seats = json.loads(snapshot.document), Seat.objects.filter(game=snapshot.game_id).order_by("index")
        shown["rate_bots"] = False
        for shown_seat, seat in zip(shown["seats"], seats, strict=True):
            shown_seat["is_bot"] = seat.bot is not None or seat.bot_account
            shown_seat["rated"] = seat.family is not None and not shown_seat["is_bot"]
        snapshot.document = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
        snapshot.save(update_fields=["document"])


def say_nothing_of_bots(apps, _schema_editor):
    """Take it out again."""
    for snapshot in apps.get_model("games", "Snapshot").objects.iterator(chunk_size=500):
        shown = json.loads(snapshot.document)
        for members, names in ((shown, ("rate_bots",)), *((seat, ("is_bot", "rated")) for seat in shown["seats"])):
            for name in names:
                members.pop(name, None)
        snapshot.document = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
        snapshot.save(update_fields=["document"])


class Migration(migrations.Migration):
    dependencies = [("games", "0005_bot_accounts"), ("accounts", "0002_strangers")]
    operations = [
        migrations.RunSQL(_rewriting(KEYS_FOR_NAMES), _rewriting(NAMES_FOR_KEYS)),
        migrations.RunSQL(BOT_ACCOUNTS, migrations.RunSQL.noop),
        migrations.RunPython(say_who_is_a_bot, say_nothing_of_bots),
    ]
