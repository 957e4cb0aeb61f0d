import { isForBusinesses } from '@/lib/sites/is-for-businesses';
import type { SiteCode, SiteRules } from '@/lib/sites/models';
import { editions, siteOf } from '@/sites/editions';

export type Visitor = {
  /** ISO code of where the visitor seems to be; null where nobody can tell. */
  country: string | null;
  /** What the browser says its owner reads, the best first: `['fr-BE', 'nl']`. */
  reads: readonly string[];
};

function inReadLanguage(choices: readonly SiteRules[], reads: readonly string[]): SiteRules | undefined {
  const codes = reads.map((tag) => tag.toLowerCase().split('-')[0]);
  const best = codes.find((code) => choices.some(({ language }) => language === code));
  return choices.find(({ language }) => language === best);
}

/**
 * Which other shop, or which other language of this one, somebody would rather be in: the shop of their country, or where
 * there is none one that delivers there while this one does not. Shops for businesses are offered to nobody and offer no
 * other shop.
 * @param open the editions whose pages can be had
 */
export function offeredEdition(
  site: SiteRules,
  open: readonly SiteCode[],
  { country, reads }: Visitor,
): SiteRules | null {
  const own = siteOf(site.code);
  const served = editions.filter(({ code }) => open.includes(code));
  const isAtHome = country === null || country === site.defaultCountry || isForBusinesses(site);
  const others = isAtHome ? [] : served.filter((one) => siteOf(one.code) !== own && !isForBusinesses(one));
  const home = others.filter(({ defaultCountry }) => defaultCountry === country);
  const isDeliveredTo = site.countries.some((one) => one === country);
  const reached = isDeliveredTo
    ? []
    : others.filter(({ countries }) => countries.some((one) => one === country));
  const [first, ...rest] = home.length > 0 ? home : reached;
  if (first) return inReadLanguage([first, ...rest], reads) ?? first;
  const read = inReadLanguage(
    served.filter((one) => siteOf(one.code) === own),
    reads,
  );
  return read && read.code !== site.code ? read : null;
}
