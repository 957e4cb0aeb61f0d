CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"vsin" text NOT NULL,
	"parent_id" integer,
	"lft" integer NOT NULL,
	"rgt" integer NOT NULL,
	"depth" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"alias" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"media" jsonb,
	CONSTRAINT "categories_vsin_unique" UNIQUE("vsin"),
	CONSTRAINT "categories_lft_unique" UNIQUE("lft")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer PRIMARY KEY NOT NULL,
	"vsin" text NOT NULL,
	"title" jsonb NOT NULL,
	"alias" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"media" jsonb,
	CONSTRAINT "collections_vsin_unique" UNIQUE("vsin")
);
--> statement-breakpoint
CREATE TABLE "facet_values" (
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"code" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"swatch" text,
	CONSTRAINT "facet_values_facet_value_pk" PRIMARY KEY("facet","value")
);
--> statement-breakpoint
CREATE TABLE "makers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"postal_address" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "option_values" (
	"option" text NOT NULL,
	"value" text NOT NULL,
	"title" jsonb NOT NULL,
	"swatch" text,
	"family" text,
	"position" smallint NOT NULL,
	CONSTRAINT "option_values_option_value_pk" PRIMARY KEY("option","value")
);
--> statement-breakpoint
CREATE TABLE "price_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"site" text NOT NULL,
	"amount" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"variant_id" integer NOT NULL,
	"site" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "prices_variant_id_site_pk" PRIMARY KEY("variant_id","site")
);
--> statement-breakpoint
CREATE TABLE "product_collections" (
	"product_id" integer NOT NULL,
	"collection_id" integer NOT NULL,
	CONSTRAINT "product_collections_collection_id_product_id_pk" PRIMARY KEY("collection_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_facet" (
	"site" text NOT NULL,
	"id" integer NOT NULL,
	"cat_ord" integer NOT NULL,
	"popularity" integer NOT NULL,
	"price" integer NOT NULL,
	"created" integer NOT NULL,
	"colour_mask" bigint NOT NULL,
	"material_mask" bigint NOT NULL,
	"style_id" smallint NOT NULL,
	"rating_band" smallint NOT NULL,
	"delivery_band" smallint NOT NULL,
	"offer_mask" smallint NOT NULL,
	"rating" smallint NOT NULL,
	"width_cm" smallint NOT NULL,
	"depth_cm" smallint NOT NULL,
	"height_cm" smallint NOT NULL,
	CONSTRAINT "product_facet_site_id_pk" PRIMARY KEY("site","id")
);
--> statement-breakpoint
CREATE TABLE "product_relations" (
	"product_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "product_relations_product_id_related_id_pk" PRIMARY KEY("product_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"product_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "product_tags_tag_id_product_id_pk" PRIMARY KEY("tag_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"brand" text NOT NULL,
	"style" text NOT NULL,
	"category_id" integer NOT NULL,
	"maker_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"care" jsonb NOT NULL,
	"warranty_years" smallint NOT NULL,
	"popularity" integer NOT NULL,
	"created_on" date NOT NULL,
	"is_linden_collection" boolean DEFAULT false NOT NULL,
	CONSTRAINT "products_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	"author" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"written_on" date NOT NULL,
	"is_verified" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "showroom_stock" (
	"showroom_id" text NOT NULL,
	"variant_id" integer NOT NULL,
	CONSTRAINT "showroom_stock_showroom_id_variant_id_pk" PRIMARY KEY("showroom_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "showrooms" (
	"id" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"maps_link" text NOT NULL,
	"address_lines" jsonb NOT NULL,
	"opening_hours" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY NOT NULL,
	"vsin" text NOT NULL,
	"title" jsonb NOT NULL,
	"alias" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	CONSTRAINT "tags_vsin_unique" UNIQUE("vsin")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY NOT NULL,
	"vsin" text NOT NULL,
	"product_id" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"position" smallint NOT NULL,
	"options" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"alias" jsonb NOT NULL,
	"width_mm" integer NOT NULL,
	"depth_mm" integer NOT NULL,
	"height_mm" integer NOT NULL,
	"seat_height_mm" integer,
	"weight_grams" integer NOT NULL,
	"packages" jsonb NOT NULL,
	"media" jsonb NOT NULL,
	"on_hand" integer,
	"inventory_policy" text NOT NULL,
	"delivery_days" smallint NOT NULL,
	"production_days" smallint NOT NULL,
	"is_made_to_measure" boolean DEFAULT false NOT NULL,
	CONSTRAINT "variants_vsin_unique" UNIQUE("vsin")
);
--> statement-breakpoint
CREATE TABLE "offer_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"placement" text NOT NULL,
	"device" text NOT NULL,
	"position" integer NOT NULL,
	"text" jsonb NOT NULL,
	"link" text,
	"conditions" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_redirects" (
	"site" text NOT NULL,
	"search_term" text NOT NULL,
	"type" text NOT NULL,
	"alias" text NOT NULL,
	"params" jsonb NOT NULL,
	"query_string" text DEFAULT '' NOT NULL,
	CONSTRAINT "search_redirects_site_search_term_pk" PRIMARY KEY("site","search_term")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"site" text NOT NULL,
	"alias" text NOT NULL,
	"device" text NOT NULL,
	"language" text NOT NULL,
	"seo_info" jsonb NOT NULL,
	"slots" jsonb NOT NULL,
	"policy" text,
	CONSTRAINT "templates_site_alias_device_language_pk" PRIMARY KEY("site","alias","device","language")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"address" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket_items" (
	"basket_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"seen_amount" integer NOT NULL,
	"components" jsonb,
	"position" serial NOT NULL,
	CONSTRAINT "basket_items_basket_id_variant_id_pk" PRIMARY KEY("basket_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"coupon_code" jsonb,
	"note" text,
	"shipping_address_id" uuid,
	"billing_address_id" uuid,
	"delivery_method" text DEFAULT 'home' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"vsin" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_amount" integer NOT NULL,
	"line_amount" integer NOT NULL,
	"took_stock" boolean NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "order_items_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sequence" serial NOT NULL,
	"order_number" text NOT NULL,
	"site" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"basket_id" uuid NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"sub_total" integer NOT NULL,
	"discount" integer NOT NULL,
	"delivery" integer NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"delivery_method" text NOT NULL,
	"sub_integration_type" text NOT NULL,
	"note" text,
	"pay_before" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"session_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"site" text NOT NULL,
	"integration_type" text NOT NULL,
	"status" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_language_product_id_pk" PRIMARY KEY("language","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"language" text NOT NULL,
	"term" text NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "search_terms_language_term_pk" PRIMARY KEY("language","term")
);
--> statement-breakpoint
ALTER TABLE "price_log" ADD CONSTRAINT "price_log_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_collections" ADD CONSTRAINT "product_collections_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_collections" ADD CONSTRAINT "product_collections_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showroom_stock" ADD CONSTRAINT "showroom_stock_showroom_id_showrooms_id_fk" FOREIGN KEY ("showroom_id") REFERENCES "public"."showrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showroom_stock" ADD CONSTRAINT "showroom_stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "facet_values_facet_code_index" ON "facet_values" USING btree ("facet","code");--> statement-breakpoint
CREATE INDEX "price_log_variant_id_site_since_index" ON "price_log" USING btree ("variant_id","site","since");--> statement-breakpoint
CREATE INDEX "product_collections_product_id_index" ON "product_collections" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_facet_site_popularity_id_index" ON "product_facet" USING btree ("site","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_facet_site_price_id_index" ON "product_facet" USING btree ("site","price","id");--> statement-breakpoint
CREATE INDEX "product_tags_product_id_index" ON "product_tags" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_category_id_index" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "reviews_product_id_written_on_index" ON "reviews" USING btree ("product_id","written_on");--> statement-breakpoint
CREATE INDEX "showroom_stock_variant_id_index" ON "showroom_stock" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "variants_product_id_index" ON "variants" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_one_default" ON "variants" USING btree ("product_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "addresses_owner_id_site_index" ON "addresses" USING btree ("owner_id","site");--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_one_open" ON "baskets" USING btree ("owner_id","site") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "order_events_order_id_index" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_owner_id_site_index" ON "orders" USING btree ("owner_id","site");--> statement-breakpoint
CREATE INDEX "search_documents_document_index" ON "search_documents" USING gin ("document");--> statement-breakpoint
CREATE INDEX "search_terms_term_index" ON "search_terms" USING gin ("term" gin_trgm_ops);