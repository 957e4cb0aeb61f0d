import { apiTexts } from '../../messages/api.ts';
import type { NamedMethod } from '../../messages/shape/names.ts';
import type { PaymentMethod } from '../contract/checkout.ts';
import type { Language } from '../contract/sites.ts';

const brands: Readonly<Record<Exclude<PaymentMethod['subIntegrationType'], NamedMethod>, string>> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  gopay: 'GoPay',
  masterpass: 'Masterpass',
};

/** How the shopper knows a method. */
export function methodName(type: PaymentMethod['subIntegrationType'], language: Language): string {
  return { ...brands, ...apiTexts[language].paymentMethods }[type];
}
