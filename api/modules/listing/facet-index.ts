import type { RangeFacetCode, ValueFacetCode } from '../../contract/facets.ts';
import { type EngineAnswer, type EngineQuery, offerBits } from './engine.ts';
import { byValueFacet, codesOf, sortKeys } from './facet-columns.ts';
import { countFacets, type RangeColumn, type ValueColumn } from './facet-count.ts';
import { firstOf } from './first-of.ts';
import { type LookColumn, looksOf } from './looks.ts';

/** The facet rows of one site as columns, ordered by category, so that a subtree is one slice. */
export type FacetColumns = {
  size: number;
  id: Int32Array;
  category: Int32Array;
  popularity: Int32Array;
  created: Int32Array;
  /** Hundredths of a star. */
  stars: Int32Array;
  ranges: Record<RangeFacetCode, RangeColumn>;
  /** Position of the row's key in `keys`. */
  values: Record<ValueFacetCode, Int32Array>;
  /** The distinct masks or codes of a facet. */
  keys: Record<ValueFacetCode, bigint[]>;
  /** Position of what the row looks like in `lookKeys`. */
  looks: Int32Array;
  /** The distinct packed looks. */
  lookKeys: bigint[];
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

/** Numbers the distinct combinations of colours, materials and looks. */
function toLookColumn({ size, values, keys, looks, lookKeys }: FacetColumns): LookColumn {
  const numbers = new Map<number, number>();
  const kinds: LookColumn['kinds'][number][] = [];
  const row = new Int32Array(size);
  for (let index = 0; index < size; index += 1) {
    const [colour, material, look] = [at(values.colour, index), at(values.material, index), at(looks, index)];
    const combination = (colour * keys.material.length + material) * lookKeys.length + look;
    let number = numbers.get(combination);
    if (number === undefined) {
      number = kinds.length;
      numbers.set(combination, number);
      kinds.push({
        colours: codesOf('colour', keys.colour[colour] ?? 0n),
        materials: codesOf('material', keys.material[material] ?? 0n),
        looks: looksOf(lookKeys[look] ?? 0n),
      });
    }
    row[index] = number;
  }
  return { row, kinds };
}

/** The facet rows of a site in memory, some 85 bytes a product (decision 29). */
export class FacetIndex {
  readonly #columns: FacetColumns;
  /** Rows in the order of the ids, to find those of a search or a collection. */
  readonly #byId: Int32Array;
  readonly #sortedIds: Int32Array;
  readonly #looks: LookColumn;
  /** Offers with the bit `new` set for one day; asked anew when the day changes. */
  #offers: { newFrom: number | null; column: ValueColumn };

  constructor(columns: FacetColumns) {
    this.#columns = columns;
    const { id, size } = columns;
    this.#byId = Int32Array.from({ length: size }, (_, row) => row).sort((a, b) => at(id, a) - at(id, b));
    this.#sortedIds = this.#byId.map((row) => at(id, row));
    this.#looks = toLookColumn(columns);
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
      looks: this.#looks,
    };
    const { matches, ...counted } = countFacets(columns, rows, query);
    const { column, direction } = sortKeys[query.sort];
    const key = { popularity, created, price: ranges.price.row, stars, score: scores }[column];
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

  /** Whether a row belongs to a scope, and where the rows of its categories begin and end. */
  #boundsOf({ categories, createdFrom, onlyExpress }: EngineQuery['scope']) {
    const { category, created, size } = this.#columns;
    const from = categories ? lowerBound(category, categories.from) : 0;
    const end = categories ? lowerBound(category, categories.to + 1) : size;
    const offers = this.#offers.column.row;
    const isInside = (row: number) =>
      row >= from &&
      row < end &&
      (!onlyExpress || (at(offers, row) & offerBits.express) !== 0) &&
      (createdFrom === null || at(created, row) >= createdFrom);
    return { from, end, isInside };
  }

  /** Rows of the scope; `scores` is by row, and empty unless the scope has them. */
  #scopeRows({ scope }: EngineQuery): { rows: Int32Array; scores: Int32Array } {
    const { ids } = scope;
    const { from, end, isInside } = this.#boundsOf(scope);
    if (ids) return this.#rowsOf(ids, scope.scores, isInside);
    const rows = new Int32Array(Math.max(0, end - from));
    let count = 0;
    for (let row = from; row < end; row += 1) if (isInside(row)) rows[count++] = row;
    return { rows: rows.subarray(0, count), scores: new Int32Array(0) };
  }

  #rowsOf(
    ids: NonNullable<EngineQuery['scope']['ids']>,
    scoresOfIds: EngineQuery['scope']['scores'],
    isInside: (row: number) => boolean,
  ) {
    const scores = new Int32Array(scoresOfIds ? this.size : 0);
    const rows = new Int32Array(ids.length);
    let count = 0;
    for (let index = 0; index < ids.length; index += 1) {
      const position = lowerBound(this.#sortedIds, at(ids, index));
      const row = at(this.#byId, position);
      if (this.#sortedIds[position] !== ids[index] || !isInside(row)) continue;
      if (scoresOfIds) scores[row] = at(scoresOfIds, index);
      rows[count++] = row;
    }
    return { rows: rows.subarray(0, count), scores };
  }
}
