import type { ColourFamily } from './facets.ts';
import { type Named, named } from './named.ts';

/**
 * One choice of cover, finish or wood. `phrase` is how a title says it ("Oslo 3-zitsbank, zandkleurig linnen");
 * `priceFactor` relates the price to the plain choice of the same kind.
 */
export type OptionSeed = {
  title: Named;
  phrase: Named;
  swatch: string;
  family: ColourFamily;
  priceFactor: number;
};

function choice(
  family: ColourFamily,
  swatch: string,
  title: readonly [nl: string, en: string],
  phrase: readonly [nl: string, en: string],
  priceFactor = 1,
): OptionSeed {
  return { title: named(...title), phrase: named(...phrase), swatch, family, priceFactor };
}

export const colours = {
  'linen-sand': choice(
    'beige',
    '#c9bca6',
    ['Linnen zand', 'Sand linen'],
    ['zandkleurig linnen', 'sand linen'],
  ),
  'linen-oat': choice(
    'cream',
    '#ddd3c2',
    ['Linnen haver', 'Oat linen'],
    ['haverkleurig linnen', 'oat linen'],
  ),
  'weave-grey': choice(
    'grey',
    '#8d8c89',
    ['Weefstof grijs', 'Grey weave'],
    ['grijze weefstof', 'grey weave'],
  ),
  'weave-sage': choice(
    'green',
    '#8d9284',
    ['Weefstof salie', 'Sage weave'],
    ['saliegroene weefstof', 'sage weave'],
  ),
  'weave-terra': choice(
    'terracotta',
    '#a56e54',
    ['Weefstof terra', 'Terra weave'],
    ['terrakleurige weefstof', 'terracotta weave'],
  ),
  'weave-navy': choice(
    'blue',
    '#36455a',
    ['Weefstof marine', 'Navy weave'],
    ['marineblauwe weefstof', 'navy weave'],
  ),
  'weave-charcoal': choice(
    'black',
    '#4c4a48',
    ['Weefstof antraciet', 'Charcoal weave'],
    ['antraciet weefstof', 'charcoal weave'],
  ),
  'boucle-cream': choice(
    'cream',
    '#e0d8ca',
    ['Bouclé crème', 'Cream bouclé'],
    ['crème bouclé', 'cream bouclé'],
    1.08,
  ),
  'boucle-mocha': choice(
    'brown',
    '#8f7965',
    ['Bouclé mokka', 'Mocha bouclé'],
    ['mokkakleurige bouclé', 'mocha bouclé'],
    1.08,
  ),
  'velvet-forest': choice(
    'green',
    '#2f4a3e',
    ['Velvet bosgroen', 'Forest velvet'],
    ['bosgroen velvet', 'forest green velvet'],
    1.04,
  ),
  'velvet-rust': choice(
    'terracotta',
    '#9a4f32',
    ['Velvet roest', 'Rust velvet'],
    ['roestkleurig velvet', 'rust velvet'],
    1.04,
  ),
  'velvet-ochre': choice(
    'yellow',
    '#b58637',
    ['Velvet oker', 'Ochre velvet'],
    ['okergeel velvet', 'ochre velvet'],
    1.04,
  ),
  'chenille-stone': choice(
    'grey',
    '#b3aa9d',
    ['Chenille steen', 'Stone chenille'],
    ['steengrijze chenille', 'stone chenille'],
    1.05,
  ),
  'chenille-blue': choice(
    'blue',
    '#6d8296',
    ['Chenille grijsblauw', 'Blue chenille'],
    ['grijsblauwe chenille', 'grey-blue chenille'],
    1.05,
  ),
  'leather-cognac': choice(
    'brown',
    '#8d5a37',
    ['Leer cognac', 'Cognac leather'],
    ['cognackleurig leer', 'cognac leather'],
    1.35,
  ),
  'leather-chestnut': choice(
    'brown',
    '#7d4b2d',
    ['Leer kastanje', 'Chestnut leather'],
    ['kastanjebruin leer', 'chestnut leather'],
    1.35,
  ),
  'leather-black': choice(
    'black',
    '#2a2624',
    ['Leer zwart', 'Black leather'],
    ['zwart leer', 'black leather'],
    1.35,
  ),
  'lacquer-black': choice(
    'black',
    '#221f1d',
    ['Zwart gelakt', 'Black lacquer'],
    ['zwart gelakt', 'black lacquer'],
  ),
  'lacquer-white': choice(
    'white',
    '#eceae4',
    ['Gebroken wit gelakt', 'Off-white lacquer'],
    ['gebroken wit', 'off-white'],
  ),
  'lacquer-sage': choice(
    'green',
    '#8f9a86',
    ['Saliegroen gelakt', 'Sage lacquer'],
    ['saliegroen', 'sage green'],
  ),
  'lacquer-blue': choice(
    'blue',
    '#5b6d80',
    ['Grijsblauw gelakt', 'Grey-blue lacquer'],
    ['grijsblauw', 'grey-blue'],
  ),
  brass: choice('gold', '#b8975a', ['Messing', 'Brass'], ['messing', 'brass'], 1.1),
  'metal-black': choice('black', '#1b1a19', ['Mat zwart', 'Matt black'], ['mat zwart', 'matt black']),
  'metal-white': choice('white', '#e9e6e0', ['Mat wit', 'Matt white'], ['mat wit', 'matt white']),
  'brass-carrara': choice(
    'white',
    '#e7e4df',
    ['Wit marmer met messing', 'White marble, brass'],
    ['wit marmer en messing', 'white marble and brass'],
    1.05,
  ),
  'black-marquina': choice(
    'black',
    '#2b2a2b',
    ['Zwart marmer met zwart staal', 'Black marble, black steel'],
    ['zwart marmer en staal', 'black marble and steel'],
  ),
  'marble-carrara': choice(
    'white',
    '#e7e4df',
    ['Carraramarmer wit', 'White Carrara marble'],
    ['wit carraramarmer', 'white Carrara marble'],
    1.1,
  ),
  'marble-marquina': choice(
    'black',
    '#2b2a2b',
    ['Marquinamarmer zwart', 'Black Marquina marble'],
    ['zwart marquinamarmer', 'black Marquina marble'],
    1.15,
  ),
  travertine: choice('beige', '#d8c7ab', ['Travertin', 'Travertine'], ['travertin', 'travertine']),
  'ceramic-sand': choice(
    'beige',
    '#d2c6b4',
    ['Keramiek zand', 'Sand ceramic'],
    ['zandkleurig keramiek', 'sand ceramic'],
  ),
  'ceramic-clay': choice(
    'terracotta',
    '#b07a58',
    ['Keramiek klei', 'Clay ceramic'],
    ['kleikleurig keramiek', 'clay ceramic'],
  ),
  'ceramic-charcoal': choice(
    'black',
    '#3b3a38',
    ['Keramiek antraciet', 'Charcoal ceramic'],
    ['antraciet keramiek', 'charcoal ceramic'],
  ),
  'ceramic-white': choice(
    'white',
    '#e6dfd2',
    ['Keramiek wit', 'White ceramic'],
    ['wit keramiek', 'white ceramic'],
  ),
  concrete: choice(
    'grey',
    '#a8a5a0',
    ['Betonlook', 'Concrete look'],
    ['pot in betonlook', 'concrete-look pot'],
  ),
  'paper-white': choice('white', '#f1ece0', ['Wit papier', 'White paper'], ['wit papier', 'white paper']),
  'rattan-natural': choice(
    'natural',
    '#c49a62',
    ['Rotan naturel', 'Natural rattan'],
    ['naturel rotan', 'natural rattan'],
  ),
  'rattan-black': choice(
    'black',
    '#2c2926',
    ['Rotan zwart', 'Black rattan'],
    ['zwart rotan', 'black rattan'],
  ),
  'seagrass-natural': choice(
    'natural',
    '#c39a63',
    ['Zeegras naturel', 'Natural seagrass'],
    ['naturel zeegras', 'natural seagrass'],
  ),
  'wool-ecru-brown': choice(
    'cream',
    '#e6ddcd',
    ['Ecru met bruin', 'Ecru and brown'],
    ['ecru met bruin', 'ecru and brown'],
  ),
  'wool-sand-terra': choice(
    'terracotta',
    '#a06a4c',
    ['Zand met terra', 'Sand and terra'],
    ['zand met terra', 'sand and terracotta'],
  ),
  'wool-sand-navy': choice(
    'blue',
    '#48566a',
    ['Zand met marine', 'Sand and navy'],
    ['zand met marineblauw', 'sand and navy'],
  ),
  'wool-taupe': choice('beige', '#b9ad9b', ['Taupe', 'Taupe'], ['taupe', 'taupe']),
  'wool-ecru': choice('cream', '#e2d9c8', ['Ecru', 'Ecru'], ['ecru', 'ecru']),
} as const satisfies Record<string, OptionSeed>;
export type ColourCode = keyof typeof colours;

