CREATE TABLE "withdrawal_declarations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"order_id" uuid NOT NULL,
	"name" text NOT NULL,
	"statement" text,
	"status" text DEFAULT 'declared' NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"withdrawal_id" uuid
);
--> statement-breakpoint
ALTER TABLE "withdrawal_declarations" ADD CONSTRAINT "withdrawal_declarations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_declarations" ADD CONSTRAINT "withdrawal_declarations_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_declarations_order_id_index" ON "withdrawal_declarations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawal_declarations_site_status_declared_at_index" ON "withdrawal_declarations" USING btree ("site","status","declared_at");