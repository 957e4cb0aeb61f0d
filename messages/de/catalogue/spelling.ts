import type { Spelling } from '../../shape/catalogue.ts';

export const spelling: Spelling = {
  and: 'und',
  high: (length) => `${length} hoch`,
  madeToMeasure: (most) => `nach Maß (bis ${most})`,
  letters: { ä: 'ae', ö: 'oe', ü: 'ue' },
};
