CREATE TABLE "withdrawal_lines" (
	"withdrawal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"taken_back" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "withdrawal_lines_withdrawal_id_position_pk" PRIMARY KEY("withdrawal_id","position")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"order_id" uuid NOT NULL,
	"receipt_number" text NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"reason" text,
	"asked" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"is_order_cancelled" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawals_receipt_number_unique" UNIQUE("receipt_number")
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "is_made_to_measure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "taken_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal_lines" ADD CONSTRAINT "withdrawal_lines_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_order_id_index" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_site_status_index" ON "withdrawals" USING btree ("site","status");--> statement-breakpoint
CREATE INDEX "orders_site_sequence_index" ON "orders" USING btree ("site","sequence");--> statement-breakpoint
UPDATE "orders" SET "email" = lower("shipping_address"->>'email') WHERE "email" = '';
