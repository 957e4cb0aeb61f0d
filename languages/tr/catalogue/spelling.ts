import type { Spelling } from '../../shape/catalogue.ts';

export const spelling: Spelling = {
  and: 've',
  high: (length) => `${length} yüksekliğinde`,
  letters: {},
};
