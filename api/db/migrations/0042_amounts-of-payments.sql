ALTER TABLE "payments" ADD COLUMN "amount" integer;--> statement-breakpoint
UPDATE "payments" SET "amount" = "orders"."total" - "orders"."gift_card_amount" FROM "orders" WHERE "orders"."id" = "payments"."order_id";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "former_amounts" integer[] DEFAULT '{}' NOT NULL;
