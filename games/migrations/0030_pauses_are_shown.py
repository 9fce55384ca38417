"""The states of all games show whether they are paused."""

from django.db import migrations

SHOWN = """
UPDATE games_snapshot SET document = left(document, -1) || ',"paused":null,"pause_asked":null}'
WHERE document NOT LIKE '%"pause_asked":%'
"""


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0029_pauses'),
    ]

    operations = [
        migrations.RunSQL(SHOWN, migrations.RunSQL.noop),
    ]
