import type { SiteCode, SiteRules } from '@/api/contract/sites';
import { env } from '@/lib/env/env';
import { siteIdentities } from '@/sites/identities';
import { siteRules } from '@/sites/rules';
import type { SiteIdentity, SiteStorefront } from '@/sites/site-types';
import { siteStorefront } from '@/sites/storefront';

/** One country shop: what the API knows of it plus what only the storefront shows. */
export type Site = SiteRules & SiteIdentity & SiteStorefront & { basePath: string };

export function getSite(code: SiteCode): Site {
  const rules = siteRules[code];
  const { footer, ...storefront } = siteStorefront[code];
  const { withdrawalAlias } = rules;
  const withdrawal = withdrawalAlias ? [{ key: 'withdrawal' as const, alias: withdrawalAlias }] : [];
  return {
    ...rules,
    ...siteIdentities[code],
    ...storefront,
    footer: { ...footer, service: [...footer.service, ...withdrawal] },
    basePath: `/${code}`,
  };
}

/** The sites this process answers for, the default one first. Server only. */
export function servedSites(): readonly [Site, ...Site[]] {
  const [first, ...rest] = env().sites;
  return [getSite(first), ...rest.map(getSite)];
}

export function isServed(code: string): code is SiteCode {
  return servedSites().some((site) => site.code === code);
}
