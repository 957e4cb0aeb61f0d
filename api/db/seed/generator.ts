import { type SQL, sql } from 'drizzle-orm';
import { factsSchema } from '../../contract/facts.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db, Queryable } from '../client.ts';
import { textArray } from '../int-array.ts';
import { rowsOf } from '../rows.ts';
import type { RebuildIndexes } from './index.ts';

/** Ids of generated products start here; those of the shop's own are far below. */
export const firstGeneratedId = 100_000;
/** Their vsins have the form V9, six digits of the product, two of the variant. */
export const maxGenerated = 1_000_000;
const firstVariantId = 900_000_000;
const batchSize = 2_000;
/** Generated products are sold on one site: seven price lists would only cost space. */
const site: SiteCode = 'nl';

const beginnings =
  'Al Ar Bal Ber Bor Dal Dor El Fal Fin Gal Hal Hav Iv Jor Kal Kor Lin Lor Mal Mer Nor Od Ral Ros Sal Sor Tal Tor Val'.split(
    ' ',
  );
const endings =
  'a an by dal den dra en fors gard heim holm ia ika land lo lund mo na ne o ra sta stad ta um va vik wen za'.split(
    ' ',
  );
/** Facts that hang on the size, which differs from that of the product it varies. */
const measured = textArray(
  Object.keys(factsSchema.fields).filter((code) => code.endsWith('Cm') || code === 'weightGsm'),
);
const names = beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending));

export type GenerateOptions = {
  rebuildIndexes: RebuildIndexes;
  /** The same number gives the same products. */
  seed?: number;
  now?: Date;
  onProgress?: (done: number, total: number) => void;
};

/** Numbers of the first and the last product, and what their variety hangs on. */
type Batch = { from: number; to: number; seed: number };

/**
 * One row per new product: its number `n` and id, the product it varies (`base`), a name and four random numbers.
 * Randomness comes from MD5, which every server computes alike.
 */
function drafts({ from, to, seed }: Batch): SQL {
  const random = (part: number) =>
    sql.raw(`('x' || substr(hash, ${part * 7 + 1}, 7))::bit(28)::int AS r${part}`);
  return sql`
    drafts AS MATERIALIZED (
      SELECT n, ${firstGeneratedId}::int + n AS id, base_ids.ids[1 + n % cardinality(base_ids.ids)] AS base,
        names.list[1 + r0 % cardinality(names.list)] AS name, r0, r1, r2, r3
      FROM (SELECT n, ${sql.join([0, 1, 2, 3].map(random), sql`, `)}
        FROM (SELECT n, md5(${String(seed)}::text || ':' || n) AS hash
          FROM generate_series(${from}::int, ${to}::int) AS n) AS hashed) AS numbers,
        (SELECT array_agg(id ORDER BY id) AS ids FROM products WHERE id < ${firstGeneratedId}::int) AS base_ids,
        (SELECT ${textArray(names)} AS list) AS names)`;
}

function productsStatement(range: SQL, now: Date): SQL {
  return sql`
    WITH ${range},
    styles AS (SELECT array_agg(value ORDER BY code) AS list FROM facet_values WHERE facet = 'style')
    INSERT INTO products (id, code, brand, style, category_id, maker_id, title, description, materials, material_codes,
      care, warranty_years, popularity, created_on, is_linden_collection, outline, outline_details)
    SELECT d.id, 'generated-' || d.n, p.brand, styles.list[1 + d.r1 % cardinality(styles.list)], p.category_id, p.maker_id,
      jsonb_build_object('nl', d.name || ' ' || regexp_replace(p.title ->> 'nl', '^\\S+ ', '')),
      jsonb_build_object('nl', jsonb_build_array(p.description -> 'nl' -> 0)), p.materials, p.material_codes,
      p.care, p.warranty_years, d.r2 % 10000,
      (${now.toISOString()}::timestamptz AT TIME ZONE 'UTC')::date - d.r3 % 1500, d.r1 % 4 = 0, p.outline,
      p.outline_details
    FROM drafts d JOIN products p ON p.id = d.base CROSS JOIN styles`;
}

function variantsStatement(range: SQL): SQL {
  const scaled = (column: string) => sql.raw(`greatest(10, v.${column} * (80 + d.r1 % 46) / 100)`);
  return sql`
    WITH ${range}
    INSERT INTO variants (id, vsin, product_id, is_default, position, options, title, alias, width_mm, depth_mm, height_mm,
      seat_height_mm, weight_grams, facts, packages, media, on_hand, inventory_policy, delivery_days, production_days,
      is_made_to_measure)
    SELECT ${firstVariantId}::int + d.n * 100 + v.position,
      'V9' || lpad(d.n::text, 6, '0') || lpad(v.position::text, 2, '0'), d.id, v.is_default, v.position, v.options,
      jsonb_build_object('nl', d.name || ' ' || regexp_replace(v.title ->> 'nl', '^\\S+ ', '')),
      jsonb_build_object('nl', lower(d.name) || '-' || regexp_replace(v.alias ->> 'nl', '^[^-]+-', '')),
      ${scaled('width_mm')}, ${scaled('depth_mm')}, ${scaled('height_mm')}, v.seat_height_mm, v.weight_grams,
      v.facts - ${measured}, v.packages,
      jsonb_path_query_array(v.media, '$[0 to 1]'), CASE WHEN d.r2 % 5 = 0 THEN NULL ELSE (d.r2 + v.position) % 40 END,
      CASE WHEN d.r3 % 3 = 0 THEN 'deny' ELSE 'continue' END, 2 + d.r1 % 12, d.r3 % 45, v.is_made_to_measure
    FROM drafts d JOIN variants v ON v.product_id = d.base AND (v.position <= 2 OR v.is_default)`;
}

