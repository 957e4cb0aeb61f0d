import type { DateWords } from '../shape/dates.ts';

export const nl: DateWords = {
  months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  ),
  dayMark: '',
};
