"""The states of all games show how reliable their players must be."""

from django.db import migrations

SHOWN = """
UPDATE games_snapshot SET document = left(document, -1) || ',"reliability_min":null}'
WHERE document NOT LIKE '%"reliability_min":%'
"""


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0027_reliability'),
    ]

    operations = [
        migrations.RunSQL(SHOWN, migrations.RunSQL.noop),
    ]
