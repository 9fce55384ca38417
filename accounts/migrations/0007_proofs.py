"""When each device last showed who its player is: whoever signed in before does so again where that is asked for."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0006_words_for_players'),
    ]

    operations = [
        migrations.AddField(
            model_name='token',
            name='proved_at',
            field=models.DateTimeField(blank=True, help_text='When the player last showed on this device who it is: signing in, or again.', null=True),
        ),
    ]
