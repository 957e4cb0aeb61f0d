import type { NumberWords, SearchLanguage } from '../../../messages/shape/search.ts';
import { type RangeFacetCode, rangeFacetCodes } from '../../contract/facets.ts';
import type { Range } from '../../contract/listing-query.ts';
import { memoise } from '../../runtime/memo.ts';
import { tellingWords, wordsOf } from './words.ts';

export type Understood = {
  /** Folded words that remain to be searched. */
  words: string[];
  /** What the numbers with units mean as filters. */
  ranges: Partial<Record<RangeFacetCode, Range>>;
  /** Whether nothing says that the price is one: the number may count anything. */
  isPriceGuessed: boolean;
};

/** "260 cm" also finds what is a little narrower or wider. */
const toleranceCm = 5;
/** A measure that is named is meant more closely. */
const namedToleranceCm = 3;
/** "500 euro" finds what costs about that. */
const priceTolerance = 0.2;

/** Lengths are not written in thousands: "160 200 cm" are two sides. */
const numberWith = (thousands: string, decimals: string) =>
  String.raw`(\d{1,3}(?:${thousands}\d{3})+(?!\s*c?m(?!\p{L}))|\d{1,6})(?:${decimals}(?:\d{1,2}(?!\d)|-))?`;
const oneOf = (words: readonly string[]) =>
  words
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', String.raw`\s+`))
    .join('|');

/** A letter that folded text has not, for languages without such words. */
const never = 'Ω';

type Patterns = {
  named: RegExp | null;
  persons: RegExp;
  between: RegExp;
  bound: RegExp;
  boundAfter: RegExp;
  plain: RegExp;
};

const patternsOf = memoise((words: NumberWords): Patterns => {
  const anyNumber = numberWith(words.thousands ?? String.raw`\.`, words.decimals ?? ',');
  // What counts people or drawers is neither a price nor a length, nor is a part of its digits.
  const number = String.raw`${anyNumber}(?!\d|[.,]?\d*\s*-?\s*(?:${oneOf([...words.persons, ...words.counted])})(?![\p{L}\p{N}]))`;
  const sign = String.raw`([€£₺])?\s*`;
  const unit = String.raw`(?:\s*(€|£|₺|(?:${oneOf(words.currency)}|cm|centimeter|centimetre|meter|metre|m)(?![\p{L}\p{N}])))?`;
  const side = `(?:\\s+(${oneOf([...words.width, ...words.depth, ...words.height])})(?![\\p{L}\\p{N}]))?`;
  const start = String.raw`(?<![\p{L}\p{N}])`;
  const after = `(?:(${oneOf(words.belowAfter ?? [never])})|(${oneOf(words.aboveAfter ?? [never])}))(?![\\p{L}\\p{N}])`;
  const names = Object.values(words.named ?? {}).flat();
  return {
    named:
      names.length > 0
        ? new RegExp(
            `${start}(${oneOf(names)})\\s+(?:(${oneOf(words.below)})\\s+|(${oneOf(words.above)})\\s+)?${number}(?:\\s*cm(?![\\p{L}\\p{N}]))?`,
            'gu',
          )
        : null,
    persons: new RegExp(
      `${start}(?:(?:${oneOf(words.between)})\\s+)?(?:(${oneOf(words.below)})\\s+|(${oneOf(words.above)})\\s+)?(\\d{1,3})(?:\\s*(?:${oneOf(words.and)})\\s*(\\d{1,3}))?\\s*-?\\s*(?:${oneOf(words.persons)})(?![\\p{L}\\p{N}])(?:\\s+${after})?`,
      'u',
    ),
    between: new RegExp(
      `${start}(?:(${oneOf(words.between)})\\s+)?${sign}${number}${unit}\\s*(?:${oneOf(words.and)})\\s*${sign}${number}${unit}${side}`,
      'u',
    ),
    bound: new RegExp(
      `${start}(?:(${oneOf(words.below)}|<)|(${oneOf(words.above)}|>))\\s*${sign}${number}${unit}${side}`,
      'u',
    ),
    boundAfter: new RegExp(`${start}${sign}${number}${unit}['’]?\\s*${after}`, 'u'),
    plain: new RegExp(`(?:${start}|(€|£|₺)\\s*)${number}${unit}${side}`, 'gu'),
  };
});

function sideOf(side: string | undefined, words: NumberWords): RangeFacetCode {
  if (side && words.depth.includes(side)) return 'depth';
  return side && words.height.includes(side) ? 'height' : 'width';
}

function kindOf(unit: string | undefined): 'length' | 'metres' | 'price' | null {
  if (unit === undefined) return null;
  if (unit.startsWith('c') && !unit.startsWith('cz')) return 'length';
  return unit.startsWith('m') ? 'metres' : 'price';
}

