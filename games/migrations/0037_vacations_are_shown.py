"""The states of all games show whether they wait for players on vacation, and who is."""

from django.db import migrations

SHOWN = r"""
UPDATE games_snapshot SET document = left(
    regexp_replace(document, '"offered":(true|false),', '"offered":\1,"vacation_until":null,', 'g'), -1
) || ',"vacation":false}'
WHERE document NOT LIKE '%"vacation":%'
"""


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0036_vacations'),
    ]

    operations = [
        migrations.RunSQL(SHOWN, migrations.RunSQL.noop),
    ]
