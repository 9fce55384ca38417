"""Games: seats, rounds, grids, turns, moves, orders, clocks, events, snapshots.

It replaces the migrations from before the first release; databases made by them are taken as they are.
Columns stand by their width where there are many rows: events, moves.
"""

import django.contrib.postgres.fields
import django.core.validators
import django.db.models.deletion
import django.db.models.fields.json
import django.db.models.functions.comparison
import games.fields
import uuid
from django.conf import settings
from django.db import migrations, models

# Events are appended and never changed: the database refuses an UPDATE of one.
FORWARDS = """
CREATE FUNCTION games_event_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'events are append-only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER games_event_append_only BEFORE UPDATE ON games_event
    FOR EACH ROW EXECUTE FUNCTION games_event_is_append_only();
"""
BACKWARDS = """
DROP TRIGGER games_event_append_only ON games_event;
DROP FUNCTION games_event_is_append_only();
"""


class Migration(migrations.Migration):

    replaces = [
        ('games', '0001_initial'),
        ('games', '0002_events_append_only'),
        ('games', '0003_compact_piles'),
        ('games', '0004_turn_sequences'),
        ('games', '0005_bot_accounts'),
        ('games', '0006_no_names_in_events'),
        ('games', '0007_event_seat_taken_by'),
        ('games', '0008_derived_readiness'),
        ('games', '0009_decisions_of_open_turns'),
        ('games', '0010_lobbies_that_end'),
        ('games', '0011_end_of_lobbies'),
        ('games', '0012_lobbies_have_an_end'),
        ('games', '0013_standing_orders'),
        ('games', '0014_clocks'),
        ('games', '0015_invitations'),
        ('games', '0016_gates_of_lobbies'),
        ('games', '0017_autopilot'),
        ('games', '0018_deadlines_of_seats'),
        ('games', '0019_deadlines_are_shown'),
        ('games', '0020_tickets'),
        ('games', '0021_rated_in_states'),
        ('games', '0022_banks'),
        ('games', '0023_offers'),
        ('games', '0024_states_show_offers'),
        ('games', '0025_messages'),
        ('games', '0026_chat_in_states'),
        ('games', '0027_reliability'),
        ('games', '0028_reliability_in_states'),
        ('games', '0029_pauses'),
        ('games', '0030_pauses_are_shown'),
        ('games', '0031_excused'),
        ('games', '0032_excused_in_states'),
        ('games', '0033_offers_withdrawn'),
        ('games', '0034_sounds'),
        ('games', '0035_rules_in_states'),
        ('games', '0036_vacations'),
        ('games', '0037_vacations_are_shown'),
        ('games', '0038_renamed_players'),
        ('games', '0039_low_blows'),
        ('games', '0040_phases_in_states'),
        ('games', '0041_league_of_games'),
        ('games', '0042_played_out'),
    ]

    initial = True

    dependencies = [
        ('accounts', '__first__'),
    ]

    operations = [
        migrations.CreateModel(
            name='Game',
            fields=[
                ('id', models.AutoField(primary_key=True, serialize=False)),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('name', models.CharField(blank=True, max_length=80)),
                ('status', models.CharField(choices=[('lobby', 'Lobby'), ('playing', 'Playing'), ('finished', 'Finished'), ('cancelled', 'Cancelled')], default='lobby', max_length=9)),
                ('visibility', models.CharField(choices=[('public', 'Public'), ('unlisted', 'Unlisted'), ('private', 'Private')], default='public', max_length=8)),
                ('invite_code', models.CharField(max_length=16)),
                ('seat_count', models.PositiveSmallIntegerField(validators=[django.core.validators.MinValueValidator(2), django.core.validators.MaxValueValidator(7)])),
                ('captain_seat', models.PositiveSmallIntegerField(default=0)),
                ('open_log', models.BooleanField(default=False)),
                ('rate_bots', models.BooleanField(default=False, help_text='Whether bot accounts count for ratings, too.')),
                ('rated', models.BooleanField(default=True, help_text='Whether results count for ratings at all.')),
                ('same_owner', models.BooleanField(default=False, help_text='Whether a player and own bots may sit here together; nobody is rated then.')),
                ('join_by', models.DateTimeField(blank=True, help_text='Until when the lobby waits; then the sweep cancels the game.', null=True)),
                ('auto_start', models.BooleanField(default=False, help_text='Whether the game starts at `join_by` with two or more, instead of being cancelled.')),
                ('invited_only', models.BooleanField(default=False, help_text='Whether only the invited may sit down.')),
                ('chat', models.CharField(choices=[('all', 'All'), ('reactions', 'Reactions'), ('off', 'Off')], default='all', max_length=9)),
                ('language', models.CharField(blank=True, choices=[('en', 'English'), ('es', 'Español'), ('fr', 'Français'), ('it', 'Italiano'), ('ko', '한국어')], help_text='Spoken at the table.', max_length=2)),
                ('league', models.UUIDField(blank=True, editable=False, help_text='The league at one of whose tables it is played.', null=True)),
                ('reliability_min', models.PositiveSmallIntegerField(blank=True, help_text='How reliable, 0 to 100, a player must be to sit down here.', null=True)),
                ('excused', models.PositiveSmallIntegerField(default=0, help_text='For how many missed deadlines each seat gets more time instead.')),
                ('vacation', models.BooleanField(default=False, help_text='Whether clocks stand still for players on vacation.')),
                ('replace', models.BooleanField(default=False, help_text='Whether seats whose players are away or gone are offered to others by themselves.')),
                ('turn_seconds', models.PositiveIntegerField(default=86400)),
                ('clock', models.JSONField(blank=True, help_text='Unless each turn just lasts `turn_seconds`: the clock, as games.clocks writes it.', null=True)),
                ('options', models.JSONField(help_text='The game as it was asked for; part of its record.')),
                ('rules_version', models.PositiveSmallIntegerField()),
                ('version', models.PositiveIntegerField(default=0)),
                ('result', models.JSONField(blank=True, null=True)),
                ('created_at', models.DateTimeField()),
                ('started_at', models.DateTimeField(blank=True, null=True)),
                ('finished_at', models.DateTimeField(blank=True, null=True)),
                ('quarantined_at', models.DateTimeField(blank=True, null=True)),
                ('pause_asked', models.JSONField(blank=True, help_text='The pause that is asked for: {"seat", "hours", "agreed": [seat, …]}.', null=True)),
                ('paused_from', models.DateTimeField(blank=True, null=True)),
                ('paused_until', models.DateTimeField(blank=True, help_text='Until when no deadline runs, unless a player ends the pause before.', null=True)),
                ('paused_seconds', models.FloatField(default=0.0, help_text='How long the pauses have lasted that are over.')),
                ('pause_held', models.BooleanField(default=False, help_text="The pause is its league's: it is not for the seats to end it.")),
                ('played_out_at', models.DateTimeField(blank=True, help_text='Since when the stand-in decides for every seat, to end the game.', null=True)),
                ('host', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='hosted_games', to=settings.AUTH_USER_MODEL)),
                ('rematch', models.ForeignKey(blank=True, help_text='The same game anew.', null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='games.game')),
            ],
            options={
                'indexes': [models.Index(condition=models.Q(('paused_until__isnull', False)), fields=['paused_until'], name='game_paused'), models.Index(models.OrderBy(models.F('created_at'), descending=True), models.OrderBy(models.F('uuid'), descending=True), name='game_newest'), models.Index(models.F('league'), models.OrderBy(models.F('created_at'), descending=True), models.OrderBy(models.F('uuid'), descending=True), condition=models.Q(('league__isnull', False)), name='game_of_league'), models.Index(condition=models.Q(('quarantined_at__isnull', False)), fields=['quarantined_at'], name='game_quarantined'), models.Index(condition=models.Q(('status', 'lobby')), fields=['join_by'], name='game_lobby_due')],
                'constraints': [models.CheckConstraint(condition=models.Q(('seat_count__gte', 2), ('seat_count__lte', 7)), name='game_seats_2_to_7'), models.CheckConstraint(condition=models.Q(('captain_seat__lt', models.F('seat_count'))), name='game_captain_at_table'), models.CheckConstraint(condition=models.Q(models.Q(('status', 'lobby'), _negated=True), ('join_by__isnull', False), _connector='OR'), name='game_lobby_has_join_by'), models.CheckConstraint(condition=models.Q(('turn_seconds__gte', 60), ('turn_seconds__lte', 2419200)), name='game_turn_seconds_in_range')],
            },
        ),
        migrations.CreateModel(
            name='Heartbeat',
            fields=[
                ('name', models.CharField(max_length=16, primary_key=True, serialize=False)),
                ('at', models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name='Snapshot',
            fields=[
                ('game', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='snapshot', serialize=False, to='games.game')),
                ('document', models.TextField()),
            ],
        ),
        migrations.CreateModel(
            name='Event',
            fields=[
                ('pk', models.CompositePrimaryKey('game_id', 'number', blank=True, editable=False, primary_key=True, serialize=False)),
                ('at', models.DateTimeField()),
                ('game', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='events', to='games.game')),
                ('number', models.PositiveIntegerField()),
                ('turn', models.PositiveIntegerField(blank=True, null=True)),
                ('kind', models.PositiveSmallIntegerField(choices=[(1, 'game_created'), (2, 'seat_taken'), (3, 'seat_left'), (4, 'host_changed'), (5, 'game_started'), (6, 'game_cancelled'), (7, 'round_opened'), (8, 'turn_opened'), (9, 'seat_ready'), (10, 'seat_awaited'), (11, 'seat_missed'), (12, 'turn_resolved'), (13, 'deck_reshuffled'), (14, 'round_ended'), (15, 'game_finished'), (16, 'seat_resigned'), (17, 'game_suspended'), (18, 'game_resumed'), (19, 'player_deleted'), (20, 'player_renamed'), (30, 'seat_autopilot'), (31, 'seat_returned'), (32, 'seat_offered'), (40, 'pause_asked'), (41, 'pause_agreed'), (42, 'pause_declined'), (43, 'game_paused'), (44, 'game_unpaused'), (45, 'deadlines_moved'), (33, 'seat_excused'), (34, 'offer_withdrawn'), (35, 'seat_sound'), (46, 'seat_vacation'), (47, 'game_played_out')])),
                ('seat', models.PositiveSmallIntegerField(blank=True, null=True)),
                ('data', models.JSONField(blank=True, null=True)),
            ],
            options={
                'indexes': [models.Index(django.db.models.functions.comparison.Cast(django.db.models.fields.json.KeyTextTransform('player', 'data'), models.BigIntegerField()), condition=models.Q(('kind', 2)), name='event_seat_taken_by')],
            },
        ),
        migrations.CreateModel(
            name='Invitation',
            fields=[
                ('id', models.AutoField(primary_key=True, serialize=False)),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('state', models.CharField(choices=[('open', 'Open'), ('accepted', 'Accepted'), ('declined', 'Declined')], default='open', max_length=8)),
                ('created_at', models.DateTimeField(db_index=True)),
                ('answered_at', models.DateTimeField(blank=True, null=True)),
                ('game', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='invitations', to='games.game')),
                ('inviter', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='invitations', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('game', 'player'), name='invitation_once')],
            },
        ),
        migrations.CreateModel(
            name='Message',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('text', models.CharField(blank=True, max_length=500)),
                ('reaction', models.CharField(blank=True, choices=[('quack', 'Quack'), ('laugh', 'Laugh'), ('wow', 'Wow'), ('ouch', 'Ouch'), ('thinking', 'Thinking'), ('thanks', 'Thanks'), ('sorry', 'Sorry'), ('good_luck', 'Good Luck'), ('well_played', 'Well Played')], max_length=16)),
                ('created_at', models.DateTimeField()),
                ('removed_at', models.DateTimeField(blank=True, help_text='When a moderator has taken the text away.', null=True)),
                ('author', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='messages', to=settings.AUTH_USER_MODEL)),
                ('game', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='messages', to='games.game')),
            ],
            options={
                'indexes': [models.Index(fields=['game', '-created_at', '-uuid'], name='message_newest'), models.Index(fields=['author', '-created_at'], name='message_of_author'), models.Index(condition=models.Q(('reaction', '')), fields=['created_at'], name='message_read_by_time')],
                'constraints': [models.CheckConstraint(condition=models.Q(models.Q(('reaction__gt', ''), ('text', '')), models.Q(('reaction', ''), ('text__gt', '')), _connector='OR'), name='message_text_or_reaction')],
            },
        ),
        migrations.CreateModel(
            name='Outage',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('began_at', models.DateTimeField()),
                ('ended_at', models.DateTimeField()),
                ('last_turn', models.BigIntegerField(default=0, help_text='The primary key of the last turn that was put off.')),
                ('done_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'indexes': [models.Index(condition=models.Q(('done_at__isnull', True)), fields=['id'], name='outage_open')],
            },
        ),
        migrations.CreateModel(
            name='Round',
            fields=[
                ('id', models.AutoField(primary_key=True, serialize=False)),
                ('number', models.PositiveSmallIntegerField()),
                ('rules', games.fields.JSONTextField(default=list)),
                ('server_seed', models.BinaryField(max_length=32)),
                ('commitment', models.BinaryField(max_length=32)),
                ('player_seeds', django.contrib.postgres.fields.ArrayField(base_field=models.BinaryField(max_length=64), blank=True, null=True, size=None)),
                ('entropy', models.BinaryField(blank=True, max_length=32, null=True)),
                ('removed', games.fields.JSONTextField(default=list)),
                ('deck', games.fields.JSONTextField(default=list, help_text='As it was dealt.')),
                ('draw_deck', games.fields.JSONTextField(default=list)),
                ('captain_pile', games.fields.JSONTextField(default=list, help_text='Oldest card first.')),
                ('discard_area', games.fields.JSONTextField(default=list)),
                ('last', games.fields.JSONTextField(blank=True, help_text='The last drawn card: [card, call, discarded].', null=True)),
                ('reshuffles', games.fields.JSONTextField(default=list, help_text='[{"before_turn": …, "deck": […]}]')),
                ('opened_at', models.DateTimeField(blank=True, null=True)),
                ('ended_at', models.DateTimeField(blank=True, null=True)),
                ('ended_by', models.CharField(blank=True, choices=[('single_stack', 'Single Stack'), ('discards', 'Discards')], max_length=12)),
                ('scores', games.fields.JSONTextField(blank=True, null=True)),
                ('visible_cards', games.fields.JSONTextField(blank=True, null=True)),
                ('game', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='rounds', to='games.game')),
            ],
            options={
                'ordering': ['game', 'number'],
                'constraints': [models.UniqueConstraint(fields=('game', 'number'), name='round_number_unique'), models.CheckConstraint(condition=models.Q(('number__gte', 1), ('number__lte', 3)), name='round_number_1_to_3')],
            },
        ),
        migrations.CreateModel(
            name='Grid',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('seat', models.PositiveSmallIntegerField()),
                ('dealt', games.fields.JSONTextField(help_text='Twelve ducks, row by row, as they were dealt.')),
                ('stacks', games.fields.JSONTextField(help_text='[[row, col, [bottom, …, top]], …]')),
                ('received', games.fields.JSONTextField(blank=True, help_text='A stack that the seat has got and must place: [[bottom, …, top], owner].', null=True)),
                ('asked', models.PositiveSmallIntegerField(default=0, help_text='The turns that have asked its player and that `Reliability` does not count yet.')),
                ('round', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='grids', to='games.round')),
            ],
            options={
                'ordering': ['round', 'seat'],
                'constraints': [models.UniqueConstraint(fields=('round', 'seat'), name='grid_seat_unique')],
            },
        ),
        migrations.CreateModel(
            name='Seat',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('index', models.PositiveSmallIntegerField()),
                ('bot', models.CharField(blank=True, max_length=16, null=True)),
                ('bot_account', models.BooleanField(default=False, help_text='A player whose account is a bot sits here, or sat until the account was deleted.')),
                ('family', models.CharField(blank=True, max_length=16, null=True)),
                ('player_seed', models.BinaryField(default=b'', max_length=64)),
                ('resigned_at', models.DateTimeField(blank=True, null=True)),
                ('misses', models.PositiveIntegerField(default=0)),
                ('missed_in_a_row', models.PositiveSmallIntegerField(default=0, help_text='Of the turns that asked it, up to 2.')),
                ('autopilot_since', models.DateTimeField(blank=True, help_text='Since when the stand-in moves at once, until the player comes back.', null=True)),
                ('reserve', models.FloatField(blank=True, help_text='With a bank: the seconds that the seat had when a turn last asked it, or has left of them since.', null=True)),
                ('missed_in', models.PositiveIntegerField(blank=True, help_text='The last turn that it missed.', null=True)),
                ('excuses', models.PositiveSmallIntegerField(default=0, help_text='How often it got more time (`Game.excused`).')),
                ('excused_in', models.PositiveIntegerField(blank=True, help_text='The last turn in which it did.', null=True)),
                ('held_from', models.PositiveIntegerField(default=1, help_text='The first turn of the player who sits here.')),
                ('offer_due_at', models.DateTimeField(blank=True, help_text='When it is offered to others by itself.', null=True)),
                ('offered_at', models.DateTimeField(blank=True, help_text='Since when others may take it.', null=True)),
                ('sound', models.CharField(blank=True, default='', help_text='What it says instead of quacking in `madness`; empty: no choice.', max_length=20)),
                ('game', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='seats', to='games.game')),
                ('player', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='seats', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['game', 'index'],
                'indexes': [models.Index(condition=models.Q(('offer_due_at__isnull', False)), fields=['offer_due_at'], name='seat_offer_due'), models.Index(condition=models.Q(('offered_at__isnull', False)), fields=['game'], name='seat_offered')],
                'constraints': [models.UniqueConstraint(fields=('game', 'index'), name='seat_index_unique'), models.UniqueConstraint(fields=('game', 'player'), name='seat_player_unique'), models.UniqueConstraint(fields=('game', 'family'), name='seat_family_unique'), models.CheckConstraint(condition=models.Q(('index__lt', 7)), name='seat_index_below_7'), models.CheckConstraint(condition=models.Q(('player__isnull', True), ('bot__isnull', True), _connector='OR'), name='seat_player_or_bot')],
            },
        ),
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
                'indexes': [models.Index(condition=models.Q(('paused_at__isnull', False)), fields=['paused_at'], name='standing_orders_paused')],
                'constraints': [models.UniqueConstraint(fields=('game', 'seat'), name='standing_orders_seat_unique')],
            },
        ),
        migrations.CreateModel(
            name='Tenure',
            fields=[
                ('id', models.AutoField(primary_key=True, serialize=False)),
                ('seat', models.PositiveSmallIntegerField()),
                ('from_turn', models.PositiveIntegerField()),
                ('to_turn', models.PositiveIntegerField()),
                ('misses', models.PositiveIntegerField(default=0)),
                ('ended_by', models.CharField(choices=[('autopilot', 'Autopilot'), ('resigned', 'Resigned'), ('account_deleted', 'Account Deleted')], max_length=15)),
                ('ended_at', models.DateTimeField()),
                ('game', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='tenures', to='games.game')),
                ('player', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='tenures', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['game', 'seat', 'from_turn'],
                'constraints': [models.UniqueConstraint(fields=('game', 'seat', 'from_turn'), name='tenure_unique')],
            },
        ),
        migrations.CreateModel(
            name='Ticket',
            fields=[
                ('id', models.AutoField(primary_key=True, serialize=False)),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('seats', django.contrib.postgres.fields.ArrayField(base_field=models.PositiveSmallIntegerField(), help_text='Sizes of a table; the first is tried first.', size=None)),
                ('clocks', django.contrib.postgres.fields.ArrayField(base_field=models.CharField(max_length=16), help_text='Named clocks; the first is tried first.', size=None)),
                ('rated', models.BooleanField(default=True)),
                ('bots_after_hours', models.PositiveSmallIntegerField(blank=True, null=True)),
                ('created_at', models.DateTimeField()),
                ('due_at', models.DateTimeField(db_index=True)),
                ('matched_at', models.DateTimeField(blank=True, null=True)),
                ('game', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='tickets', to='games.game')),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='tickets', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['created_at', 'id'],
                'indexes': [models.Index(condition=models.Q(('game__isnull', True)), fields=['created_at', 'id'], name='ticket_waiting')],
                'constraints': [models.CheckConstraint(condition=models.Q(models.Q(('game__isnull', True), ('matched_at__isnull', True)), models.Q(('game__isnull', False), ('matched_at__isnull', False)), _connector='OR'), name='ticket_waits_or_is_matched')],
            },
        ),
        migrations.CreateModel(
            name='Turn',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('card', models.CharField(max_length=6)),
                ('call', models.CharField(blank=True, max_length=3, null=True)),
                ('phase', models.CharField(choices=[('move', 'Move'), ('give', 'Give'), ('place', 'Place')], db_default='move', default='move', max_length=5)),
                ('discarded', models.BooleanField(default=False)),
                ('opened_at', models.DateTimeField()),
                ('deadline', models.DateTimeField(blank=True, null=True)),
                ('deadlines', django.contrib.postgres.fields.ArrayField(base_field=models.DateTimeField(null=True), blank=True, help_text='The deadline of each of seven seats, `deadline` is the latest; null: all that are asked have that.', null=True, size=None)),
                ('stops', games.fields.JSONTextField(blank=True, help_text='When clocks stand still in the open turn: [[from, to, seat or null for all]].', null=True)),
                ('due_at', models.DateTimeField(blank=True, null=True)),
                ('resolved_at', models.DateTimeField(blank=True, null=True)),
                ('attempts', models.PositiveSmallIntegerField(default=0)),
                ('asked', django.contrib.postgres.fields.ArrayField(base_field=models.PositiveSmallIntegerField(), default=list, size=None)),
                ('waiting_for', django.contrib.postgres.fields.ArrayField(base_field=models.PositiveSmallIntegerField(), default=list, size=None)),
                ('prompts', models.JSONField(blank=True, help_text='Per seat that may decide: {"0": {"card": 7, "moves": ["0,1x0,0"], "ambiguous": true}}.', null=True)),
                ('decisions', django.contrib.postgres.fields.ArrayField(base_field=models.PositiveIntegerField(), blank=True, help_text='How often each of seven seats has decided in the open turn: moved, moved otherwise, withdrawn.', null=True, size=None)),
                ('last_event', models.PositiveIntegerField(blank=True, help_text='The public number of the newest `seat_ready` of the open turn.', null=True)),
                ('game', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='turns', to='games.game')),
                ('round', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='turns', to='games.round')),
            ],
            options={
                'ordering': ['game', 'number'],
                'indexes': [models.Index(condition=models.Q(('resolved_at__isnull', True)), fields=['due_at'], name='turn_due')],
                'constraints': [models.UniqueConstraint(fields=('game', 'number'), name='turn_number_unique'), models.UniqueConstraint(condition=models.Q(('resolved_at__isnull', True)), fields=('game',), name='turn_one_open'), models.CheckConstraint(condition=models.Q(('deadline__isnull', True), ('deadline__gt', models.F('opened_at')), _connector='OR'), name='turn_deadline_after_opening'), models.CheckConstraint(condition=models.Q(('resolved_at__isnull', False), ('deadline__isnull', False), _connector='OR'), name='turn_open_has_deadline')],
            },
        ),
        migrations.CreateModel(
            name='Submission',
            fields=[
                ('pk', models.CompositePrimaryKey('turn_id', 'seat', blank=True, editable=False, primary_key=True, serialize=False)),
                ('seat', models.PositiveSmallIntegerField()),
                ('revision', models.PositiveIntegerField(default=1, help_text='How often its seat had decided in the turn by then.')),
                ('origin', models.CharField(choices=[('player', 'Player'), ('order', 'Order'), ('bot', 'Bot'), ('timeout', 'Timeout')], max_length=7)),
                ('move', models.CharField(max_length=24)),
                ('submitted_at', models.DateTimeField()),
                ('turn', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='submissions', to='games.turn')),
                ('event', models.PositiveIntegerField(blank=True, help_text='The public number of the `seat_ready` that it brought about.', null=True)),
                ('ready_at', models.DateTimeField(blank=True, help_text='When that was; a replacement leaves it alone.', null=True)),
            ],
        ),
        migrations.RunSQL(FORWARDS, BACKWARDS),
    ]
