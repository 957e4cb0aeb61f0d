import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import { forgetCatalogueVersion, touchCatalogue } from '../../db/catalogue-version.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { intArray } from '../../db/int-array.ts';
import { rowsOf } from '../../db/rows.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { productFacet } from '../../db/schema/facets.ts';
import { priceLog, prices } from '../../db/schema/prices.ts';
import { type PriceEntry, priorPriceMinor } from '../product/price-rule.ts';
import { offerBits } from './engine.ts';
import { expressLimitOf } from './express-limits.ts';

/** Products per transaction: short enough for the embedded database's time limit on a slow machine. */
const chunkProducts = 2_000;

export type FacetRules = {
  now: Date;
};

function rulesFrom(rules: Partial<FacetRules>): FacetRules {
  return { now: new Date(), ...rules };
}

/** Keys `<site>:<product>` of products whose default variant may show a struck-through price. */
async function listReduced(db: Queryable, productIds: readonly number[], now: Date): Promise<string[]> {
  const rows = await db
    .select({
      key: sql<string>`${prices.site} || ':' || ${variants.productId}`,
      currentMinor: prices.amount,
      amountMinor: priceLog.amount,
      since: priceLog.since,
    })
    .from(variants)
    .innerJoin(prices, eq(prices.variantId, variants.id))
    .innerJoin(priceLog, and(eq(priceLog.variantId, variants.id), eq(priceLog.site, prices.site)))
    .where(and(eq(variants.isDefault, true), sql`${variants.productId} = ANY(${intArray(productIds)})`));
  const byKey = new Map<string, { currentMinor: number; log: PriceEntry[] }>();
  for (const { key, currentMinor, ...entry } of rows) {
    const known = byKey.get(key);
    if (known) known.log.push(entry);
    else byKey.set(key, { currentMinor, log: [entry] });
  }
  return [...byKey].flatMap(([key, { currentMinor, log }]) =>
    log.length > 1 && priorPriceMinor(log, currentMinor, now) !== null ? key : [],
  );
}

/**
 * Price, size and delivery are those of the default variant, the one that the card shows; colours are those of all
 * variants. Bands as named in the table `facet_values`.
 */
function insertRows(productIds: readonly number[], site: SiteCode | null, reduced: string[]): SQL {
  const ids = intArray(productIds);
  return sql`
    INSERT INTO product_facet (site, id, cat_ord, popularity, price, created, colour_mask, material_mask, style_id,
      rating_band, delivery_band, offer_mask, rating, width_cm, depth_cm, height_cm)
    SELECT pr.site, p.id, c.lft, p.popularity, pr.amount, p.created_on - DATE '1970-01-01',
      coalesce(col.mask, 0), coalesce(mat.mask, 0), coalesce(style.code, 0),
      CASE WHEN stars.mean >= 4.5 THEN 4 WHEN stars.mean >= 4 THEN 3 WHEN stars.mean >= 3 THEN 2
        WHEN stars.mean IS NOT NULL THEN 1 ELSE 0 END,
      CASE WHEN days.n <= 5 THEN 1 WHEN days.n <= 10 THEN 2 WHEN days.n <= 20 THEN 3 WHEN days.n <= 40 THEN 4 ELSE 5 END,
      CASE WHEN pr.site || ':' || p.id = ANY(${`{${reduced.join(',')}}`}::text[]) THEN ${offerBits.sale}::int ELSE 0 END
        + CASE WHEN days.is_quick THEN ${offerBits.express}::int ELSE 0 END
        + CASE WHEN shown.site IS NULL THEN 0 ELSE ${offerBits.showroom}::int END,
      coalesce(round(stars.mean * 100), 0), round(v.width_mm / 10.0), round(v.depth_mm / 10.0), round(v.height_mm / 10.0)
    FROM products p
    JOIN categories c ON c.id = p.category_id
    JOIN variants v ON v.product_id = p.id AND v.is_default
    JOIN prices pr ON pr.variant_id = v.id AND pr.site = coalesce(${site}::text, pr.site)
    CROSS JOIN LATERAL (SELECT
      CASE WHEN v.on_hand > 0 THEN v.delivery_days ELSE v.delivery_days + v.production_days END AS n) AS promise
    CROSS JOIN LATERAL (SELECT promise.n, promise.n <= ${expressLimitOf(sql`pr.site`)}
      AND (v.on_hand IS NULL OR v.on_hand > 0 OR v.inventory_policy = 'continue') AS is_quick) AS days
    LEFT JOIN facet_values style ON style.facet = 'style' AND style.value = p.style
    LEFT JOIN (
      SELECT o.product_id, bit_or(1::bigint << fv.code) AS mask
      FROM variants o
      CROSS JOIN LATERAL jsonb_each_text(o.options) AS choice(option, value)
      JOIN option_values ov ON ov.option = choice.option AND ov.value = choice.value
      JOIN facet_values fv ON fv.facet = 'colour' AND fv.value = ov.family
      WHERE o.product_id = ANY(${ids}) GROUP BY 1) AS col ON col.product_id = p.id
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

async function rebuildChunk(db: Queryable, ids: readonly number[], site: SiteCode | null, rules: FacetRules) {
  const reduced = await listReduced(db, ids, rules.now);
  const ofSite = site ? eq(productFacet.site, site) : undefined;
  await db.delete(productFacet).where(and(sql`${productFacet.id} = ANY(${intArray(ids)})`, ofSite));
  await db.execute(insertRows(ids, site, reduced));
}

/**
 * Brings the facet rows of some products in line with their tables, within the caller's transaction. After committing,
 * publish `listing:<site>`.
 */
export async function rebuildProductFacets(
  db: Queryable,
  productIds: readonly number[],
  rules: Partial<FacetRules> = {},
): Promise<void> {
  if (productIds.length > 0) await rebuildChunk(db, productIds, null, rulesFrom(rules));
  await touchCatalogue(db);
}

/** Writes all facet rows anew, of one site or of all; readers meanwhile see the former rows. */
export async function rebuildFacets(
  db: Db,
  site: SiteCode | null = null,
  rules: Partial<FacetRules> = {},
): Promise<void> {
  const rows = rowsOf<{ id: number }>(await db.execute(sql`SELECT id FROM products ORDER BY id`));
  const ids = rows.map((row) => row.id);
  for (let start = 0; start < ids.length; start += chunkProducts) {
    const chunk = ids.slice(start, start + chunkProducts);
    await db.transaction((tx) => rebuildChunk(tx, chunk, site, rulesFrom(rules)));
  }
  await db.execute(
    sql`DELETE FROM product_facet f WHERE NOT EXISTS (SELECT 1 FROM products p WHERE p.id = f.id)`,
  );
  await touchCatalogue(db);
  forgetCatalogueVersion();
}
