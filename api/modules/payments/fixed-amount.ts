import type { Services } from '../../services.ts';
import type { StoredPayment } from './port.ts';

/**
 * Whether an open payment was taken on elsewhere for its amount, or prepared for it, so that no other can be asked for: a
 * payment service charges what it was told, and parts and their cost are those of a sum. The shop asks for a transfer
 * itself, and its own pages read what they ask for when they are opened.
 */
export function hasFixedAmount(payment: StoredPayment, services: Services): boolean {
  const { integrationType, installmentCount, installmentFee, is3D } = payment;
  const isPrepared = installmentCount > 1 || installmentFee > 0 || is3D !== null;
  return isPrepared || services.payments.providerOf(integrationType).isRemote;
}
