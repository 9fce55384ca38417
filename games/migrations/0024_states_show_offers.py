"""The states of all games show which seats are on offer."""

from django.db import migrations

SHOWN = r"""
UPDATE games_snapshot SET document = left(
    regexp_replace(document, '"misses":(\d+),', '"misses":\1,"offered":false,', 'g'), -1
) || ',"replace":false}'
WHERE document NOT LIKE '%"replace":%'
"""


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0023_offers'),
    ]

    operations = [
        migrations.RunSQL(SHOWN, migrations.RunSQL.noop),
    ]
