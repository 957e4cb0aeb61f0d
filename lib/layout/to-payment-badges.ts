import type { PaymentMethod } from '@/api/contract/checkout';
import { brandsOf } from '@/api/contract/method-facts';

/** The ways to pay as the footer names them, in the order of the checkout. */
export function toPaymentBadges(methods: readonly PaymentMethod[]): string[] {
  const names = methods.flatMap(({ subIntegrationType, paymentMethodTemplate }) =>
    brandsOf(subIntegrationType, paymentMethodTemplate.name),
  );
  return [...new Set(names)];
}
