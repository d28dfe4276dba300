CREATE TABLE "comment_mentions" (
	"workspace_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "comment_mentions_workspace_id_comment_id_person_id_pk" PRIMARY KEY("workspace_id","comment_id","person_id"),
	CONSTRAINT "comment_mentions_name_filled" CHECK ("comment_mentions"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deletion_id" uuid,
	"created_by" uuid,
	"create_hash" text,
	"project_id" uuid NOT NULL,
	"task_id" uuid,
	"file_id" uuid,
	"thread_id" uuid NOT NULL,
	"thread_at" timestamp(3) with time zone NOT NULL,
	"body" text NOT NULL,
	"is_internal" boolean NOT NULL,
	"edited_at" timestamp(3) with time zone,
	CONSTRAINT "comments_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "comments_body_filled" CHECK ("comments"."body" <> ''),
	CONSTRAINT "comments_on_one_thing" CHECK ("comments"."task_id" is null or "comments"."file_id" is null)
);
--> statement-breakpoint
ALTER TABLE "deletions" DROP CONSTRAINT "deletions_resource_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_workspace_id_comment_id_comments_workspace_id_id_fk" FOREIGN KEY ("workspace_id","comment_id") REFERENCES "public"."comments"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_workspace_id_person_id_people_workspace_id_id_fk" FOREIGN KEY ("workspace_id","person_id") REFERENCES "public"."people"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_project_id_projects_workspace_id_id_fk" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."projects"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_task_id_tasks_workspace_id_id_fk" FOREIGN KEY ("workspace_id","task_id") REFERENCES "public"."tasks"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_file_id_files_workspace_id_id_fk" FOREIGN KEY ("workspace_id","file_id") REFERENCES "public"."files"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_mentions_by_person" ON "comment_mentions" USING btree ("workspace_id","person_id");--> statement-breakpoint
CREATE INDEX "comments_of_project" ON "comments" USING btree ("workspace_id","project_id","thread_at","thread_id") WHERE "comments"."deleted_at" is null and "comments"."task_id" is null and "comments"."file_id" is null;--> statement-breakpoint
CREATE INDEX "comments_of_task" ON "comments" USING btree ("workspace_id","task_id","thread_at","thread_id") WHERE "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_of_file" ON "comments" USING btree ("workspace_id","file_id","thread_at","thread_id") WHERE "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_by_thread" ON "comments" USING btree ("workspace_id","thread_id");--> statement-breakpoint
CREATE INDEX "comments_by_project" ON "comments" USING btree ("workspace_id","project_id");--> statement-breakpoint
CREATE INDEX "comments_by_task" ON "comments" USING btree ("workspace_id","task_id");--> statement-breakpoint
CREATE INDEX "comments_by_file" ON "comments" USING btree ("workspace_id","file_id");--> statement-breakpoint
CREATE INDEX "comments_by_deletion" ON "comments" USING btree ("workspace_id","deletion_id") WHERE "comments"."deletion_id" is not null;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_resource_known" CHECK ("deletions"."resource" in ('client', 'person', 'invitation', 'project', 'task', 'timeEntry', 'file', 'comment'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('taskAssigned', 'taskDueSoon', 'taskOverdue', 'mentioned', 'answered', 'budgetWarning', 'budgetUsed', 'fileUploaded', 'timeSubmitted', 'timeApproved', 'timeSentBack', 'weekNotSubmitted', 'memberJoined'));