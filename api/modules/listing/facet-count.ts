import { type FacetCode, rangeFacetCodes, valueFacetCodes } from '../../contract/facets.ts';
import type { EngineAnswer, EngineQuery, Limits } from './engine.ts';
import { byRangeFacet, byValueFacet } from './facet-columns.ts';
import { endOf, type FacetSets, type RangeBlocks, type ValueSets } from './facet-sets.ts';
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
} from './row-set.ts';

export type Counted = Pick<EngineAnswer, 'total' | 'counts' | 'extents'> & { matches: RowSet };
const largest = 2 ** 31 - 1;

type Asked = Pick<EngineQuery, 'values' | 'ranges'>;
/** What is chosen of some facets, which are counted without it, and the rows that meet it. */
type Filter = { codes: readonly FacetCode[]; set: RowSet };
/** The rows before any filter, and the positions of the numbers that hold them. */
type Scope = { set: RowSet; filled: Int32Array };

function valueFilters({ values, looks }: FacetSets, { values: chosen }: Asked): Filter[] {
  return valueFacetCodes.flatMap((code): Filter[] => {
    const sets = (chosen[code] ?? []).flatMap((value) => values[code].get(value) ?? []);
    return chosen[code] ? [{ codes: [code], set: unite(looks.row.length, sets) }] : [];
  });
}

/** Rows of which a figure, or one of the sizes, lies within. */
function rowsWithin({ row, sets }: RangeBlocks, scope: Scope, { min, max }: Limits): RowSet {
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

function countValues(sets: ValueSets, { set, filled }: Scope): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [value, rows] of sets) {
    const n = countBoth(filled, set, rows);
    if (n > 0) counts.set(value, n);
  }
  return counts;
}

/** Colours that come in a chosen material, or materials in which a chosen colour comes. */
function countLeft(part: 'colours' | 'materials', { row, size, choiceOf }: Choices, { set, filled }: Scope) {
  const ofKinds = new Int32Array(size);
  for (const index of listRows(filled, set)) {
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

/** Each facet is counted with the filters of the others: what is chosen of it is no reason to call its other values empty. */
export function countFacets(facets: FacetSets, scopeSet: RowSet, query: Asked): Counted {
  const scope = { set: scopeSet, filled: filledOf(scopeSet) };
  const chosen = [...valueFilters(facets, query), ...rangeFilters(facets, scope, query)];
  const choices = createChoices(facets, query);
  const filters = [...chosen, ...lookFilters(choices, scope, chosen)];
  const metBy = (met: readonly Filter[]): Scope => {
    const set = intersect(scope.filled, [scope.set, ...met.map((filter) => filter.set)]);
    return { set, filled: filledOf(set) };
  };
  const matches = metBy(filters);
  const rowsFor = (code: FacetCode) => {
    const others = filters.filter(({ codes }) => !codes.includes(code));
    return others.length === filters.length ? matches : metBy(others);
  };
  const { colour, material } = query.values;
  return {
    matches: matches.set,
    total: countBoth(matches.filled, matches.set, matches.set),
    counts: byValueFacet((code) => {
      if (code === 'colour' && material) return countLeft('colours', choices, rowsFor(code));
      if (code === 'material' && colour) return countLeft('materials', choices, rowsFor(code));
      return countValues(facets.values[code], rowsFor(code));
    }),
    extents: byRangeFacet((code) => extentOf(facets.ranges[code], rowsFor(code))),
  };
}
