import { apiTexts } from '../../../languages/api.ts';
import { facetCodes, facets, isValueFacet, type ValueFacetCode } from '../../contract/facets.ts';
import type { Facet } from '../../contract/listing.ts';
import type { ListingQuery } from '../../contract/listing-query.ts';
import type { Language } from '../../contract/sites.ts';
import { pickText } from '../product/localise.ts';
import type { EngineAnswer } from './engine.ts';
import type { FacetValues } from './facet-values.ts';
import { toShownLimits } from './ranges.ts';

const shownOrder = facetCodes.toSorted((a, b) => facets[a].shownAt - facets[b].shownAt);

type Shown = { answer: EngineAnswer; known: FacetValues; query: ListingQuery; language: Language };

/** Values that occur in the listing at all, even those that the other filters leave without products. */
function toValues(code: ValueFacetCode, { answer, known, query, language }: Shown): Facet['values'] {
  const chosen = query.values[code] ?? [];
  return known[code]
    .filter((row) => answer.present[code].has(row.code) || chosen.includes(row.value))
    .map((row) => ({
      value: row.value,
      title: pickText(row.title, language),
      colour: row.swatch,
      count: answer.counts[code].get(row.code) ?? 0,
      isSelected: chosen.includes(row.value),
    }));
}

export function toFacets(shown: Shown): Facet[] {
  const { answer, query, language } = shown;
  const titles = apiTexts[language].listing.facets;
  return shownOrder.flatMap((code): Facet[] => {
    if (isValueFacet(code)) {
      const values = toValues(code, shown);
      return values.length > 0 ? [{ code, title: titles[code], kind: 'values', values, range: null }] : [];
    }
    const chosen = query.ranges[code] ?? { from: null, to: null };
    const range = {
      ...toShownLimits(code, answer.extents[code]),
      ...chosen,
      unit: facets[code].unit,
    };
    return [{ code, title: titles[code], kind: 'range', values: [], range }];
  });
}
