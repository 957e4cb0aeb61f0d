import type { Language } from '../../contract/sites.ts';
import type { OptionCode } from './siblings.ts';

/** Names of the options a shopper chooses from. */
export const optionTitles: Readonly<Record<Language, Record<OptionCode, string>>> = {
  nl: { colour: 'Kleur', wood: 'Houtsoort', size: 'Maat' },
  fr: { colour: 'Couleur', wood: 'Essence de bois', size: 'Taille' },
  de: { colour: 'Farbe', wood: 'Holzart', size: 'Größe' },
  en: { colour: 'Colour', wood: 'Wood', size: 'Size' },
  cs: { colour: 'Barva', wood: 'Dřevo', size: 'Velikost' },
  tr: { colour: 'Renk', wood: 'Ahşap', size: 'Ölçü' },
};
