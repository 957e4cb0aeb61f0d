import type { DateWords } from '../shape/dates.ts';

export const tr: DateWords = {
  months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' '),
  dayMark: '',
};
