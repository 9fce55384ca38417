"""The states of all games show how many misses they excuse."""

from django.db import migrations

SHOWN = """
UPDATE games_snapshot SET document = left(document, -1) || ',"excused":0}'
WHERE document NOT LIKE '%"excused":%'
"""


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0031_excused'),
    ]

    operations = [
        migrations.RunSQL(SHOWN, migrations.RunSQL.noop),
    ]
