import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { FactCode } from '../../contract/facts.ts';
import type { SiteCode } from '../../contract/sites.ts';
import { intArray } from '../../db/int-array.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { productFacet } from '../../db/schema/facets.ts';
import type { FeatureCode } from '../../db/seed/catalogue/facets.ts';
import { bufferDays } from '../delivery/delivery-promise.ts';
import { inventoryPolicyOn } from '../delivery/sale-beyond-stock.ts';
import { offerBits } from './engine.ts';
import { expressLimitOf } from './express-limits.ts';
import { packedLooks } from './looks.ts';
import { packedSizes } from './sizes.ts';

type FacetRow = typeof productFacet.$inferSelect;

/** The code of a value in the table `facet_values`; 0 when it is not there. */
function codeOf(facet: keyof FacetRow, value: SQL): SQL {
  return sql`coalesce((SELECT code FROM facet_values WHERE facet = ${facet} AND value = ${value}), 0)`;
}

/** A figure among the facts of the default variant; 0 where it has none. */
const fact = (code: FactCode) => sql`coalesce(round((v.facts ->> ${code})::numeric), 0)`;

/** Values of the facet `feature`, by what must be true of the facts of the default variant; `facet_values` has their codes. */
const features: Readonly<Record<FeatureCode, SQL>> = {
  'removable-cover': sql`v.facts ->> 'cover' IN ('cover-cushions', 'cover-all')`,
  'washable-cover': sql`v.facts ->> 'cleaning' = 'clean-wash' AND v.facts ->> 'cover' IN ('cover-cushions', 'cover-all')`,
  'no-assembly': sql`v.facts ->> 'assembly' IN ('assembly-ready', 'assembly-free', 'assembly-unroll')`,
  dimmable: sql`(v.facts ->> 'isDimmable')::boolean`,
  'with-plug': sql`v.facts ->> 'mains' = 'mains-plug'`,
  'underfloor-heating': sql`(v.facts ->> 'underfloorHeating')::boolean`,
};

const featureMask = sql`(SELECT coalesce(bit_or(1::bigint << fv.code), 0) FROM facet_values fv
  WHERE fv.facet = 'feature' AND CASE fv.value ${sql.join(
    Object.entries(features).map(([value, isTrue]) => sql`WHEN ${value} THEN coalesce(${isTrue}, false)`),
    sql.raw(' '),
  )} ELSE false END)`;

/** Widths of mattresses, of all sizes on offer on the site. */
const bedSizeMask = sql`(SELECT coalesce(bit_or(1::bigint << fv.code), 0) FROM variants o
  JOIN prices op ON op.variant_id = o.id AND op.site = pr.site
  JOIN facet_values fv ON fv.facet = 'bedSize' AND fv.value = o.facts ->> 'mattressWidthCm'
  WHERE o.product_id = p.id)`;

/**
 * What fills each column: price and delivery are those of the default variant, the one that the card shows; colours and
 * sizes are those of all variants that the site sells. Bands as named in the table `facet_values`.
 */
function sourcesOf(reduced: readonly string[]): Record<keyof FacetRow, SQL> {
  const isReduced = sql`pr.site || ':' || p.id = ANY(${`{${reduced.join(',')}}`}::text[])`;
  return {
    site: sql`pr.site`,
    id: sql`p.id`,
    catOrd: sql`c.lft`,
    popularity: sql`p.popularity`,
    created: sql`p.created_on - DATE '1970-01-01'`,
    stars: sql`coalesce(round(stars.mean * 100), 0)`,
    colour: sql`coalesce(col.mask, 0)`,
    material: sql`coalesce(mat.mask, 0)`,
    style: codeOf('style', sql`p.style`),
    rating: sql`CASE WHEN stars.mean >= 4.5 THEN 4 WHEN stars.mean >= 4 THEN 3 WHEN stars.mean >= 3 THEN 2
      WHEN stars.mean IS NOT NULL THEN 1 ELSE 0 END`,
    // What is sold out comes at no time.
    delivery: sql`CASE WHEN days.is_sold_out THEN 0 WHEN days.n <= 5 THEN 1 WHEN days.n <= 10 THEN 2 WHEN days.n <= 20 THEN 3
      WHEN days.n <= 40 THEN 4 ELSE 5 END`,
    offer: sql`CASE WHEN ${isReduced} THEN ${offerBits.sale}::int ELSE 0 END
      + CASE WHEN days.is_quick THEN ${offerBits.express}::int ELSE 0 END
      + CASE WHEN shown.site IS NULL THEN 0 ELSE ${offerBits.showroom}::int END`,
    bedSize: bedSizeMask,
    firmness: fact('firmness'),
    feature: featureMask,
    price: sql`pr.amount`,
    width: packedSizes(variants.widthMm),
    depth: packedSizes(variants.depthMm),
    height: packedSizes(variants.heightMm),
    persons: fact('persons'),
    seatDepth: fact('seatDepthCm'),
    seatHeight: sql`coalesce(round(v.seat_height_mm / 10.0), 0)`,
    shelfLoad: fact('loadPerShelfKg'),
    looks: packedLooks,
  };
}

