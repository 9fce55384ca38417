"""The states of all games show whether they are rated."""

from django.db import migrations

SHOWN = """
UPDATE games_snapshot SET document = left(document, -1) || ',"rated":true}'
WHERE document !~ '"rated":(true|false),"rate_bots"' AND document !~ '"rated":(true|false)}$'
"""  # seats have such a member, too


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0020_tickets'),
    ]

    operations = [
        migrations.RunSQL(SHOWN, migrations.RunSQL.noop),
    ]
