import type { PaymentMethod } from '@/api/contract/checkout';
import { methodFacts } from '@/api/contract/method-facts';

/** The ways to pay as the footer names them, in the order of the checkout. */
export function toPaymentBadges(methods: readonly PaymentMethod[]): string[] {
  const names = methods.flatMap(({ subIntegrationType, paymentMethodTemplate }) => {
    const { brands } = methodFacts[subIntegrationType];
    return brands.length > 0 ? brands : [paymentMethodTemplate.name];
  });
  return [...new Set(names)];
}
