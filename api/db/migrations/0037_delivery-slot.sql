ALTER TABLE "baskets" ADD COLUMN "delivery_slot" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_slot" jsonb;