export const woods = {
  oak: choice('natural', '#b58f62', ['Eiken', 'Oak'], ['eiken', 'oak']),
  'oak-white': choice(
    'natural',
    '#d4bc96',
    ['Wit geolied eiken', 'White-oiled oak'],
    ['wit geolied eiken', 'white-oiled oak'],
    1.03,
  ),
  'oak-smoked': choice(
    'brown',
    '#876848',
    ['Gerookt eiken', 'Smoked oak'],
    ['gerookt eiken', 'smoked oak'],
    1.06,
  ),
  walnut: choice('brown', '#6b482f', ['Walnoot', 'Walnut'], ['walnoot', 'walnut'], 1.22),
  'ash-black': choice('black', '#221f1d', ['Zwart essen', 'Black ash'], ['zwart essen', 'black ash']),
} as const satisfies Record<string, OptionSeed>;
export type WoodCode = keyof typeof woods;

/** `212` → "212 cm", `200x95` → "200 × 95 cm", `d120` → "Ø 120 cm", `h45` → "45 cm hoog". */
export function sizeTitle(value: string): Named {
  const length = value.replace(/^[dh]/, '').replace('x', ' × ');
  if (value.startsWith('h')) return named(`${length} cm hoog`, `${length} cm high`);
  return value.startsWith('d')
    ? named(`Ø ${length} cm`, `Ø ${length} cm`)
    : named(`${length} cm`, `${length} cm`);
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
