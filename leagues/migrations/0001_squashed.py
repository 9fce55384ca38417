"""Leagues: seasons, competitions, entries, rounds, tables, rulings.

It replaces the migrations from before the first release; databases made by them are taken as they are.
"""

import django.contrib.postgres.fields
import django.db.models.deletion
import leagues.models.competitions
import uuid
from django.conf import settings
from django.db import migrations, models

# Rulings are appended, never changed nor deleted; events of competitions are appended and never changed.
FORWARDS = """
CREATE FUNCTION leagues_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER leagues_ruling_append_only BEFORE UPDATE OR DELETE ON leagues_ruling
    FOR EACH ROW EXECUTE FUNCTION leagues_is_append_only();
CREATE TRIGGER leagues_event_append_only BEFORE UPDATE ON leagues_event
    FOR EACH ROW EXECUTE FUNCTION leagues_is_append_only();
"""
BACKWARDS = """
DROP TRIGGER leagues_event_append_only ON leagues_event;
DROP TRIGGER leagues_ruling_append_only ON leagues_ruling;
DROP FUNCTION leagues_is_append_only();
"""


class Migration(migrations.Migration):

    replaces = [
        ('leagues', '0001_initial'),
        ('leagues', '0002_append_only'),
        ('leagues', '0003_offers_due_at'),
        ('leagues', '0004_season_due_at'),
    ]

    initial = True

    dependencies = [
        ('accounts', '__first__'),
        ('games', '0001_squashed'),
    ]

    operations = [
        migrations.CreateModel(
            name='Competition',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('tier', models.PositiveSmallIntegerField(blank=True, help_text='Of a division: 1 at the top.', null=True)),
                ('name', models.CharField(max_length=80)),
                ('description', models.CharField(blank=True, max_length=4000)),
                ('status', models.CharField(choices=[('draft', 'Draft'), ('published', 'Published'), ('running', 'Running'), ('finished', 'Finished'), ('cancelled', 'Cancelled')], default='draft', max_length=9)),
                ('visibility', models.CharField(choices=[('public', 'Public'), ('unlisted', 'Unlisted'), ('private', 'Private')], default='public', max_length=8)),
                ('settings', models.JSONField()),
                ('invite_code', models.CharField(default=leagues.models.competitions.new_invite_code, max_length=16)),
                ('registration_opens_at', models.DateTimeField(help_text='As `settings` has it, to be looked for.')),
                ('registration_closes_at', models.DateTimeField()),
                ('capacity', models.PositiveSmallIntegerField()),
                ('version', models.PositiveIntegerField(default=0)),
                ('created_at', models.DateTimeField()),
                ('published_at', models.DateTimeField(blank=True, null=True)),
                ('finished_at', models.DateTimeField(blank=True, null=True)),
                ('due_at', models.DateTimeField(blank=True, null=True)),
                ('steps_done', django.contrib.postgres.fields.ArrayField(base_field=models.CharField(choices=[('open_registration', 'Open Registration'), ('close_registration', 'Close Registration'), ('check_gates', 'Check Gates'), ('finish', 'Finish')], max_length=18), blank=True, default=list, size=None)),
                ('offers_due_at', models.DateTimeField(blank=True, help_text='When seats are next offered to substitutes; null where nobody volunteers.', null=True)),
                ('season_due_at', models.DateTimeField(blank=True, help_text='When its season is to be looked at: a place is free, or it is over.', null=True)),
                ('attempts', models.PositiveSmallIntegerField(default=0, help_text='Failed attempts at a step in a row.')),
                ('quarantined_at', models.DateTimeField(blank=True, help_text='Since when nothing happens by itself.', null=True)),
                ('paused_from', models.DateTimeField(blank=True, null=True)),
                ('paused_until', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'indexes': [models.Index(models.OrderBy(models.F('created_at'), descending=True), models.OrderBy(models.F('uuid'), descending=True), name='competition_newest'), models.Index(condition=models.Q(('due_at__isnull', False)), fields=['due_at'], name='competition_due'), models.Index(condition=models.Q(('offers_due_at__isnull', False)), fields=['offers_due_at'], name='competition_offers_due'), models.Index(condition=models.Q(('quarantined_at__isnull', False)), fields=['quarantined_at'], name='competition_quarantined')],
                'constraints': [models.CheckConstraint(condition=models.Q(('capacity__gte', 2), ('capacity__lte', 1000)), name='competition_capacity_2_to_1000'), models.CheckConstraint(condition=models.Q(('registration_closes_at__gt', models.F('registration_opens_at'))), name='competition_registration_ends_after_it_begins'), models.CheckConstraint(condition=models.Q(('status__in', ['draft', 'cancelled']), ('published_at__isnull', False), _connector='OR'), name='competition_published_at_a_time')],
            },
        ),
        migrations.CreateModel(
            name='Entry',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('status', models.CharField(choices=[('invited', 'Invited'), ('waiting', 'Waiting'), ('active', 'Active'), ('withdrawn', 'Withdrawn'), ('disqualified', 'Disqualified')], max_length=12)),
                ('seed', models.PositiveSmallIntegerField(blank=True, help_text='Its place in the seeding, 1 the best.', null=True)),
                ('from_round', models.PositiveSmallIntegerField(default=1, help_text='The first round that it may play in.')),
                ('to_round', models.PositiveSmallIntegerField(blank=True, help_text='The last round, where it has left.', null=True)),
                ('sit_outs', django.contrib.postgres.fields.ArrayField(base_field=models.PositiveSmallIntegerField(), blank=True, default=list, size=None)),
                ('draw_seed', models.BinaryField(default=b'', max_length=64)),
                ('no_shows', models.PositiveSmallIntegerField(default=0, help_text='At how many tables it decided nothing (LE7).')),
                ('came_back', models.BooleanField(default=False, help_text='It has left and come back, which it may once (LE5).')),
                ('entered_at', models.DateTimeField()),
                ('confirmed_at', models.DateTimeField(blank=True, null=True)),
                ('left_at', models.DateTimeField(blank=True, null=True)),
                ('competition', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='entries', to='leagues.competition')),
                ('player', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='league_entries', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'verbose_name_plural': 'entries',
                'indexes': [models.Index(fields=['competition', 'status', 'id'], name='entry_of_status')],
                'constraints': [models.UniqueConstraint(fields=('competition', 'player'), name='entry_player_unique'), models.CheckConstraint(condition=models.Q(('from_round__gte', 1)), name='entry_from_round_1')],
            },
        ),
        migrations.CreateModel(
            name='Apart',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('competition', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='apart', to='leagues.competition')),
                ('one', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='leagues.entry')),
                ('other', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to='leagues.entry')),
            ],
            options={
                'verbose_name_plural': 'pairs kept apart',
                'indexes': [models.Index(fields=['competition'], name='apart_of_competition')],
                'constraints': [models.UniqueConstraint(fields=('one', 'other'), name='apart_pair_unique'), models.CheckConstraint(condition=models.Q(('one__lt', models.F('other'))), name='apart_in_order')],
            },
        ),
        migrations.CreateModel(
            name='EntryHolder',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('from_round', models.PositiveSmallIntegerField()),
                ('to_round', models.PositiveSmallIntegerField()),
                ('entry', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='holders', to='leagues.entry')),
                ('player', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='held_entries', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['entry', 'from_round'],
                'constraints': [models.UniqueConstraint(fields=('entry', 'from_round'), name='entry_holder_unique'), models.CheckConstraint(condition=models.Q(('to_round__gte', models.F('from_round'))), name='entry_holder_in_order')],
            },
        ),
        migrations.CreateModel(
            name='Event',
            fields=[
                ('pk', models.CompositePrimaryKey('competition_id', 'number', blank=True, editable=False, primary_key=True, serialize=False)),
                ('number', models.PositiveIntegerField()),
                ('at', models.DateTimeField()),
                ('kind', models.CharField(choices=[('competition_published', 'Competition Published'), ('registration_opened', 'Registration Opened'), ('registration_closed', 'Registration Closed'), ('entry_added', 'Entry Added'), ('entry_left', 'Entry Left'), ('round_drawn', 'Round Drawn'), ('round_opened', 'Round Opened'), ('table_finished', 'Table Finished'), ('table_adjudicated', 'Table Adjudicated'), ('round_closed', 'Round Closed'), ('standings_changed', 'Standings Changed'), ('ruling_made', 'Ruling Made'), ('ruling_undone', 'Ruling Undone'), ('announcement', 'Announcement'), ('competition_finished', 'Competition Finished'), ('season_finished', 'Season Finished')], max_length=21)),
                ('round', models.PositiveSmallIntegerField(blank=True, null=True)),
                ('table', models.PositiveSmallIntegerField(blank=True, null=True)),
                ('data', models.JSONField(blank=True, default=dict)),
                ('competition', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='events', to='leagues.competition')),
            ],
            options={
                'indexes': [models.Index(fields=['at'], name='league_event_by_time')],
            },
        ),
        migrations.CreateModel(
            name='League',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('name', models.CharField(max_length=80)),
                ('description', models.CharField(blank=True, max_length=4000)),
                ('visibility', models.CharField(choices=[('public', 'Public'), ('unlisted', 'Unlisted'), ('private', 'Private')], default='public', max_length=8)),
                ('language', models.CharField(blank=True, choices=[('en', 'English'), ('es', 'Español'), ('fr', 'Français'), ('it', 'Italiano'), ('ko', '한국어')], max_length=2)),
                ('version', models.PositiveIntegerField(default=1)),
                ('created_at', models.DateTimeField()),
            ],
            options={
                'indexes': [models.Index(models.OrderBy(models.F('created_at'), descending=True), models.OrderBy(models.F('uuid'), descending=True), name='league_newest')],
            },
        ),
        migrations.AddField(
            model_name='competition',
            name='league',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='competitions', to='leagues.league'),
        ),
        migrations.CreateModel(
            name='Announcement',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('actor', models.BigIntegerField(blank=True, help_text='The primary key of the player who wrote it.', null=True)),
                ('text', models.CharField(max_length=2000)),
                ('at', models.DateTimeField()),
                ('hidden_at', models.DateTimeField(blank=True, null=True)),
                ('competition', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='announcements', to='leagues.competition')),
                ('league', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='announcements', to='leagues.league')),
            ],
            options={
                'indexes': [models.Index(fields=['league', '-at', '-uuid'], name='announcement_newest')],
            },
        ),
        migrations.CreateModel(
            name='Request',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('kind', models.CharField(choices=[('appeal', 'Appeal'), ('absence', 'Absence'), ('substitute', 'Substitute'), ('other', 'Other')], max_length=10)),
                ('text', models.CharField(blank=True, max_length=2000)),
                ('created_at', models.DateTimeField()),
                ('answer', models.CharField(blank=True, max_length=2000)),
                ('answered_at', models.DateTimeField(blank=True, null=True)),
                ('answered_by', models.BigIntegerField(blank=True, help_text='The primary key of the player.', null=True)),
                ('competition', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='requests', to='leagues.competition')),
                ('entry', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='requests', to='leagues.entry')),
            ],
            options={
                'indexes': [models.Index(fields=['competition', '-created_at', '-uuid'], name='request_newest')],
                'constraints': [models.CheckConstraint(condition=models.Q(models.Q(('answer', ''), ('answered_at__isnull', True)), models.Q(('answer__gt', ''), ('answered_at__isnull', False)), _connector='OR'), name='request_answered_whole')],
            },
        ),
        migrations.CreateModel(
            name='Round',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveSmallIntegerField()),
                ('stage', models.PositiveSmallIntegerField(default=1)),
                ('status', models.CharField(choices=[('planned', 'Planned'), ('drawn', 'Drawn'), ('published', 'Published'), ('open', 'Open'), ('closing', 'Closing'), ('closed', 'Closed')], default='planned', max_length=9)),
                ('draws_at', models.DateTimeField()),
                ('publishes_at', models.DateTimeField()),
                ('opens_at', models.DateTimeField()),
                ('closes_at', models.DateTimeField()),
                ('due_at', models.DateTimeField(blank=True, null=True)),
                ('attempts', models.PositiveSmallIntegerField(default=0, help_text='Failed attempts at its next step in a row.')),
                ('drawn_at', models.DateTimeField(blank=True, null=True)),
                ('published_at', models.DateTimeField(blank=True, null=True)),
                ('opened_at', models.DateTimeField(blank=True, null=True)),
                ('closed_at', models.DateTimeField(blank=True, null=True)),
                ('paused_from', models.DateTimeField(blank=True, null=True)),
                ('paused_until', models.DateTimeField(blank=True, null=True)),
                ('attempt', models.PositiveSmallIntegerField(default=0, help_text='Which draw it is: 0, or 1 to 3 after redraws.')),
                ('by_hand', models.BooleanField(default=False, help_text='Organizers have set its tables.')),
                ('entropy', models.BinaryField(blank=True, max_length=32, null=True)),
                ('draw_seeds', models.JSONField(blank=True, help_text='Of each drawn entry, as the draw took it, in hex.', null=True)),
                ('lots', django.contrib.postgres.fields.ArrayField(base_field=models.UUIDField(), blank=True, help_text='The entries in the order of the draw.', null=True, size=None)),
                ('drawn_with', models.JSONField(blank=True, null=True)),
                ('competition', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='rounds', to='leagues.competition')),
            ],
            options={
                'ordering': ['competition', 'number'],
                'indexes': [models.Index(condition=models.Q(('due_at__isnull', False)), fields=['due_at'], name='league_round_due')],
                'constraints': [models.UniqueConstraint(fields=('competition', 'number'), name='league_round_number_unique'), models.CheckConstraint(condition=models.Q(('draws_at__lte', models.F('publishes_at')), ('publishes_at__lte', models.F('opens_at'))), name='league_round_times_in_order'), models.CheckConstraint(condition=models.Q(('closes_at__gt', models.F('opens_at'))), name='league_round_closes_after_opening'), models.CheckConstraint(condition=models.Q(('attempt__lte', 3), ('number__gte', 1)), name='league_round_from_1'), models.CheckConstraint(condition=models.Q(models.Q(('lots__isnull', True), ('status', 'planned')), models.Q(models.Q(('status', 'planned'), _negated=True), ('drawn_at__isnull', False), ('lots__isnull', False)), _connector='OR'), name='league_round_drawn_whole')],
            },
        ),
        migrations.CreateModel(
            name='Ruling',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('at', models.DateTimeField()),
                ('actor', models.BigIntegerField(blank=True, help_text='The primary key of the player; null: the service.', null=True)),
                ('role', models.CharField(blank=True, max_length=9)),
                ('action', models.CharField(choices=[('publish', 'Publish'), ('hide', 'Hide'), ('announce', 'Announce'), ('change_settings', 'Change Settings'), ('appoint', 'Appoint'), ('dismiss', 'Dismiss'), ('admit', 'Admit'), ('withdraw', 'Withdraw'), ('reinstate', 'Reinstate'), ('warn', 'Warn'), ('award', 'Award'), ('deduct', 'Deduct'), ('disqualify', 'Disqualify'), ('redraw', 'Redraw'), ('move', 'Move'), ('pause', 'Pause'), ('resume', 'Resume'), ('extend', 'Extend'), ('replace', 'Replace'), ('adjudicate', 'Adjudicate'), ('void', 'Void'), ('undo', 'Undo')], max_length=15)),
                ('round', models.PositiveSmallIntegerField(blank=True, help_text='The number of the round.', null=True)),
                ('table', models.PositiveSmallIntegerField(blank=True, help_text='The number of the table.', null=True)),
                ('points', models.PositiveSmallIntegerField(blank=True, null=True)),
                ('reason', models.CharField(blank=True, max_length=500)),
                ('private_note', models.CharField(blank=True, help_text='For staff alone.', max_length=2000)),
                ('detail', models.JSONField(blank=True, default=dict, help_text='What standings need of it: {"ranks": […], "from": "all", "rule": …}.')),
                ('before', models.JSONField(blank=True, default=dict)),
                ('after', models.JSONField(blank=True, default=dict)),
                ('automatic', models.BooleanField(default=False)),
                ('interested', models.BooleanField(default=False, help_text='Its actor plays in the same competition (LO5).')),
                ('consumed', models.BooleanField(default=False, help_text='An undo after which drawn rounds stay (LO4).')),
                ('competition', models.ForeignKey(blank=True, db_index=False, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='rulings', to='leagues.competition')),
                ('entry', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='rulings', to='leagues.entry')),
                ('league', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.PROTECT, related_name='rulings', to='leagues.league')),
                ('undoes', models.OneToOneField(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='undone_by', to='leagues.ruling')),
            ],
            options={
                'ordering': ['competition', 'number'],
                'constraints': [models.UniqueConstraint(fields=('competition', 'number'), name='ruling_number_unique'), models.UniqueConstraint(condition=models.Q(('competition__isnull', True)), fields=('league', 'number'), name='ruling_of_league_unique'), models.CheckConstraint(condition=models.Q(models.Q(('action__in', ['award', 'deduct']), _negated=True), models.Q(('points__gte', 1), ('points__lte', 600)), _connector='OR'), name='ruling_points_1_to_600'), models.CheckConstraint(condition=models.Q(models.Q(('action', 'undo'), ('undoes__isnull', False)), models.Q(models.Q(('action', 'undo'), _negated=True), ('undoes__isnull', True)), _connector='OR'), name='ruling_undo_undoes'), models.CheckConstraint(condition=models.Q(models.Q(('actor__isnull', True), ('automatic', True)), models.Q(('actor__isnull', False), ('automatic', False)), _connector='OR'), name='ruling_by_somebody_or_automatic')],
            },
        ),
        migrations.CreateModel(
            name='Season',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('name', models.CharField(max_length=80)),
                ('size', models.PositiveSmallIntegerField(help_text='How many entries a division has.')),
                ('up', models.PositiveSmallIntegerField(default=0, help_text='How many of a division go up.')),
                ('down', models.PositiveSmallIntegerField(default=0, help_text='How many of a division go down.')),
                ('fill', models.CharField(choices=[('from_below', 'From Below'), ('reprieve', 'Reprieve')], default='from_below', max_length=10)),
                ('version', models.PositiveIntegerField(default=1)),
                ('created_at', models.DateTimeField()),
                ('finished_at', models.DateTimeField(blank=True, null=True)),
                ('league', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='seasons', to='leagues.league')),
                ('previous', models.OneToOneField(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='next', to='leagues.season')),
            ],
            options={
                'constraints': [models.CheckConstraint(condition=models.Q(('size__gte', 2), ('size__lte', 1000)), name='season_size_2_to_1000'), models.CheckConstraint(condition=models.Q(('previous', models.F('id')), _negated=True), name='season_not_its_own_next')],
            },
        ),
        migrations.AddField(
            model_name='competition',
            name='season',
            field=models.ForeignKey(blank=True, db_index=False, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='divisions', to='leagues.season'),
        ),
        migrations.CreateModel(
            name='Staff',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('role', models.CharField(choices=[('owner', 'Owner'), ('organizer', 'Organizer'), ('referee', 'Referee')], max_length=9)),
                ('appointed_at', models.DateTimeField()),
                ('accepted_at', models.DateTimeField(blank=True, null=True)),
                ('league', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='staff', to='leagues.league')),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='league_staff', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'verbose_name_plural': 'staff',
                'constraints': [models.UniqueConstraint(fields=('league', 'player'), name='staff_player_unique'), models.UniqueConstraint(condition=models.Q(('role', 'owner')), fields=('league',), name='staff_one_owner'), models.CheckConstraint(condition=models.Q(models.Q(('role', 'owner'), _negated=True), ('accepted_at__isnull', False), _connector='OR'), name='staff_owner_has_accepted')],
            },
        ),
        migrations.CreateModel(
            name='Standing',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('place', models.PositiveSmallIntegerField()),
                ('rank', models.PositiveSmallIntegerField(blank=True, null=True)),
                ('ticks', models.IntegerField()),
                ('document', models.JSONField(help_text='The row as JSON has it, but for the entry and its player.')),
                ('competition', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='standings', to='leagues.competition')),
                ('entry', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, related_name='standing', to='leagues.entry')),
            ],
            options={
                'ordering': ['competition', 'place'],
                'indexes': [models.Index(fields=['competition', 'place'], name='standing_in_order')],
            },
        ),
        migrations.CreateModel(
            name='Table',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveSmallIntegerField()),
                ('status', models.CharField(choices=[('waiting', 'Waiting'), ('playing', 'Playing'), ('closing', 'Closing'), ('finished', 'Finished'), ('adjudicated', 'Adjudicated'), ('split', 'Split'), ('void', 'Void')], default='waiting', max_length=11)),
                ('captain', models.PositiveSmallIntegerField(default=0, help_text="The index of the Captain's seat.")),
                ('closes_at', models.DateTimeField()),
                ('rule_by', models.DateTimeField(blank=True, help_text='Until when staff may rule it (LJ4).', null=True)),
                ('paused_from', models.DateTimeField(blank=True, null=True)),
                ('paused_until', models.DateTimeField(blank=True, null=True)),
                ('ended_at', models.DateTimeField(blank=True, null=True)),
                ('game', models.OneToOneField(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to='games.game')),
                ('round', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='tables', to='leagues.round')),
            ],
            options={
                'ordering': ['round', 'number'],
                'indexes': [models.Index(condition=models.Q(('status', 'waiting')), fields=['round'], name='table_waiting'), models.Index(condition=models.Q(('status__in', ['playing', 'closing'])), fields=['game'], name='table_unfinished')],
                'constraints': [models.UniqueConstraint(fields=('round', 'number'), name='table_number_unique'), models.CheckConstraint(condition=models.Q(('captain__lt', 7)), name='table_captain_below_7'), models.CheckConstraint(condition=models.Q(models.Q(('status__in', ['playing', 'closing', 'finished']), _negated=True), ('game__isnull', False), _connector='OR'), name='table_played_has_game'), models.CheckConstraint(condition=models.Q(models.Q(('status', 'waiting'), _negated=True), ('game__isnull', True), _connector='OR'), name='table_waits_for_game'), models.CheckConstraint(condition=models.Q(models.Q(('ended_at__isnull', True), ('status__in', ['waiting', 'playing', 'closing'])), models.Q(('ended_at__isnull', False), ('status__in', ['finished', 'adjudicated', 'split', 'void'])), _connector='OR'), name='table_ended_at_a_time')],
            },
        ),
        migrations.CreateModel(
            name='TableSeat',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('index', models.PositiveSmallIntegerField()),
                ('played_rank', models.PositiveSmallIntegerField(blank=True, null=True)),
                ('total', models.IntegerField(blank=True, null=True)),
                ('round_scores', models.JSONField(blank=True, null=True)),
                ('visible_cards', models.JSONField(blank=True, null=True)),
                ('at_fault', models.BooleanField(default=False, help_text='The open turn waited for it, or it had resigned (LJ3).')),
                ('tenures', models.JSONField(blank=True, default=list, help_text='[{"entry": UUID or null, "kind", "asked", "decided", "missed"}]')),
                ('rank', models.PositiveSmallIntegerField(blank=True, null=True)),
                ('ticks', models.PositiveIntegerField(blank=True, null=True)),
                ('last', models.BooleanField(default=False, help_text='A ruling has moved it last (LP6).')),
                ('entry', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='seats', to='leagues.entry')),
                ('round', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='seats', to='leagues.round')),
                ('table', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='seats', to='leagues.table')),
            ],
            options={
                'ordering': ['table', 'index'],
                'constraints': [models.UniqueConstraint(fields=('table', 'index'), name='table_seat_index_unique'), models.UniqueConstraint(fields=('round', 'entry'), name='table_seat_entry_once_a_round'), models.CheckConstraint(condition=models.Q(('index__lt', 7)), name='table_seat_index_below_7')],
            },
        ),
        migrations.CreateModel(
            name='SubstituteOffer',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('status', models.CharField(choices=[('open', 'Open'), ('accepted', 'Accepted'), ('declined', 'Declined'), ('expired', 'Expired'), ('taken', 'Taken')], default='open', max_length=8)),
                ('made_at', models.DateTimeField()),
                ('ends_at', models.DateTimeField()),
                ('answered_at', models.DateTimeField(blank=True, null=True)),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='substitute_offers', to=settings.AUTH_USER_MODEL)),
                ('seat', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='offers', to='leagues.tableseat')),
            ],
            options={
                'indexes': [models.Index(condition=models.Q(('status', 'open')), fields=['ends_at'], name='substitute_offer_due')],
                'constraints': [models.UniqueConstraint(fields=('seat', 'player'), name='substitute_offer_once'), models.CheckConstraint(condition=models.Q(('ends_at__gt', models.F('made_at'))), name='substitute_offer_ends_later')],
            },
        ),
        migrations.CreateModel(
            name='Unseated',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(choices=[('bye', 'Bye'), ('sit_out', 'Sit Out'), ('late', 'Late'), ('absent', 'Absent')], max_length=7)),
                ('points', models.PositiveSmallIntegerField(default=0)),
                ('entry', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='unseated', to='leagues.entry')),
                ('round', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='unseated', to='leagues.round')),
            ],
            options={
                'verbose_name_plural': 'unseated',
                'constraints': [models.UniqueConstraint(fields=('round', 'entry'), name='unseated_once_a_round'), models.CheckConstraint(condition=models.Q(('points__lte', 60)), name='unseated_points_0_to_60')],
            },
        ),
        migrations.CreateModel(
            name='Volunteer',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('services', models.PositiveSmallIntegerField(default=0)),
                ('lot', models.PositiveIntegerField(default=0, help_text='Its place where others have served as often.')),
                ('created_at', models.DateTimeField()),
                ('competition', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='volunteers', to='leagues.competition')),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='volunteered', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('competition', 'player'), name='volunteer_unique')],
            },
        ),
        migrations.CreateModel(
            name='DrawSeed',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('round', models.PositiveSmallIntegerField()),
                ('attempt', models.PositiveSmallIntegerField()),
                ('seed', models.BinaryField(max_length=32)),
                ('commitment', models.BinaryField(max_length=32)),
                ('competition', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='draw_seeds', to='leagues.competition')),
            ],
            options={
                'ordering': ['competition', 'round', 'attempt'],
                'constraints': [models.UniqueConstraint(fields=('competition', 'round', 'attempt'), name='draw_seed_unique'), models.CheckConstraint(condition=models.Q(('attempt__lte', 3), ('round__gte', 1)), name='draw_seed_attempt_0_to_3')],
            },
        ),
        migrations.AddIndex(
            model_name='competition',
            index=models.Index(condition=models.Q(('season_due_at__isnull', False)), fields=['season_due_at'], name='competition_season_due'),
        ),
        migrations.AddConstraint(
            model_name='competition',
            constraint=models.UniqueConstraint(fields=('season', 'tier'), name='competition_tier_unique'),
        ),
        migrations.AddConstraint(
            model_name='competition',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('season__isnull', True), ('tier__isnull', True)), models.Q(('season__isnull', False), ('tier__gte', 1)), _connector='OR'), name='competition_tier_in_season'),
        ),
        migrations.RunSQL(FORWARDS, BACKWARDS),
    ]
