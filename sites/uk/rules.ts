import type { SiteRules } from '../../api/contract/sites.ts';
import { english } from '../money-styles.ts';
import type { SiteMoney } from '../site-types.ts';

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

export const money: SiteMoney = { 'en-GB': english };
