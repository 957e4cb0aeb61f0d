import type { Language, SiteRules } from '../contract/sites.ts';

type Shopper = { site: Pick<SiteRules, 'locale' | 'currency'>; language: Language };

/** The shopper's language as it is written in the shop's country, such as `en-NL`. */
export function localeOf({ site, language }: Shopper): string {
  return `${language}-${site.locale.split('-').at(-1)}`;
}

/** How messages, mails and pages of the API write an amount in minor units. */
export function createMoneyText({ site, language }: Shopper): (amountMinor: number) => string {
  const format = new Intl.NumberFormat(localeOf({ site, language }), {
    style: 'currency',
    currency: site.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  // Dutch shops write `€ 1.299,-` for a whole amount.
  const whole = language === 'nl' ? ',-' : '';
  return (amountMinor) => format.format(amountMinor / 100) + (amountMinor % 100 === 0 ? whole : '');
}
