import type { Facts, hazards } from '@/api/contract/facts';

export type Warning =
  | 'tipOver'
  | 'load'
  | 'cord'
  | 'ceiling'
  | 'bulb'
  | 'hang'
  | 'glass'
  | 'slip'
  | 'parts'
  | (typeof hazards)[number];

/** Which facts call for which warning, in the order of pages. A new kind of danger is a line here and a text. */
const causes: readonly (readonly [Warning, (facts: Facts) => boolean])[] = [
  ['tipOver', ({ tipOver }) => tipOver === 'tip-included'],
  ['load', ({ loadKg, loadPerShelfKg, loadPerSeatKg }) => Boolean(loadKg ?? loadPerShelfKg ?? loadPerSeatKg)],
  ['cord', ({ mains }) => mains === 'mains-plug'],
  ['ceiling', ({ mains }) => mains === 'mains-ceiling'],
  ['bulb', ({ bulbWatt }) => bulbWatt !== undefined],
  ['hang', ({ assembly }) => assembly === 'assembly-hang'],
  ['glass', ({ glassMm }) => glassMm !== undefined],
  ['slip', ({ weave }) => weave !== undefined],
  ['parts', ({ assembly }) => assembly === 'assembly-kit'],
  ['flame', ({ hazards }) => hazards?.includes('flame') ?? false],
  ['bunk', ({ hazards }) => hazards?.includes('bunk') ?? false],
];

/** What the page of a product warns of (Regulation (EU) 2023/988 art. 19(d)). */
export function toWarnings(facts: Facts): Warning[] {
  return causes.filter(([, isCause]) => isCause(facts)).map(([warning]) => warning);
}
