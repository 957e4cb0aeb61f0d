import { formatMoney } from '../../sites/money.ts';
import type { RequestContext } from '../request-context.ts';

/** The shopper's language as it is written in the shop's country, such as `en-NL`. */
export function localeOf({ site, language }: RequestContext): string {
  return `${language}-${site.locale.split('-').at(-1)}`;
}

/** How messages, mails and pages of the API write an amount in minor units: as the shop's own pages do. */
export function createMoneyText({ site, language }: RequestContext): (amountMinor: number) => string {
  const locale = localeOf({ site, language });
  return (amount) => formatMoney({ amount, currency: site.currency }, locale);
}
