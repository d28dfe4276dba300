CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"once_key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp(3) with time zone NOT NULL,
	"lease" uuid,
	"lease_ends" timestamp(3) with time zone,
	"problem" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"about_id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"queued_at" timestamp(3) with time zone NOT NULL,
	"next_try_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "mails_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('invitation', 'passwordReset', 'passwordChanged')),
	CONSTRAINT "mails_state_known" CHECK ("mails"."state" in ('queued', 'sent', 'failed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_once" ON "jobs" USING btree ("once_key");--> statement-breakpoint
CREATE INDEX "jobs_by_turn" ON "jobs" USING btree ("kind","run_at","id");--> statement-breakpoint
CREATE INDEX "mails_by_what" ON "mails" USING btree ("workspace_id","about_id");--> statement-breakpoint
CREATE INDEX "mails_by_state" ON "mails" USING btree ("workspace_id","state");