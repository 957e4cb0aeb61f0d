import { type SearchLanguage, withoutCompounds } from '../shape/search.ts';

export const search: SearchLanguage = {
  ...withoutCompounds,
  config: 'simple',
  synonyms: [],
  numbers: {
    below: ['do', 'pod', 'max', 'mene nez'],
    above: ['od', 'nad', 'min', 'vice nez'],
    between: ['mezi'],
    and: ['a', 'az', '-'],
    currency: ['kc', 'czk', 'korun'],
    width: ['siroky', 'sirka', 'dlouhy'],
    depth: ['hluboky', 'hloubka'],
    height: ['vysoky', 'vyska'],
  },
};
