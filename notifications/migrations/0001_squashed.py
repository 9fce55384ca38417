"""Notices and what delivers them.

It replaces the migrations from before the first release; databases made by them are taken as they are.
"""

import django.db.models.deletion
import uuid
from django.conf import settings
from django.db import migrations, models

INDEX = """
CREATE INDEX event_read_by_time ON games_event (at) WHERE kind NOT IN (9, 10, 11, 12, 13)
"""
# It leaves out what happens in every turn and is never told: seat_ready, seat_awaited, seat_missed, turn_resolved,
# deck_reshuffled. So a kind that is new is told without another index.

BEGIN = """
INSERT INTO notifications_position (id, told_until, asked_until) VALUES (1, clock_timestamp(), clock_timestamp())
"""


class Migration(migrations.Migration):

    replaces = [
        ('notifications', '0001_initial'),
        ('notifications', '0002_outbox'),
        ('notifications', '0003_webhooks_and_push'),
    ]

    initial = True

    dependencies = [
        ('accounts', '0001_squashed'),
        ('accounts', '__first__'),
        ('games', '0001_squashed'),
    ]

    operations = [
        migrations.CreateModel(
            name='Lane',
            fields=[
                ('name', models.CharField(max_length=16, primary_key=True, serialize=False)),
                ('busy_until', models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name='Position',
            fields=[
                ('id', models.PositiveSmallIntegerField(default=1, primary_key=True, serialize=False)),
                ('told_until', models.DateTimeField()),
                ('asked_until', models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name='Reminder',
            fields=[
                ('turn', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='+', serialize=False, to='games.turn')),
                ('due_at', models.DateTimeField(db_index=True)),
            ],
        ),
        migrations.CreateModel(
            name='Notice',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(choices=[('your_turn', 'Your Turn'), ('deadline_near', 'Deadline Near'), ('round_ended', 'Round Ended'), ('game_finished', 'Game Finished'), ('invited', 'Invited'), ('seat_offered', 'Seat Offered'), ('autopilot', 'Autopilot'), ('orders_paused', 'Orders Paused'), ('pause_asked', 'Pause Asked'), ('game_cancelled', 'Game Cancelled'), ('message', 'Message'), ('operator', 'Operator')], max_length=16)),
                ('fact', models.CharField(help_text='What it follows from, among those of its kind.', max_length=40)),
                ('turn', models.PositiveIntegerField(blank=True, null=True)),
                ('details', models.JSONField(default=dict, help_text='What else there is to tell: {"round", "deadline", "reason"}.')),
                ('at', models.DateTimeField()),
                ('read_at', models.DateTimeField(blank=True, null=True)),
                ('game', models.ForeignKey(db_index=False, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='games.game')),
                ('player', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='notices', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['id'],
                'indexes': [models.Index(fields=['player', 'id'], name='notice_inbox'), models.Index(condition=models.Q(('read_at__isnull', True)), fields=['player'], name='notice_unread')],
                'constraints': [models.UniqueConstraint(fields=('player', 'kind', 'fact'), name='notice_once_a_fact')],
            },
        ),
        migrations.CreateModel(
            name='PushSubscription',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('endpoint', models.CharField(max_length=1000, unique=True)),
                ('p256dh', models.CharField(max_length=100)),
                ('auth', models.CharField(max_length=40)),
                ('created_at', models.DateTimeField()),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='push_subscriptions', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['-created_at', '-uuid'],
            },
        ),
        migrations.CreateModel(
            name='Settings',
            fields=[
                ('player', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='notification_settings', serialize=False, to=settings.AUTH_USER_MODEL)),
                ('channels', models.JSONField(default=dict, help_text='What differs from the defaults: {kind: {channel: bool}}.')),
                ('quiet_from', models.TimeField(blank=True, help_text="In the player's time zone.", null=True)),
                ('quiet_to', models.TimeField(blank=True, null=True)),
                ('digest', models.CharField(choices=[('off', 'Off'), ('daily', 'Daily')], default='off', max_length=5)),
                ('stopped_address', models.EmailField(blank=True, help_text='The address that took no mail: none is sent to it.', max_length=254)),
                ('digest_due_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'verbose_name_plural': 'settings',
                'indexes': [models.Index(condition=models.Q(('digest_due_at__isnull', False)), fields=['digest_due_at'], name='settings_digest_due')],
                'constraints': [models.CheckConstraint(condition=models.Q(models.Q(('quiet_from__isnull', True), ('quiet_to__isnull', True)), models.Q(('quiet_from__isnull', False), ('quiet_to__isnull', False)), _connector='OR'), name='settings_quiet_hours_whole')],
            },
        ),
        migrations.CreateModel(
            name='Webhook',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('url', models.CharField(max_length=500)),
                ('secret', models.BinaryField()),
                ('old_secret', models.BinaryField(default=b'')),
                ('old_until', models.DateTimeField(blank=True, null=True)),
                ('created_at', models.DateTimeField()),
                ('failing_since', models.DateTimeField(blank=True, null=True)),
                ('disabled_at', models.DateTimeField(blank=True, null=True)),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='webhooks', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['-created_at', '-uuid'],
            },
        ),
        migrations.CreateModel(
            name='Delivery',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('channel', models.CharField(choices=[('email', 'Email'), ('push', 'Push'), ('webhook', 'Webhook')], max_length=7)),
                ('created_at', models.DateTimeField()),
                ('due_at', models.DateTimeField(blank=True, null=True)),
                ('attempts', models.PositiveSmallIntegerField(default=0)),
                ('state', models.CharField(choices=[('waiting', 'Waiting'), ('sent', 'Sent'), ('failed', 'Failed'), ('dropped', 'Dropped')], default='waiting', max_length=7)),
                ('ended_at', models.DateTimeField(blank=True, null=True)),
                ('answer', models.CharField(blank=True, help_text='What the other side said last, in a few words.', max_length=200)),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='deliveries', to=settings.AUTH_USER_MODEL)),
                ('notice', models.ForeignKey(db_index=False, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='deliveries', to='notifications.notice')),
                ('subscription', models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name='deliveries', to='notifications.pushsubscription')),
                ('webhook', models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name='deliveries', to='notifications.webhook')),
            ],
            options={
                'verbose_name_plural': 'deliveries',
                'indexes': [models.Index(condition=models.Q(('due_at__isnull', False)), fields=['due_at'], name='delivery_due'), models.Index(condition=models.Q(('notice__isnull', False)), fields=['notice'], name='delivery_of_notice')],
                'constraints': [models.CheckConstraint(condition=models.Q(models.Q(('due_at__isnull', False), ('state', 'waiting')), models.Q(models.Q(('state', 'waiting'), _negated=True), ('due_at__isnull', True)), _connector='OR'), name='delivery_waits_or_has_ended')],
            },
        ),
        migrations.RunSQL(INDEX, "DROP INDEX event_read_by_time"),
        migrations.RunSQL(BEGIN, migrations.RunSQL.noop),
    ]
