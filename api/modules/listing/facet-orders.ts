import type { SortCode } from '../../contract/listing-query.ts';
import { at, sortKeys } from './facet-columns.ts';
import { firstOf } from './first-of.ts';
import { filledOf, hasRow, listRows, type RowSet } from './row-set.ts';

/**
 * `tied` in the order of its rows' keys; equal ones stay as they are. Key and place are packed into one number, because numbers
 * are sorted ten times faster than rows are compared: there is room for four million rows.
 */
export function orderBy(key: Int32Array, tied: Int32Array, direction: 'asc' | 'desc'): Int32Array {
  const size = tied.length;
  const sign = direction === 'asc' ? 1 : -1;
  const least = key.reduce((so, one) => Math.min(so, sign * one), 2 ** 31);
  const packed = new Float64Array(size);
  for (let place = 0; place < size; place += 1)
    packed[place] = (sign * at(key, at(tied, place)) - least) * size + place;
  packed.sort();
  const order = new Int32Array(size);
  for (let place = 0; place < size; place += 1) order[place] = at(tied, (packed[place] ?? 0) % size);
  return order;
}

type Keys = { id: Int32Array } & Record<'popularity' | 'created' | 'price' | 'stars', Int32Array>;
type Wanted = { sort: SortCode; count: number; scores: () => Int32Array };

/** The rows in each order. */
export class FacetOrders {
  readonly #keys: Keys;
  readonly byId: Int32Array;
  /** Each is made for the first who asks. */
  readonly #orders = new Map<SortCode, Int32Array>();

  constructor(keys: Keys) {
    this.#keys = keys;
    const rows = keys.id.map((_, row) => row);
    this.byId = orderBy(keys.id, rows, 'asc');
  }

  /** The first `count` of the rows, `total` in all, that match. @param scores by row, for the order by relevance */
  firstOf(matches: RowSet, total: number, { sort, count, scores }: Wanted): number[] {
    const { column, direction } = sortKeys[sort];
    const size = this.byId.length;
    // Where many match, the first are soon met among all rows in their order; where few do, these alone are compared.
    if (column !== 'score' && count * size < total * total) return this.#firstIn(sort, matches, count);
    const { id, popularity } = this.#keys;
    const key = column === 'score' ? scores() : this.#keys[column];
    const sign = direction === 'asc' ? 1 : -1;
    const compare = (a: number, b: number) =>
      sign * (at(key, a) - at(key, b)) || at(popularity, b) - at(popularity, a) || at(id, a) - at(id, b);
    return firstOf(listRows(filledOf(matches), matches), count, compare);
  }

  #firstIn(sort: SortCode, matches: RowSet, count: number): number[] {
    const rows: number[] = [];
    for (const row of this.#orderOf(sort)) {
      if (rows.length === count) break;
      if (hasRow(matches, row)) rows.push(row);
    }
    return rows;
  }

  #orderOf(sort: SortCode): Int32Array {
    const known = this.#orders.get(sort);
    if (known) return known;
    const { column, direction } = sortKeys[sort];
    if (column === 'score') throw new TypeError('Relevance is of the words, not of the rows');
    const tied = sort === 'popular' ? this.byId : this.#orderOf('popular');
    const order = orderBy(this.#keys[column], tied, direction);
    this.#orders.set(sort, order);
    return order;
  }
}
