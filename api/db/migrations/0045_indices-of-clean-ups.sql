CREATE INDEX "baskets_created_at_index" ON "baskets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_basket_id_index" ON "orders" USING btree ("basket_id");