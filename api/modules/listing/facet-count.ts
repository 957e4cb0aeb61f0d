import {
  type FacetCode,
  rangeFacetCodes,
  type ValueFacetCode,
  valueFacetCodes,
} from '../../contract/facets.ts';
import type { EngineAnswer, EngineQuery, Limits } from './engine.ts';
import { byRangeFacet, byValueFacet } from './facet-columns.ts';
import { endOf, type FacetSets, type RangeBlocks, type ValueKeys, type ValueSets } from './facet-sets.ts';
import { chooseLooks } from './looks.ts';
import {
  addRow,
  countBoth,
  emptySet,
  filledOf,
  firstRow,
  intersect,
  listRows,
  type RowSet,
  unite,
  without,
} from './row-set.ts';

export type Counted = Pick<EngineAnswer, 'total' | 'counts' | 'extents'> & { matches: RowSet };
const largest = 2 ** 31 - 1;
/** Of a scope that takes up less than this part of the numbers the rows are few. */
const mostRowsOfFew = 32 * 8;

type Asked = Pick<EngineQuery, 'values' | 'ranges'>;
/** What is chosen of some facets, which are counted without it, and the rows that meet it. */
type Filter = { codes: readonly FacetCode[]; set: RowSet };
/** Rows, and the positions of the numbers that hold them. */
type Scope = { set: RowSet; filled: Int32Array };
/** What a scope counts before any filter. */
export type Whole = Pick<Counted, 'total' | 'counts'>;
/** Rows with how many they are and, once somebody needs it, their list. */
type Part = Scope & { total: number; rows: () => Int32Array };
/** A part is counted by what is left out of the whole where that is less. */
type Counting = { part: Part; of: Whole | null };

function valueFilters({ values, looks }: FacetSets, { values: chosen }: Asked): Filter[] {
  return valueFacetCodes.flatMap((code): Filter[] => {
    const sets = (chosen[code] ?? []).flatMap((value) => values[code].get(value) ?? []);
    return chosen[code] ? [{ codes: [code], set: unite(looks.row.length, sets) }] : [];
  });
}

/** Rows of which a figure, or one of the sizes, lies within; where few are in the scope they are looked at one by one. */
function rowsWithin({ row, sets, inOrder }: RangeBlocks, scope: Scope, { min, max }: Limits): RowSet {
  if (scope.filled.length * mostRowsOfFew > row.length) return inOrder().rowsWithin({ min, max });
  const isWithin = (one: number) => one >= min && one <= max;
  const areMet = sets && Uint8Array.from(sets.sizes, (sizes) => Number(sizes.some(isWithin)));
  const set = emptySet(row.length);
  for (const index of listRows(scope.filled, scope.set)) {
    const one = row[index] ?? 0;
    // What has no such measure is neither small nor large.
    if (areMet ? areMet[one] : one !== 0 && isWithin(one)) addRow(set, index);
  }
  return set;
}

function rangeFilters({ ranges }: FacetSets, scope: Scope, query: Asked): Filter[] {
  return rangeFacetCodes.flatMap((code): Filter[] => {
    const range = query.ranges[code];
    if (!range) return [];
    const limits = { min: range.min ?? Number.NEGATIVE_INFINITY, max: range.max ?? Number.POSITIVE_INFINITY };
    return [{ codes: [code], set: rowsWithin(ranges[code], scope, limits) }];
  });
}

/** What of the other each kind of row leaves where a colour or a material is chosen, worked out for those that are met. */
function createChoices({ looks: { row, kinds } }: FacetSets, { values: { colour, material } }: Asked) {
  const choices: ReturnType<typeof chooseLooks>[] = [];
  const choiceOf = (kind: number) => {
    const known = choices[kind];
    if (known) return known;
    const choice = chooseLooks(kinds[kind] ?? { colours: [], materials: [], looks: [] }, {
      colour,
      material,
    });
    choices[kind] = choice;
    return choice;
  };
  return { row, size: kinds.length, choiceOf };
}
type Choices = ReturnType<typeof createChoices>;

/** Of what has a chosen colour and a chosen material those with both in one variant; the two facets are counted without it. */
function lookFilters({ row, choiceOf }: Choices, { filled }: Scope, filters: readonly Filter[]): Filter[] {
  const asked = filters.filter(({ codes: [code] }) => code === 'colour' || code === 'material');
  if (asked.length < 2) return [];
  const set = emptySet(row.length);
  const both = intersect(
    filled,
    asked.map((filter) => filter.set),
  );
  for (const index of listRows(filled, both)) if (choiceOf(row[index] ?? 0).isMet) addRow(set, index);
  return [{ codes: ['colour', 'material'], set }];
}

function toPart(set: RowSet, within: Int32Array): Part {
  const filled = filledOf(set, within);
  let rows: Int32Array | undefined;
  return {
    set,
    filled,
    total: countBoth(filled, set, set),
    rows: () => {
      rows ??= listRows(filled, set);
      return rows;
    },
  };
}

