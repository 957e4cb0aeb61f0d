import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { facets, rangeFacetCodes, valueFacetCodes } from '../../contract/facets.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { productFacet } from '../../db/schema/facets.ts';
import { byRangeFacet, byValueFacet } from './facet-columns.ts';
import type { FacetColumns } from './facet-sets.ts';
import { toSizeSets } from './sizes.ts';

/** Rows fetched by one statement, packed into one value of about 3 MB. */
const chunkRows = 50_000;

const isWide = (column: PgColumn) => column.getSQLType() === 'bigint';
const bytesOf = (column: PgColumn) => (isWide(column) ? 8 : 4);
const packed = (column: PgColumn) =>
  isWide(column) ? sql`int8send(${column})` : sql`int4send(${column}::int)`;

/** What a packed row holds, in this order. */
const rowColumns: readonly PgColumn[] = [
  productFacet.id,
  productFacet.catOrd,
  productFacet.popularity,
  productFacet.created,
  productFacet.stars,
  ...rangeFacetCodes.map((code) => productFacet[code]),
  ...valueFacetCodes.map((code) => productFacet[code]),
  productFacet.looks,
];
const rowBytes = rowColumns.reduce((sum, column) => sum + bytesOf(column), 0);

type Range = { from: number; to: number; rows: number };

/** Category numbers cut into ranges of about `chunkRows` products. */
async function listChunks(db: Db, site: SiteCode): Promise<Range[]> {
  const rows = rowsOf<{ category: number; n: number }>(
    await db.execute(
      sql`SELECT cat_ord AS category, count(*)::int AS n FROM product_facet WHERE site = ${site} GROUP BY 1 ORDER BY 1`,
    ),
  );
  const chunks: Range[] = [];
  for (const { category, n } of rows) {
    const last = chunks.at(-1);
    if (last && last.rows + n <= chunkRows) {
      last.to = category;
      last.rows += n;
    } else chunks.push({ from: category, to: category, rows: n });
  }
  return chunks;
}

/** Packed because reading 100,000 rows one by one takes three times as long, and stops everything else meanwhile. */
async function readChunk(db: Db, site: SiteCode, { from, to }: Range) {
  const row = sql.join(rowColumns.map(packed), sql` || `);
  const rows = rowsOf<{ bytes: Uint8Array | null }>(
    await db.execute(sql`
      SELECT string_agg(${row}, ''::bytea ORDER BY cat_ord, id) AS bytes
      FROM product_facet WHERE site = ${site} AND cat_ord BETWEEN ${from}::int AND ${to}::int`),
  );
  const bytes = rows[0]?.bytes ?? new Uint8Array();
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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

const chunkRowsOf = (chunk: DataView) => chunk.byteLength / rowBytes;

/** Column by column, so that each loop does one thing. `targets` and their dictionaries are in the order of the row. */
function unpack(
  chunk: DataView,
  first: number,
  targets: readonly { values: Int32Array; numberOf?: ((key: bigint) => number) | undefined }[],
): void {
  let offset = 0;
  targets.forEach(({ values, numberOf }, index) => {
    const column = rowColumns[index];
    if (!column) return;
    const wide = isWide(column);
    for (let row = 0, at = offset; row < chunkRowsOf(chunk); row += 1, at += rowBytes) {
      if (!numberOf) values[first + row] = chunk.getInt32(at);
      else values[first + row] = numberOf(wide ? chunk.getBigInt64(at) : BigInt(chunk.getInt32(at)));
    }
    offset += bytesOf(column);
  });
}

/** The facet rows of a site as columns, in the order of the categories. */
export async function readFacetColumns(db: Db, site: SiteCode): Promise<FacetColumns> {
  const chunks: DataView[] = [];
  for (const chunk of await listChunks(db, site)) chunks.push(await readChunk(db, site, chunk));
  const size = chunks.reduce((sum, chunk) => sum + chunkRowsOf(chunk), 0);
  const column = () => new Int32Array(size);
  const dictionaries = byValueFacet(dictionary);
  const sizes = byRangeFacet((code) => (facets[code].isMultiple ? dictionary() : null));
  const looks = dictionary();
  const rangeRows = byRangeFacet(column);
  const columns: Omit<FacetColumns, 'ranges'> = {
    size,
    id: column(),
    category: column(),
    popularity: column(),
    created: column(),
    stars: column(),
    values: byValueFacet(column),
    keys: byValueFacet((code) => dictionaries[code].keys),
    looks: column(),
    lookKeys: looks.keys,
  };
  const { id, category, popularity, created, stars, values } = columns;
  const targets = [
    ...[id, category, popularity, created, stars].map((target) => ({ values: target })),
    ...rangeFacetCodes.map((code) => ({ values: rangeRows[code], numberOf: sizes[code]?.numberOf })),
    ...valueFacetCodes.map((code) => ({ values: values[code], numberOf: dictionaries[code].numberOf })),
    { values: columns.looks, numberOf: looks.numberOf },
  ];
  let first = 0;
  for (const chunk of chunks) {
    unpack(chunk, first, targets);
    first += chunkRowsOf(chunk);
    // Calls that came meanwhile have their turn.
    await setImmediate();
  }
  const ranges = byRangeFacet((code) => ({
    row: rangeRows[code],
    sets: sizes[code] && toSizeSets(sizes[code].keys),
  }));
  return { ...columns, ranges };
}
