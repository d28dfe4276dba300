CREATE TABLE "activity_entries" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"doer_id" uuid,
	"client_id" uuid NOT NULL,
	"project_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_name" text NOT NULL,
	"person_id" uuid,
	"action" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"group_key" text NOT NULL,
	CONSTRAINT "activity_entries_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "activity_entries_subject_known" CHECK ("activity_entries"."subject_kind" in ('client', 'project', 'task', 'file', 'timeEntry', 'person')),
	CONSTRAINT "activity_entries_action_known" CHECK ("activity_entries"."action" in ('created', 'changed', 'deleted', 'restored', 'uploaded', 'copied', 'joinedTeam', 'leftTeam', 'submitted', 'withdrawn', 'approved', 'sentBack'))
);
--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_entries_by_project" ON "activity_entries" USING btree ("workspace_id","project_id","at","id");--> statement-breakpoint
CREATE INDEX "activity_entries_by_client" ON "activity_entries" USING btree ("workspace_id","client_id","at","id");--> statement-breakpoint
CREATE INDEX "activity_entries_by_group" ON "activity_entries" USING btree ("workspace_id","group_key","at");