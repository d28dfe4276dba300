ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "notifications_unmailed" ON "notifications" USING btree ("workspace_id","at") WHERE "notifications"."deleted_at" is null and "notifications"."read_at" is null and "notifications"."mailed_at" is null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('invitation', 'passwordReset', 'passwordChanged', 'notifications', 'weeklyReport'));