ALTER TABLE "refunds" ADD COLUMN "receipt" text;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_order_id_receipt_index" ON "refunds" USING btree ("order_id","receipt");