DROP INDEX "time_entries_by_project";--> statement-breakpoint
DROP INDEX "time_entries_by_task";--> statement-breakpoint
CREATE INDEX "time_entries_by_project" ON "time_entries" USING btree ("workspace_id","project_id");--> statement-breakpoint
CREATE INDEX "time_entries_by_task" ON "time_entries" USING btree ("workspace_id","task_id");