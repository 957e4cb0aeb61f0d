export type MoneyStyle = {
  group: string;
  decimal: string;
  symbol: 'before' | 'after';
  /** Between symbol and digits. */
  space: string;
};

/** U+00A0: an amount never breaks over two lines. */
const nbsp = '\u00a0';
const symbolLast: MoneyStyle = { group: '.', decimal: ',', symbol: 'after', space: nbsp };

/** Whole amounts are written bare, as in running text: a dash for the cents would collide with the stop of a sentence. */
export const dutch: MoneyStyle = { group: '.', decimal: ',', symbol: 'before', space: nbsp };
export const french: MoneyStyle = { ...symbolLast, group: '\u202f' };
export const german = symbolLast;
export const english: MoneyStyle = { group: ',', decimal: '.', symbol: 'before', space: '' };
export const czech: MoneyStyle = { ...symbolLast, group: nbsp };
export const turkish = symbolLast;
