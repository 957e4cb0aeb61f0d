import { type Currency, currencies } from '../../../contract/sites.ts';

/** Every currency of the shop has two decimals. */
const minorPerMajor = 100;

/** Minor units as Mollie writes amounts: `{ currency: 'EUR', value: '899.00' }`. */
export function toAmount(minor: number, currency: string): { currency: Currency; value: string } {
  const known = currencies.find((one) => one === currency);
  if (known === undefined) throw new TypeError(`Stored currency ${currency} is unknown.`);
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return { currency: known, value: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** @throws TypeError for anything but a decimal of two places */
export function toMinor({ value }: { value: string }): number {
  const [, sign, whole, cents] = /^(-?)(\d{1,10})\.(\d{2})$/.exec(value) ?? [];
  if (whole === undefined) throw new TypeError(`${value} is no amount.`);
  const minor = Number(whole) * minorPerMajor + Number(cents);
  return sign ? -minor : minor;
}
