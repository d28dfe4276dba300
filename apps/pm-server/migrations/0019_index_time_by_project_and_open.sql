DROP INDEX "time_entries_by_project";--> statement-breakpoint
CREATE INDEX "time_entries_open" ON "time_entries" USING btree ("workspace_id","date","id") WHERE "time_entries"."deleted_at" is null and "time_entries"."status" <> 'approved';--> statement-breakpoint
CREATE INDEX "time_entries_by_project" ON "time_entries" USING btree ("workspace_id","project_id","date","id");