import {
  facetCodes,
  type RangeFacetCode,
  rangeFacetCodes,
  type ValueFacetCode,
  valueFacetCodes,
} from '../../contract/facets.ts';
import type { EngineAnswer, EngineQuery, Limits } from './engine.ts';
import { byRangeFacet, byValueFacet, codesOf, missBits } from './facet-columns.ts';
import { chooseLooks, type LookColumn } from './looks.ts';
import type { SizeSets } from './sizes.ts';

/** A value facet in memory: per row the position of its key among the distinct keys. */
export type ValueColumn = { row: Int32Array; keys: readonly bigint[] };
/** A range in memory: per row its figure, or where a product comes in several sizes the position of their set. */
export type RangeColumn = { row: Int32Array; sets: SizeSets | null };
export type CountedColumns = {
  values: Record<ValueFacetCode, ValueColumn>;
  ranges: Record<RangeFacetCode, RangeColumn>;
  looks: LookColumn;
};
type Counted = Omit<EngineAnswer, 'ids'> & { matches: Int32Array };

const none = Number.NEGATIVE_INFINITY;

function activeValues({ values }: CountedColumns, query: EngineQuery) {
  return valueFacetCodes.flatMap((code) => {
    const chosen = query.values[code];
    if (!chosen) return [];
    const { row, keys } = values[code];
    const isMet = keys.map((key) => Number(codesOf(code, key).some((one) => chosen.includes(one))));
    return [{ row, isMet: Uint8Array.from(isMet), bit: missBits[code] }];
  });
}

function askedRanges({ ranges }: CountedColumns, query: EngineQuery) {
  return rangeFacetCodes.flatMap((code) => {
    const range = query.ranges[code];
    if (!range) return [];
    return [{ ...ranges[code], min: range.min ?? none, max: range.max ?? -none, bit: missBits[code] }];
  });
}

/** Met where one of the sizes lies within. */
function activeSizes(columns: CountedColumns, query: EngineQuery) {
  return askedRanges(columns, query).flatMap(({ row, sets, min, max, bit }) => {
    if (!sets) return [];
    const isMet = sets.sizes.map((sizes) => Number(sizes.some((size) => size >= min && size <= max)));
    return [{ row, isMet: Uint8Array.from(isMet), bit }];
  });
}

const activeRanges = (columns: CountedColumns, query: EngineQuery) =>
  askedRanges(columns, query).filter(({ sets }) => sets === null);

/** Bit in `miss` of what has each chosen colour and material, but in no variant both. */
const lookBit = 1 << facetCodes.length;

/** Where a colour or a material is chosen, what is left of the other in each row; else null. */
function chosenLooks({ looks: { row, kinds } }: CountedColumns, { values }: EngineQuery) {
  const { colour, material } = values;
  if (!colour && !material) return null;
  return { row, kinds, choices: kinds.map((kind) => chooseLooks(kind, { colour, material })) };
}
type ChosenLooks = NonNullable<ReturnType<typeof chosenLooks>>;

/** Counts those codes of each key that the choice of the other facet leaves. */
function lookTally(code: 'colour' | 'material', { row, kinds, choices }: ChosenLooks) {
  const part = code === 'colour' ? 'colours' : 'materials';
  return {
    code,
    row,
    codes: choices.map((choice) => choice[part]),
    codesInScope: kinds.map((kind) => kind[part]),
    bit: missBits[code],
    lookBit,
    count: new Int32Array(kinds.length),
    seen: new Int32Array(kinds.length),
  };
}

function tallyOf(code: ValueFacetCode, { row, keys }: ValueColumn) {
  const codes = keys.map((key) => codesOf(code, key));
  return {
    code,
    row,
    codes,
    codesInScope: codes,
    bit: missBits[code],
    /** The same for what is no part of a look. */
    lookBit: missBits[code],
    count: new Int32Array(keys.length),
    seen: new Int32Array(keys.length),
  };
}

