/** What there is of sites, languages, currencies and countries (specification §1, §9); their facts are in `sites/`. */
import type { Language } from '../../messages/languages.ts';

export { type Language, languages } from '../../messages/languages.ts';

export const siteCodes = ['nl', 'be', 'de', 'uk', 'cz', 'tr', 'b2bTr'] as const;
export type SiteCode = (typeof siteCodes)[number];

/** Speaks where an address names no site: the last resort of error pages, and calls that belong to none. */
export const defaultSite: SiteCode = 'nl';

/** Served when `SITES` does not say otherwise, the default one first. A site that is not ready to sell is left out here. */
export const openSites: readonly [SiteCode, ...SiteCode[]] = [...siteCodes];

export const currencies = ['EUR', 'GBP', 'CZK', 'TRY'] as const;
export type Currency = (typeof currencies)[number];

export const countryCodes = ['NL', 'BE', 'LU', 'DE', 'AT', 'GB', 'CZ', 'TR'] as const;
export type CountryCode = (typeof countryCodes)[number];

export type SiteRules = {
  code: SiteCode;
  /** BCP 47 tag; also the key of browser storage (§6). */
  locale: `${Language}-${string}`;
  language: Language;
  languages: readonly [Language, ...Language[]];
  currency: Currency;
  countries: readonly [CountryCode, ...CountryCode[]];
  defaultCountry: CountryCode;
  timeZone: string;
  /** Where signing out leads. */
  afterSignOut: 'home' | 'sign-in';
  /** Whether the account has a page of its own for what the shop may write about (§2). */
  hasNotificationPreferences: boolean;
  /** Content page with the terms. */
  termsAlias: string;
  /** Content page with the withdrawal function (Directive 2011/83/EU art. 11a); null: the shop is written to. */
  withdrawalAlias: string | null;
};

export function isSiteCode(value: string): value is SiteCode {
  return siteCodes.some((code) => code === value);
}
