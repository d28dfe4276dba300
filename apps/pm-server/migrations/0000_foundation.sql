CREATE TABLE "auth_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deletion_id" uuid,
	"created_by" uuid,
	"create_hash" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"website" text NOT NULL,
	"industry" text NOT NULL,
	"company_size" text NOT NULL,
	"status" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"country" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_title" text NOT NULL,
	"second_name" text NOT NULL,
	"second_email" text NOT NULL,
	"second_phone" text NOT NULL,
	"second_title" text NOT NULL,
	"notes" text NOT NULL,
	CONSTRAINT "clients_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "clients_name_filled" CHECK ("clients"."name" <> ''),
	CONSTRAINT "clients_status_known" CHECK ("clients"."status" in ('Active', 'Inactive', 'Prospect')),
	CONSTRAINT "clients_industry_known" CHECK ("clients"."industry" in ('', 'Technology', 'Healthcare', 'Finance', 'Education', 'Retail', 'Manufacturing', 'Other')),
	CONSTRAINT "clients_company_size_known" CHECK ("clients"."company_size" in ('', '1-10', '11-50', '51-200', '201-500', '500+')),
	CONSTRAINT "clients_country_known" CHECK ("clients"."country" in ('United States', 'Canada', 'United Kingdom', 'Australia', 'Other'))
);
--> statement-breakpoint
CREATE TABLE "deletions" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"resource" text NOT NULL,
	"row_ids" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"deleted_by" uuid NOT NULL,
	"deleted_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp(3) with time zone,
	CONSTRAINT "deletions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "deletions_resource_known" CHECK ("deletions"."resource" in ('client', 'project', 'task'))
);
--> statement-breakpoint
CREATE TABLE "people" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deletion_id" uuid,
	"created_by" uuid,
	"create_hash" text,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"initials" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"job_role" text NOT NULL,
	"department" text NOT NULL,
	"status" text NOT NULL,
	"start_date" date NOT NULL,
	"hourly_rate_minor" bigint NOT NULL,
	"access_role" text NOT NULL,
	"client_id" uuid,
	CONSTRAINT "people_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "people_job_role_known" CHECK ("people"."job_role" in ('Project Manager', 'Developer', 'Designer', 'QA Engineer', 'Content Writer', 'Marketing Specialist')),
	CONSTRAINT "people_department_known" CHECK ("people"."department" in ('Operations', 'Engineering', 'Design', 'Marketing', 'Sales', 'HR')),
	CONSTRAINT "people_status_known" CHECK ("people"."status" in ('Active', 'Inactive')),
	CONSTRAINT "people_access_role_known" CHECK ("people"."access_role" in ('client', 'member', 'manager', 'admin', 'owner')),
	CONSTRAINT "people_start_date_finite" CHECK (isfinite("people"."start_date")),
	CONSTRAINT "people_hourly_rate_range" CHECK ("people"."hourly_rate_minor" >= 0 and "people"."hourly_rate_minor" <= 9999999999999),
	CONSTRAINT "people_client_has_company" CHECK (("people"."access_role" = 'client') = ("people"."client_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "project_team" (
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"added_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_team_workspace_id_project_id_person_id_pk" PRIMARY KEY("workspace_id","project_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deletion_id" uuid,
	"created_by" uuid,
	"create_hash" text,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"priority" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"budget_minor" bigint,
	CONSTRAINT "projects_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "projects_name_filled" CHECK ("projects"."name" <> ''),
	CONSTRAINT "projects_status_known" CHECK ("projects"."status" in ('Planning', 'In Progress', 'Review', 'Completed', 'On Hold')),
	CONSTRAINT "projects_priority_known" CHECK ("projects"."priority" in ('Low', 'Medium', 'High')),
	CONSTRAINT "projects_start_date_finite" CHECK (isfinite("projects"."start_date")),
	CONSTRAINT "projects_end_date_finite" CHECK (isfinite("projects"."end_date")),
	CONSTRAINT "projects_end_after_start" CHECK ("projects"."start_date" <= "projects"."end_date"),
	CONSTRAINT "projects_budget_range" CHECK ("projects"."budget_minor" >= 0 and "projects"."budget_minor" <= 9999999999999)
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"account" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
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
	"assignee_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"due_date" date,
	"estimated_hours" double precision NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"completed_at" timestamp(3) with time zone,
	CONSTRAINT "tasks_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "tasks_title_filled" CHECK ("tasks"."title" <> ''),
	CONSTRAINT "tasks_status_known" CHECK ("tasks"."status" in ('Todo', 'In Progress', 'Review', 'Completed')),
	CONSTRAINT "tasks_priority_known" CHECK ("tasks"."priority" in ('Low', 'Medium', 'High')),
	CONSTRAINT "tasks_due_date_finite" CHECK (isfinite("tasks"."due_date")),
	CONSTRAINT "tasks_hours_range" CHECK ("tasks"."estimated_hours" >= 0 and "tasks"."estimated_hours" <= 100000),
	CONSTRAINT "tasks_tags_list" CHECK (jsonb_typeof("tasks"."tags") = 'array'),
	CONSTRAINT "tasks_completion_agrees" CHECK (("tasks"."status" = 'Completed') = ("tasks"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "time_entries" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deletion_id" uuid,
	"created_by" uuid,
	"create_hash" text,
	"person_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"task_id" uuid,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"date" date NOT NULL,
	"started_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"minutes" integer NOT NULL,
	"billable" boolean NOT NULL,
	"hourly_rate_minor" bigint NOT NULL,
	CONSTRAINT "time_entries_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "time_entries_date_finite" CHECK (isfinite("time_entries"."date")),
	CONSTRAINT "time_entries_minutes_range" CHECK ("time_entries"."minutes" >= 0),
	CONSTRAINT "time_entries_rate_range" CHECK ("time_entries"."hourly_rate_minor" >= 0 and "time_entries"."hourly_rate_minor" <= 9999999999999)
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_workspace_id_client_id_clients_workspace_id_id_fk" FOREIGN KEY ("workspace_id","client_id") REFERENCES "public"."clients"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_team" ADD CONSTRAINT "project_team_workspace_id_project_id_projects_workspace_id_id_fk" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."projects"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_team" ADD CONSTRAINT "project_team_workspace_id_person_id_people_workspace_id_id_fk" FOREIGN KEY ("workspace_id","person_id") REFERENCES "public"."people"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_workspace_id_client_id_clients_workspace_id_id_fk" FOREIGN KEY ("workspace_id","client_id") REFERENCES "public"."clients"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_workspace_id_project_id_projects_workspace_id_id_fk" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."projects"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_workspace_id_assignee_id_people_workspace_id_id_fk" FOREIGN KEY ("workspace_id","assignee_id") REFERENCES "public"."people"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_workspace_id_project_id_projects_workspace_id_id_fk" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."projects"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_workspace_id_task_id_tasks_workspace_id_id_fk" FOREIGN KEY ("workspace_id","task_id") REFERENCES "public"."tasks"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_workspace_id_person_id_people_workspace_id_id_fk" FOREIGN KEY ("workspace_id","person_id") REFERENCES "public"."people"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_once" ON "auth_accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "clients_by_name" ON "clients" USING btree ("workspace_id",lower("name") collate "C","id") WHERE "clients"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "clients_by_email" ON "clients" USING btree ("workspace_id",lower("email") collate "C","id") WHERE "clients"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "clients_by_status" ON "clients" USING btree ("workspace_id","status","id") WHERE "clients"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "clients_by_deletion" ON "clients" USING btree ("workspace_id","deletion_id") WHERE "clients"."deletion_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "people_email_once" ON "people" USING btree ("workspace_id",lower("email")) WHERE "people"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "people_user_once" ON "people" USING btree ("user_id") WHERE "people"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "people_by_name" ON "people" USING btree ("workspace_id",lower(btrim("first_name" || ' ' || "last_name")) collate "C","id") WHERE "people"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "people_by_client" ON "people" USING btree ("workspace_id","client_id");--> statement-breakpoint
CREATE INDEX "project_team_by_person" ON "project_team" USING btree ("workspace_id","person_id","project_id");--> statement-breakpoint
CREATE INDEX "projects_by_name" ON "projects" USING btree ("workspace_id",lower("name") collate "C","id") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_by_client" ON "projects" USING btree ("workspace_id","client_id","id") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_by_status" ON "projects" USING btree ("workspace_id","status","id") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_by_start" ON "projects" USING btree ("workspace_id","start_date","id") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_by_budget" ON "projects" USING btree ("workspace_id","budget_minor","id") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_by_deletion" ON "projects" USING btree ("workspace_id","deletion_id") WHERE "projects"."deletion_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "auth_sessions_token_once" ON "auth_sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "auth_sessions_by_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_by_expiry" ON "auth_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tasks_by_title" ON "tasks" USING btree ("workspace_id",lower("title") collate "C","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_by_project" ON "tasks" USING btree ("workspace_id","project_id","status") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_by_assignee" ON "tasks" USING btree ("workspace_id","assignee_id","project_id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_by_status" ON "tasks" USING btree ("workspace_id","status","due_date") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_by_due" ON "tasks" USING btree ("workspace_id","due_date","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_by_hours" ON "tasks" USING btree ("workspace_id","estimated_hours","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_by_update" ON "tasks" USING btree ("workspace_id","updated_at") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_by_deletion" ON "tasks" USING btree ("workspace_id","deletion_id") WHERE "tasks"."deletion_id" is not null;--> statement-breakpoint
CREATE INDEX "time_entries_by_project" ON "time_entries" USING btree ("workspace_id","project_id") WHERE "time_entries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "time_entries_by_task" ON "time_entries" USING btree ("workspace_id","task_id") WHERE "time_entries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "time_entries_by_person" ON "time_entries" USING btree ("workspace_id","person_id","date") WHERE "time_entries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "time_entries_by_deletion" ON "time_entries" USING btree ("workspace_id","deletion_id") WHERE "time_entries"."deletion_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "auth_users_email_once" ON "auth_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "auth_verifications_by_identifier" ON "auth_verifications" USING btree ("identifier");