import { type SQL, sql } from 'drizzle-orm';
import {
  type RangeFacetCode,
  rangeFacetCodes,
  type ValueFacetCode,
  valueFacetCodes,
} from '../../contract/listing-query.ts';
import type { Db } from '../../db/client.ts';
import { intArray } from '../../db/int-array.ts';
import { rowsOf } from '../../db/rows.ts';
import { type EngineAnswer, type EngineQuery, type ListingScope, offerBits } from './engine.ts';
import {
  bitsOf,
  byRangeFacet,
  byValueFacet,
  codesOf,
  maskOf,
  missBits,
  sortKeys,
  valueKinds,
} from './facet-columns.ts';

/** What a row of the statement is; facet counts have 1..63 (GROUPING), facets with an own filter their bit below 0. */
const rowKinds = { total: 63, extents: -1001, present: -1002, page: -1003 } as const;

const none = sql.raw('NULL');
const column = (name: string) => sql.raw(name);
const plus = sql.raw(' + ');
const comma = sql.raw(', ');

function active<C extends string, T>(codes: readonly C[], chosen: Partial<Record<C, T>>): [C, T][] {
  return codes.flatMap((code): [C, T][] => {
    const choice = chosen[code];
    return choice === undefined ? [] : [[code, choice]];
  });
}

function misses(query: EngineQuery): SQL {
  const values = active(valueFacetCodes, query.values).map(([code, codes]) => {
    const isMet =
      valueKinds[code] === 'mask'
        ? sql`${column(code)} & ${String(maskOf(codes))}::bigint <> 0`
        : sql`${column(code)} = ANY(${intArray(codes)})`;
    return sql`CASE WHEN ${isMet} THEN 0 ELSE ${missBits[code]}::int END`;
  });
  const ranges = active(rangeFacetCodes, query.ranges).map(
    ([code, { min, max }]) =>
      sql`CASE WHEN ${column(code)} BETWEEN ${min ?? 0}::int AND ${max ?? 2_147_483_647}::int THEN 0 ELSE ${missBits[code]}::int END`,
  );
  return sql.join([sql`0`, ...values, ...ranges], plus);
}

function scopeRows({ site, categories, ids, scores, ...scope }: ListingScope, newFrom: number | null): SQL {
  const wanted = ids
    ? sql`JOIN unnest(${intArray(ids)}, ${intArray(scores ?? ids.map(() => 0))}) AS wanted(wanted_id, score) ON wanted_id = id`
    : sql``;
  const conditions = [sql`site = ${site}`];
  if (categories) conditions.push(sql`cat_ord BETWEEN ${categories.from}::int AND ${categories.to}::int`);
  if (scope.onlyExpress) conditions.push(sql`offer_mask & ${offerBits.express}::int <> 0`);
  if (scope.createdFrom !== null) conditions.push(sql`created >= ${scope.createdFrom}::int`);
  const isNew = newFrom === null ? sql`false` : sql`created >= ${newFrom}::int`;
  return sql`
    SELECT id, popularity, created, rating AS stars, price, width_cm AS width, depth_cm AS depth, height_cm AS height,
      ${ids ? sql`score` : sql`0 AS score`}, colour_mask AS colour, material_mask AS material,
      style_id::bigint AS style, rating_band::bigint AS rating, delivery_band::bigint AS delivery,
      ((offer_mask & ${15 - offerBits.new}::int) | CASE WHEN ${isNew} THEN ${offerBits.new}::int ELSE 0 END)::bigint AS offer
    FROM product_facet ${wanted} WHERE ${sql.join(conditions, sql` AND `)}`;
}

/**
 * One statement for page, total, counts and extents. A facet is counted with the filters of all OTHER facets: rows
 * that miss no filter count everywhere, rows that miss exactly one count for that facet alone.
 */
