"""Lobbies that are there already wait 14 days from now; the states of all games show the new members."""

from django.db import migrations

LOBBIES = "UPDATE games_game SET join_by = now() + interval '14 days' WHERE status = 'lobby' AND join_by IS NULL"
SHOWN = """
UPDATE games_snapshot SET document = left(document, -1) || ',"same_owner":false,"join_by":' || coalesce(
    to_char(game.join_by AT TIME ZONE 'UTC', '\\"YYYY-MM-DD"T"HH24:MI:SS.US"Z"\\"'), 'null'
) || '}'
FROM games_game game WHERE game.id = game_id AND document NOT LIKE '%"join_by":%'
"""


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0010_lobbies_that_end'),
    ]

    operations = [
        migrations.RunSQL(LOBBIES, migrations.RunSQL.noop),
        migrations.RunSQL(SHOWN, migrations.RunSQL.noop),
    ]
