import type { CountryCode, SiteCode } from '../api/contract/sites.ts';
import { siteCommerce } from './commerce.ts';
import { siteRules } from './rules.ts';

/** From which day on (ISO date) which rate. */
type Rate = { from: string; percent: number };

/** Standard rates, newest first; furniture, its delivery and its installation fall under them everywhere. */
const standardRates: Readonly<Record<CountryCode, readonly [Rate, ...Rate[]]>> = {
  NL: [{ from: '2012-10-01', percent: 21 }],
  BE: [{ from: '1996-01-01', percent: 21 }],
  LU: [
    { from: '2024-01-01', percent: 17 },
    { from: '2023-01-01', percent: 16 },
    { from: '2015-01-01', percent: 17 },
  ],
  DE: [
    { from: '2021-01-01', percent: 19 },
    { from: '2020-07-01', percent: 16 },
    { from: '2007-01-01', percent: 19 },
  ],
  AT: [{ from: '1984-01-01', percent: 20 }],
  CZ: [{ from: '2013-01-01', percent: 21 }],
  GB: [{ from: '2011-01-04', percent: 20 }],
  TR: [
    { from: '2023-07-10', percent: 20 },
    { from: '2001-05-15', percent: 18 },
  ],
};

/**
 * The country whose VAT a sale bears: that of delivery, or the site's own, as its rule has it. Before the country of
 * delivery is known it is the one that the site delivers to most.
 */
export function vatCountryOf(site: SiteCode, deliveredTo: CountryCode | null): CountryCode {
  const own = siteRules[site].defaultCountry;
  return siteCommerce[site].vatOf === 'destination' ? (deliveredTo ?? own) : own;
}

/**
 * Percent that is contained in the prices of a sale.
 * @param day ISO date; the one on which it was ordered
 */
export function vatPercentOf(country: CountryCode, day: string): number {
  const rates = standardRates[country];
  const rate = rates.find(({ from }) => from <= day) ?? rates.at(-1);
  return (rate ?? rates[0]).percent;
}
