CREATE TABLE "setup_products" (
	"vsin" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"category" jsonb NOT NULL,
	"prices" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket_shares" (
	"key" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"content_hash" text NOT NULL,
	"lines" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "basket_shares_one_content" UNIQUE("site","content_hash")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "setup_vsin" text;--> statement-breakpoint
ALTER TABLE "basket_items" ADD COLUMN "with_setup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "basket_shares_expires_at_index" ON "basket_shares" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_setup_vsin_setup_products_vsin_fk" FOREIGN KEY ("setup_vsin") REFERENCES "public"."setup_products"("vsin") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");