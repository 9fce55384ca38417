"""Players mute others; a report names a message."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0012_plain_names'),
    ]

    operations = [
        migrations.AddField(
            model_name='report',
            name='message',
            field=models.UUIDField(blank=True, help_text='The message that it is about.', null=True),
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
    ]
