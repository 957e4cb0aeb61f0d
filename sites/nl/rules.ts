import type { SiteRules } from '../../api/contract/sites.ts';

export const rules: SiteRules = {
  code: 'nl',
  locale: 'nl-NL',
  language: 'nl',
  languages: ['nl'],
  currency: 'EUR',
  countries: ['NL', 'BE', 'LU'],
  defaultCountry: 'NL',
  timeZone: 'Europe/Amsterdam',
  afterSignOut: 'home',
  hasNotificationPreferences: false,
  termsAlias: 'algemene-voorwaarden',
  withdrawalAlias: 'overeenkomst-herroepen',
};
