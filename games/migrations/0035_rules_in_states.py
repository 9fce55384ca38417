"""The states of all games show the variations of their rounds, and the sounds of their seats.

No game before had a variation. A seat that has chosen no sound has that of its index, as in `games.sounds`.
"""

from django.db import migrations

SOUNDS = ('moo', 'woof', 'meow', 'oink', 'baa', 'cock_a_doodle_doo', 'ribbit')

STATE = 'document'
for index, sound in enumerate(SOUNDS):
    STATE = f"""replace({STATE}, '"index":{index},', '"index":{index},"sound":"{sound}",')"""

SHOWN = f"""
UPDATE games_snapshot SET document = left({STATE}, -1) || ',"round_rules":[[],[],[]]}}'
WHERE document NOT LIKE '%"round_rules":%'
"""


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0034_sounds'),
    ]

    operations = [
        migrations.RunSQL(SHOWN, migrations.RunSQL.noop),
    ]
