import type { Spelling } from '../../shape/catalogue.ts';

export const spelling: Spelling = {
  and: 'met',
  high: (length) => `${length} hoog`,
  madeToMeasure: (most) => `op maat (tot ${most})`,
  letters: {},
};