function countSets(sets: ValueSets, { set, filled }: Scope): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [value, rows] of sets) counts.set(value, countBoth(filled, set, rows));
  return counts;
}

function countKeys({ row, values }: ValueKeys, rows: Int32Array): Map<number, number> {
  const ofKeys = new Int32Array(values.length);
  for (const index of rows) {
    const key = row[index] ?? 0;
    ofKeys[key] = (ofKeys[key] ?? 0) + 1;
  }
  const counts = new Map<number, number>();
  ofKeys.forEach((n, key) => {
    if (n > 0) for (const value of values[key] ?? []) counts.set(value, (counts.get(value) ?? 0) + n);
  });
  return counts;
}

function onlyPositive(counts: Map<number, number>): Map<number, number> {
  for (const [value, n] of counts) if (n === 0) counts.delete(value);
  return counts;
}

/** Row by row where that is less to look at than a set for each value. */
function countValues({ values, keys }: FacetSets, code: ValueFacetCode, { part, of }: Counting) {
  const sets = values[code];
  const bySet = code === 'offer' || part.total + keys[code].values.length > sets.size * part.filled.length;
  const counts = bySet ? countSets(sets, part) : countKeys(keys[code], part.rows());
  if (!of) return onlyPositive(counts);
  const left = new Map<number, number>();
  for (const [value, n] of of.counts[code]) left.set(value, n - (counts.get(value) ?? 0));
  return onlyPositive(left);
}

/** Colours that come in a chosen material, or materials in which a chosen colour comes. */
function countLeft(part: 'colours' | 'materials', { row, size, choiceOf }: Choices, { rows }: Part) {
  const ofKinds = new Int32Array(size);
  for (const index of rows()) {
    const kind = row[index] ?? 0;
    ofKinds[kind] = (ofKinds[kind] ?? 0) + 1;
  }
  const counts = new Map<number, number>();
  ofKinds.forEach((n, kind) => {
    if (n > 0) for (const one of choiceOf(kind)[part]) counts.set(one, (counts.get(one) ?? 0) + n);
  });
  return counts;
}

/** Makes the limits hold what these rows of a block have. */
function widen(limits: Limits, { row, sets }: RangeBlocks, block: number, rows: number): void {
  for (let rest = rows; rest !== 0; rest &= rest - 1) {
    const value = row[firstRow(block, rest)] ?? 0;
    const most = endOf(sets?.most, value);
    if (most === 0) continue;
    limits.min = Math.min(limits.min, endOf(sets?.least, value));
    limits.max = Math.max(limits.max, most);
  }
}

/** Of 32 rows only those are looked at that may go beyond what has been met. */
function extentOf(range: RangeBlocks, { set, filled }: Scope): Limits | null {
  const limits = { min: largest, max: 0 };
  for (const block of filled) {
    const most = range.most[block] ?? 0;
    if (most > limits.max || (most > 0 && (range.least[block] ?? 0) < limits.min))
      widen(limits, range, block, set[block] ?? 0);
  }
  return limits.max === 0 ? null : limits;
}

/**
 * Each facet is counted with the filters of the others: what is chosen of it is no reason to call its other values empty.
 * @param whole what the scope counts without filters, where that is known
 */
export function countFacets(facets: FacetSets, scopeSet: RowSet, query: Asked, whole: Whole | null): Counted {
  const scope = { set: scopeSet, filled: filledOf(scopeSet) };
  const chosen = [...valueFilters(facets, query), ...rangeFilters(facets, scope, query)];
  const choices = createChoices(facets, query);
  const filters = [...chosen, ...lookFilters(choices, scope, chosen)];
  const metBy = (met: readonly Filter[]): Part =>
    toPart(intersect(scope.filled, [scope.set, ...met.map((filter) => filter.set)]), scope.filled);
  const countingOf = (part: Part): Counting =>
    whole && part.total * 2 > whole.total
      ? { part: toPart(without(scope.filled, scope.set, part.set), scope.filled), of: whole }
      : { part, of: null };
  const matches = metBy(filters);
  const ofMatches = { part: matches, counting: countingOf(matches) };
  const rowsFor = (code: FacetCode) => {
    const others = filters.filter(({ codes }) => !codes.includes(code));
    if (others.length === filters.length) return ofMatches;
    const part = metBy(others);
    return { part, counting: countingOf(part) };
  };
  const { colour, material } = query.values;
  return {
    matches: matches.set,
    total: matches.total,
    counts: byValueFacet((code) => {
      const { part, counting } = rowsFor(code);
      if (code === 'colour' && material) return countLeft('colours', choices, part);
      if (code === 'material' && colour) return countLeft('materials', choices, part);
      return countValues(facets, code, counting);
    }),
    extents: byRangeFacet((code) => extentOf(facets.ranges[code], rowsFor(code).part)),
  };
}
