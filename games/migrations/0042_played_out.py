"""Leagues pause tables, and have games played out that are not over in time."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0041_league_of_games'),
    ]

    operations = [
        migrations.AddField(
            model_name='game',
            name='pause_held',
            field=models.BooleanField(default=False, help_text="The pause is its league's: it is not for the seats to end it."),
        ),
        migrations.AddField(
            model_name='game',
            name='played_out_at',
            field=models.DateTimeField(blank=True, help_text='Since when the stand-in decides for every seat, to end the game.', null=True),
        ),
        migrations.AlterField(
            model_name='event',
            name='kind',
            field=models.PositiveSmallIntegerField(choices=[(1, 'game_created'), (2, 'seat_taken'), (3, 'seat_left'), (4, 'host_changed'), (5, 'game_started'), (6, 'game_cancelled'), (7, 'round_opened'), (8, 'turn_opened'), (9, 'seat_ready'), (10, 'seat_awaited'), (11, 'seat_missed'), (12, 'turn_resolved'), (13, 'deck_reshuffled'), (14, 'round_ended'), (15, 'game_finished'), (16, 'seat_resigned'), (17, 'game_suspended'), (18, 'game_resumed'), (19, 'player_deleted'), (20, 'player_renamed'), (30, 'seat_autopilot'), (31, 'seat_returned'), (32, 'seat_offered'), (40, 'pause_asked'), (41, 'pause_agreed'), (42, 'pause_declined'), (43, 'game_paused'), (44, 'game_unpaused'), (45, 'deadlines_moved'), (33, 'seat_excused'), (34, 'offer_withdrawn'), (35, 'seat_sound'), (46, 'seat_vacation'), (47, 'game_played_out')]),
        ),
    ]
