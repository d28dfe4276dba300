CREATE TABLE "timer_acts" (
	"workspace_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"timer_id" uuid NOT NULL,
	"act" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "timer_acts_workspace_id_person_id_id_pk" PRIMARY KEY("workspace_id","person_id","id"),
	CONSTRAINT "timer_acts_act_known" CHECK ("timer_acts"."act" in ('start', 'pause', 'resume', 'stop', 'discard', 'details'))
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"workspace_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp(3) with time zone,
	"segments" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "timers_workspace_id_person_id_pk" PRIMARY KEY("workspace_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "deletions" DROP CONSTRAINT "deletions_resource_known";--> statement-breakpoint
ALTER TABLE "time_entries" ADD COLUMN "seconds" integer;--> statement-breakpoint
UPDATE "time_entries" SET "seconds" = "minutes" * 60;--> statement-breakpoint
ALTER TABLE "time_entries" ALTER COLUMN "seconds" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "time_entries" ADD COLUMN "segments" jsonb;--> statement-breakpoint
ALTER TABLE "time_entries" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "time_entries" ADD COLUMN "submitted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "time_entries" ADD COLUMN "approved_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "time_entries" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "time_entries" ADD COLUMN "sent_back_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "timer_acts" ADD CONSTRAINT "timer_acts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timer_acts_by_time" ON "timer_acts" USING btree ("workspace_id","person_id","at");--> statement-breakpoint
CREATE INDEX "time_entries_by_date" ON "time_entries" USING btree ("workspace_id","date","id") WHERE "time_entries"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_resource_known" CHECK ("deletions"."resource" in ('client', 'person', 'invitation', 'project', 'task', 'timeEntry'));--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_seconds_range" CHECK ("time_entries"."seconds" >= 0);--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_status_known" CHECK ("time_entries"."status" in ('stopped', 'submitted', 'approved'));
--> statement-breakpoint
-- Approved time stays as it was approved, whatever asks. One that was deleted before this rule can be restored, and leaves the trash.
CREATE FUNCTION keep_approved_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Approved time cannot be changed or deleted' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER time_entries_keep_approved_update BEFORE UPDATE ON time_entries FOR EACH ROW
	WHEN (OLD.status = 'approved' AND OLD.deleted_at IS NULL) EXECUTE FUNCTION keep_approved_time();
--> statement-breakpoint
CREATE TRIGGER time_entries_keep_approved_delete BEFORE DELETE ON time_entries FOR EACH ROW
	WHEN (OLD.status = 'approved' AND OLD.deleted_at IS NULL) EXECUTE FUNCTION keep_approved_time();
