CREATE TABLE "invitation_links" (
	"workspace_id" uuid NOT NULL,
	"invitation_id" uuid NOT NULL,
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deletion_id" uuid,
	"created_by" uuid,
	"create_hash" text,
	"email" text NOT NULL,
	"access_role" text NOT NULL,
	"client_id" uuid,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"accepted_by" uuid,
	"accepted_at" timestamp(3) with time zone,
	CONSTRAINT "invitations_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "invitations_access_role_known" CHECK ("invitations"."access_role" in ('client', 'member', 'manager', 'admin', 'owner')),
	CONSTRAINT "invitations_client_has_company" CHECK (("invitations"."access_role" = 'client') = ("invitations"."client_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "deletions" DROP CONSTRAINT "deletions_resource_known";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "hours_per_week" double precision DEFAULT 40 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_links" ADD CONSTRAINT "invitation_links_workspace_id_invitation_id_invitations_workspace_id_id_fk" FOREIGN KEY ("workspace_id","invitation_id") REFERENCES "public"."invitations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_workspace_id_client_id_clients_workspace_id_id_fk" FOREIGN KEY ("workspace_id","client_id") REFERENCES "public"."clients"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_workspace_id_accepted_by_people_workspace_id_id_fk" FOREIGN KEY ("workspace_id","accepted_by") REFERENCES "public"."people"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_links_by_invitation" ON "invitation_links" USING btree ("workspace_id","invitation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email_once" ON "invitations" USING btree ("workspace_id",lower("email")) WHERE "invitations"."deleted_at" is null and "invitations"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_by_deletion" ON "invitations" USING btree ("workspace_id","deletion_id") WHERE "invitations"."deletion_id" is not null;--> statement-breakpoint
CREATE INDEX "people_by_deletion" ON "people" USING btree ("workspace_id","deletion_id") WHERE "people"."deletion_id" is not null;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_resource_known" CHECK ("deletions"."resource" in ('client', 'person', 'invitation', 'project', 'task'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_hours_per_week_range" CHECK ("people"."hours_per_week" >= 0 and "people"."hours_per_week" <= 168);