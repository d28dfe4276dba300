ALTER TABLE "project_team" ADD COLUMN "is_lead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_team" ADD COLUMN "role" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_team" ADD COLUMN "hourly_rate_minor" bigint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "hourly_rate_minor" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "project_team_one_lead" ON "project_team" USING btree ("workspace_id","project_id") WHERE "project_team"."is_lead";--> statement-breakpoint
ALTER TABLE "project_team" ADD CONSTRAINT "project_team_hourly_rate_range" CHECK ("project_team"."hourly_rate_minor" >= 0 and "project_team"."hourly_rate_minor" <= 9999999999999);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_hourly_rate_range" CHECK ("projects"."hourly_rate_minor" >= 0 and "projects"."hourly_rate_minor" <= 9999999999999);