import { type FactCode, type Facts, type FactWord, type Fibre, factWords } from '@/api/contract/facts';

/** What is said of a fact: figures as the site writes them, words that pages have, or both. */
export type FactValue =
  | { kind: 'text'; text: string }
  | { kind: 'words'; words: readonly FactWord[] }
  | { kind: 'firmness'; grade: number }
  | { kind: 'grade'; grade: number; most: number }
  | { kind: 'yes'; isSo: boolean }
  | { kind: 'fibres'; parts: readonly { fibre: Fibre; share: string }[] };
/** Of what is so wide and so long, one line tells both. */
type SecondCode = 'mattressLengthCm' | 'insideLengthCm';
/** Told beside the price, as a warning, or with what the law says of guarantees. */
type ElsewhereCode = 'energyClass' | 'productSheetUrl' | 'hazards' | 'guarantee';
type NamedCode = Exclude<FactCode, SecondCode | ElsewhereCode>;
export type Fact = { code: NamedCode; value: FactValue };
export type FactGroup = 'measures' | 'use' | 'light' | 'material' | 'build';

/** In the order in which pages show them. */
const codesOf: Readonly<Record<FactGroup, readonly NamedCode[]>> = {
  measures: [
    'seatWidthCm',
    'seatDepthCm',
    'chaiseSeatDepthCm',
    'armHeightCm',
    'armWidthCm',
    'backHeightCm',
    'mattressWidthCm',
    'insideWidthCm',
    'slatHeightCm',
    'sideHeightCm',
    'clearanceCm',
    'legRoomHeightCm',
    'legRoomWidthCm',
    'topThicknessCm',
    'shelfHeightCm',
    'insideDepthCm',
    'railLengthCm',
    'pileMm',
    'potCm',
  ],
  use: [
    'persons',
    'firmness',
    'loadPerSeatKg',
    'doors',
    'drawers',
    'shelves',
    'compartments',
    'screenInch',
    'volumeLitre',
    'loadPerShelfKg',
    'loadKg',
    'tipOver',
    'isWatertight',
    'underfloorHeating',
  ],
  light: [
    'mains',
    'cordCm',
    'switch',
    'fitting',
    'bulbs',
    'bulbWatt',
    'bulbIncluded',
    'isDimmable',
    'energyLabel',
    'ingressProtection',
  ],
  material: [
    'composition',
    'martindale',
    'pilling',
    'lightfastness',
    'cover',
    'cleaning',
    'surfaces',
    'weave',
    'weightGsm',
    'glassMm',
  ],
  build: ['assembly', 'assemblyMinutes', 'included', 'notIncluded', 'madeIn'],
};

const symbols = { Cm: ' cm', Mm: ' mm', Kg: ' kg', Watt: ' W', Gsm: ' g/m²', Inch: '″' } as const;
const longUnits = { Litre: 'liter', Minutes: 'minute' } as const;

function unitOf<U extends string>(code: string, units: Readonly<Record<string, U>>): U | undefined {
  return Object.entries(units).find(([ending]) => code.endsWith(ending))?.[1];
}

function figure(code: FactCode, value: number, locale: string): string {
  const long = unitOf(code, longUnits);
  if (long)
    return new Intl.NumberFormat(locale, { style: 'unit', unit: long, unitDisplay: 'long' }).format(value);
  const symbol = unitOf(code, symbols);
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  return `${text}${symbol ?? ''}`;
}

function composed(parts: NonNullable<Facts['composition']>, locale: string): FactValue {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return {
    kind: 'fibres',
    parts: parts.map(({ fibre, percent: share }) => ({ fibre, share: percent.format(share / 100) })),
  };
}

const words: readonly string[] = factWords;
const isWord = (text: string): text is FactWord => words.includes(text);

function answerOf(code: FactCode, facts: Facts, locale: string): FactValue | null {
  const value = facts[code];
  if (value === undefined) return null;
  if (code === 'composition') return facts.composition ? composed(facts.composition, locale) : null;
  if (code === 'firmness') return { kind: 'firmness', grade: facts.firmness ?? 0 };
  if (code === 'pilling') return { kind: 'grade', grade: facts.pilling ?? 0, most: 5 };
  if (code === 'lightfastness') return { kind: 'grade', grade: facts.lightfastness ?? 0, most: 8 };
  if (code === 'madeIn') return { kind: 'text', text: countryName(facts.madeIn ?? '', locale) };
  if (typeof value === 'number') return { kind: 'text', text: figure(code, value, locale) };
  if (typeof value === 'boolean') return { kind: 'yes', isSo: value };
  const said = [value].flat().flatMap((part) => (typeof part === 'string' ? part : []));
  const known = said.filter(isWord);
  return known.length > 0 ? { kind: 'words', words: known } : { kind: 'text', text: said.join(', ') };
}

function countryName(country: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}

const across: Readonly<Partial<Record<NamedCode, SecondCode>>> = {
  mattressWidthCm: 'mattressLengthCm',
  insideWidthCm: 'insideLengthCm',
};

function factOf(code: NamedCode, facts: Facts, locale: string): Fact | null {
  const value = answerOf(code, facts, locale);
  if (!value) return null;
  const second = across[code];
  if (!second || value.kind !== 'text') return { code, value };
  const first = value.text.replace(' cm', '');
  return { code, value: { kind: 'text', text: `${first} × ${figure(second, facts[second] ?? 0, locale)}` } };
}

export type FactsModel = Readonly<Record<FactGroup, Fact[]>>;

/** The facts of a product by the table in which its page shows them. */
export function toFacts(facts: Facts, locale: string): FactsModel {
  const of = (group: FactGroup) => codesOf[group].flatMap((code) => factOf(code, facts, locale) ?? []);
  return {
    measures: of('measures'),
    use: of('use'),
    light: of('light'),
    material: of('material'),
    build: of('build'),
  };
}
