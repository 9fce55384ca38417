"""Audit entries are only ever added; the counts of requests are not worth a crash's recovery."""

from django.db import migrations

FORWARDS = """
CREATE FUNCTION accounts_audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM accounts_auditentry) THEN
        RETURN NULL;
    END IF;
    RAISE EXCEPTION 'the audit is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER accounts_audit_append_only BEFORE UPDATE OR DELETE ON accounts_auditentry
    FOR EACH ROW EXECUTE FUNCTION accounts_audit_is_append_only();
CREATE TRIGGER accounts_audit_no_truncate BEFORE TRUNCATE ON accounts_auditentry
    FOR EACH STATEMENT EXECUTE FUNCTION accounts_audit_is_append_only();
ALTER TABLE accounts_ratewindow SET UNLOGGED;
ALTER TABLE accounts_ratewindow SET (fillfactor = 50);
"""
BACKWARDS = """
ALTER TABLE accounts_ratewindow SET LOGGED;
DROP TRIGGER accounts_audit_no_truncate ON accounts_auditentry;
DROP TRIGGER accounts_audit_append_only ON accounts_auditentry;
DROP FUNCTION accounts_audit_is_append_only();
"""


class Migration(migrations.Migration):
    dependencies = [("accounts", "0002_strangers")]
    operations = [migrations.RunSQL(FORWARDS, BACKWARDS)]
