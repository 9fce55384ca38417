"""What the admin calls players, and which texts it takes; no column changes."""

import duckcover.validators
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0005_sealed_answers'),
    ]

    operations = [
        migrations.AlterModelOptions(
            name='player',
            options={'verbose_name': 'player', 'verbose_name_plural': 'players'},
        ),
        migrations.AlterField(
            model_name='player',
            name='bio',
            field=models.CharField(blank=True, max_length=500, validators=[duckcover.validators.validate_lines]),
        ),
        migrations.AlterField(
            model_name='player',
            name='display_name',
            field=models.CharField(blank=True, max_length=50, validators=[duckcover.validators.validate_displayable]),
        ),
    ]
