import type { SiteRules } from '../../api/contract/sites.ts';

export const rules: SiteRules = {
  code: 'be',
  locale: 'nl-BE',
  language: 'nl',
  languages: ['nl', 'fr'],
  currency: 'EUR',
  countries: ['BE', 'LU', 'NL'],
  defaultCountry: 'BE',
  timeZone: 'Europe/Brussels',
  afterSignOut: 'home',
  hasNotificationPreferences: false,
  termsAlias: 'terms',
  withdrawalAlias: 'withdrawal',
};
