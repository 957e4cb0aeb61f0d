import type { SiteRules } from '../../api/contract/sites.ts';
import { czech } from '../money-styles.ts';
import type { SiteMoney } from '../site-types.ts';

export const rules: SiteRules = {
  code: 'pl',
  locale: 'pl-PL',
  language: 'pl',
  languages: ['pl'],
  currency: 'PLN',
  countries: ['PL'],
  defaultCountry: 'PL',
  timeZone: 'Europe/Warsaw',
  afterSignOut: 'home',
  hasNotificationPreferences: false,
  termsAlias: 'algemene-voorwaarden',
  withdrawalAlias: null,
};

export const money: SiteMoney = { 'pl-PL': czech };
