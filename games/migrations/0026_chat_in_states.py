"""The states of all games show what their seats may send each other."""

from django.db import migrations

SHOWN = """
UPDATE games_snapshot SET document = left(document, -1) || ',"chat":"all"}' WHERE document !~ '"chat":"[a-z]+"[,}]'
"""


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0025_messages'),
    ]

    operations = [
        migrations.RunSQL(SHOWN, migrations.RunSQL.noop),
    ]
