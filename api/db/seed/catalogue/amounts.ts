import { type Currency, type SiteCode, siteCodes, siteRules } from '../../../contract/sites.ts';
import { colours, woods } from './options.ts';
import type { VariantSeed } from './variants.ts';

/** Price level of a site against the euro price of nl. */
const levels: Readonly<Record<SiteCode, number>> = {
  nl: 1,
  be: 1,
  de: 0.97,
  uk: 0.88,
  cz: 24.5,
  tr: 47,
  b2bTr: 39,
};

/** Prices end as shops end them: 1.299, 129, 49,95; 31 890 Kč; 61.990 TL. Minor units. */
function roundMinor(amount: number, currency: Currency): number {
  if (currency === 'CZK' || currency === 'TRY') {
    const step = amount >= 1000 ? 100 : 10;
    return (Math.max(1, Math.round(amount / step)) * step - 10) * 100 || 100;
  }
  if (amount < 100) return Math.max(1, Math.round(amount / 5)) * 500 - 5;
  return (Math.round(amount / 10) * 10 - 1) * 100;
}

/** List price in euros before rounding: cover and wood relative to the pictured ones, plus what the size costs. */
function listPrice({ product, colour, wood, size }: VariantSeed): number {
  const ratio = (chosen: number | undefined, first: number | undefined) => (chosen ?? 1) / (first ?? 1);
  const firstColour = product.colours?.[0];
  const firstWood = product.woods?.[0];
  const finish =
    ratio(colour ? colours[colour].priceFactor : 1, firstColour && colours[firstColour].priceFactor) *
    ratio(wood ? woods[wood].priceFactor : 1, firstWood && woods[firstWood].priceFactor);
  return product.price * finish + (size?.priceDelta ?? 0);
}

/** What costs this many euros in nl, in minor units of each site's currency. */
export function amountsOfEuros(euros: number): Record<SiteCode, number> {
  const of = (site: SiteCode) => roundMinor(euros * levels[site], siteRules[site].currency);
  const [nl, be, de, uk, cz, tr, b2bTr] = siteCodes;
  return { nl: of(nl), be: of(be), de: of(de), uk: of(uk), cz: of(cz), tr: of(tr), b2bTr: of(b2bTr) };
}

/** Amounts of a variant in minor units of each site's currency, at `share` of the list price. */
export function amountsOf(variant: VariantSeed, share: number): Record<SiteCode, number> {
  return amountsOfEuros(listPrice(variant) * share);
}
