CREATE TABLE "sample_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"samples" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"place" text NOT NULL,
	"customer_id" uuid,
	"status" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" uuid
);
--> statement-breakpoint
ALTER TABLE "option_values" ADD COLUMN "has_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sample_requests_site_status_created_at_index" ON "sample_requests" USING btree ("site","status","created_at");--> statement-breakpoint
CREATE INDEX "sample_requests_site_place_created_at_index" ON "sample_requests" USING btree ("site","place","created_at");--> statement-breakpoint
CREATE INDEX "sample_requests_customer_id_index" ON "sample_requests" USING btree ("customer_id");--> statement-breakpoint
UPDATE "option_values" SET "has_sample" = true WHERE "option" = 'wood' OR ("option" = 'colour' AND "value" ~ '^(linen|weave|boucle|velvet|chenille|leather)-');
