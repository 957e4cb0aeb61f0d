import type { SiteCode as ServedSite } from '@/api/contract/sites';
import { env } from '@/lib/env/env';
import { type Edition, type EditionCode, editionsOf, findEdition, siteOf } from '@/sites/editions';
import { siteIdentities } from '@/sites/identities';
import { inLanguage } from '@/sites/in-language';
import type { Identity, Storefront } from '@/sites/site-types';
import { siteStorefront } from '@/sites/storefront';
import { isForBusinesses } from './is-for-businesses';

/** One country shop in one of its languages: what the API knows of it plus what only the storefront shows. */
export type Site = Edition & Identity & Storefront & { siteCode: ServedSite };

function readSite(code: EditionCode): Site {
  const rules = findEdition(code);
  if (!rules) throw new RangeError(`${code} is no edition of a site.`);
  const { code: siteCode } = siteOf(code);
  const { footer, ...storefront } = inLanguage<Storefront>(siteStorefront, rules);
  const { withdrawalAlias } = rules;
  const withdrawal = withdrawalAlias ? [{ key: 'withdrawal' as const, alias: withdrawalAlias }] : [];
  return {
    ...rules,
    ...inLanguage<Identity>(siteIdentities, rules),
    ...storefront,
    footer: { ...footer, service: [...footer.service, ...withdrawal] },
    siteCode,
  };
}

const known = new Map<EditionCode, Site>();

/**
 * The same object each time: a page asks for its site dozens of times.
 * @throws RangeError for a code that none has
 */
export function getSite(code: EditionCode): Site {
  const site = known.get(code) ?? readSite(code);
  known.set(code, site);
  return site;
}

/** The sites this process answers for, the default one first, each in its first language. Server only. */
export function servedSites(): readonly [Site, ...Site[]] {
  const [first, ...rest] = env().sites;
  return [getSite(first), ...rest.map(getSite)];
}

/** The same in all their languages: what there are addresses of. */
export function servedEditions(): readonly [Site, ...Site[]] {
  const [first, ...rest] = env()
    .sites.flatMap(editionsOf)
    .map(({ code }) => getSite(code));
  return first ? [first, ...rest] : servedSites();
}

/**
 * Whose pages are the same for other shoppers: every language of the sites that are served. A shop for businesses speaks to
 * others than the one for consumers, in the same language, so it stands alone.
 */
export function sisterEditions(site: Pick<Site, 'siteCode' | 'code' | 'afterSignOut'>): readonly Edition[] {
  const own = editionsOf(site.siteCode);
  if (isForBusinesses(site) || !isServed(site.code)) return own;
  return servedEditions().filter((other) => !isForBusinesses(other));
}

export function isServed(code: string): code is EditionCode {
  return servedEditions().some((site) => site.code === code);
}
