ALTER TABLE "option_values" ADD COLUMN "material" text;--> statement-breakpoint
ALTER TABLE "product_facet" ADD COLUMN "looks" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE option_values SET material = split_part(value, '-', 1)
WHERE option IN ('colour', 'wood')
  AND split_part(value, '-', 1) IN (SELECT value FROM facet_values WHERE facet = 'material');--> statement-breakpoint
UPDATE product_facet f SET looks = (SELECT CASE
    WHEN count(*) > 6 OR bool_or(look.colour >= 31 OR look.material > 31) THEN 0
    ELSE coalesce(bit_or(((look.colour + 1)::bigint << 5 | look.material) << (10 * (look.place - 1)::int)), 0) END
  FROM (SELECT colour, material, row_number() OVER (ORDER BY colour, material) AS place FROM (
    SELECT DISTINCT cf.code AS colour, coalesce(made.material, 0) AS material
    FROM variants o
    CROSS JOIN LATERAL jsonb_each_text(o.options) AS choice(option, value)
    JOIN option_values ov ON ov.option = choice.option AND ov.value = choice.value
    JOIN facet_values cf ON cf.facet = 'colour' AND cf.value = ov.family
    LEFT JOIN LATERAL (
      SELECT mf.code + 1 AS material FROM jsonb_each_text(o.options) AS of(option, value)
      JOIN option_values mv ON mv.option = of.option AND mv.value = of.value
      JOIN facet_values mf ON mf.facet = 'material' AND mf.value = mv.material) AS made ON true
    WHERE o.product_id = f.id) AS distinct_looks) AS look);
