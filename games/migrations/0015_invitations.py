"""Players are invited by name to a lobby, which may start by itself; a game may be played anew."""

import django.db.models.deletion
import uuid
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0014_clocks'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name='game',
            name='auto_start',
            field=models.BooleanField(default=False, help_text='Whether the game starts at `join_by` with two or more, instead of being cancelled.'),
        ),
        migrations.AddField(
            model_name='game',
            name='invited_only',
            field=models.BooleanField(default=False, help_text='Whether only the invited may sit down.'),
        ),
        migrations.AddField(
            model_name='game',
            name='language',
            field=models.CharField(blank=True, choices=[('en', 'English'), ('es', 'Español'), ('fr', 'Français'), ('it', 'Italiano'), ('ko', '한국어')], help_text='Spoken at the table.', max_length=2),
        ),
        migrations.AddField(
            model_name='game',
            name='rematch',
            field=models.ForeignKey(blank=True, help_text='The same game anew.', null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='games.game'),
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
    ]
