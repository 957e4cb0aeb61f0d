import type { Spelling } from '../../shape/catalogue.ts';

export const spelling: Spelling = {
  and: 'a',
  high: (length) => `výška ${length}`,
  madeToMeasure: (most) => `na míru (do ${most})`,
  letters: {},
};
