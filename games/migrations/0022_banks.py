"""Clocks that run for each seat, and what stops them."""

import games.fields
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0021_rated_in_states'),
    ]

    operations = [
        migrations.AddField(
            model_name='seat',
            name='reserve',
            field=models.FloatField(blank=True, help_text='With a bank: the seconds that the seat had when a turn last asked it, or has left of them since.', null=True),
        ),
        migrations.AddField(
            model_name='turn',
            name='stops',
            field=games.fields.JSONTextField(blank=True, help_text='When clocks stand still in the open turn: [[from, to, seat or null for all]].', null=True),
        ),
    ]
