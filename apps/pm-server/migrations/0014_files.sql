CREATE TABLE "file_uploads" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"project_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"length" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"type" text,
	"sha256" text,
	CONSTRAINT "file_uploads_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "files" (
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
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"size" bigint NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(name) || chr(10) || fold_text(description)) STORED,
	"name_key" text collate "C" GENERATED ALWAYS AS (sort_key(name)) STORED,
	CONSTRAINT "files_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "files_name_filled" CHECK ("files"."name" <> ''),
	CONSTRAINT "files_category_filled" CHECK ("files"."category" <> ''),
	CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('document', 'drawing')),
	CONSTRAINT "files_type_known" CHECK ("files"."type" in ('application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'image/jpeg', 'image/png', 'image/gif', 'text/plain', 'application/zip', 'image/vnd.dwg', 'image/vnd.dxf', 'image/svg+xml')),
	CONSTRAINT "files_size_range" CHECK ("files"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "project_folders" (
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "project_folders_workspace_id_project_id_kind_name_pk" PRIMARY KEY("workspace_id","project_id","kind","name"),
	CONSTRAINT "project_folders_kind_known" CHECK ("project_folders"."kind" in ('document', 'drawing')),
	CONSTRAINT "project_folders_name_filled" CHECK ("project_folders"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "deletions" DROP CONSTRAINT "deletions_resource_known";--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_workspace_id_project_id_projects_workspace_id_id_fk" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."projects"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_folders" ADD CONSTRAINT "project_folders_workspace_id_project_id_projects_workspace_id_id_fk" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."projects"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_uploads_of_person" ON "file_uploads" USING btree ("workspace_id","person_id");--> statement-breakpoint
CREATE INDEX "file_uploads_by_storage_key" ON "file_uploads" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "file_uploads_by_age" ON "file_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "files_by_name" ON "files" USING btree ("workspace_id","kind","name_key","id") WHERE "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "files_by_size" ON "files" USING btree ("workspace_id","kind","size","id") WHERE "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "files_by_date" ON "files" USING btree ("workspace_id","kind","updated_at","id") WHERE "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "files_of_folder_by_name" ON "files" USING btree ("workspace_id","project_id","kind","category","name_key","id") WHERE "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "files_by_project" ON "files" USING btree ("workspace_id","project_id");--> statement-breakpoint
CREATE INDEX "files_by_storage_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_by_deletion" ON "files" USING btree ("workspace_id","deletion_id") WHERE "files"."deletion_id" is not null;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_resource_known" CHECK ("deletions"."resource" in ('client', 'person', 'invitation', 'project', 'task', 'timeEntry', 'file'));