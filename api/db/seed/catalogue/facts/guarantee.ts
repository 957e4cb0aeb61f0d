import type { Facts } from '../../../../contract/facts.ts';
import { type GuaranteePart, guaranteeParts, leastPartMonths } from '../../../../contract/guarantee.ts';
import type { Kind } from './kinds.ts';

const partsOfKind: Readonly<Partial<Record<Kind, readonly GuaranteePart[]>>> = {
  sofa: ['frame', 'foam'],
  armchair: ['frame', 'foam'],
  chair: ['frame'],
  bench: ['frame'],
  bed: ['frame', 'slats'],
  'dining-table': ['frame'],
  desk: ['frame'],
};

/** What it has besides, as its other facts tell. */
const partOfFact: Readonly<Partial<Record<keyof Facts, GuaranteePart>>> = {
  doors: 'mechanism',
  drawers: 'mechanism',
  mains: 'electrics',
  cover: 'cover',
  surfaces: 'surface',
};

/**
 * For how long which of its parts are guaranteed: as long as the whole of it, and never shorter than the shops promise of
 * that part. Nothing for what has no parts, e.g. a rug.
 */
export function guaranteeOf(kind: Kind, facts: Facts, warrantyYears: number): Facts {
  const told = Object.entries(partOfFact).flatMap(([code, part]) =>
    Object.entries(facts).some(([known, value]) => known === code && value !== undefined) ? part : [],
  );
  const parts = new Set([...(partsOfKind[kind] ?? []), ...told]);
  const guarantee = guaranteeParts
    .filter((part) => parts.has(part))
    .map((part) => ({ part, months: Math.max(warrantyYears * 12, leastPartMonths[part]) }));
  return guarantee.length > 0 ? { guarantee } : {};
}
