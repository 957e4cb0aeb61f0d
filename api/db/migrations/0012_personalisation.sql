CREATE TABLE "product_affinity" (
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"score" double precision NOT NULL,
	CONSTRAINT "product_affinity_site_kind_product_id_other_id_pk" PRIMARY KEY("site","kind","product_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "product_interest" (
	"site" text NOT NULL,
	"product_id" integer NOT NULL,
	"score" double precision NOT NULL,
	CONSTRAINT "product_interest_site_product_id_pk" PRIMARY KEY("site","product_id")
);
--> statement-breakpoint
CREATE TABLE "visitor_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer,
	"term" text,
	"order_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"site" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"profile" jsonb,
	"segments" jsonb NOT NULL,
	"subscriptions" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitors_site_visitor_id_pk" PRIMARY KEY("site","visitor_id")
);
--> statement-breakpoint
ALTER TABLE "visitor_events" ADD CONSTRAINT "visitor_events_site_visitor_id_visitors_site_visitor_id_fk" FOREIGN KEY ("site","visitor_id") REFERENCES "public"."visitors"("site","visitor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_affinity_site_kind_product_id_score_index" ON "product_affinity" USING btree ("site","kind","product_id","score");--> statement-breakpoint
CREATE INDEX "product_interest_site_score_index" ON "product_interest" USING btree ("site","score");--> statement-breakpoint
CREATE INDEX "visitor_events_site_visitor_id_id_index" ON "visitor_events" USING btree ("site","visitor_id","id");--> statement-breakpoint
CREATE INDEX "visitor_events_at_index" ON "visitor_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "visitors_seen_at_index" ON "visitors" USING btree ("seen_at");