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
  letterDays: [2, 4],
  termsAlias: 'terms-and-conditions',
  withdrawalAlias: 'cancel-your-order',
};
