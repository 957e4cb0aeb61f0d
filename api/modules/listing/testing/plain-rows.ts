import { eq, sql } from 'drizzle-orm';
import { type FacetCode, facets, rangeFacetCodes, valueFacetCodes } from '../../../contract/facets.ts';
import type { Db } from '../../../db/client.ts';
import { productFacet } from '../../../db/schema/facets.ts';
import { byRangeFacet, byValueFacet, codesOf } from '../facet-columns.ts';
import { looksOf, packLooks } from '../looks.ts';
import { sizeBits, sizesOf } from '../sizes.ts';
import type { PlainRow } from './brute-force.ts';

const maskOf = (codes: readonly number[]) => codes.reduce((mask, code) => mask | (1n << BigInt(code)), 0n);

/** @param sizes distinct and ascending */
const packSizes = (sizes: readonly number[]) =>
  sizes.reduceRight((packed, size) => (packed << sizeBits) | BigInt(size), 0n);

/** Puts these rows into the facet table of the site nl, and nothing else. */
export async function writePlainRows(db: Db, rows: readonly PlainRow[]): Promise<void> {
  const records = rows.map(({ values, ranges, looks, category, stars, ...row }) => {
    const facetOf = (code: FacetCode, value: number | bigint) => [productFacet[code].name, String(value)];
    return {
      ...{ ...row, site: 'nl', cat_ord: category, [productFacet.stars.name]: stars },
      [productFacet.looks.name]: String(packLooks(looks)),
      ...Object.fromEntries(
        rangeFacetCodes.map((code) =>
          facetOf(code, facets[code].isMultiple ? packSizes(ranges[code]) : (ranges[code][0] ?? 0)),
        ),
      ),
      ...Object.fromEntries(
        valueFacetCodes.map((code) =>
          facetOf(code, facets[code].isMultiple ? maskOf(values[code]) : (values[code][0] ?? 0)),
        ),
      ),
    };
  });
  await db.execute(sql`DELETE FROM product_facet`);
  await db.execute(sql`
    INSERT INTO product_facet
    SELECT * FROM jsonb_populate_recordset(NULL::product_facet, ${JSON.stringify(records)}::jsonb)`);
}

/** The facet table of the site nl as it is now. */
export async function readPlainRows(db: Db): Promise<PlainRow[]> {
  const rows = await db.select().from(productFacet).where(eq(productFacet.site, 'nl'));
  return rows.map((row) => ({
    ...{
      id: row.id,
      category: row.catOrd,
      popularity: row.popularity,
      created: row.created,
      stars: row.stars,
    },
    values: byValueFacet((code) => codesOf(code, BigInt(row[code]))),
    looks: looksOf(row.looks),
    ranges: byRangeFacet((code) =>
      facets[code].isMultiple ? sizesOf(BigInt(row[code])) : [Number(row[code])].filter(Boolean),
    ),
  }));
}
