import type { PaymentProvider } from './port.ts';
import { returnPath } from './return-path.ts';

/** Transfers between bank accounts: staff see them come in, and staff make those that go back. */
export const bankTransfer: PaymentProvider = {
  isRemote: false,
  async start({ payment, order }) {
    const { sessionId, successUrl } = payment;
    const params = { orderId: order.id, sessionId, outcome: 'pending' };
    return { redirectUrl: returnPath(successUrl, params), reference: null };
  },
  async status() {
    return { state: 'open', chargedBackMinor: 0 };
  },
  async cancel() {},
  /** Never asked: refunds of transfers are not queued, but wait for their account and then for staff. */
  async refund() {
    throw new Error('Staff make the transfers that go back.');
  },
};
