import type { SiteRules } from '../../api/contract/sites.ts';
import { turkish } from '../money-styles.ts';
import type { SiteMoney } from '../site-types.ts';

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

export const money: SiteMoney = { 'tr-TR': turkish };
