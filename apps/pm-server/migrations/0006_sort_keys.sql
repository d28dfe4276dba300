-- Texts without case and accents, for searches: domain's foldText in SQL. Decomposing sorts runs of combining marks one by one; in
-- pieces of bounded length the whole takes linear time. The bodies are parsed here, so that pg_restore finds what they call.
CREATE FUNCTION fold_piece(piece text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(replace(replace(replace(
	translate(lower(regexp_replace(normalize(piece, NFD), '[\u0300-\u036f]+', '', 'g')), 'øłđðħıŧςſ', 'olddhitσs'),
	'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
--> statement-breakpoint
CREATE FUNCTION fold_long(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(fold_piece(found.piece[1]), '' ORDER BY found.place)
	FROM regexp_matches(typed, '.{1,200}', 'g') WITH ORDINALITY found (piece, place));
--> statement-breakpoint
CREATE FUNCTION fold_text(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
	WHEN octet_length(typed) = char_length(typed) THEN lower(typed)
	WHEN char_length(typed) <= 200 THEN fold_piece(typed)
	ELSE fold_long(typed)
END;
--> statement-breakpoint
-- What names sort by: domain's sortKey in SQL.
CREATE FUNCTION sort_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(CASE
	WHEN name ~ '[0-9]' THEN regexp_replace(regexp_replace(fold_text(name), '([0-9]+)', '000000000\1', 'g'), '(?<![0-9])0+(?=[0-9]{10})', '', 'g')
	ELSE fold_text(name)
END, 400);
--> statement-breakpoint
DROP INDEX "clients_by_name";
--> statement-breakpoint
DROP INDEX "clients_by_email";
--> statement-breakpoint
DROP INDEX "people_by_name";
--> statement-breakpoint
DROP INDEX "projects_by_name";
--> statement-breakpoint
DROP INDEX "projects_by_client";
--> statement-breakpoint
DROP INDEX "tasks_by_title";
--> statement-breakpoint
DROP INDEX "tasks_of_project_by_title";
--> statement-breakpoint
-- One statement a table, so that its rows are written anew once.
ALTER TABLE "projects" DROP COLUMN "search_text",
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name) || chr(10) || fold_text(description)) STORED,
	ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (sort_key(name)) STORED;
--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "search_text",
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(title) || chr(10) || fold_text(description)) STORED,
	ADD COLUMN "title_key" text collate "C" GENERATED ALWAYS AS (sort_key(title)) STORED;
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (sort_key(name)) STORED,
	ADD COLUMN "email_key" text collate "C" GENERATED ALWAYS AS (sort_key(email)) STORED;
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (sort_key(btrim(first_name || ' ' || last_name))) STORED;
--> statement-breakpoint
CREATE INDEX "clients_by_name" ON "clients" USING btree ("workspace_id","name_key","id") WHERE "clients"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "clients_by_email" ON "clients" USING btree ("workspace_id","email_key","id") WHERE "clients"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "people_by_name" ON "people" USING btree ("workspace_id","name_key","id");
--> statement-breakpoint
CREATE INDEX "projects_by_name" ON "projects" USING btree ("workspace_id","name_key","id") WHERE "projects"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "projects_by_client" ON "projects" USING btree ("workspace_id","client_id","name_key","id") WHERE "projects"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "tasks_by_title" ON "tasks" USING btree ("workspace_id","title_key","id") WHERE "tasks"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "tasks_of_project_by_title" ON "tasks" USING btree ("workspace_id","project_id","title_key","id") WHERE "tasks"."deleted_at" is null;
--> statement-breakpoint
-- The index on the tasks' text went with its column; that on the projects' names is of the old form. See 0002 and 0004.
DROP INDEX IF EXISTS projects_by_search;
--> statement-breakpoint
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_catalog.pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX tasks_by_search ON tasks USING gin ((array[project_id]), search_text gin_trgm_ops) WITH (gin_pending_list_limit = 256) WHERE deleted_at IS NULL;
		CREATE INDEX projects_by_search ON projects USING gin (fold_text(name) gin_trgm_ops) WHERE deleted_at IS NULL;
	END IF;
END $$;
--> statement-breakpoint
ALTER TABLE tasks ALTER COLUMN search_text SET STATISTICS 500;
--> statement-breakpoint
ANALYZE tasks, projects, clients, people;
