import { and, asc, eq, inArray, type Placeholder, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import { optionValues, products, type StoredMedia, variants } from '../../db/schema/catalogue.ts';
import { priceLog } from '../../db/schema/prices.ts';
import { inventoryPolicyOn } from '../delivery/sale-beyond-stock.ts';
import { keepRows, type RowVersion } from './known-rows.ts';
import type { PriceEntry } from './price-rule.ts';

/** Of a variant and its product: a change of either is another version. */
const version = sql<string>`concat_ws(' ', variants.xmin, products.xmin)`;

/** What is written of variants; their prices, and whether a site sells them beyond their stock, are read each time. */
function readWritten(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: variants.id,
      version,
      vsin: variants.vsin,
      productId: variants.productId,
      isDefault: variants.isDefault,
      options: variants.options,
      title: variants.title,
      alias: variants.alias,
      onHand: variants.onHand,
      restockOn: variants.restockOn,
      widthMm: variants.widthMm,
      depthMm: variants.depthMm,
      heightMm: variants.heightMm,
      facts: variants.facts,
      outline: products.outline,
      deliveryDays: variants.deliveryDays,
      productionDays: variants.productionDays,
      isMadeToMeasure: variants.isMadeToMeasure,
      createdOn: products.createdOn,
      isLindenCollection: products.isLindenCollection,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...ids]));
}
type Written = Awaited<ReturnType<typeof readWritten>>[number];
export type CardVariant = Written & { inventoryPolicy: 'deny' | 'continue'; amountMinor: number };

function readMedia(db: Db, ids: readonly number[]) {
  return db
    .select({ id: variants.id, version, media: variants.media })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...ids]));
}

/** A variant takes some 4 kB, its pictures some 6. */
const mostVariants = 4_000;
const mostMedia = 2_000;

/** What cards show of variants, with the price and the stock of this moment (decision 49). */
export function createCardRows(db: Db) {
  const written = keepRows(mostVariants, (ids) => readWritten(db, ids));
  const pictures = keepRows(mostMedia, (ids) => readMedia(db, ids));
  return {
    /** Every variant that has a price on the site, in the order of its product. */
    async listVariants(site: SiteCode, productIds: readonly number[]): Promise<CardVariant[]> {
      const sold = await listSold(db, site, productIds);
      const rows = await written(sold);
      return sold.flatMap(({ id, amountMinor, inventoryPolicy }) => {
        const row = rows.get(id);
        return row ? { ...row, amountMinor, inventoryPolicy } : [];
      });
    },
    async listMedia(wanted: readonly RowVersion[]): Promise<ReadonlyMap<number, StoredMedia[]>> {
      const rows = await pictures(wanted);
      return new Map([...rows.values()].map(({ id, media }) => [id, media]));
    },
  };
}

/** Ids as one parameter of a statement whose text never changes. */
const idsIn = (text: Placeholder) => sql`string_to_array(${text}::text, ',')::int[]`;

const soldStatement = preparedStatement<'site' | 'productIds'>(
  'card-variants',
  (value) => sql`
    SELECT coalesce(json_agg(json_build_array(variants.id, ${version}, prices.amount,
      ${inventoryPolicyOn(value('site'))})
      ORDER BY variants.product_id, variants.position, variants.id), '[]')::text AS rows
    FROM variants
    JOIN products ON products.id = variants.product_id
    JOIN prices ON prices.variant_id = variants.id AND prices.site = ${value('site')}
    WHERE variants.product_id = ANY(${idsIn(value('productIds'))})`,
);

async function listSold(db: Db, site: SiteCode, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  const result = await db.execute(soldStatement({ site, productIds: productIds.join() }));
  const rows: [number, string, number, CardVariant['inventoryPolicy']][] = JSON.parse(
    rowsOf<{ rows: string }>(result)[0]?.rows ?? '[]',
  );
  return rows.map(([id, version, amountMinor, inventoryPolicy]) => ({
    id,
    version,
    amountMinor,
    inventoryPolicy,
  }));
}

const historyStatement = preparedStatement<'site' | 'variantIds' | 'productIds'>(
  'card-history',
  (value) => sql`
    SELECT (SELECT coalesce(json_agg(json_build_array(variant_id, amount,
        round(extract(epoch FROM since) * 1000)::bigint)), '[]')
        FROM price_log WHERE site = ${value('site')} AND variant_id = ANY(${idsIn(value('variantIds'))}))::text AS logs,
      (SELECT coalesce(json_agg(json_build_array(product_id, average, count, example)), '[]')
        FROM (SELECT product_id, avg(rating) AS average, count(*) AS count, bool_or(is_example) AS example FROM reviews
          WHERE product_id = ANY(${idsIn(value('productIds'))}) GROUP BY product_id) AS rated)::text AS ratings`,
);

export type Rating = { average: number; count: number; isExample: boolean };
export type History = { logs: Map<number, PriceEntry[]>; ratings: Map<number, Rating> };

/**
 * What prices were before, and how products are rated: mean (one decimal) and number of reviews; products without
 * reviews are missing.
 */
export async function readHistory(
  db: Db,
  site: SiteCode,
  { variantIds, productIds }: { variantIds: readonly number[]; productIds: readonly number[] },
): Promise<History> {
  const logs = new Map<number, PriceEntry[]>();
  if (variantIds.length === 0) return { logs, ratings: new Map() };
  const asked = { site, variantIds: variantIds.join(), productIds: productIds.join() };
  const result = await db.execute(historyStatement(asked));
  const [row] = rowsOf<{ logs: string; ratings: string }>(result);
  const logged: [number, number, number][] = JSON.parse(row?.logs ?? '[]');
  for (const [variantId, amountMinor, since] of logged)
    addEntry(logs, variantId, { amountMinor, since: new Date(since) });
  const rated: [number, number, number, boolean][] = JSON.parse(row?.ratings ?? '[]');
  const ratings = rated.map(([productId, average, count, isExample]): [number, Rating] => [
    productId,
    { average: Math.round(average * 10) / 10, count, isExample },
  ]);
  return { logs, ratings: new Map(ratings) };
}

function addEntry(logs: Map<number, PriceEntry[]>, variantId: number, entry: PriceEntry): void {
  const entries = logs.get(variantId);
  if (entries) entries.push(entry);
  else logs.set(variantId, [entry]);
}

export async function listPriceLogs(
  db: Db,
  site: SiteCode,
  variantIds: readonly number[],
): Promise<Map<number, PriceEntry[]>> {
  const logs = new Map<number, PriceEntry[]>();
  if (variantIds.length === 0) return logs;
  const rows = await db
    .select({ variantId: priceLog.variantId, amountMinor: priceLog.amount, since: priceLog.since })
    .from(priceLog)
    .where(and(inArray(priceLog.variantId, [...variantIds]), eq(priceLog.site, site)));
  for (const { variantId, ...entry } of rows) addEntry(logs, variantId, entry);
  return logs;
}

export type OptionValue = typeof optionValues.$inferSelect;
/** Names and swatches of all option values, keyed `colour:sand`. */
export async function readOptionValues(db: Db) {
  const rows = await db.select().from(optionValues).orderBy(asc(optionValues.position));
  return new Map<string, OptionValue>(rows.map((row) => [`${row.option}:${row.value}`, row]));
}
