import { lookUp } from '@/api/contract/look-up';
import { subIntegrationTypes } from '@/api/contract/payment-methods';

/** Which way to pay a provider with a widget carries out. */
export const methodOfProvider = { paypal: 'paypal', klarna: 'pay-later' } as const;

/** The way to pay that the address of a callback names, by itself or by its provider; null for providers of several. */
export function methodOfCallback(name: string | undefined): string | null {
  if (name === undefined) return null;
  return lookUp(methodOfProvider, name) ?? subIntegrationTypes.find((method) => method === name) ?? null;
}