/** Prices, their history (one in six was reduced ten days ago) and what else hangs on a product. */
function rowStatements(range: SQL, now: Date): SQL[] {
  const variantId = sql`${firstVariantId}::int + d.n * 100 + v.position`;
  const today = sql`${now.toISOString()}::timestamptz`;
  const ofProduct = sql`drafts d JOIN variants v ON v.product_id = d.id JOIN prices p ON p.variant_id = v.id`;
  return [
    sql`WITH ${range}
      INSERT INTO prices (variant_id, site, amount)
      SELECT ${variantId}, ${site}, greatest(500, p.amount * (50 + d.r0 % 150) / 10000 * 100)
      FROM drafts d JOIN variants v ON v.product_id = d.base AND (v.position <= 2 OR v.is_default)
      JOIN prices p ON p.variant_id = v.id AND p.site = ${site}`,
    sql`WITH ${range}
      INSERT INTO price_log (variant_id, site, amount, since)
      SELECT p.variant_id, p.site, CASE WHEN d.r3 % 6 = 0 THEN p.amount * 5 / 4 ELSE p.amount END, ${today} - interval '1501 days'
      FROM ${ofProduct}
      UNION ALL SELECT p.variant_id, p.site, p.amount, ${today} - interval '10 days' FROM ${ofProduct} WHERE d.r3 % 6 = 0`,
    sql`WITH ${range}
      INSERT INTO product_collections (product_id, collection_id)
      SELECT d.id, c.collection_id FROM drafts d JOIN product_collections c ON c.product_id = d.base
      WHERE (d.r0 + c.collection_id) % 3 = 0`,
    sql`WITH ${range}
      INSERT INTO product_tags (product_id, tag_id)
      SELECT d.id, t.tag_id FROM drafts d JOIN product_tags t ON t.product_id = d.base WHERE (d.r1 + t.tag_id) % 3 = 0`,
    sql`WITH ${range}
      INSERT INTO reviews (product_id, language, author, rating, title, text, written_on, is_verified)
      SELECT d.id, 'nl', r.author, 1 + least(4, (d.r2 + r.rating) % 7), r.title, r.text, r.written_on, r.is_verified
      FROM drafts d JOIN LATERAL (
        SELECT * FROM reviews WHERE product_id = d.base AND language = 'nl' ORDER BY id LIMIT d.r0 % 3) r ON true`,
    sql`WITH ${range},
      rooms AS (SELECT array_agg(id ORDER BY id) AS list FROM showrooms WHERE site = ${site})
      INSERT INTO showroom_stock (showroom_id, variant_id)
      SELECT rooms.list[1 + d.r1 % cardinality(rooms.list)], v.id
      FROM drafts d JOIN variants v ON v.product_id = d.id AND v.is_default CROSS JOIN rooms
      WHERE d.r2 % 40 = 0 AND rooms.list IS NOT NULL`,
  ];
}

async function insertBatch(db: Queryable, batch: Batch, now: Date): Promise<void> {
  const range = drafts(batch);
  for (const statement of [
    productsStatement(range, now),
    variantsStatement(range),
    ...rowStatements(range, now),
  ])
    await db.execute(statement);
}

async function countGenerated(db: Queryable): Promise<number> {
  const rows = rowsOf<{ n: number }>(
    await db.execute(
      sql`SELECT coalesce(max(id) + 1 - ${firstGeneratedId}::int, 0)::int AS n FROM products WHERE id >= ${firstGeneratedId}::int`,
    ),
  );
  return rows[0]?.n ?? 0;
}

/**
 * Adds `count` products that vary the shop's own: pictures, categories and texts are theirs; names, sizes, prices, stock
 * and age differ. For measuring at scale; what was generated before stays.
 * @throws RangeError when there would be more than a million.
 */
export async function generate(db: Db, count: number, options: GenerateOptions): Promise<void> {
  const { rebuildIndexes, seed = 1, now = new Date(), onProgress = () => {} } = options;
  const first = await countGenerated(db);
  if (first + count > maxGenerated)
    throw new RangeError(`At most ${maxGenerated} products can be generated.`);
  for (let done = 0; done < count; done += batchSize) {
    const from = first + done;
    const to = first + Math.min(count, done + batchSize) - 1;
    await db.transaction((tx) => insertBatch(tx, { from, to, seed }, now));
    onProgress(to + 1 - first, count);
  }
  await rebuildIndexes(db, now, site);
}