function statement(query: EngineQuery): SQL {
  const columns = sql.join(valueFacetCodes.map(column), comma);
  const sets = sql.join(
    valueFacetCodes.map((code) => sql`(${column(code)})`),
    comma,
  );
  const key = sortKeys[query.sort];
  const first = key.column === 'rating' ? 'stars' : key.column;
  // Qualified, because a bare `id` in ORDER BY would mean the text that is selected.
  const order = sql.raw(`s.${first} ${key.direction}, s.popularity DESC, s.id`);
  const own = active(valueFacetCodes, query.values).map(
    ([code]) => sql`
    UNION ALL SELECT ${-missBits[code]}::int, ${column(code)}::text, count(*)::int, ${none} FROM s
      WHERE miss = ${missBits[code]}::int GROUP BY ${column(code)}`,
  );
  const extents = rangeFacetCodes.map((code) => {
    const counted = sql`FILTER (WHERE miss IN (0, ${missBits[code]}::int))`;
    return sql`min(${column(code)}) ${counted}, max(${column(code)}) ${counted}`;
  });
  const present = valueFacetCodes.map((code) =>
    valueKinds[code] === 'mask'
      ? sql`bit_or(${column(code)})`
      : sql`bit_or(1::bigint << ${column(code)}::int)`,
  );
  return sql`
    WITH s AS MATERIALIZED (SELECT *, ${misses(query)} AS miss FROM (${scopeRows(query.scope, query.newFrom)}) AS scope)
    SELECT GROUPING(${columns}) AS kind, coalesce(${columns})::text AS key, count(*)::int AS n, ${none}::text[] AS list
      FROM s WHERE miss = 0 GROUP BY GROUPING SETS ((), ${sets})${sql.join(own)}
    UNION ALL SELECT ${rowKinds.extents}::int, ${none}, 0, ARRAY[${sql.join(extents, comma)}]::text[] FROM s
    UNION ALL SELECT ${rowKinds.present}::int, ${none}, 0, ARRAY[${sql.join(present, comma)}]::text[] FROM s
    UNION ALL (SELECT ${rowKinds.page}::int, id::text, (row_number() OVER (ORDER BY ${order}))::int, ${none}
      FROM s WHERE miss = 0 ORDER BY ${order} LIMIT ${query.limit}::int OFFSET ${query.offset}::int)`;
}

type Row = { kind: number; key: string | null; n: number; list: (string | null)[] | null };

/** GROUPING has a 1 for each column that is NOT grouped by; the first column is the highest bit. */
const groupingOf = new Map<number, ValueFacetCode>(
  valueFacetCodes.map((code, index) => [63 - (1 << (valueFacetCodes.length - 1 - index)), code]),
);
const ownOf = new Map<number, ValueFacetCode>(valueFacetCodes.map((code) => [-missBits[code], code]));

function toAnswer(rows: readonly Row[]): EngineAnswer {
  const counts = byValueFacet(() => new Map<number, number>());
  const page: { id: number; position: number }[] = [];
  let total = 0;
  let extents: Row['list'] = null;
  let present: Row['list'] = null;
  for (const { kind, key, n, list } of rows) {
    const facet = groupingOf.get(kind) ?? ownOf.get(kind);
    if (facet) {
      for (const code of codesOf(facet, BigInt(key ?? 0)))
        counts[facet].set(code, (counts[facet].get(code) ?? 0) + n);
    } else if (kind === rowKinds.total) total = n;
    else if (kind === rowKinds.extents) extents = list;
    else if (kind === rowKinds.present) present = list;
    else page.push({ id: Number(key), position: n });
  }
  const limitsOf = (code: RangeFacetCode) => {
    const index = rangeFacetCodes.indexOf(code) * 2;
    const min = extents?.[index] ?? null;
    const max = extents?.[index + 1] ?? null;
    return min === null || max === null ? null : { min: Number(min), max: Number(max) };
  };
  return {
    total,
    counts,
    present: byValueFacet((code) => new Set(bitsOf(BigInt(present?.[valueFacetCodes.indexOf(code)] ?? 0)))),
    extents: byRangeFacet(limitsOf),
    ids: page.sort((a, b) => a.position - b.position).map(({ id }) => id),
  };
}

/** The listing read straight from the facet table; good up to some ten thousand products. */
export async function listBySql(db: Db, query: EngineQuery): Promise<EngineAnswer> {
  return toAnswer(rowsOf<Row>(await db.execute(statement(query))));
}
