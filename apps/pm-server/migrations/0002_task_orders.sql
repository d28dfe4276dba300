CREATE TABLE "task_tallies" (
	"workspace_id" uuid NOT NULL,
	"counted" text NOT NULL,
	"project_id" uuid,
	"status" text,
	"priority" text,
	"day" date,
	"tasks" integer NOT NULL,
	"hours" numeric NOT NULL
);
--> statement-breakpoint
DROP INDEX "tasks_by_project";--> statement-breakpoint
DROP INDEX "people_by_name";--> statement-breakpoint
DROP INDEX "projects_by_client";--> statement-breakpoint
DROP INDEX "tasks_by_assignee";--> statement-breakpoint
DROP INDEX "tasks_by_status";--> statement-breakpoint
DROP INDEX "tasks_by_update";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(title) || chr(10) || lower(description)) STORED;--> statement-breakpoint
CREATE INDEX "task_tallies_by_key" ON "task_tallies" USING btree ("workspace_id","counted","project_id","day");--> statement-breakpoint
CREATE INDEX "projects_by_update" ON "projects" USING btree ("workspace_id","updated_at","id") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_by_priority" ON "tasks" USING btree ("workspace_id",(case "priority" when 'Low' then 0 when 'Medium' then 1 when 'High' then 2 end),"id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_project" ON "tasks" USING btree ("workspace_id","project_id","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_project_by_title" ON "tasks" USING btree ("workspace_id","project_id",lower("title") collate "C","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_project_by_status" ON "tasks" USING btree ("workspace_id","project_id",(case "status" when 'Todo' then 0 when 'In Progress' then 1 when 'Review' then 2 when 'Completed' then 3 end),"id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_project_by_priority" ON "tasks" USING btree ("workspace_id","project_id",(case "priority" when 'Low' then 0 when 'Medium' then 1 when 'High' then 2 end),"id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_project_by_due" ON "tasks" USING btree ("workspace_id","project_id","due_date","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_project_by_hours" ON "tasks" USING btree ("workspace_id","project_id","estimated_hours","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_project_by_update" ON "tasks" USING btree ("workspace_id","project_id","updated_at","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_project_by_assignee" ON "tasks" USING btree ("workspace_id","project_id","assignee_id","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_open_of_project_by_due" ON "tasks" USING btree ("workspace_id","project_id","due_date","priority") WHERE "tasks"."deleted_at" is null and "tasks"."status" <> 'Completed';--> statement-breakpoint
CREATE INDEX "tasks_of_project_by_creation" ON "tasks" USING btree ("workspace_id","project_id","created_at") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_project_by_completion" ON "tasks" USING btree ("workspace_id","project_id","completed_at","created_at") WHERE "tasks"."deleted_at" is null and "tasks"."status" = 'Completed';--> statement-breakpoint
CREATE INDEX "tasks_of_assignee_by_project" ON "tasks" USING btree ("workspace_id","assignee_id","project_id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "people_by_name" ON "people" USING btree ("workspace_id",lower(btrim("first_name" || ' ' || "last_name")) collate "C","id");--> statement-breakpoint
CREATE INDEX "projects_by_client" ON "projects" USING btree ("workspace_id","client_id",lower("name") collate "C","id") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_by_assignee" ON "tasks" USING btree ("workspace_id","assignee_id","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_by_status" ON "tasks" USING btree ("workspace_id",(case "status" when 'Todo' then 0 when 'In Progress' then 1 when 'Review' then 2 when 'Completed' then 3 end),"id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_by_update" ON "tasks" USING btree ("workspace_id","updated_at","id") WHERE "tasks"."deleted_at" is null;
--> statement-breakpoint
-- The lines that one stored task is counted in. Every count goes by this: the triggers, the recount of 'linework doctor' and the
-- first count below.
CREATE FUNCTION task_tally_lines(of_project uuid, status text, priority text, due_date date, created_at timestamptz, completed_at timestamptz, hours double precision)
RETURNS TABLE (counted text, project_id uuid, status text, priority text, day date, hours numeric) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT 'project', of_project, $2, $3, null::date, $7::numeric
	UNION ALL SELECT 'state', null, $2, $3, null, $7::numeric
	UNION ALL SELECT 'due', null, null, $3, $4, 0 WHERE $2 <> 'Completed' AND $4 IS NOT NULL
	UNION ALL SELECT 'made', null, null, null, ($5 AT TIME ZONE 'UTC')::date, 0
	UNION ALL SELECT 'done', null, null, null, (greatest($5, $6) AT TIME ZONE 'UTC')::date, 0 WHERE $6 IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION tally_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO task_tallies
		SELECT n.workspace_id, l.counted, l.project_id, l.status, l.priority, l.day, count(*), sum(l.hours)
		FROM new_rows n, task_tally_lines(n.project_id, n.status, n.priority, n.due_date, n.created_at, n.completed_at, n.estimated_hours) l
		WHERE n.deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO task_tallies
		SELECT o.workspace_id, l.counted, l.project_id, l.status, l.priority, l.day, -count(*), -sum(l.hours)
		FROM old_rows o, task_tally_lines(o.project_id, o.status, o.priority, o.due_date, o.created_at, o.completed_at, o.estimated_hours) l
		WHERE o.deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
	ELSE
		INSERT INTO task_tallies
		SELECT c.workspace_id, l.counted, l.project_id, l.status, l.priority, l.day, sum(c.change), sum(c.change * l.hours)
		FROM (
			SELECT 1 AS change, workspace_id, project_id, status, priority, due_date, created_at, completed_at, estimated_hours FROM new_rows WHERE deleted_at IS NULL
			UNION ALL
			SELECT -1, workspace_id, project_id, status, priority, due_date, created_at, completed_at, estimated_hours FROM old_rows WHERE deleted_at IS NULL
		) c, task_tally_lines(c.project_id, c.status, c.priority, c.due_date, c.created_at, c.completed_at, c.estimated_hours) l
		GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(c.change) <> 0 OR sum(c.change * l.hours) <> 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tasks_tally_insert AFTER INSERT ON tasks REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_tasks();
--> statement-breakpoint
CREATE TRIGGER tasks_tally_update AFTER UPDATE ON tasks REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_tasks();
--> statement-breakpoint
CREATE TRIGGER tasks_tally_delete AFTER DELETE ON tasks REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_tasks();
--> statement-breakpoint
INSERT INTO task_tallies
SELECT t.workspace_id, l.counted, l.project_id, l.status, l.priority, l.day, count(*), sum(l.hours)
FROM tasks t, task_tally_lines(t.project_id, t.status, t.priority, t.due_date, t.created_at, t.completed_at, t.estimated_hours) l
WHERE t.deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
-- Searching a million texts needs trigrams. Where the extension is not there (the embedded database) or the user may not create it,
-- searches read every task instead; 'linework doctor' says so.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX tasks_by_search ON tasks USING gin (search_text gin_trgm_ops) WITH (gin_pending_list_limit = 256) WHERE deleted_at IS NULL;
	CREATE INDEX projects_by_search ON projects USING gin (lower(name) gin_trgm_ops) WHERE deleted_at IS NULL;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
	NULL;
END $$;
--> statement-breakpoint
-- A word that one task in a thousand has should be known as such.
ALTER TABLE tasks ALTER COLUMN search_text SET STATISTICS 500;
