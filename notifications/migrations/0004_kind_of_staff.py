
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('notifications', '0003_kinds_of_leagues'),
    ]

    operations = [
        migrations.AlterField(
            model_name='notice',
            name='kind',
            field=models.CharField(choices=[('your_turn', 'Your Turn'), ('deadline_near', 'Deadline Near'), ('round_ended', 'Round Ended'), ('game_finished', 'Game Finished'), ('invited', 'Invited'), ('seat_offered', 'Seat Offered'), ('autopilot', 'Autopilot'), ('orders_paused', 'Orders Paused'), ('pause_asked', 'Pause Asked'), ('game_cancelled', 'Game Cancelled'), ('message', 'Message'), ('operator', 'Operator'), ('round_drawn', 'Round Drawn'), ('round_opened', 'Round Opened'), ('round_closing', 'Round Closing'), ('round_closed', 'Round Closed'), ('entry_changed', 'Entry Changed'), ('confirm_asked', 'Confirm Asked'), ('substitute_asked', 'Substitute Asked'), ('request_answered', 'Request Answered'), ('appointed', 'Appointed'), ('staff_needed', 'Staff Needed')], max_length=16),
        ),
    ]
