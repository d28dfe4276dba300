CREATE TABLE "audit_entries" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"day" date NOT NULL,
	"action" text NOT NULL,
	"person_id" uuid NOT NULL,
	"person_name" text NOT NULL,
	"device" text NOT NULL,
	"session_id" uuid,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "audit_entries_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "audit_entries_action_known" CHECK ("audit_entries"."action" in ('sign-in', 'sign-in-refused', 'sign-out', 'password-change', 'password-reset', 'sessions-end', 'two-factor-on', 'two-factor-off', 'recovery-codes', 'refused', 'token-made', 'token-revoked', 'person-added', 'registered', 'role-changed', 'deactivated', 'reactivated', 'invited', 'invitation-renewed', 'deleted', 'restored', 'deleted-for-good', 'settings-changed', 'exported'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("workspace_id","at","id");