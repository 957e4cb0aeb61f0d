import { asc } from 'drizzle-orm';
import { type ValueFacetCode, valueFacetCodes } from '../../contract/facets.ts';
import type { ListingQuery } from '../../contract/listing-query.ts';
import { keptPerCatalogue } from '../../db/catalogue-version.ts';
import { facetValues } from '../../db/schema/facets.ts';
import { ApiError } from '../../http/api-error.ts';
import type { EngineQuery } from './engine.ts';
import { byValueFacet } from './facet-columns.ts';

export type FacetValue = typeof facetValues.$inferSelect;
export type FacetValues = Record<ValueFacetCode, readonly FacetValue[]>;

/** All values of the value facets, in the order of their codes. */
export const facetValuesOf = keptPerCatalogue(async (db): Promise<FacetValues> => {
  const rows = await db.select().from(facetValues).orderBy(asc(facetValues.code));
  return byValueFacet((code) => rows.filter((row) => row.facet === code));
});

/** The codes of the chosen values. @throws ApiError `unknown-facet` for a value that does not exist. */
export function toCodes(values: ListingQuery['values'], known: FacetValues): EngineQuery['values'] {
  const codes: EngineQuery['values'] = {};
  for (const facet of valueFacetCodes) {
    const chosen = values[facet];
    if (!chosen) continue;
    codes[facet] = chosen.map((value) => {
      const found = known[facet].find((row) => row.value === value);
      if (!found) throw new ApiError('unknown-facet', undefined, [{ property: facet, message: 'invalid' }]);
      return found.code;
    });
  }
  return codes;
}
