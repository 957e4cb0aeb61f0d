import { LRUCache } from 'lru-cache';
import type { Limits } from './engine.ts';
import { at } from './facet-columns.ts';
import { firstPlace } from './first-place.ts';
import { orderRows } from './order-by.ts';
import { emptySet, flipRow, flipRows, type RowSet } from './row-set.ts';
import type { SizeSets } from './sizes.ts';

/** A range in memory: per row its figure, or where a product comes in several sizes the position of their set. */
export type RangeColumn = { row: Int32Array; sets: SizeSets | null };

type Slice = { from: number; end: number };

/** Places of an order up to which the rows are kept as a set. */
const stages = 16;

/** The rows in the order of a range, so that those within limits are met without a look at the others. */
export class RangeOrder {
  readonly #column: RangeColumn;
  readonly #rows: Int32Array;
  readonly #step: number;
  /** The rows before each so many places. */
  readonly #before: readonly RowSet[];
  readonly #known = new LRUCache<string, RowSet>({ max: 8 });

  constructor(column: RangeColumn) {
    this.#column = column;
    this.#rows = orderRows(column.row);
    this.#step = Math.ceil(this.#rows.length / stages) || 1;
    const sofar = emptySet(this.#rows.length);
    this.#before = Array.from({ length: stages + 1 }, (_, stage) => {
      this.#flipPlaces(sofar, (stage - 1) * this.#step, stage * this.#step);
      return sofar.slice();
    });
  }

  /** Rows of which a figure, or one of the sizes, lies within. Whoever has chosen limits goes on to choose something else. */
  rowsWithin(limits: Limits): RowSet {
    const key = `${limits.min} ${limits.max}`;
    const set = this.#known.get(key) ?? this.#find(limits);
    this.#known.set(key, set);
    return set;
  }

  #find(limits: Limits): RowSet {
    const set = emptySet(this.#rows.length);
    for (const { from, end } of this.#slicesWithin(limits))
      if (end - from < this.#step + 2 * set.length) this.#flipPlaces(set, from, end);
      else {
        this.#flipBefore(set, from);
        this.#flipBefore(set, end);
      }
    return set;
  }

  #flipPlaces(set: RowSet, from: number, end: number): void {
    for (let place = Math.max(0, from); place < Math.min(end, this.#rows.length); place += 1)
      flipRow(set, at(this.#rows, place));
  }

  /** From the nearest stage on row by row. */
  #flipBefore(set: RowSet, place: number): void {
    const stage = Math.round(place / this.#step);
    const staged = this.#before[stage];
    if (staged) flipRows(set, staged);
    this.#flipPlaces(set, Math.min(place, stage * this.#step), Math.max(place, stage * this.#step));
  }

  /** Ascending. What has no such measure is neither small nor large. */
  #slicesWithin({ min, max }: Limits): Slice[] {
    const { row, sets } = this.#column;
    const firstFrom = (least: number) =>
      firstPlace(this.#rows.length, (place) => at(row, at(this.#rows, place)) >= least);
    const sliceOf = (least: number, above: number) => ({ from: firstFrom(least), end: firstFrom(above) });
    if (!sets) return min > max ? [] : [sliceOf(Math.max(1, min), Math.max(1, max + 1))];
    const slices: Slice[] = [];
    const isMet = (set: number) => sets.sizes[set]?.some((one) => one >= min && one <= max);
    for (let set = 0; set < sets.sizes.length; set += 1) {
      if (!isMet(set)) continue;
      const first = set;
      while (isMet(set + 1)) set += 1;
      slices.push(sliceOf(first, set + 1));
    }
    return slices;
  }
}
