import { apiTexts } from '../../../messages/api.ts';
import {
  type FacetCode,
  facetCodes,
  facets,
  isValueFacet,
  type ValueFacetCode,
} from '../../contract/facets.ts';
import type { Facet } from '../../contract/listing.ts';
import type { ListingQuery } from '../../contract/listing-query.ts';
import type { Language } from '../../contract/sites.ts';
import { pickText } from '../product/localise.ts';
import type { EngineAnswer } from './engine.ts';
import type { FacetValues } from './facet-values.ts';
import { toShownLimits } from './ranges.ts';

const shownOrder = facetCodes.toSorted((a, b) => facets[a].shownAt - facets[b].shownAt);

/** Measures that every product has; the others are shown where some have them. */
const isOfEveryProduct = (code: FacetCode) => ['price', 'width', 'depth', 'height'].includes(code);

const isLookedFor = (code: ValueFacetCode) => code === 'colour' || code === 'material';

/** What the variants of one product differ in: the card then shows one that has it, also where every product comes in it. */
const isOfVariants = (code: ValueFacetCode) => code === 'colour' || code === 'bedSize';

type Shown = {
  answer: EngineAnswer;
  known: FacetValues;
  query: ListingQuery;
  /** Those of the query that the words mean. */
  implied: ListingQuery['ranges'];
  language: Language;
};

/**
 * Values that tell products of the listing apart, or their variants, even those that the other filters leave without
 * products: what all of them have is no choice.
 */
function toValues(code: ValueFacetCode, { answer, known, query, language }: Shown): Facet['values'] {
  const chosen = query.values[code] ?? [];
  const inScope = answer.present[code];
  // Nine tags of six sofas are no help; a colour and a material are, also of one: the leather sofa is what is looked for.
  const fewest = !isLookedFor(code) && inScope.size > answer.size ? 2 : 1;
  const most = isOfVariants(code) && inScope.size > 1 ? answer.size : answer.size - 1;
  return known[code]
    .filter((row) => {
      const products = inScope.get(row.code) ?? 0;
      return (products >= fewest && products <= most) || chosen.includes(row.value);
    })
    .map((row) => ({
      value: row.value,
      title: pickText(row.title, language),
      colour: row.swatch,
      count: answer.counts[code].get(row.code) ?? 0,
      isSelected: chosen.includes(row.value),
    }));
}

export function toFacets(shown: Shown): Facet[] {
  const { answer, query, implied, language } = shown;
  const titles = apiTexts[language].listing.facets;
  return shownOrder.flatMap((code): Facet[] => {
    if (isValueFacet(code)) {
      const values = toValues(code, shown);
      return values.length > 0 ? [{ code, title: titles[code], kind: 'values', values, range: null }] : [];
    }
    if (!answer.extents[code] && !query.ranges[code] && !isOfEveryProduct(code)) return [];
    const chosen = query.ranges[code] ?? { from: null, to: null };
    const range = {
      ...toShownLimits(code, answer.extents[code]),
      ...chosen,
      isImplied: implied[code] !== undefined,
      unit: facets[code].unit,
    };
    return [{ code, title: titles[code], kind: 'range', values: [], range }];
  });
}
