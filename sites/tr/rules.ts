import type { SiteRules } from '../../api/contract/sites.ts';

export const rules: SiteRules = {
  code: 'tr',
  locale: 'tr-TR',
  language: 'tr',
  languages: ['tr'],
  currency: 'TRY',
  countries: ['TR'],
  defaultCountry: 'TR',
  timeZone: 'Europe/Istanbul',
  afterSignOut: 'home',
  hasNotificationPreferences: true,
  termsAlias: 'mesafeli-satis-sozlesmesi',
  withdrawalAlias: 'cayma-bildirimi',
};
