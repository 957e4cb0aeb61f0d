export type MoneyStyle = {
  group: string;
  decimal: string;
  symbol: 'before' | 'after';
  /** Between symbol and digits. */
  space: string;
  /** What is written for the cents of a whole amount: `,-` in Dutch shops. */
  whole: string;
};

/** U+00A0: an amount never breaks over two lines. */
const nbsp = '\u00a0';
const symbolLast: MoneyStyle = { group: '.', decimal: ',', symbol: 'after', space: nbsp, whole: '' };

export const dutch: MoneyStyle = { group: '.', decimal: ',', symbol: 'before', space: nbsp, whole: ',-' };
/** As the Dutch, but whole amounts are written bare. */
export const flemish: MoneyStyle = { ...dutch, whole: '' };
export const french: MoneyStyle = { ...symbolLast, group: '\u202f' };
export const german = symbolLast;
export const english: MoneyStyle = { group: ',', decimal: '.', symbol: 'before', space: '', whole: '' };
export const czech: MoneyStyle = { ...symbolLast, group: nbsp };
export const turkish = symbolLast;
