ALTER TABLE "activity_entries" DROP CONSTRAINT "activity_entries_action_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_known";--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_action_known" CHECK ("activity_entries"."action" in ('created', 'changed', 'deleted', 'restored', 'uploaded', 'copied', 'joinedTeam', 'leftTeam', 'submitted', 'withdrawn', 'approved', 'unapproved', 'sentBack', 'reopened'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_known" CHECK ("audit_entries"."action" in ('sign-in', 'sign-in-refused', 'sign-out', 'password-change', 'password-reset', 'sessions-end', 'two-factor-on', 'two-factor-off', 'recovery-codes', 'refused', 'token-made', 'token-revoked', 'person-added', 'registered', 'role-changed', 'deactivated', 'reactivated', 'invited', 'invitation-renewed', 'time-reopened', 'deleted', 'restored', 'deleted-for-good', 'settings-changed', 'exported'));--> statement-breakpoint
-- Approved time may be opened again. Until it is open, nothing of it changes but where it stands.
CREATE OR REPLACE FUNCTION keep_approved_time() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	standing text[] := ARRAY['status', 'version', 'updated_at', 'submitted_at', 'approved_at', 'approved_by', 'sent_back_reason'];
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NOT NULL
		AND OLD.created_at < (SELECT created_at FROM workspaces WHERE id = OLD.workspace_id) THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'UPDATE' AND NEW.status <> 'approved' AND to_jsonb(NEW) - standing = to_jsonb(OLD) - standing THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Approved time cannot be changed or deleted' USING ERRCODE = 'check_violation';
END $$;
