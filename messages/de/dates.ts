import type { DateWords } from '../shape/dates.ts';

export const de: DateWords = {
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  dayMark: '.',
};
