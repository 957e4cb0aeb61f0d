import type { PaymentMethod } from '@/api/contract/checkout';
import { methodFacts } from '@/api/contract/method-facts';
import type { PaymentMethodModel } from './models';

export function toPaymentMethod(method: PaymentMethod): PaymentMethodModel {
  const { integrationType, subIntegrationType, paymentMethodTemplate, script } = method;
  const { isCredit } = methodFacts[subIntegrationType];
  return { integrationType, subIntegrationType, script, name: paymentMethodTemplate.name, isCredit };
}
