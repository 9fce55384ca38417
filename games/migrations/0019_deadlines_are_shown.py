"""The states of games show the deadlines of their seats."""

from django.db import migrations

SHOWN = """
UPDATE games_snapshot SET document = replace(document, '"waiting_for":[]', '"waiting_for":[],"deadlines":{}')
WHERE document LIKE '%"waiting_for":[]%' AND document NOT LIKE '%"deadlines":{%'
"""


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0018_deadlines_of_seats'),
    ]

    operations = [
        migrations.RunSQL(SHOWN, migrations.RunSQL.noop),
    ]
