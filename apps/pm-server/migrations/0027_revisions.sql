CREATE TABLE "file_revisions" (
	"workspace_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"revision" text DEFAULT '1' NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	"uploaded_at" timestamp(3) with time zone NOT NULL,
	"uploaded_by" uuid,
	CONSTRAINT "file_revisions_workspace_id_file_id_ordinal_pk" PRIMARY KEY("workspace_id","file_id","ordinal"),
	CONSTRAINT "file_revisions_type_known" CHECK ("file_revisions"."type" in ('application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'image/jpeg', 'image/png', 'image/gif', 'text/plain', 'application/zip', 'image/vnd.dwg', 'image/vnd.dxf', 'image/svg+xml')),
	CONSTRAINT "file_revisions_status_known" CHECK ("file_revisions"."status" in ('Draft', 'For review', 'Approved', 'Superseded', '')),
	CONSTRAINT "file_revisions_size_range" CHECK ("file_revisions"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "files" drop column "search_text";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "revision" text DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "discipline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "revised_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "revised_by" uuid;--> statement-breakpoint
UPDATE "files" SET "revision" = 'A', "status" = 'Draft', "number" = said."number",
	"title" = left(coalesce(nullif(btrim(replace(substr(said."bare", length(said."number") + 1), '_', ' '), ' .,-'), ''), said."bare"), 200),
	"discipline" = CASE left(said."number", 1) WHEN 'A' THEN 'Architectural' WHEN 'C' THEN 'Civil' WHEN 'E' THEN 'Electrical' WHEN 'L' THEN 'Landscape'
		WHEN 'H' THEN 'Mechanical' WHEN 'M' THEN 'Mechanical' WHEN 'P' THEN 'Plumbing' WHEN 'S' THEN 'Structural' ELSE '' END
FROM (SELECT "workspace_id", "id", regexp_replace("name", '\.[^.]*$', '') AS "bare",
		replace(upper(coalesce(substring("name" from '^(?!(?:[Rr][Ee][Vv]|[Vv][Ee][Rr]))[A-Za-z]{1,3}[-_]?[0-9]{2,5}(?:[-.][0-9]{1,3}){0,4}(?![A-Za-z0-9])'), '')), '_', '-') AS "number"
	FROM "files" WHERE "kind" = 'drawing') said
WHERE "files"."workspace_id" = said."workspace_id" AND "files"."id" = said."id";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name) || chr(10) || fold_text(description) || chr(10) || fold_text(number) || chr(10) || fold_text(title)) STORED;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "number_key" text collate "C" GENERATED ALWAYS AS (sort_key(number)) STORED;--> statement-breakpoint
ALTER TABLE "file_revisions" ADD CONSTRAINT "file_revisions_workspace_id_file_id_files_workspace_id_id_fk" FOREIGN KEY ("workspace_id","file_id") REFERENCES "public"."files"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_revisions_by_storage_key" ON "file_revisions" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_by_number" ON "files" USING btree ("workspace_id","kind","number_key","id") WHERE "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "files_of_project_by_number" ON "files" USING btree ("workspace_id","project_id","number_key") WHERE "files"."deleted_at" is null and "files"."number" <> '';--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_status_known" CHECK ("files"."status" in ('Draft', 'For review', 'Approved', 'Superseded', ''));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_discipline_known" CHECK ("files"."discipline" in ('Architectural', 'Civil', 'Electrical', 'Landscape', 'Mechanical', 'Plumbing', 'Structural', ''));