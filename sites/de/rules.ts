import type { SiteRules } from '../../api/contract/sites.ts';

export const rules: SiteRules = {
  code: 'de',
  locale: 'de-DE',
  language: 'de',
  languages: ['de'],
  currency: 'EUR',
  countries: ['DE', 'AT'],
  defaultCountry: 'DE',
  timeZone: 'Europe/Berlin',
  afterSignOut: 'home',
  hasNotificationPreferences: false,
  termsAlias: 'agb',
  withdrawalAlias: 'vertrag-widerrufen',
};
