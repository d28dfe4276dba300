CREATE TABLE "task_bulk_changes" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"create_hash" text NOT NULL,
	"changed" integer NOT NULL,
	"deletion_id" uuid,
	"done_by" uuid NOT NULL,
	"done_at" timestamp(3) with time zone NOT NULL,
	"restored" integer,
	CONSTRAINT "task_bulk_changes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "task_bulk_changes_action_known" CHECK ("task_bulk_changes"."action" in ('complete', 'delete'))
);
--> statement-breakpoint
CREATE TABLE "task_bulk_rows" (
	"workspace_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"status_before" text NOT NULL,
	"version_after" integer NOT NULL,
	CONSTRAINT "task_bulk_rows_workspace_id_change_id_task_id_pk" PRIMARY KEY("workspace_id","change_id","task_id"),
	CONSTRAINT "task_bulk_rows_status_known" CHECK ("task_bulk_rows"."status_before" in ('Todo', 'In Progress', 'Review', 'Completed'))
);
--> statement-breakpoint
ALTER TABLE "task_bulk_changes" ADD CONSTRAINT "task_bulk_changes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_bulk_rows" ADD CONSTRAINT "task_bulk_rows_change_fk" FOREIGN KEY ("workspace_id","change_id") REFERENCES "public"."task_bulk_changes"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_bulk_changes_by_time" ON "task_bulk_changes" USING btree ("workspace_id","done_at");