CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"written_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "written_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"vsin" text NOT NULL,
	"language" text NOT NULL,
	"author" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reason" text,
	"note" text,
	"written_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "written_reviews_order_id_variant_id_unique" UNIQUE("order_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "written_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "variant_id" integer;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_written_id_written_reviews_id_fk" FOREIGN KEY ("written_id") REFERENCES "public"."written_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_reviews" ADD CONSTRAINT "written_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_written_id_index" ON "review_reports" USING btree ("written_id");--> statement-breakpoint
CREATE INDEX "written_reviews_site_status_written_at_index" ON "written_reviews" USING btree ("site","status","written_at");--> statement-breakpoint
CREATE INDEX "written_reviews_product_id_index" ON "written_reviews" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_written_id_written_reviews_id_fk" FOREIGN KEY ("written_id") REFERENCES "public"."written_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_written_id_unique" UNIQUE("written_id");