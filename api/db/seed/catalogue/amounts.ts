import { siteCommerce } from '../../../../sites/commerce.ts';
import { siteRules } from '../../../../sites/rules.ts';
import { type Currency, type SiteCode, siteCodes } from '../../../contract/sites.ts';
import { colours, woods } from './finishes.ts';
import type { VariantSeed } from './variants.ts';

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

function amountOfEuros(euros: number, site: SiteCode): number {
  return roundMinor(euros * siteCommerce[site].priceLevel, siteRules[site].currency);
}

/** What costs this many euros in nl, in minor units of each site's currency. */
export function amountsOfEuros(euros: number): Partial<Record<SiteCode, number>> {
  return Object.fromEntries(siteCodes.map((site) => [site, amountOfEuros(euros, site)]));
}

/** What a variant costs at `share` of its list price, in minor units of the site's currency. */
export function amountOf(variant: VariantSeed, share: number, site: SiteCode): number {
  return amountOfEuros(listPrice(variant) * share, site);
}