/** Like the folding of words, but keeps signs and decimal commas, which numbers need. */
function foldNumbers(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

/** Metres with decimals as centimetres: "1,8 m" is no single metre. */
function inCentimetres(text: string): string {
  return text.replace(
    /(?<![\d.,])(\d{1,2}[.,]\d{1,2})\s*m(?:et(?:er|re)s?)?(?![\p{L}\p{N}])/gu,
    (_, metres: string) => {
      return `${Math.round(Number(metres.replace(',', '.')) * 100)} cm`;
    },
  );
}

const toNumber = (text: string | undefined) => Number((text ?? '').replace(/\D/g, ''));

/** Two or three sides with the unit of all behind them, `160 200 cm` or `160 x 200 cm`: sizes are searched as words. */
const sides =
  /(?<![\p{L}\p{N}.,])(\d{2,3})((?:\s*(?:c?m\s*)?[x×]\s*|\s+)\d{2,3}){1,2}\s*cm(?![\p{L}\p{N}])/gu;
const withoutUnit = (size: string) => size.replaceAll('cm', ' ');

/** The most an address can say of a range; in minor units it still fits the columns. */
const maxBound = 9_999_999;

/** Measures that are named before their number, and what is left of the text. */
function readNamed(text: string, words: NumberWords, named: RegExp | null) {
  const ranges: Understood['ranges'] = {};
  if (!named) return { ranges, rest: text };
  const rest = text.replace(named, (_: string, ...groups: (string | undefined)[]) => {
    const [name, below, above, value] = groups;
    const size = Math.min(toNumber(value), maxBound);
    const about = { from: Math.max(0, size - namedToleranceCm), to: size + namedToleranceCm };
    const range = {
      from: below ? null : above ? size : about.from,
      to: above ? null : below ? size : about.to,
    };
    const measure = rangeFacetCodes.find((code) => name && words.named?.[code]?.includes(name));
    if (measure) ranges[measure] = range;
    return ' ';
  });
  return { ranges, rest };
}

/** For how many people a thing is, and what is left of the text. A number alone is searched as it is written. */
function readPersons(text: string, persons: RegExp) {
  const ranges: Understood['ranges'] = {};
  const rest = text.replace(persons, (whole: string, ...groups: (string | undefined)[]) => {
    const [below, above, first, second, belowAfter, aboveAfter] = groups;
    const [low = 0, high = low] = [first, second ?? first].map(toNumber).sort((a, b) => a - b);
    if (second) ranges.persons = { from: low, to: high };
    else if (below || belowAfter) ranges.persons = { from: null, to: high };
    else if (above || aboveAfter) ranges.persons = { from: low, to: null };
    return ranges.persons ? ' ' : whole;
  });
  return { ranges, rest };
}

/** Reads numbers with units and bounds ("260 cm", "onder 1200", "tussen 200 en 500 euro") out of what was typed. */
export function understand(term: string, language: SearchLanguage): Understood {
  const { numbers } = language;
  const { named, persons, between, bound, boundAfter, plain } = patternsOf(numbers);
  const ranges: Understood['ranges'] = {};
  const folded = inCentimetres(foldNumbers(term));
  let rest = numbers.inCentimetres?.(folded) ?? folded;
  let isPriceGuessed = false;
  const put = (unit: string | undefined, side: string | undefined, range: Range) => {
    const kind = kindOf(unit) ?? (side ? 'length' : 'price');
    const factor = kind === 'metres' ? 100 : 1;
    const scale = (value: number | null) =>
      value === null ? null : Math.min(Math.round(value * factor), maxBound);
    if (kind === 'price') isPriceGuessed = unit === undefined;
    ranges[kind === 'price' ? 'price' : sideOf(side, numbers)] = {
      from: scale(range.from),
      to: scale(range.to),
    };
  };
  const measured = readNamed(rest, numbers, named);
  const seated = readPersons(measured.rest, persons);
  Object.assign(ranges, measured.ranges, seated.ranges);
  rest = seated.rest;
  rest = rest.replace(between, (_: string, ...groups: (string | undefined)[]) => {
    const [word, firstSign, first, firstUnit, secondSign, second, secondUnit, side] = groups;
    const [low, high] = [toNumber(first), toNumber(second)].sort((a, b) => a - b);
    const unit = secondUnit ?? firstUnit ?? secondSign ?? firstSign;
    // It may be anything, such as the two sides of a bed; "4 tot 6" is no bound either.
    if (!word && !unit && !side) return `${first} ${second}`;
    put(unit, side, { from: low ?? null, to: high ?? null });
    return ' ';
  });
  rest = rest.replace(bound, (_: string, ...groups: (string | undefined)[]) => {
    const [below, , sign, value, unit, side] = groups;
    const limit = toNumber(value);
    put(sign ?? unit, side, below ? { from: null, to: limit } : { from: limit, to: null });
    return ' ';
  });
  rest = rest.replace(boundAfter, (_: string, ...groups: (string | undefined)[]) => {
    const [sign, value, unit, below] = groups;
    const limit = toNumber(value);
    put(sign ?? unit, undefined, below ? { from: null, to: limit } : { from: limit, to: null });
    return ' ';
  });
  rest = rest.replace(sides, withoutUnit);
  rest = rest.replace(plain, (whole: string, ...groups: (string | undefined)[]) => {
    const [sign, value, unit, side] = groups;
    if (!unit && !side && !sign) return whole;
    const about = toNumber(value);
    const kind = kindOf(sign ?? unit) ?? 'length';
    const tolerance =
      kind === 'price' ? Math.round(about * priceTolerance) : kind === 'metres' ? 0.05 : toleranceCm;
    put(sign ?? unit, side, { from: Math.max(0, about - tolerance), to: about + tolerance });
    return ' ';
  });
  return { words: tellingWords(wordsOf(rest), language), ranges, isPriceGuessed };
}
