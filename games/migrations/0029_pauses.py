"""Games are paused; deadlines are put off by outages."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0028_reliability_in_states'),
    ]

    operations = [
        migrations.CreateModel(
            name='Outage',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('began_at', models.DateTimeField()),
                ('ended_at', models.DateTimeField()),
                ('last_turn', models.BigIntegerField(default=0, help_text='The primary key of the last turn that was put off.')),
                ('done_at', models.DateTimeField(blank=True, null=True)),
            ],
        ),
        migrations.AddField(
            model_name='game',
            name='pause_asked',
            field=models.JSONField(blank=True, help_text='The pause that is asked for: {"seat", "hours", "agreed": [seat, …]}.', null=True),
        ),
        migrations.AddField(
            model_name='game',
            name='paused_from',
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name='game',
            name='paused_seconds',
            field=models.FloatField(default=0.0, help_text='How long the pauses have lasted that are over.'),
        ),
        migrations.AddField(
            model_name='game',
            name='paused_until',
            field=models.DateTimeField(blank=True, help_text='Until when no deadline runs, unless a player ends the pause before.', null=True),
        ),
        migrations.AlterField(
            model_name='event',
            name='kind',
            field=models.PositiveSmallIntegerField(choices=[(1, 'game_created'), (2, 'seat_taken'), (3, 'seat_left'), (4, 'host_changed'), (5, 'game_started'), (6, 'game_cancelled'), (7, 'round_opened'), (8, 'turn_opened'), (9, 'seat_ready'), (10, 'seat_awaited'), (11, 'seat_missed'), (12, 'turn_resolved'), (13, 'deck_reshuffled'), (14, 'round_ended'), (15, 'game_finished'), (16, 'seat_resigned'), (17, 'game_suspended'), (18, 'game_resumed'), (19, 'player_deleted'), (30, 'seat_autopilot'), (31, 'seat_returned'), (32, 'seat_offered'), (40, 'pause_asked'), (41, 'pause_agreed'), (42, 'pause_declined'), (43, 'game_paused'), (44, 'game_unpaused'), (45, 'deadlines_moved')]),
        ),
        migrations.AddIndex(
            model_name='game',
            index=models.Index(condition=models.Q(('paused_until__isnull', False)), fields=['paused_until'], name='game_paused'),
        ),
        migrations.AddIndex(
            model_name='outage',
            index=models.Index(condition=models.Q(('done_at__isnull', True)), fields=['id'], name='outage_open'),
        ),
    ]
