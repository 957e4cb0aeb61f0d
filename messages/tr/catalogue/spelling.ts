import type { Spelling } from '../../shape/catalogue.ts';

export const spelling: Spelling = {
  and: 've',
  high: (length) => `${length} yüksekliğinde`,
  madeToMeasure: (most) => `özel ölçüde (en fazla ${most})`,
  letters: {},
};
