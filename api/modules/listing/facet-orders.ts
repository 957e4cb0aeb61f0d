import type { SortCode } from '../../contract/listing-query.ts';
import { at, sortKeys } from './facet-columns.ts';
import { firstOf } from './first-of.ts';
import { orderBy, orderRows } from './order-by.ts';
import { filledOf, hasRow, listRows, type RowSet } from './row-set.ts';

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
    this.byId = orderRows(keys.id);
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
