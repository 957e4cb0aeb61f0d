ALTER TABLE "product_facet" ALTER COLUMN "width_cm" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "product_facet" ALTER COLUMN "depth_cm" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "product_facet" ALTER COLUMN "height_cm" SET DATA TYPE bigint;--> statement-breakpoint
UPDATE product_facet f SET
  width_cm = (SELECT coalesce(bit_or(sized.cm << (9 * (sized.place - 1)::int)), 0) FROM (
    SELECT least(round(o.width_mm / 10.0)::bigint, 511) AS cm,
      row_number() OVER (ORDER BY least(round(o.width_mm / 10.0)::bigint, 511)) AS place
    FROM variants o JOIN prices op ON op.variant_id = o.id AND op.site = f.site
    WHERE o.product_id = f.id GROUP BY 1) AS sized WHERE sized.place <= 7),
  depth_cm = (SELECT coalesce(bit_or(sized.cm << (9 * (sized.place - 1)::int)), 0) FROM (
    SELECT least(round(o.depth_mm / 10.0)::bigint, 511) AS cm,
      row_number() OVER (ORDER BY least(round(o.depth_mm / 10.0)::bigint, 511)) AS place
    FROM variants o JOIN prices op ON op.variant_id = o.id AND op.site = f.site
    WHERE o.product_id = f.id GROUP BY 1) AS sized WHERE sized.place <= 7),
  height_cm = (SELECT coalesce(bit_or(sized.cm << (9 * (sized.place - 1)::int)), 0) FROM (
    SELECT least(round(o.height_mm / 10.0)::bigint, 511) AS cm,
      row_number() OVER (ORDER BY least(round(o.height_mm / 10.0)::bigint, 511)) AS place
    FROM variants o JOIN prices op ON op.variant_id = o.id AND op.site = f.site
    WHERE o.product_id = f.id GROUP BY 1) AS sized WHERE sized.place <= 7);
