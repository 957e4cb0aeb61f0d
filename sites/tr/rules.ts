import type { SiteRules } from '../../api/contract/sites.ts';
import { turkish } from '../money-styles.ts';
import type { SiteMoney } from '../site-types.ts';

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

export const money: SiteMoney = { 'tr-TR': turkish };
