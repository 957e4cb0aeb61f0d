import type { DateWords } from '../shape/dates.ts';

export const en: DateWords = {
  months: 'January February March April May June July August September October November December'.split(' '),
  dayMark: '',
};
