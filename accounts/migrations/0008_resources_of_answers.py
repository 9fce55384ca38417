"""Of the answer to an Idempotency-Key the id of its resource is kept, unless the answer shows a secret."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0007_proofs'),
    ]

    operations = [
        migrations.AddField(
            model_name='idempotentanswer',
            name='resource',
            field=models.CharField(blank=True, default='', help_text='The id of what was made or changed, among those of its kind.', max_length=36),
            preserve_default=False,
        ),
        migrations.AlterField(
            model_name='idempotentanswer',
            name='sealed',
            field=models.BinaryField(default=b'', help_text='Headers and body of a secret, encrypted under a key made of the Idempotency-Key.'),
        ),
    ]
