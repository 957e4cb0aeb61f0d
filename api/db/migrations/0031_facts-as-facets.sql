ALTER TABLE "product_facet" ADD COLUMN "bed_size_mask" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_facet" ADD COLUMN "firmness" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_facet" ADD COLUMN "feature_mask" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_facet" ADD COLUMN "persons" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_facet" ADD COLUMN "seat_depth_cm" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_facet" ADD COLUMN "seat_height_cm" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_facet" ADD COLUMN "shelf_load_kg" smallint DEFAULT 0 NOT NULL;