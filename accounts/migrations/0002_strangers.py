"""What strangers need: profiles, bots, personal tokens, blocks, reports, limits, the audit."""

import django.contrib.postgres.fields
import django.db.models.deletion
import django.db.models.functions.datetime
import uuid
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0001_initial'),
        ('auth', '0012_alter_user_first_name_max_length'),
    ]

    operations = [
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
            name='Block',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('created_at', models.DateTimeField(auto_now_add=True)),
            ],
            options={
                'ordering': ['-created_at', '-id'],
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
            name='Report',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('reason', models.CharField(choices=[('abuse', 'Abuse'), ('cheating', 'Cheating'), ('offensive_profile', 'Offensive Profile'), ('spam', 'Spam'), ('other', 'Other')], max_length=20)),
                ('detail', models.CharField(blank=True, max_length=2000)),
                ('game', models.UUIDField(blank=True, help_text='The game that it happened in.', null=True)),
                ('status', models.CharField(choices=[('open', 'Open'), ('resolved', 'Resolved'), ('dismissed', 'Dismissed')], default='open', max_length=9)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('closed_at', models.DateTimeField(blank=True, null=True)),
                ('note', models.TextField(blank=True, help_text="The operator's own words; never shown to players.")),
            ],
            options={
                'ordering': ['-created_at', '-id'],
            },
        ),
        migrations.CreateModel(
            name='RetiredName',
            fields=[
                ('digest', models.BinaryField(max_length=32, primary_key=True, serialize=False)),
            ],
        ),
        migrations.AddField(
            model_name='player',
            name='avatar',
            field=models.CharField(blank=True, choices=[('pirates', 'pirates'), ('vikings', 'vikings'), ('knights', 'knights'), ('cowboys', 'cowboys'), ('divers', 'divers'), ('wizards', 'wizards'), ('astronauts', 'astronauts')], max_length=16),
        ),
        migrations.AddField(
            model_name='player',
            name='bio',
            field=models.CharField(blank=True, max_length=500),
        ),
        migrations.AddField(
            model_name='player',
            name='owner',
            field=models.ForeignKey(blank=True, help_text='Whose bot this is.', null=True, on_delete=django.db.models.deletion.CASCADE, related_name='bots', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='token',
            name='expires_at',
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name='token',
            name='kind',
            field=models.CharField(choices=[('device', 'Device'), ('personal', 'Personal')], default='device', max_length=8),
        ),
        migrations.AddField(
            model_name='token',
            name='last_used_at',
            field=models.DateTimeField(blank=True, help_text='To the minute.', null=True),
        ),
        migrations.AddField(
            model_name='token',
            name='name',
            field=models.CharField(blank=True, help_text='What its player calls a personal token.', max_length=80),
        ),
        migrations.AddField(
            model_name='token',
            name='scopes',
            field=django.contrib.postgres.fields.ArrayField(base_field=models.CharField(choices=[('games:read', 'games:read'), ('games:play', 'games:play'), ('profile:read', 'profile:read'), ('profile:write', 'profile:write'), ('leagues:manage', 'leagues:manage')], max_length=32), blank=True, help_text='What it may be used for; null for a device: everything.', null=True, size=None),
        ),
        migrations.AddField(
            model_name='token',
            name='uuid',
            field=models.UUIDField(null=True, editable=False),
        ),
        migrations.RunSQL("UPDATE accounts_token SET uuid = gen_random_uuid()", migrations.RunSQL.noop),
        migrations.AlterField(
            model_name='token',
            name='uuid',
            field=models.UUIDField(default=uuid.uuid4, editable=False, unique=True),
        ),
        migrations.AddConstraint(
            model_name='player',
            constraint=models.CheckConstraint(condition=models.Q(('owner', models.F('id')), _negated=True), name='player_not_its_own_bot'),
        ),
        migrations.AddConstraint(
            model_name='token',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('kind', 'device'), ('scopes__isnull', True)), models.Q(('kind', 'personal'), ('scopes__isnull', False)), _connector='OR'), name='token_personal_has_scopes'),
        ),
        migrations.AddField(
            model_name='block',
            name='blocked',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='blocked_by', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='block',
            name='player',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='blocks', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='report',
            name='closed_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='report',
            name='reported',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='reports_about', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='report',
            name='reporter',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='reports_made', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddConstraint(
            model_name='block',
            constraint=models.UniqueConstraint(fields=('player', 'blocked'), name='block_unique'),
        ),
        migrations.AddConstraint(
            model_name='block',
            constraint=models.CheckConstraint(condition=models.Q(('player', models.F('blocked')), _negated=True), name='block_not_oneself'),
        ),
        migrations.AddIndex(
            model_name='report',
            index=models.Index(condition=models.Q(('status', 'open')), fields=['-created_at'], name='report_queue'),
        ),
    ]
