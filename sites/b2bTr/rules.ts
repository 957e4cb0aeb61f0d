import type { SiteRules } from '../../api/contract/sites.ts';

export const rules: SiteRules = {
  code: 'b2bTr',
  locale: 'tr-TR',
  language: 'tr',
  languages: ['tr'],
  currency: 'TRY',
  countries: ['TR'],
  defaultCountry: 'TR',
  timeZone: 'Europe/Istanbul',
  afterSignOut: 'sign-in',
  hasNotificationPreferences: false,
  termsAlias: 'kurumsal-satis-kosullari',
  withdrawalAlias: null,
};
