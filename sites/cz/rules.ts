import type { SiteRules } from '../../api/contract/sites.ts';

export const rules: SiteRules = {
  code: 'cz',
  locale: 'cs-CZ',
  language: 'cs',
  languages: ['cs'],
  currency: 'CZK',
  countries: ['CZ'],
  defaultCountry: 'CZ',
  timeZone: 'Europe/Prague',
  afterSignOut: 'home',
  hasNotificationPreferences: false,
  termsAlias: 'obchodni-podminky',
  withdrawalAlias: 'odstoupeni-od-smlouvy',
};
