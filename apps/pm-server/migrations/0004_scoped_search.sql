-- Each task's project is among its trigrams, so that a search within some projects reads neither their tasks one by one nor those of
-- others. Where the extension is missing (see 0002) there is no index to replace.
DO $$
BEGIN
	IF to_regclass('tasks_by_search') IS NOT NULL THEN
		DROP INDEX tasks_by_search;
		CREATE INDEX tasks_by_search ON tasks USING gin ((array[project_id]), search_text gin_trgm_ops) WITH (gin_pending_list_limit = 256) WHERE deleted_at IS NULL;
		ANALYZE tasks;
	END IF;
END $$;
