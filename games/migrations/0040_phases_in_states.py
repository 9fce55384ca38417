"""The states of all games show the phase of their turns, and from which family the visible cards come.

No game before had a low blow: all turns are moves, and every card is of its seat's own family.
"""

import json

from django.db import migrations

BATCH = 1000


def show(apps, schema_editor):
    rows = apps.get_model('games', 'Snapshot').objects.values_list('game_id', 'document')
    found = []
    for game, document in rows.iterator(BATCH):
        found.append((_shown(json.loads(document)), game))
        if len(found) == BATCH:
            _write(schema_editor, found)
    _write(schema_editor, found)


def _shown(state):
    for turn in (state['turn'], state['last_turn']):
        if turn is not None:
            turn.setdefault('phase', 'move')
    for seat in state['seats']:
        seat.setdefault('received', None)
        for stack in seat['grid']:
            stack.setdefault('family', seat['family'])
    return json.dumps(state, ensure_ascii=False, separators=(',', ':'))


def _write(schema_editor, found):
    with schema_editor.connection.cursor() as cursor:
        cursor.executemany('UPDATE games_snapshot SET document = %s WHERE game_id = %s', found)
    found.clear()


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0039_low_blows'),
    ]

    operations = [
        migrations.RunPython(show, migrations.RunPython.noop),
    ]
