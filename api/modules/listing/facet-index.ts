import type { RangeFacetCode, ValueFacetCode } from '../../contract/facets.ts';
import { type EngineAnswer, type EngineQuery, offerBits } from './engine.ts';
import { byValueFacet, sortKeys } from './facet-columns.ts';
import { countFacets, type ValueColumn } from './facet-count.ts';
import { firstOf } from './first-of.ts';

/** The facet rows of one site as columns, ordered by category, so that a subtree is one slice. */
export type FacetColumns = {
  size: number;
  id: Int32Array;
  category: Int32Array;
  popularity: Int32Array;
  created: Int32Array;
  /** Hundredths of a star. */
  stars: Int32Array;
  ranges: Record<RangeFacetCode, Int32Array>;
  /** Position of the row's key in `keys`. */
  values: Record<ValueFacetCode, Int32Array>;
  /** The distinct masks or codes of a facet. */
  keys: Record<ValueFacetCode, bigint[]>;
};

const allOffers = Object.values(offerBits).reduce<number>((all, bit) => all | bit, 0);
const offerMasks = Array.from({ length: allOffers + 1 }, (_, mask) => BigInt(mask));
const at = (values: Int32Array, row: number) => values[row] ?? 0;

/** First position whose value is not below `wanted`, in an ascending array. */
function lowerBound(sorted: Int32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(sorted, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The facet rows of a site in memory, some 75 bytes a product (decision 30). */
export class FacetIndex {
  readonly #columns: FacetColumns;
  /** Rows in the order of the ids, to find those of a search or a collection. */
  readonly #byId: Int32Array;
  readonly #sortedIds: Int32Array;
  /** Offers with the bit `new` set for one day; asked anew when the day changes. */
  #offers: { newFrom: number | null; column: ValueColumn };

  constructor(columns: FacetColumns) {
    this.#columns = columns;
    const { id, size } = columns;
    // Plain numbers that hold id and row are sorted several times quicker than rows by a comparison.
    const keys = Float64Array.from(id, (one, row) => one * size + row).sort();
    this.#byId = Int32Array.from(keys, (key) => key % size);
    this.#sortedIds = this.#byId.map((row) => at(id, row));
    this.#offers = { newFrom: null, column: this.#offersFrom(null) };
  }

  get size(): number {
    return this.#columns.size;
  }

  list(query: EngineQuery): EngineAnswer {
    const { keys, values, ranges, popularity, id, created, stars } = this.#columns;
    if (this.#offers.newFrom !== query.newFrom)
      this.#offers = { newFrom: query.newFrom, column: this.#offersFrom(query.newFrom) };
    const { rows, scores } = this.#scopeRows(query);
    const offers = this.#offers.column;
    const columns = {
      values: byValueFacet((code) => (code === 'offer' ? offers : { row: values[code], keys: keys[code] })),
      ranges,
    };
    const { matches, ...counted } = countFacets(columns, rows, query);
    const { column, direction } = sortKeys[query.sort];
    const key = { popularity, created, price: ranges.price, stars, score: scores }[column];
    const sign = direction === 'asc' ? 1 : -1;
    const compare = (a: number, b: number) =>
      sign * (at(key, a) - at(key, b)) || at(popularity, b) - at(popularity, a) || at(id, a) - at(id, b);
    const first = firstOf(matches, query.offset + query.limit, compare);
    return { ...counted, ids: first.slice(query.offset).map((row) => at(id, row)) };
  }

  #offersFrom(newFrom: number | null): ValueColumn {
    const { values, keys, created } = this.#columns;
    const masks = keys.offer.map((key) => Number(key) & ~offerBits.new & allOffers);
    const row = values.offer.map((key, index) => {
      const isNew = newFrom !== null && at(created, index) >= newFrom;
      return (masks[key] ?? 0) | (isNew ? offerBits.new : 0);
    });
    return { row, keys: offerMasks };
  }

  /** Rows of the scope; `scores` is by row, and empty unless the scope has them. */
  #scopeRows({ scope }: EngineQuery): { rows: Int32Array; scores: Int32Array } {
    const { category, created, size } = this.#columns;
    const { ids, categories, createdFrom, onlyExpress } = scope;
    const from = categories ? lowerBound(category, categories.from) : 0;
    const end = categories ? lowerBound(category, categories.to + 1) : size;
    const offers = this.#offers.column.row;
    const isInside = (row: number) =>
      row >= from &&
      row < end &&
      (!onlyExpress || (at(offers, row) & offerBits.express) !== 0) &&
      (createdFrom === null || at(created, row) >= createdFrom);
    const scores = new Int32Array(scope.scores ? size : 0);
    const rows = new Int32Array(ids ? ids.length : Math.max(0, end - from));
    let count = 0;
    if (!ids) {
      for (let row = from; row < end; row += 1) if (isInside(row)) rows[count++] = row;
      return { rows: rows.subarray(0, count), scores };
    }
    for (let index = 0; index < ids.length; index += 1) {
      const position = lowerBound(this.#sortedIds, at(ids, index));
      const row = at(this.#byId, position);
      if (this.#sortedIds[position] !== ids[index] || !isInside(row)) continue;
      if (scope.scores) scores[row] = at(scope.scores, index);
      rows[count++] = row;
    }
    return { rows: rows.subarray(0, count), scores };
  }
}
