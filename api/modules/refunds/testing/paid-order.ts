import type { Order } from '../../../contract/checkout.ts';
import { only, readyShopper } from '../../../testing/shopper.ts';
import type { TestApi } from '../../../testing/start-test-api.ts';
import { settlePayment } from '../../payments/settle.ts';

/** An order of so many pieces of a product that somebody has paid; `total` in minor units. */
export async function paidOrder(
  api: TestApi,
  productId: string,
  { way, quantity = 1 }: { way: 'ideal' | 'wire'; quantity?: number },
) {
  const shopper = await readyShopper(api, productId, quantity);
  const integrationType = way === 'wire' ? 'wire' : 'sandbox';
  const { orderId, sessionId } = only(await shopper.checkout({ integrationType, subIntegrationType: way }));
  await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
  const shown = async () => only<Order>(await shopper.order(orderId));
  return { ...shopper, orderId, sessionId, shown, total: (await shown()).orderSummary.total.amount };
}
