CREATE TABLE "template_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"alias" text NOT NULL,
	"device" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"seo_info" jsonb NOT NULL,
	"slots" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "template_versions_one_draft" ON "template_versions" USING btree ("site","alias","device","language") WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "template_versions_site_alias_saved_at_index" ON "template_versions" USING btree ("site","alias","saved_at");