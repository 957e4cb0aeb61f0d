import type { ColourCode, FinishText, WoodCode } from '../../../../messages/shape/catalogue.ts';
import type { Language } from '../../../contract/sites.ts';
import { entriesOf } from './entries-of.ts';
import { materialFacet } from './facets.ts';
import { colours, type Finish, woods } from './finishes.ts';
import { inEachLanguage, type Named, named } from './named.ts';

const capitalised = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

function inList({ title, phrase }: FinishText, language: Language): string {
  return title ?? capitalised(phrase, language);
}

export const colourTitle = (code: ColourCode): Named =>
  inEachLanguage((language, texts) => inList(texts.colours[code], language));
export const woodTitle = (code: WoodCode): Named =>
  inEachLanguage((language, texts) => inList(texts.woods[code], language));

/** `212` → "212 cm", `200x95` → "200 × 95 cm", `d120` → "Ø 120 cm", `h45` → "45 cm hoog", `m240` → "op maat (tot 240 cm)". */
export function sizeTitle(value: string): Named {
  const length = `${value.replace(/^[dhm]/, '').replace('x', ' × ')} cm`;
  if (value.startsWith('h')) return named(({ spelling }) => spelling.high(length));
  if (value.startsWith('m')) return named(({ spelling }) => spelling.madeToMeasure(length));
  return named(() => (value.startsWith('d') ? `Ø ${length}` : length));
}

/** Covers and woods can be cut to a sample; a stone, a lamp or a basket cannot. */
function hasSample(option: 'colour' | 'wood', value: string): boolean {
  return option === 'wood' || /^(linen|weave|boucle|velvet|chenille|leather)-/.test(value);
}

/** `linen-sand` is linen and `oak` is oak; of what a lamp is lacquered in nothing follows. */
function materialOf(value: string): string | null {
  const [first] = value.split('-');
  return materialFacet.find((material) => material.value === first)?.value ?? null;
}

function finishRows<C extends string>(
  option: 'colour' | 'wood',
  finishes: Readonly<Record<C, Finish>>,
  titleOf: (code: C) => Named,
) {
  return entriesOf(finishes).map(([value, { swatch, family }], position) => ({
    option,
    value,
    title: titleOf(value),
    swatch,
    family,
    material: materialOf(value),
    position,
    hasSample: hasSample(option, value),
  }));
}

/** Rows of `option_values` for the colours and woods, and for the sizes that products use. */
export function optionRows(sizes: readonly string[]) {
  const firstNumber = (value: string) => Number.parseInt(value.replace(/^\D/, ''), 10);
  const sorted = [...new Set(sizes)].sort((a, b) => firstNumber(a) - firstNumber(b) || (a < b ? -1 : 1));
  return [
    ...finishRows('colour', colours, colourTitle),
    ...finishRows('wood', woods, woodTitle),
    ...sorted.map((value, position) => ({
      option: 'size' as const,
      value,
      title: inEachLanguage((language) => capitalised(sizeTitle(value)[language], language)),
      swatch: null,
      family: null,
      material: null,
      position,
    })),
  ];
}
