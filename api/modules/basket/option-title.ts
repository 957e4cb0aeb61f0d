import type { optionCodes } from '../../contract/catalogue.ts';
import type { Language } from '../../contract/sites.ts';

type OptionCode = (typeof optionCodes)[number];
const titles: Readonly<Record<OptionCode, Readonly<Record<Language, string>>>> = {
  colour: { nl: 'Kleur', en: 'Colour', de: 'Farbe', fr: 'Couleur', cs: 'Barva', tr: 'Renk' },
  wood: { nl: 'Houtsoort', en: 'Wood', de: 'Holzart', fr: 'Bois', cs: 'Dřevo', tr: 'Ahşap' },
  size: { nl: 'Maat', en: 'Size', de: 'Größe', fr: 'Taille', cs: 'Velikost', tr: 'Boyut' },
};

export function optionTitle(code: OptionCode, language: Language): string {
  return titles[code][language];
}
