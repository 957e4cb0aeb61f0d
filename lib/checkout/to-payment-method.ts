import type { PaymentMethod } from '@/api/contract/checkout';
import { brandsOf, methodFacts } from '@/api/contract/method-facts';
import type { PaymentMethodModel } from './models';

export function toPaymentMethod(method: PaymentMethod): PaymentMethodModel {
  const { integrationType, subIntegrationType, paymentMethodTemplate, script } = method;
  const { isCredit } = methodFacts[subIntegrationType];
  const { name } = paymentMethodTemplate;
  return {
    integrationType,
    subIntegrationType,
    script,
    name,
    brands: brandsOf(subIntegrationType, name),
    isCredit,
  };
}
