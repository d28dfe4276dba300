CREATE TABLE "notification_keys" (
	"workspace_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"key" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "notification_keys_workspace_id_subject_id_key_pk" PRIMARY KEY("workspace_id","subject_id","key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"group_key" text NOT NULL,
	"subject_ids" uuid[] NOT NULL,
	"count" integer NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"doer_id" uuid,
	"at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"deletion_id" uuid,
	CONSTRAINT "notifications_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('taskAssigned', 'taskDueSoon', 'taskOverdue', 'budgetWarning', 'budgetUsed', 'fileUploaded', 'timeSubmitted', 'timeApproved', 'timeSentBack', 'weekNotSubmitted', 'memberJoined'))
);
--> statement-breakpoint
ALTER TABLE "notification_keys" ADD CONSTRAINT "notification_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_workspace_id_person_id_people_workspace_id_id_fk" FOREIGN KEY ("workspace_id","person_id") REFERENCES "public"."people"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_by_person" ON "notifications" USING btree ("workspace_id","person_id","id") WHERE "notifications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("workspace_id","person_id","kind","group_key") WHERE "notifications"."deleted_at" is null and "notifications"."read_at" is null;