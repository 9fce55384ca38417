"""Accounts: players, tokens, sessions, bots, limits, the audit.

It replaces the migrations from before the first release; databases made by them are taken as they are.
"""

import accounts.models
import datetime
import django.contrib.auth.models
import django.contrib.postgres.fields
import django.core.validators
import django.db.models.deletion
import django.db.models.functions.datetime
import django.db.models.functions.text
import django.utils.timezone
import duckcover.validators
import functools
import secrets
import uuid
from django.conf import settings
from django.db import migrations, models

# Audit entries are only ever added; the counts of requests are not worth a crash's recovery.
FORWARDS = """
CREATE FUNCTION accounts_audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM accounts_auditentry) THEN
        RETURN NULL;
    END IF;
    RAISE EXCEPTION 'the audit is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER accounts_audit_append_only BEFORE UPDATE OR DELETE ON accounts_auditentry
    FOR EACH ROW EXECUTE FUNCTION accounts_audit_is_append_only();
CREATE TRIGGER accounts_audit_no_truncate BEFORE TRUNCATE ON accounts_auditentry
    FOR EACH STATEMENT EXECUTE FUNCTION accounts_audit_is_append_only();
ALTER TABLE accounts_ratewindow SET UNLOGGED;
ALTER TABLE accounts_ratewindow SET (fillfactor = 50);
"""
BACKWARDS = """
ALTER TABLE accounts_ratewindow SET LOGGED;
DROP TRIGGER accounts_audit_no_truncate ON accounts_auditentry;
DROP TRIGGER accounts_audit_append_only ON accounts_auditentry;
DROP FUNCTION accounts_audit_is_append_only();
"""


