import type { Spelling } from '../../shape/catalogue.ts';

export const spelling: Spelling = {
  and: 'with',
  high: (length) => `${length} high`,
  madeToMeasure: (most) => `made to measure (up to ${most})`,
  letters: {},
};
