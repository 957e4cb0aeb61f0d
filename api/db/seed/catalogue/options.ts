import type { ColourCode, FinishText, WoodCode } from '../../../../languages/shape/catalogue.ts';
import type { Language } from '../../../contract/sites.ts';
import { entriesOf } from './entries-of.ts';
import { colours, type Finish, woods } from './finishes.ts';
import { inEachLanguage, type Named, named } from './named.ts';

function inList({ title, phrase }: FinishText, language: Language): string {
  return title ?? phrase.charAt(0).toLocaleUpperCase(language) + phrase.slice(1);
}

export const colourTitle = (code: ColourCode): Named =>
  inEachLanguage((language, texts) => inList(texts.colours[code], language));
export const woodTitle = (code: WoodCode): Named =>
  inEachLanguage((language, texts) => inList(texts.woods[code], language));

/** `212` → "212 cm", `200x95` → "200 × 95 cm", `d120` → "Ø 120 cm", `h45` → "45 cm hoog". */
export function sizeTitle(value: string): Named {
  const length = `${value.replace(/^[dh]/, '').replace('x', ' × ')} cm`;
  if (value.startsWith('h')) return named(({ spelling }) => spelling.high(length));
  return named(() => (value.startsWith('d') ? `Ø ${length}` : length));
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
    position,
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
      title: sizeTitle(value),
      swatch: null,
      family: null,
      position,
    })),
  ];
}
