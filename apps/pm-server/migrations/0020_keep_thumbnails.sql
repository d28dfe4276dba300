CREATE TABLE "file_thumbnails" (
	"workspace_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"picture" "bytea" NOT NULL,
	CONSTRAINT "file_thumbnails_workspace_id_storage_key_pk" PRIMARY KEY("workspace_id","storage_key")
);
--> statement-breakpoint
CREATE INDEX "file_thumbnails_by_storage_key" ON "file_thumbnails" USING btree ("storage_key");