/** @param reduced keys `<site>:<product>` of products whose card may show a struck-through price */
export function insertFacetRows(
  productIds: readonly number[],
  site: SiteCode | null,
  reduced: readonly string[],
): SQL {
  const ids = intArray(productIds);
  const comma = sql.raw(', ');
  const columns = Object.entries(getTableColumns(productFacet));
  const sources = new Map(Object.entries(sourcesOf(reduced)));
  const names = columns.map(([, { name }]) => sql.identifier(name));
  return sql`
    INSERT INTO product_facet (${sql.join(names, comma)})
    SELECT ${sql.join(
      columns.map(([key]) => sources.get(key)),
      comma,
    )}
    FROM products p
    JOIN categories c ON c.id = p.category_id
    JOIN variants v ON v.product_id = p.id AND v.is_default
    JOIN prices pr ON pr.variant_id = v.id AND pr.site = coalesce(${site}::text, pr.site)
    CROSS JOIN LATERAL (SELECT ${bufferDays}::int
      + CASE WHEN v.on_hand > 0 THEN v.delivery_days ELSE v.delivery_days + v.production_days END AS n) AS promise
    CROSS JOIN LATERAL (SELECT coalesce(v.on_hand <= 0, false)
      AND ${inventoryPolicyOn(sql`pr.site`, 'v')} = 'deny' AS is_sold_out) AS stock
    CROSS JOIN LATERAL (SELECT promise.n, stock.is_sold_out,
      promise.n <= ${expressLimitOf(sql`pr.site`)} AND NOT stock.is_sold_out AS is_quick) AS days
    LEFT JOIN (
      SELECT painted.product_id, op.site, bit_or(painted.mask) AS mask
      FROM (
        SELECT o.id, o.product_id, bit_or(1::bigint << fv.code) AS mask
        FROM variants o
        CROSS JOIN LATERAL jsonb_each_text(o.options) AS choice(option, value)
        JOIN option_values ov ON ov.option = choice.option AND ov.value = choice.value
        JOIN facet_values fv ON fv.facet = 'colour' AND fv.value = ov.family
        WHERE o.product_id = ANY(${ids}) GROUP BY o.id) AS painted
      JOIN prices op ON op.variant_id = painted.id
      GROUP BY 1, 2) AS col ON col.product_id = p.id AND col.site = pr.site
    LEFT JOIN (
      SELECT m.id, bit_or(1::bigint << fv.code) AS mask
      FROM products m
      CROSS JOIN LATERAL jsonb_array_elements_text(m.material_codes) AS material(value)
      JOIN facet_values fv ON fv.facet = 'material' AND fv.value = material.value
      WHERE m.id = ANY(${ids}) GROUP BY 1) AS mat ON mat.id = p.id
    LEFT JOIN (
      SELECT product_id, round(avg(rating), 1) AS mean FROM reviews WHERE product_id = ANY(${ids}) GROUP BY 1
    ) AS stars ON stars.product_id = p.id
    LEFT JOIN (
      SELECT DISTINCT o.product_id, room.site
      FROM showroom_stock stock
      JOIN showrooms room ON room.id = stock.showroom_id
      JOIN variants o ON o.id = stock.variant_id
      WHERE o.product_id = ANY(${ids})) AS shown ON shown.product_id = p.id AND shown.site = pr.site
    WHERE p.id = ANY(${ids})`;
}
