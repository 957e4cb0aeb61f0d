import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What a product comes in, centimetres, packed into one number: so many bits for each size, the smallest first. */
export const sizeBits = 9n;
const largest = (1n << sizeBits) - 1n;
/** As many as 63 bits hold. A product in more sizes is found by its smallest ones. */
const mostSizes = 7;

/** The sizes in a packed number; none in 0. */
export function sizesOf(packed: bigint): number[] {
  const sizes: number[] = [];
  for (let rest = packed; rest > 0n; rest >>= sizeBits) sizes.push(Number(rest & largest));
  return sizes;
}

/** The distinct sets of sizes of a site, unpacked once: every query looks at them. */
export type SizeSets = {
  sizes: readonly (readonly number[])[];
  /** Of each set; 0 where it is empty. */
  least: Int32Array;
  most: Int32Array;
};

export function toSizeSets(keys: readonly bigint[]): SizeSets {
  const sizes = keys.map(sizesOf);
  const ends = (index: number) => Int32Array.from(sizes, (set) => set.at(index) ?? 0);
  return { sizes, least: ends(0), most: ends(-1) };
}

/** Packs the sizes of all variants of product `p` that are sold on the site of price `pr`. @param millimetres of variants */
export function packedSizes(millimetres: PgColumn): SQL {
  const size = sql`least(round(o.${sql.identifier(millimetres.name)} / 10.0)::bigint, ${largest}::bigint)`;
  return sql`(SELECT coalesce(bit_or(sized.cm << (${Number(sizeBits)}::int * (sized.place - 1)::int)), 0) FROM (
    SELECT cm, row_number() OVER (ORDER BY cm) AS place FROM (
      SELECT DISTINCT ${size} AS cm FROM variants o JOIN prices op ON op.variant_id = o.id AND op.site = pr.site
      WHERE o.product_id = p.id) AS distinct_sizes) AS sized WHERE sized.place <= ${mostSizes}::int)`;
}
