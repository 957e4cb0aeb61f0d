CREATE TABLE "coupons" (
	"site" text NOT NULL,
	"code" text NOT NULL,
	"promotion_id" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"usage_limit" integer,
	"usage_limit_per_owner" integer,
	CONSTRAINT "coupons_site_code_pk" PRIMARY KEY("site","code")
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"promotion_id" text NOT NULL,
	"site" text NOT NULL,
	"coupon_code" text,
	"owner_id" uuid NOT NULL,
	"email" text NOT NULL,
	"discount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"is_active" boolean DEFAULT true NOT NULL,
	"needs_coupon" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"usage_limit" integer,
	"usage_limit_per_owner" integer,
	"is_first_order_only" boolean DEFAULT false NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"combination_group" text,
	"for_promotion" boolean DEFAULT true NOT NULL,
	"for_coupon" boolean DEFAULT true NOT NULL,
	"match" text DEFAULT 'all' NOT NULL,
	"conditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"actions" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_promotion_id_index" ON "coupons" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_promotion_id_owner_id_index" ON "promotion_uses" USING btree ("promotion_id","owner_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_promotion_id_email_index" ON "promotion_uses" USING btree ("promotion_id","email");--> statement-breakpoint
CREATE INDEX "promotion_uses_site_coupon_code_index" ON "promotion_uses" USING btree ("site","coupon_code");--> statement-breakpoint
CREATE INDEX "promotion_uses_order_id_index" ON "promotion_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "promotions_site_index" ON "promotions" USING btree ("site");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email"));