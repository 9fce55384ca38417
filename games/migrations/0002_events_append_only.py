"""Events are appended and never changed: the database refuses an UPDATE of one."""

from django.db import migrations

FORWARDS = """
CREATE FUNCTION games_event_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'events are append-only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER games_event_append_only BEFORE UPDATE ON games_event
    FOR EACH ROW EXECUTE FUNCTION games_event_is_append_only();
"""
BACKWARDS = """
DROP TRIGGER games_event_append_only ON games_event;
DROP FUNCTION games_event_is_append_only();
"""


class Migration(migrations.Migration):
    dependencies = [("games", "0001_initial")]
    operations = [migrations.RunSQL(FORWARDS, BACKWARDS)]
