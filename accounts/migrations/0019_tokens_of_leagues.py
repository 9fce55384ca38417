from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0018_keys_of_guests'),
    ]

    operations = [
        migrations.AddField(
            model_name='token',
            name='league',
            field=models.UUIDField(blank=True, help_text="The one league that leagues:manage is for; null: all of its player's.", null=True),
        ),
    ]
