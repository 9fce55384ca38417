"""A lobby waits until `join_by`; accounts of one owner sit together only where the game says so."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0009_decisions_of_open_turns'),
    ]

    operations = [
        migrations.AddField(
            model_name='game',
            name='join_by',
            field=models.DateTimeField(blank=True, help_text='Until when the lobby waits; then the sweep cancels the game.', null=True),
        ),
        migrations.AddField(
            model_name='game',
            name='same_owner',
            field=models.BooleanField(default=False, help_text='Whether a player and own bots may sit here together; nobody is rated then.'),
        ),
    ]
