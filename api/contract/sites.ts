/** The sites this code base serves and what the commerce API must know of each (specification §1, §9). */
import type { Language } from '../../languages/languages.ts';

export { isLanguage, type Language, languages } from '../../languages/languages.ts';

export const siteCodes = ['nl', 'be', 'de', 'uk', 'cz', 'tr', 'b2bTr'] as const;
export type SiteCode = (typeof siteCodes)[number];

/** Sites with enough content to be served when `SITES` does not say otherwise, the default one first. */
export const openSites: readonly [SiteCode, ...SiteCode[]] = ['nl'];

export const currencies = ['EUR', 'GBP', 'CZK', 'TRY'] as const;
export type Currency = (typeof currencies)[number];

export const countryCodes = ['NL', 'BE', 'LU', 'DE', 'AT', 'GB', 'CZ', 'TR'] as const;
export type CountryCode = (typeof countryCodes)[number];

export type SiteRules = {
  code: SiteCode;
  /** BCP 47 tag; also the key of browser storage (§6). */
  locale: string;
  language: Language;
  languages: readonly [Language, ...Language[]];
  currency: Currency;
  countries: readonly [CountryCode, ...CountryCode[]];
  defaultCountry: CountryCode;
  timeZone: string;
};

export const siteRules: Readonly<Record<SiteCode, SiteRules>> = {
  nl: {
    code: 'nl',
    locale: 'nl-NL',
    language: 'nl',
    languages: ['nl'],
    currency: 'EUR',
    countries: ['NL', 'BE', 'LU'],
    defaultCountry: 'NL',
    timeZone: 'Europe/Amsterdam',
  },
  be: {
    code: 'be',
    locale: 'nl-BE',
    language: 'nl',
    languages: ['nl', 'fr'],
    currency: 'EUR',
    countries: ['BE', 'LU', 'NL'],
    defaultCountry: 'BE',
    timeZone: 'Europe/Brussels',
  },
  de: {
    code: 'de',
    locale: 'de-DE',
    language: 'de',
    languages: ['de'],
    currency: 'EUR',
    countries: ['DE', 'AT'],
    defaultCountry: 'DE',
    timeZone: 'Europe/Berlin',
  },
  uk: {
    code: 'uk',
    locale: 'en-GB',
    language: 'en',
    languages: ['en'],
    currency: 'GBP',
    countries: ['GB'],
    defaultCountry: 'GB',
    timeZone: 'Europe/London',
  },
  cz: {
    code: 'cz',
    locale: 'cs-CZ',
    language: 'cs',
    languages: ['cs'],
    currency: 'CZK',
    countries: ['CZ'],
    defaultCountry: 'CZ',
    timeZone: 'Europe/Prague',
  },
  tr: {
    code: 'tr',
    locale: 'tr-TR',
    language: 'tr',
    languages: ['tr'],
    currency: 'TRY',
    countries: ['TR'],
    defaultCountry: 'TR',
    timeZone: 'Europe/Istanbul',
  },
  b2bTr: {
    code: 'b2bTr',
    locale: 'tr-TR',
    language: 'tr',
    languages: ['tr'],
    currency: 'TRY',
    countries: ['TR'],
    defaultCountry: 'TR',
    timeZone: 'Europe/Istanbul',
  },
};

export function isSiteCode(value: string): value is SiteCode {
  return siteCodes.some((code) => code === value);
}
