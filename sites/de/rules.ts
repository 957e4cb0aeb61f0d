import type { SiteRules } from '../../api/contract/sites.ts';
import { german } from '../money-styles.ts';
import type { SiteMoney } from '../site-types.ts';

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

export const money: SiteMoney = { 'de-DE': german };
