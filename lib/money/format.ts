import type { Currency } from '@/api/contract/sites';
import type { Money } from './models';

type Style = {
  group: string;
  decimal: string;
  symbol: 'before' | 'after';
  /** Between symbol and digits. */
  space: string;
  /** What stands for the cents of a whole amount: `,-` in Dutch shops. */
  whole: string;
};

/** U+00A0: an amount never breaks over two lines. */
const nbsp = '\u00a0';
const dutch: Style = { group: '.', decimal: ',', symbol: 'before', space: nbsp, whole: ',-' };
const styles: Readonly<Record<string, Style>> = {
  'nl-NL': dutch,
  'nl-BE': dutch,
  'fr-FR': { group: '\u202f', decimal: ',', symbol: 'after', space: nbsp, whole: '' },
  'de-DE': { group: '.', decimal: ',', symbol: 'after', space: nbsp, whole: '' },
  'en-GB': { group: ',', decimal: '.', symbol: 'before', space: '', whole: '' },
  'cs-CZ': { group: nbsp, decimal: ',', symbol: 'after', space: nbsp, whole: '' },
  'tr-TR': { group: '.', decimal: ',', symbol: 'after', space: nbsp, whole: '' },
};
const symbols: Readonly<Record<Currency, string>> = { EUR: '€', GBP: '£', CZK: 'Kč', TRY: 'TL' };

/**
 * The amount as the shop of that locale prints it: `€ 1.299,-`, `€ 12,95`, `1.299 TL`. Written without Intl,
 * whose spaces differ between Node and browsers and would break hydration.
 */
export function formatMoney(money: Money, locale: string): string {
  const style = styles[locale] ?? dutch;
  const minor = Math.abs(money.amount);
  const cents = minor % 100;
  const units = String(Math.floor(minor / 100)).replace(/\B(?=(\d{3})+$)/g, style.group);
  const digits = units + (cents === 0 ? style.whole : style.decimal + String(cents).padStart(2, '0'));
  const symbol = symbols[money.currency];
  const text = style.symbol === 'before' ? symbol + style.space + digits : digits + style.space + symbol;
  return money.amount < 0 ? `-${text}` : text;
}

/** `1299.00`: the amount as schema.org and the data layer want it. */
export function toDecimal(money: Money): string {
  const minor = Math.abs(money.amount);
  return `${money.amount < 0 ? '-' : ''}${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
