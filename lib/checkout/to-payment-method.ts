import type { PaymentMethod } from '@/api/contract/checkout';
import type { PaymentMethodModel } from './models';

export function toPaymentMethod(method: PaymentMethod): PaymentMethodModel {
  const { integrationType, subIntegrationType, paymentMethodTemplate } = method;
  return { integrationType, subIntegrationType, name: paymentMethodTemplate.name };
}
