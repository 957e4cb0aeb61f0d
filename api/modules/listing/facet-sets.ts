import type { RangeFacetCode, ValueFacetCode } from '../../contract/facets.ts';
import { offerBits } from './engine.ts';
import { at, byRangeFacet, byValueFacet, codesOf } from './facet-columns.ts';
import { type LookColumn, looksOf } from './looks.ts';
import { type RangeColumn, RangeOrder } from './range-order.ts';
import { addRow, emptySet, type RowSet } from './row-set.ts';

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

/** The rows that have a value of a facet, by its code. */
export type ValueSets = ReadonlyMap<number, RowSet>;
/**
 * A range with the least and the most of each 32 rows, so that most of them need no look; 0 where none has a figure. Its order
 * is made for the first who asks.
 */
export type RangeBlocks = RangeColumn & { least: Int32Array; most: Int32Array; inOrder: () => RangeOrder };
/** The distinct masks or codes of a facet: which each row has, and the values that each stands for. */
export type ValueKeys = { row: Uint16Array | Int32Array; values: readonly (readonly number[])[] };
export type FacetSets = {
  values: Record<ValueFacetCode, ValueSets>;
  keys: Record<ValueFacetCode, ValueKeys>;
  ranges: Record<RangeFacetCode, RangeBlocks>;
  looks: LookColumn;
};

/** What is stored of an offer; `new` depends on the day that asks. */
const storedOffers = [offerBits.sale, offerBits.express, offerBits.showroom].map(Math.log2);

function toValueKeys({ values, keys }: FacetColumns, code: ValueFacetCode): ValueKeys {
  const row = values[code];
  const isStored = (value: number) => code !== 'offer' || storedOffers.includes(value);
  return {
    row: keys[code].length <= 2 ** 16 ? Uint16Array.from(row) : row,
    values: keys[code].map((key) => codesOf(code, key).filter(isStored)),
  };
}

function toValueSets(size: number, { row: keyOf, values }: ValueKeys): ValueSets {
  const sets = new Map<number, RowSet>();
  const setOf = (value: number) => {
    const set = sets.get(value) ?? emptySet(size);
    sets.set(value, set);
    return set;
  };
  const setsOfKeys = values.map((codes) => codes.map(setOf));
  for (let row = 0; row < size; row += 1)
    for (const set of setsOfKeys[keyOf[row] ?? 0] ?? []) addRow(set, row);
  return sets;
}

/** Of the set at this place; a figure that stands alone is its own end. */
export const endOf = (ends: Int32Array | undefined, value: number) => (ends ? at(ends, value) : value);

function toRangeBlocks({ row, sets }: RangeColumn): RangeBlocks {
  let order: RangeOrder | undefined;
  const inOrder = () => {
    order ??= new RangeOrder({ row, sets });
    return order;
  };
  const least = emptySet(row.length);
  const most = emptySet(row.length);
  for (let index = 0; index < row.length; index += 1) {
    const block = index >>> 5;
    const [low, high] = [endOf(sets?.least, at(row, index)), endOf(sets?.most, at(row, index))];
    if (high === 0) continue;
    if (at(least, block) === 0 || low < at(least, block)) least[block] = low;
    if (high > at(most, block)) most[block] = high;
  }
  return { row, sets, least, most, inOrder };
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

export function toFacetSets(columns: FacetColumns): FacetSets {
  const keys = byValueFacet((code) => toValueKeys(columns, code));
  return {
    keys,
    values: byValueFacet((code) => toValueSets(columns.size, keys[code])),
    ranges: byRangeFacet((code) => toRangeBlocks(columns.ranges[code])),
    looks: toLookColumn(columns),
  };
}
