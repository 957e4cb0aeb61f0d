import type { subIntegrationTypes } from './payment-methods.ts';

type Method = (typeof subIntegrationTypes)[number];
/** Ways to pay by which a lender pays the shop, and the shopper the lender. */
export type CreditMethod = Extract<Method, 'pay-later' | 'bnpl'>;

type MethodFacts = {
  /** Lends or postpones (Directive (EU) 2023/2225): never proposed, and shown with the warnings of its country. */
  isCredit: boolean;
  /** Brands that shoppers know it by; without any its name says it. */
  brands: readonly string[];
};

/** What is true of a way to pay wherever it is offered; which site offers it says its `commerce.ts`. */
export const methodFacts: Readonly<Record<Method, MethodFacts>> = {
  ideal: { isCredit: false, brands: [] },
  card: { isCredit: false, brands: ['Mastercard', 'Visa', 'American Express'] },
  paypal: { isCredit: false, brands: [] },
  'pay-later': { isCredit: true, brands: [] },
  wire: { isCredit: false, brands: [] },
  bancontact: { isCredit: false, brands: [] },
  gopay: { isCredit: false, brands: [] },
  masterpass: { isCredit: false, brands: [] },
  bnpl: { isCredit: true, brands: [] },
  'gift-card': { isCredit: false, brands: [] },
};

/** What shoppers know a way to pay by. @param name as the shop calls it */
export function brandsOf(method: Method, name: string): readonly string[] {
  const { brands } = methodFacts[method];
  return brands.length > 0 ? brands : [name];
}
