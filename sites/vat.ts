import type { CountryCode, SiteCode } from '../api/contract/sites.ts';
import { siteCommerce } from './commerce.ts';
import { siteRules } from './rules.ts';

/** From which day on (ISO date) which rate. */
type Rate = { from: string; percent: number };

/** Standard rates, newest first; what is delivered and installed falls under them everywhere, furniture nearly so. */
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

/** What the law of some country has a rate of its own for. Furniture: seats, furniture and mattresses (CN 9401, 9403, 9404). */
export type VatKind = 'standard' | 'furniture';

/** Newest first; before the first of them the standard rate holds. */
const reducedRates: Readonly<
  Partial<Record<CountryCode, Readonly<Record<Exclude<VatKind, 'standard'>, readonly Rate[]>>>>
> = {
  // Presidential Decisions 1994 of 2 January 2020 and 7346 of 7 July 2023.
  TR: {
    furniture: [
      { from: '2023-07-10', percent: 10 },
      { from: '2020-01-02', percent: 8 },
    ],
  },
};

/** Categories of furniture, by vsin; what stands below one is furniture too. Lamps, rugs, mirrors and the like are none. */
const furnitureCategories: ReadonlySet<string> = new Set([
  ...['C11', 'C12', 'C13', 'C14', 'C15', 'C21', 'C22', 'C23', 'C31', 'C32', 'C33', 'C41', 'C42'],
  ...['C51', 'C52', 'C53', 'C54'],
]);

/** @param categories vsins of the product's category and of those above it */
export function vatKindOf(categories: readonly string[]): VatKind {
  return categories.some((vsin) => furnitureCategories.has(vsin)) ? 'furniture' : 'standard';
}

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
export function vatPercentOf(country: CountryCode, day: string, kind: VatKind = 'standard'): number {
  const reduced =
    kind === 'standard' ? undefined : reducedRates[country]?.[kind].find(({ from }) => from <= day);
  if (reduced) return reduced.percent;
  const rates = standardRates[country];
  const rate = rates.find(({ from }) => from <= day) ?? rates.at(-1);
  return (rate ?? rates[0]).percent;
}
