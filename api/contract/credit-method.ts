import { type CreditMethod, methodFacts } from './method-facts.ts';

/** Whether a lender pays the shop, so that the shopper has paid nothing when the shop has its money. */
export function isCredit(method: keyof typeof methodFacts): method is CreditMethod {
  return methodFacts[method].isCredit;
}
