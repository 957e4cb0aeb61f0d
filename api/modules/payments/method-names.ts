import { apiTexts } from '../../../languages/api.ts';
import type { NamedMethod } from '../../../languages/shape/names.ts';
import type { Language } from '../../contract/sites.ts';
import type { SubIntegrationType } from './port.ts';

const brands: Readonly<Record<Exclude<SubIntegrationType, NamedMethod>, string>> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  gopay: 'GoPay',
  masterpass: 'Masterpass',
};

/** How the shopper knows a method. */
export function methodName(type: SubIntegrationType, language: Language): string {
  return { ...brands, ...apiTexts[language].paymentMethods }[type];
}
