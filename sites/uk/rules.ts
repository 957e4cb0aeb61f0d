import type { SiteRules } from '../../api/contract/sites.ts';

export const rules: SiteRules = {
  code: 'uk',
  locale: 'en-GB',
  language: 'en',
  languages: ['en'],
  currency: 'GBP',
  countries: ['GB'],
  defaultCountry: 'GB',
  timeZone: 'Europe/London',
  afterSignOut: 'home',
  hasNotificationPreferences: false,
  termsAlias: 'terms-and-conditions',
  withdrawalAlias: 'cancel-your-order',
};
