ALTER TABLE "task_bulk_changes" ALTER COLUMN "changed" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "task_bulk_changes" ADD COLUMN "chosen" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Random ids do not get shorter.
ALTER TABLE "task_bulk_changes" ALTER COLUMN "chosen" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "task_bulk_changes" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Those that are there were done in one.
ALTER TABLE "task_bulk_changes" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "task_bulk_changes" ALTER COLUMN "state" SET DEFAULT 'working';--> statement-breakpoint
ALTER TABLE "task_bulk_changes" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "task_bulk_changes" ADD COLUMN "deletion_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "task_bulk_changes" c SET "chosen" = coalesce(
	(SELECT array_agg(r."task_id" ORDER BY r."task_id") FROM "task_bulk_rows" r WHERE r."workspace_id" = c."workspace_id" AND r."change_id" = c."id"), '{}')
	WHERE c."action" = 'complete' AND c."restored" IS NULL;--> statement-breakpoint
UPDATE "task_bulk_changes" c SET "chosen" = ARRAY(SELECT jsonb_array_elements_text(d."row_ids")::uuid), "deletion_ids" = ARRAY[d."id"]
	FROM "deletions" d WHERE d."workspace_id" = c."workspace_id" AND d."id" = c."deletion_id" AND c."restored" IS NULL;--> statement-breakpoint
UPDATE "task_bulk_changes" SET "position" = cardinality("chosen");--> statement-breakpoint
ALTER TABLE "task_bulk_changes" DROP COLUMN "deletion_id";--> statement-breakpoint
ALTER TABLE "task_bulk_changes" ADD CONSTRAINT "task_bulk_changes_state_known" CHECK ("task_bulk_changes"."state" in ('working', 'done', 'cancelled', 'stopped'));
