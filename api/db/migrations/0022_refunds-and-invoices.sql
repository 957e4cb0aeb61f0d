ALTER TABLE "refunds" ADD COLUMN "account_holder" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "done_by" uuid;--> statement-breakpoint
-- Refunds of transfers were left as sent for ever: nobody had been asked where they go.
UPDATE "refunds" SET "status" = 'account-needed', "reference" = NULL FROM "orders" WHERE "orders"."id" = "refunds"."order_id" AND "orders"."sub_integration_type" = 'wire' AND "refunds"."status" IN ('queued', 'sent');--> statement-breakpoint
-- A refund that was done is asked after in an hour, which is how its moment is known.
UPDATE "refunds" SET "done_at" = "next_attempt_at" - interval '1 hour' WHERE "status" = 'done';--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "try_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_failed_try" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of those that were cancelled nobody knows any more whether the shopper or the payment service did it.
UPDATE "orders" SET "is_failed_try" = true WHERE "status" = 'cancelled' AND "payment_status" = 'failed' AND "sub_integration_type" <> 'wire';
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_site_kind_year_pk" PRIMARY KEY("site","kind","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid,
	"document" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_series" ON "invoices" USING btree ("site","kind","year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_of_order" ON "invoices" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_of_refund" ON "invoices" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE FUNCTION invoices_stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'An invoice is neither changed nor deleted.'; END $$;--> statement-breakpoint
CREATE TRIGGER invoices_stay BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION invoices_stay();
