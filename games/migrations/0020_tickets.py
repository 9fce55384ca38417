"""Players wait for games with tickets; a game may be made that rates nobody."""

import django.contrib.postgres.fields
import django.db.models.deletion
import uuid
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0019_deadlines_are_shown'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name='game',
            name='rated',
            field=models.BooleanField(default=True, help_text='Whether results count for ratings at all.'),
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
    ]
