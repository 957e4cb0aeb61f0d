import type { TestApi } from '../../../testing/start-test-api.ts';
import { paidOrder } from '../../refunds/testing/paid-order.ts';

/** @param staff the token of somebody who may move orders */
export async function deliver(api: TestApi, orderId: string, staff: string): Promise<void> {
  for (const event of ['prepare', 'ship', 'deliver'])
    await api.post(`orders/${orderId}/events`, [{ event }], staff);
}

/** An order that its buyer may review. */
export async function deliveredOrder(api: TestApi, vsin: string, staff: string) {
  const order = await paidOrder(api, vsin, { way: 'ideal' });
  await deliver(api, order.orderId, staff);
  return order;
}
