import { covers } from './covers.ts';
import { finishes } from './finishes.ts';
import { inEachLanguage, type Named, named } from './named.ts';
import { choice, type OptionSeed } from './option-seed.ts';

/** In the order of the filter and of the choices. */
export const colours = { ...covers, ...finishes } as const satisfies Record<string, OptionSeed>;
export type ColourCode = keyof typeof colours;

export const woods = {
  oak: choice('natural', '#b58f62', ['Eiken', 'Oak'], named('eiken', 'oak', 'Eiche', 'chêne', 'dub', 'meşe')),
  'oak-white': choice(
    'natural',
    '#d9c9ae',
    ['Wit geolied eiken', 'White-oiled oak'],
    named(
      'wit geolied eiken',
      'white-oiled oak',
      'weiß geölte Eiche',
      'chêne huilé blanc',
      'bíle olejovaný dub',
      'beyaz yağlı meşe',
    ),
    1.03,
  ),
  'oak-smoked': choice(
    'brown',
    '#876848',
    ['Gerookt eiken', 'Smoked oak'],
    named('gerookt eiken', 'smoked oak', 'Räuchereiche', 'chêne fumé', 'kouřový dub', 'füme meşe'),
    1.06,
  ),
  walnut: choice(
    'brown',
    '#6b482f',
    ['Walnoot', 'Walnut'],
    named('walnoot', 'walnut', 'Nussbaum', 'noyer', 'ořech', 'ceviz'),
    1.22,
  ),
  'ash-black': choice(
    'black',
    '#221f1d',
    ['Zwart essen', 'Black ash'],
    named('zwart essen', 'black ash', 'schwarze Esche', 'frêne noir', 'černý jasan', 'siyah dişbudak'),
  ),
} as const satisfies Record<string, OptionSeed>;
export type WoodCode = keyof typeof woods;

/** `212` → "212 cm", `200x95` → "200 × 95 cm", `d120` → "Ø 120 cm", `h45` → "45 cm hoog". */
export function sizeTitle(value: string): Named {
  const length = `${value.replace(/^[dh]/, '').replace('x', ' × ')} cm`;
  if (value.startsWith('h'))
    return named(
      `${length} hoog`,
      `${length} high`,
      `${length} hoch`,
      `${length} de haut`,
      `výška ${length}`,
      `${length} yüksekliğinde`,
    );
  return inEachLanguage(() => (value.startsWith('d') ? `Ø ${length}` : length));
}

/** Rows of `option_values` for the colours and woods, and for the sizes that products use. */
export function optionRows(sizes: readonly string[]) {
  const coloured = (option: 'colour' | 'wood', values: Readonly<Record<string, OptionSeed>>) =>
    Object.entries(values).map(([value, { title, swatch, family }], position) => ({
      option,
      value,
      title,
      swatch,
      family,
      position,
    }));
  const firstNumber = (value: string) => Number.parseInt(value.replace(/^\D/, ''), 10);
  const sorted = [...new Set(sizes)].sort((a, b) => firstNumber(a) - firstNumber(b) || (a < b ? -1 : 1));
  return [
    ...coloured('colour', colours),
    ...coloured('wood', woods),
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
