import type { Spelling } from '../../shape/catalogue.ts';

export const spelling: Spelling = {
  and: 'et',
  high: (length) => `${length} de haut`,
  madeToMeasure: (most) => `sur mesure (jusqu’à ${most})`,
  letters: {},
};
