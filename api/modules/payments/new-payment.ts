import { dayMs } from '../../contract/calendar.ts';
import type { CheckoutInput } from '../../contract/checkout.ts';
import { transferDays } from '../../contract/payments.ts';
import type { SiteCode } from '../../contract/sites.ts';
import { firstState } from '../orders/states.ts';
import type { StoredPayment } from './port.ts';
import { newSessionId } from './providers.ts';

type Way = Pick<CheckoutInput, 'subIntegrationType'>;

export const isTransfer = ({ subIntegrationType }: Way): boolean => subIntegrationType === 'wire';

/** Until when a transfer may come; null for what is paid at once. */
export function payBeforeOf(way: Way, now: Date): Date | null {
  return isTransfer(way) ? new Date(now.getTime() + transferDays * dayMs) : null;
}

type Asked = Pick<StoredPayment, 'amount' | 'installmentCount' | 'installmentFee'>;

/** A session in which an order is to be paid, of which no provider knows yet. */
export function newPaymentRow(
  {
    integrationType,
    successUrl,
    cancelUrl,
  }: Pick<CheckoutInput, 'integrationType' | 'successUrl' | 'cancelUrl'>,
  { site, now, ...asked }: { site: SiteCode; now: Date } & Asked,
) {
  return {
    sessionId: newSessionId(),
    integrationType,
    successUrl,
    cancelUrl,
    site,
    ...asked,
    formerAmounts: [],
    status: firstState.paymentStatus,
    reference: null,
    redirectUrl: null,
    is3D: null,
    bankIca: null,
    chargedBack: 0,
    createdAt: now,
  };
}
