import {
  type RangeFacetCode,
  rangeFacetCodes,
  type ValueFacetCode,
  valueFacetCodes,
} from '../../../contract/facets.ts';
import type { EngineAnswer, EngineQuery } from '../engine.ts';
import { byRangeFacet, byValueFacet } from '../facet-columns.ts';

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
};

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
  const matching = (ignored: string | null) =>
    inScope.filter(
      (row) =>
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
        for (const value of row.values[code]) counts.set(value, (counts.get(value) ?? 0) + 1);
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
