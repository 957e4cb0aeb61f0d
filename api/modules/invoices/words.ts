import type { Money } from '../../contract/envelope.ts';
import type { Invoice } from '../../contract/invoices.ts';

/** How an invoice writes dates, amounts and countries: in its language, as its country of delivery does. */
export function wordsOf({ language, vat }: Pick<Invoice, 'language' | 'vat'>) {
  const locale = `${language}-${vat.country}`;
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return {
    /** @param day ISO date */
    date: (day: string) => dates.format(new Date(`${day}T00:00:00Z`)),
    /** Always with its cents. */
    money: ({ amount, currency }: Money) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100),
    percent: (value: number) => percents.format(value / 100),
    country: (code: string) => countries.of(code) ?? code,
  };
}
export type InvoiceWords = ReturnType<typeof wordsOf>;
