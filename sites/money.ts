import type { Money } from '../api/contract/envelope.ts';
import type { Currency, SiteCode } from '../api/contract/sites.ts';
import { money as b2bTr } from './b2bTr/money.ts';
import { money as be } from './be/money.ts';
import { money as cz } from './cz/money.ts';
import { money as de } from './de/money.ts';
import type { MoneyStyle } from './money-styles.ts';
import { money as nl } from './nl/money.ts';
import type { SiteMoney } from './site-types.ts';
import { money as tr } from './tr/money.ts';
import { money as uk } from './uk/money.ts';

const bySite: Readonly<Record<SiteCode, SiteMoney>> = { nl, be, de, uk, cz, tr, b2bTr };
const styles: ReadonlyMap<string, MoneyStyle> = new Map(Object.values(bySite).flatMap(Object.entries));

export const currencySymbols: Readonly<Record<Currency, string>> = {
  EUR: '€',
  GBP: '£',
  CZK: 'Kč',
  TRY: 'TL',
};

/** An amount in a language its shop does not speak is written as that language's own shop does. */
function styleOf(locale: string): MoneyStyle {
  const language = `${locale.split('-')[0]}-`;
  const style = styles.get(locale) ?? [...styles].find(([known]) => known.startsWith(language))?.[1];
  if (!style) throw new RangeError(`No site says how money is written in ${locale}.`);
  return style;
}

/**
 * The amount as the shop of that locale prints it: `€ 1.299`, `€ 12,95`, `1.299 TL`. Written without Intl,
 * whose spaces differ between Node and browsers and would break hydration.
 */
export function formatMoney(money: Money, locale: string): string {
  const style = styleOf(locale);
  const minor = Math.abs(money.amount);
  const cents = minor % 100;
  const units = String(Math.floor(minor / 100)).replace(/\B(?=(\d{3})+$)/g, style.group);
  const digits = units + (cents === 0 ? '' : style.decimal + String(cents).padStart(2, '0'));
  const symbol = currencySymbols[money.currency];
  const text = style.symbol === 'before' ? symbol + style.space + digits : digits + style.space + symbol;
  return money.amount < 0 ? `-${text}` : text;
}
