-- Time that the set-up made up, older than its workspace, may be deleted with the rest of the sample, approved or not.
CREATE OR REPLACE FUNCTION keep_approved_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NOT NULL
		AND OLD.created_at < (SELECT created_at FROM workspaces WHERE id = OLD.workspace_id) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Approved time cannot be changed or deleted' USING ERRCODE = 'check_violation';
END $$;
