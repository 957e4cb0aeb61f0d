CREATE TABLE "back_in_stock_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"vsin" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"customer_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "back_in_stock_requests_site_vsin_email_unique" UNIQUE("site","vsin","email")
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "restock_on" date;--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_vsin_index" ON "back_in_stock_requests" USING btree ("vsin");--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_site_email_index" ON "back_in_stock_requests" USING btree ("site","email");--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_customer_id_index" ON "back_in_stock_requests" USING btree ("customer_id");