ALTER TABLE "refunds" ADD COLUMN "account_holder" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "done_by" uuid;--> statement-breakpoint
-- Refunds of transfers were left as sent for ever: nobody had been asked where they go.
UPDATE "refunds" SET "status" = 'account-needed', "reference" = NULL FROM "orders" WHERE "orders"."id" = "refunds"."order_id" AND "orders"."sub_integration_type" = 'wire' AND "refunds"."status" IN ('queued', 'sent');--> statement-breakpoint
-- A refund that was done is asked after in an hour, which is how its moment is known.
UPDATE "refunds" SET "done_at" = "next_attempt_at" - interval '1 hour' WHERE "status" = 'done';