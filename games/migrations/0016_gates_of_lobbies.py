"""The states of all games show the new members."""

from django.db import migrations

SHOWN = """
UPDATE games_snapshot SET document = left(document, -1) || ',"auto_start":false,"invited_only":false,"language":null}'
WHERE document NOT LIKE '%"invited_only":%'
"""


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0015_invitations'),
    ]

    operations = [
        migrations.RunSQL(SHOWN, migrations.RunSQL.noop),
    ]
