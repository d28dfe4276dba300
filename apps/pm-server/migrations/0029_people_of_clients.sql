ALTER TABLE "people" ALTER COLUMN "job_role" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "department" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "start_date" DROP NOT NULL;--> statement-breakpoint
-- Registration asked people of a client for what colleagues do.
UPDATE "people" SET "job_role" = NULL, "department" = NULL, "start_date" = NULL WHERE "access_role" = 'client';--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_colleague_has_work" CHECK (num_nulls("people"."job_role", "people"."department", "people"."start_date") = case when "people"."access_role" = 'client' then 3 else 0 end);