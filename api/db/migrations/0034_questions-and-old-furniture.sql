CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"vsin" text NOT NULL,
	"email" text,
	"customer_id" uuid,
	"question" text NOT NULL,
	"answer" text,
	"shown_as" text,
	"answers" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "old_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "old_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_site_asked_at_index" ON "questions" USING btree ("site","asked_at");--> statement-breakpoint
CREATE INDEX "questions_vsin_index" ON "questions" USING btree ("vsin");--> statement-breakpoint
CREATE INDEX "questions_customer_id_index" ON "questions" USING btree ("customer_id");