"""Rulings are appended, never changed nor deleted; events of competitions are appended and never changed."""

from django.db import migrations

FORWARDS = """
CREATE FUNCTION leagues_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER leagues_ruling_append_only BEFORE UPDATE OR DELETE ON leagues_ruling
    FOR EACH ROW EXECUTE FUNCTION leagues_is_append_only();
CREATE TRIGGER leagues_event_append_only BEFORE UPDATE ON leagues_event
    FOR EACH ROW EXECUTE FUNCTION leagues_is_append_only();
"""
BACKWARDS = """
DROP TRIGGER leagues_event_append_only ON leagues_event;
DROP TRIGGER leagues_ruling_append_only ON leagues_ruling;
DROP FUNCTION leagues_is_append_only();
"""


class Migration(migrations.Migration):
    dependencies = [("leagues", "0001_initial")]
    operations = [migrations.RunSQL(FORWARDS, BACKWARDS)]
