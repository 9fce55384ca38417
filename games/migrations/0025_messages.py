"""What the seats of a game say to each other."""

import django.db.models.deletion
import uuid
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0024_states_show_offers'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name='game',
            name='chat',
            field=models.CharField(choices=[('all', 'All'), ('reactions', 'Reactions'), ('off', 'Off')], default='all', max_length=9),
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
    ]
