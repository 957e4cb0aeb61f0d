import type { DateWords } from '../shape/dates.ts';

export const cs: DateWords = {
  months: 'ledna února března dubna května června července srpna září října listopadu prosince'.split(' '),
  dayMark: '.',
};