function extentOf(code: RangeFacetCode, { row, sets }: RangeColumn) {
  return { row, sets, bit: missBits[code], min: -none, max: none };
}

type Tally = ReturnType<typeof tallyOf> | ReturnType<typeof lookTally>;

/** By value what was counted by key. */
function toCounts(codes: readonly (readonly number[])[], counted: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  codes.forEach((ofKey, index) => {
    const n = counted[index] ?? 0;
    if (n > 0) for (const one of ofKey) counts.set(one, (counts.get(one) ?? 0) + n);
  });
  return counts;
}

function toLimits({ min, max }: Limits): Limits | null {
  return min <= max ? { min, max } : null;
}

type Filters = {
  values: ReturnType<typeof activeValues>;
  ranges: ReturnType<typeof activeRanges>;
  looks: ChosenLooks | null;
};
const eitherMiss = missBits.colour | missBits.material;

/** One bit for each filter that a row misses. */
function missOf(row: number, { values, ranges, looks }: Filters): number {
  let miss = 0;
  for (const filter of values) if (!filter.isMet[filter.row[row] ?? 0]) miss |= filter.bit;
  for (const filter of ranges) {
    const value = filter.row[row] ?? 0;
    // What has no such measure is neither small nor large.
    if (value === 0 || value < filter.min || value > filter.max) miss |= filter.bit;
  }
  if (looks && !(miss & eitherMiss) && !looks.choices[looks.row[row] ?? 0]?.isMet) miss |= lookBit;
  return miss;
}

function countValues(row: number, miss: number, tallies: readonly Tally[]): void {
  for (const tally of tallies) {
    const key = tally.row[row] ?? 0;
    tally.seen[key] = (tally.seen[key] ?? 0) + 1;
    if (miss === 0 || miss === tally.bit || miss === tally.lookBit)
      tally.count[key] = (tally.count[key] ?? 0) + 1;
  }
}

/** Of the set at this place; a figure that stands alone is its own end. */
const endOf = (ends: Int32Array | undefined, value: number) => (ends ? (ends[value] ?? 0) : value);

function stretch(row: number, miss: number, extents: readonly ReturnType<typeof extentOf>[]): void {
  for (const extent of extents) {
    if (miss !== 0 && miss !== extent.bit) continue;
    const value = extent.row[row] ?? 0;
    const least = endOf(extent.sets?.least, value);
    const most = endOf(extent.sets?.most, value);
    if (most === 0) continue;
    if (least < extent.min) extent.min = least;
    if (most > extent.max) extent.max = most;
  }
}

/**
 * One pass over the rows of the scope. A row that misses no filter counts everywhere, one that misses exactly one counts
 * for that facet alone: each facet is counted with the filters of the others.
 */
export function countFacets(columns: CountedColumns, rows: Int32Array, query: EngineQuery): Counted {
  const filters = {
    values: [...activeValues(columns, query), ...activeSizes(columns, query)],
    ranges: activeRanges(columns, query),
    looks: chosenLooks(columns, query),
  };
  const tallies = byValueFacet(
    (code): Tally =>
      filters.looks && (code === 'colour' || code === 'material')
        ? lookTally(code, filters.looks)
        : tallyOf(code, columns.values[code]),
  );
  const extents = byRangeFacet((code) => extentOf(code, columns.ranges[code]));
  const tallyList = Object.values(tallies);
  const extentList = Object.values(extents);
  const matches = new Int32Array(rows.length);
  let total = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const miss = missOf(row, filters);
    countValues(row, miss, tallyList);
    stretch(row, miss, extentList);
    if (miss === 0) matches[total++] = row;
  }
  return {
    matches: matches.subarray(0, total),
    total,
    counts: byValueFacet((code) => toCounts(tallies[code].codes, tallies[code].count)),
    present: byValueFacet((code) => toCounts(tallies[code].codesInScope, tallies[code].seen)),
    size: rows.length,
    extents: byRangeFacet((code) => toLimits(extents[code])),
  };
}
