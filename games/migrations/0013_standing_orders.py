"""What seats want to be done when a card calls, left in advance."""

import django.db.models.deletion
import games.fields
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0012_lobbies_have_an_end'),
    ]

    operations = [
        migrations.CreateModel(
            name='StandingOrders',
            fields=[
                ('id', models.AutoField(primary_key=True, serialize=False)),
                ('seat', models.PositiveSmallIntegerField()),
                ('calls', games.fields.JSONTextField(help_text='Preferences by call, as they were sent: {"7": [{"policy": "steady"}]}.')),
                ('otherwise', models.CharField(max_length=16)),
                ('until', models.CharField(choices=[('round', 'Round'), ('game', 'Game')], max_length=5)),
                ('pause_after', models.PositiveSmallIntegerField(blank=True, null=True)),
                ('pause_at_stacks', models.PositiveSmallIntegerField(blank=True, null=True)),
                ('in_a_row', models.PositiveSmallIntegerField(default=0, help_text='Moves by orders in a row, up to `pause_after`.')),
                ('few_stacks_known', models.BooleanField(default=False, help_text='The player went on in this round with `pause_at_stacks` or fewer.')),
                ('paused', models.CharField(blank=True, choices=[('pause_after', 'Pause After'), ('pause_at_stacks', 'Pause At Stacks'), ('withdrawn', 'Withdrawn')], max_length=15)),
                ('paused_turn', models.PositiveIntegerField(blank=True, null=True)),
                ('paused_at', models.DateTimeField(blank=True, null=True)),
                ('created_at', models.DateTimeField()),
                ('revision', models.PositiveIntegerField(default=1, help_text='How often what their player sees of them has changed.')),
                ('game', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='standing_orders', to='games.game')),
            ],
            options={
                'ordering': ['game', 'seat'],
                'constraints': [models.UniqueConstraint(fields=('game', 'seat'), name='standing_orders_seat_unique')],
            },
        ),
    ]