class Migration(migrations.Migration):

    replaces = [
        ('accounts', '0001_initial'),
        ('accounts', '0002_strangers'),
        ('accounts', '0003_guards'),
        ('accounts', '0004_sessions'),
        ('accounts', '0005_sealed_answers'),
        ('accounts', '0006_words_for_players'),
        ('accounts', '0007_proofs'),
        ('accounts', '0008_resources_of_answers'),
        ('accounts', '0009_forget_answers'),
        ('accounts', '0010_retired_name_key'),
        ('accounts', '0011_keep_retired_names'),
        ('accounts', '0012_plain_names'),
        ('accounts', '0013_mutes'),
        ('accounts', '0014_reliability'),
        ('accounts', '0015_vacations'),
        ('accounts', '0016_beginnings_of_vacations'),
        ('accounts', '0017_guest_accounts'),
        ('accounts', '0018_keys_of_guests'),
        ('accounts', '0019_tokens_of_leagues'),
    ]

    initial = True

    dependencies = [
        ('auth', '0012_alter_user_first_name_max_length'),
    ]

    operations = [
        migrations.CreateModel(
            name='Player',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('password', models.CharField(max_length=128, verbose_name='password')),
                ('last_login', models.DateTimeField(blank=True, null=True, verbose_name='last login')),
                ('is_superuser', models.BooleanField(default=False, help_text='Designates that this user has all permissions without explicitly assigning them.', verbose_name='superuser status')),
                ('email', models.EmailField(blank=True, max_length=254, verbose_name='email address')),
                ('is_staff', models.BooleanField(default=False, help_text='Designates whether the user can log into this admin site.', verbose_name='staff status')),
                ('is_active', models.BooleanField(default=True, help_text='Designates whether this user should be treated as active. Unselect this instead of deleting accounts.', verbose_name='active')),
                ('date_joined', models.DateTimeField(default=django.utils.timezone.now, verbose_name='date joined')),
                ('username', models.CharField(error_messages={'unique': 'This name is taken.'}, max_length=32, unique=True, validators=[django.core.validators.RegexValidator('^[A-Za-z0-9_][A-Za-z0-9_.-]{1,31}\\Z', "2 to 32 letters, digits, '_', '.' or '-'.")])),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('display_name', models.CharField(blank=True, max_length=50, validators=[duckcover.validators.validate_displayable])),
                ('language', models.CharField(choices=[('en', 'English'), ('es', 'Español'), ('fr', 'Français'), ('it', 'Italiano'), ('ko', '한국어')], default='en', max_length=2)),
                ('time_zone', models.CharField(default='UTC', max_length=64, validators=[accounts.models.validate_time_zone])),
                ('avatar', models.CharField(blank=True, choices=[('pirates', 'pirates'), ('vikings', 'vikings'), ('knights', 'knights'), ('cowboys', 'cowboys'), ('divers', 'divers'), ('wizards', 'wizards'), ('astronauts', 'astronauts')], max_length=16)),
                ('bio', models.CharField(blank=True, max_length=500, validators=[duckcover.validators.validate_lines])),
                ('guest_until', models.DateTimeField(blank=True, help_text='When this guest account is deleted if it is not used; null: no guest.', null=True)),
                ('vacation_from', models.DateTimeField(blank=True, help_text='Since when it is on vacation.', null=True)),
                ('vacation_until', models.DateTimeField(blank=True, help_text='Until when it is on vacation.', null=True)),
                ('vacation_left', models.DurationField(blank=True, help_text='What it might take beside that when it was counted; null: as a new player.', null=True)),
                ('vacation_counted_at', models.DateTimeField(blank=True, help_text='Null: when the account was made.', null=True)),
                ('groups', models.ManyToManyField(blank=True, help_text='The groups this user belongs to. A user will get all permissions granted to each of their groups.', related_name='user_set', related_query_name='user', to='auth.group', verbose_name='groups')),
                ('owner', models.ForeignKey(blank=True, help_text='Whose bot this is.', null=True, on_delete=django.db.models.deletion.CASCADE, related_name='bots', to=settings.AUTH_USER_MODEL)),
                ('user_permissions', models.ManyToManyField(blank=True, help_text='Specific permissions for this user.', related_name='user_set', related_query_name='user', to='auth.permission', verbose_name='user permissions')),
            ],
            options={
                'verbose_name': 'player',
                'verbose_name_plural': 'players',
                'abstract': False,
                'swappable': 'AUTH_USER_MODEL',
                'indexes': [models.Index(django.db.models.functions.text.Upper('email'), name='player_email_ci'), models.Index(condition=models.Q(('vacation_until__isnull', False)), fields=['vacation_until'], name='player_on_vacation'), models.Index(condition=models.Q(('guest_until__isnull', False)), fields=['guest_until'], name='player_guest')],
                'constraints': [models.UniqueConstraint(django.db.models.functions.text.Upper('username'), name='player_username_ci_unique'), models.CheckConstraint(condition=models.Q(('owner', models.F('id')), _negated=True), name='player_not_its_own_bot'), models.CheckConstraint(condition=models.Q(('vacation_left__isnull', True), ('vacation_left__gte', datetime.timedelta(0)), _connector='OR'), name='player_vacation_not_overdrawn')],
            },
            managers=[
                ('objects', django.contrib.auth.models.UserManager()),
            ],
        ),
        migrations.CreateModel(
            name='AuditEntry',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField(db_default=django.db.models.functions.datetime.Now(), db_index=True)),
                ('staff', models.CharField(max_length=32)),
                ('address', models.GenericIPAddressField(blank=True, null=True)),
                ('action', models.CharField(max_length=40)),
                ('kind', models.CharField(blank=True, help_text='What it was done to: app.model.', max_length=60)),
                ('target', models.CharField(blank=True, help_text='Its key.', max_length=80)),
                ('detail', models.JSONField(default=dict, help_text='What was changed; never a secret.')),
            ],
            options={
                'verbose_name_plural': 'audit entries',
                'ordering': ['-at', '-id'],
            },
        ),
        migrations.CreateModel(
            name='RateWindow',
            fields=[
                ('key', models.CharField(max_length=100, primary_key=True, serialize=False)),
                ('opened_at', models.DateTimeField()),
                ('count', models.PositiveIntegerField()),
            ],
        ),
        migrations.CreateModel(
            name='RetiredName',
            fields=[
                ('digest', models.BinaryField(max_length=32, primary_key=True, serialize=False)),
            ],
        ),
        migrations.CreateModel(
            name='RetiredNameKey',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.BinaryField(default=functools.partial(secrets.token_bytes, *(32,), **{}), max_length=32, unique=True)),
            ],
        ),
        migrations.CreateModel(
            name='Reliability',
            fields=[
                ('player', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='+', serialize=False, to=settings.AUTH_USER_MODEL)),
                ('turns_asked', models.PositiveIntegerField(default=0)),
            ],
            options={
                'verbose_name_plural': 'reliabilities',
            },
        ),
        migrations.CreateModel(
            name='Block',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('blocked', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='blocked_by', to=settings.AUTH_USER_MODEL)),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='blocks', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['-created_at', '-id'],
                'constraints': [models.UniqueConstraint(fields=('player', 'blocked'), name='block_unique'), models.CheckConstraint(condition=models.Q(('player', models.F('blocked')), _negated=True), name='block_not_oneself')],
            },
        ),
        migrations.CreateModel(
            name='IdempotentAnswer',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('digest', models.BinaryField(help_text='SHA-256 of the player and the key.', max_length=32)),
                ('fingerprint', models.BinaryField(help_text='SHA-256 of key, method, path and body.', max_length=32)),
                ('status', models.PositiveSmallIntegerField()),
                ('resource', models.CharField(blank=True, help_text='The id of what was made or changed, among those of its kind.', max_length=36)),
                ('encrypted', models.BinaryField(default=b'', help_text='Headers and body of a secret, encrypted under a key made of the Idempotency-Key.')),
                ('created_at', models.DateTimeField(db_index=True)),
                ('player', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('player', 'digest'), name='idempotent_answer_key_unique'), models.UniqueConstraint(condition=models.Q(('resource', 'guest account')), fields=('digest',), name='idempotent_answer_guest_unique')],
            },
        ),
        migrations.CreateModel(
            name='Miss',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField()),
                ('player', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='misses', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'verbose_name_plural': 'misses',
                'indexes': [models.Index(fields=['player', 'at'], name='miss_of_player')],
            },
        ),
        migrations.CreateModel(
            name='Mute',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('muted', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='muted_by', to=settings.AUTH_USER_MODEL)),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='mutes', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['-created_at', '-id'],
                'constraints': [models.UniqueConstraint(fields=('player', 'muted'), name='mute_unique'), models.CheckConstraint(condition=models.Q(('player', models.F('muted')), _negated=True), name='mute_not_oneself')],
            },
        ),
        migrations.CreateModel(
            name='Report',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('reason', models.CharField(choices=[('abuse', 'Abuse'), ('cheating', 'Cheating'), ('offensive_profile', 'Offensive Profile'), ('spam', 'Spam'), ('other', 'Other')], max_length=20)),
                ('detail', models.CharField(blank=True, max_length=2000)),
                ('game', models.UUIDField(blank=True, help_text='The game that it happened in.', null=True)),
                ('message', models.UUIDField(blank=True, help_text='The message that it is about.', null=True)),
                ('status', models.CharField(choices=[('open', 'Open'), ('resolved', 'Resolved'), ('dismissed', 'Dismissed')], default='open', max_length=9)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('closed_at', models.DateTimeField(blank=True, null=True)),
                ('note', models.TextField(blank=True, help_text="The operator's own words; never shown to players.")),
                ('closed_by', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('reported', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='reports_about', to=settings.AUTH_USER_MODEL)),
                ('reporter', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='reports_made', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['-created_at', '-id'],
                'indexes': [models.Index(condition=models.Q(('status', 'open')), fields=['-created_at'], name='report_queue')],
            },
        ),
        migrations.CreateModel(
            name='Session',
            fields=[
                ('session_key', models.CharField(max_length=40, primary_key=True, serialize=False, verbose_name='session key')),
                ('session_data', models.TextField(verbose_name='session data')),
                ('expire_date', models.DateTimeField(db_index=True, verbose_name='expire date')),
                ('player', models.ForeignKey(db_constraint=False, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='sessions', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'verbose_name': 'session',
                'verbose_name_plural': 'sessions',
                'abstract': False,
            },
        ),
        migrations.CreateModel(
            name='Token',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('kind', models.CharField(choices=[('device', 'Device'), ('personal', 'Personal')], default='device', max_length=8)),
                ('digest', models.BinaryField(max_length=32, unique=True)),
                ('device', models.CharField(blank=True, help_text='The User-Agent that signed in.', max_length=200)),
                ('name', models.CharField(blank=True, help_text='What its player calls a personal token.', max_length=80)),
                ('scopes', django.contrib.postgres.fields.ArrayField(base_field=models.CharField(choices=[('games:read', 'games:read'), ('games:play', 'games:play'), ('profile:read', 'profile:read'), ('profile:write', 'profile:write'), ('leagues:manage', 'leagues:manage')], max_length=32), blank=True, help_text='What it may be used for; null for a device: everything.', null=True, size=None)),
                ('league', models.UUIDField(blank=True, help_text="The one league that leagues:manage is for; null: all of its player's.", null=True)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('expires_at', models.DateTimeField(blank=True, null=True)),
                ('last_used_at', models.DateTimeField(blank=True, help_text='To the minute.', null=True)),
                ('authenticated_at', models.DateTimeField(blank=True, help_text='When the player last showed on this device who it is: signing in, or again.', null=True)),
                ('revoked_at', models.DateTimeField(blank=True, null=True)),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='tokens', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['-created_at', '-id'],
                'constraints': [models.CheckConstraint(condition=models.Q(models.Q(('kind', 'device'), ('scopes__isnull', True)), models.Q(('kind', 'personal'), ('scopes__isnull', False)), _connector='OR'), name='token_personal_has_scopes')],
            },
        ),
        migrations.RunSQL(FORWARDS, BACKWARDS),
    ]
