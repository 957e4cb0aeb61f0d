import type { DateWords } from '../shape/dates.ts';

export const fr: DateWords = {
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  dayMark: '',
};
