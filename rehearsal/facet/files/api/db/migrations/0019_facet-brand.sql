ALTER TABLE "product_facet" ADD COLUMN "brand_id" smallint DEFAULT 0 NOT NULL;
