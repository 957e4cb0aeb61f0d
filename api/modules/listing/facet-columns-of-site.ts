import { sql } from 'drizzle-orm';
import { rangeFacetCodes, valueFacetCodes } from '../../contract/listing-query.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { byRangeFacet, byValueFacet } from './facet-columns.ts';
import type { FacetColumns } from './facet-index.ts';

/** Rows fetched by one statement, packed into one value of about 3 MB. */
const chunkRows = 50_000;
const rowBytes = 60;

/** Category numbers cut into ranges of about `chunkRows` products. */
async function listChunks(db: Db, site: SiteCode): Promise<{ from: number; to: number; n: number }[]> {
  const rows = rowsOf<{ category: number; n: number }>(
    await db.execute(
      sql`SELECT cat_ord AS category, count(*)::int AS n FROM product_facet WHERE site = ${site} GROUP BY 1 ORDER BY 1`,
    ),
  );
  const chunks: { from: number; to: number; n: number }[] = [];
  for (const { category, n } of rows) {
    const last = chunks.at(-1);
    if (last && last.n + n <= chunkRows) {
      last.to = category;
      last.n += n;
    } else chunks.push({ from: category, to: category, n });
  }
  return chunks;
}

/** Packed because reading 100,000 rows one by one takes three times as long, and stops everything else meanwhile. */
async function readChunk(
  db: Db,
  site: SiteCode,
  { from, to }: { from: number; to: number },
): Promise<Uint8Array> {
  const rows = rowsOf<{ bytes: Uint8Array | null }>(
    await db.execute(sql`
      SELECT string_agg(int4send(id) || int4send(cat_ord) || int4send(popularity) || int4send(created)
        || int4send(rating) || int4send(price) || int4send(width_cm) || int4send(depth_cm) || int4send(height_cm)
        || int8send(colour_mask) || int8send(material_mask) || int2send(style_id) || int2send(rating_band)
        || int2send(delivery_band) || int2send(offer_mask), ''::bytea ORDER BY cat_ord, id) AS bytes
      FROM product_facet WHERE site = ${site} AND cat_ord BETWEEN ${from}::int AND ${to}::int`),
  );
  return rows[0]?.bytes ?? new Uint8Array();
}

/** Gives each distinct key the next number. */
function dictionary() {
  const numbers = new Map<bigint, number>();
  const keys: bigint[] = [];
  const numberOf = (key: bigint) => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, keys.length);
    return keys.push(key) - 1;
  };
  return { keys, numberOf };
}

/** The facet rows of a site as columns, in the order of the categories. */
export async function readFacetColumns(db: Db, site: SiteCode): Promise<FacetColumns> {
  const chunks: Uint8Array[] = [];
  for (const chunk of await listChunks(db, site)) chunks.push(await readChunk(db, site, chunk));
  const size = chunks.reduce((sum, chunk) => sum + chunk.length / rowBytes, 0);
  const column = () => new Int32Array(size);
  const dictionaries = byValueFacet(dictionary);
  const columns: FacetColumns = {
    size,
    id: column(),
    category: column(),
    popularity: column(),
    created: column(),
    stars: column(),
    ranges: byRangeFacet(column),
    values: byValueFacet(column),
    keys: byValueFacet((code) => dictionaries[code].keys),
  };
  const { id, category, popularity, created, stars, ranges, values } = columns;
  const integers = [id, category, popularity, created, stars, ...rangeFacetCodes.map((code) => ranges[code])];
  let row = 0;
  for (const chunk of chunks) {
    const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    for (let at = 0; at < chunk.length; row += 1) {
      for (const target of integers) {
        target[row] = view.getInt32(at);
        at += 4;
      }
      for (const code of valueFacetCodes) {
        const isWide = code === 'colour' || code === 'material';
        const key = isWide ? view.getBigInt64(at) : BigInt(view.getInt16(at));
        values[code][row] = dictionaries[code].numberOf(key);
        at += isWide ? 8 : 2;
      }
    }
  }
  return columns;
}
