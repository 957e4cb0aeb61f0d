import {
  type RangeFacetCode,
  rangeFacetCodes,
  type ValueFacetCode,
  valueFacetCodes,
} from '../../../contract/facets.ts';
import type { EngineAnswer, EngineQuery } from '../engine.ts';
import { byRangeFacet, byValueFacet } from '../facet-columns.ts';
import type { Look } from '../looks.ts';

/** A facet row as a person would write it; only tests use it. */
export type PlainRow = {
  id: number;
  category: number;
  popularity: number;
  created: number;
  stars: number;
  values: Record<ValueFacetCode, readonly number[]>;
  /** Several where the facet has several sizes. */
  ranges: Record<RangeFacetCode, readonly number[]>;
  /** Which of its colours come in which of its materials; none where all go with all. */
  looks: readonly Look[];
};

/** Each colour of a row with each material that a variant in it is made of. */
function pairsOf({ values, looks }: PlainRow): { colour: number; material: number }[] {
  const always = values.material.filter((code) => looks.every(({ material }) => material !== code));
  if (looks.length === 0)
    return values.colour.flatMap((colour) => values.material.map((material) => ({ colour, material })));
  return looks.flatMap(({ colour, material }) =>
    [...always, ...(material === null ? [] : [material])].map((one) => ({ colour, material: one })),
  );
}

/** The definition of a listing, word by word and slow: every facet is counted by a search of its own. */
export function listByBruteForce(rows: readonly PlainRow[], query: EngineQuery): EngineAnswer {
  const { scope } = query;
  const scoreOf = (row: PlainRow) => {
    const index = scope.ids?.indexOf(row.id) ?? -1;
    return scope.scores?.[index] ?? 0;
  };
  const withNew = rows.map((row) => {
    const isNew = query.newFrom !== null && row.created >= query.newFrom;
    return { ...row, values: { ...row.values, offer: [...row.values.offer, ...(isNew ? [1] : [])] } };
  });
  const inScope = withNew.filter(
    (row) =>
      (!scope.categories || (row.category >= scope.categories.from && row.category <= scope.categories.to)) &&
      (!scope.ids || scope.ids.includes(row.id)) &&
      (!scope.onlyExpress || row.values.offer.includes(2)) &&
      (scope.createdFrom === null || row.created >= scope.createdFrom),
  );
  const { colour: colours, material: materials } = query.values;
  const isLook = (row: PlainRow) =>
    !colours ||
    !materials ||
    pairsOf(row).some(({ colour, material }) => colours.includes(colour) && materials.includes(material));
  const matching = (ignored: string | null) =>
    inScope.filter(
      (row) =>
        (ignored === 'colour' || ignored === 'material' || isLook(row)) &&
        valueFacetCodes.every((code) => {
          const chosen = query.values[code];
          return code === ignored || !chosen || chosen.some((value) => row.values[code].includes(value));
        }) &&
        rangeFacetCodes.every((code) => {
          const range = query.ranges[code];
          return (
            code === ignored ||
            !range ||
            row.ranges[code].some((value) => value >= (range.min ?? 0) && value <= (range.max ?? Infinity))
          );
        }),
    );
  /** Of colours those that come in a chosen material, of materials those in which a chosen colour comes. */
  const leftOf = (row: PlainRow, code: ValueFacetCode) => {
    const pairs = pairsOf(row);
    if (code === 'colour' && materials)
      return row.values.colour.filter((one) =>
        pairs.some(({ colour, material }) => colour === one && materials.includes(material)),
      );
    if (code === 'material' && colours)
      return row.values.material.filter((one) =>
        pairs.some(({ colour, material }) => material === one && colours.includes(colour)),
      );
    return row.values[code];
  };
  const orders = {
    popular: (row: PlainRow) => -row.popularity,
    newest: (row: PlainRow) => -row.created,
    'price-asc': (row: PlainRow) => row.ranges.price[0] ?? 0,
    'price-desc': (row: PlainRow) => -(row.ranges.price[0] ?? 0),
    rating: (row: PlainRow) => -row.stars,
    relevance: (row: PlainRow) => -scoreOf(row),
  };
  const order = orders[query.sort];
  const sorted = matching(null).sort(
    (a, b) => order(a) - order(b) || b.popularity - a.popularity || a.id - b.id,
  );
  return {
    total: sorted.length,
    counts: byValueFacet((code) => {
      const counts = new Map<number, number>();
      for (const row of matching(code))
        for (const value of leftOf(row, code)) counts.set(value, (counts.get(value) ?? 0) + 1);
      return counts;
    }),
    present: byValueFacet((code) => {
      const counts = new Map<number, number>();
      for (const row of inScope)
        for (const value of row.values[code]) counts.set(value, (counts.get(value) ?? 0) + 1);
      return counts;
    }),
    size: inScope.length,
    extents: byRangeFacet((code) => {
      const values = matching(code).flatMap((row) => row.ranges[code]);
      return values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };
    }),
    ids: sorted.slice(query.offset, query.offset + query.limit).map((row) => row.id),
  };
}
