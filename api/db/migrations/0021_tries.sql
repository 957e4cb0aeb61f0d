ALTER TABLE "baskets" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "try_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_failed_try" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of those that were cancelled nobody knows any more whether the shopper or the payment service did it.
UPDATE "orders" SET "is_failed_try" = true WHERE "status" = 'cancelled' AND "payment_status" = 'failed' AND "sub_integration_type" <> 'wire';
