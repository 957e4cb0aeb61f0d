import { only, readyShopper, setStock } from '../../../testing/shopper.ts';
import { startTestApi } from '../../../testing/start-test-api.ts';
import { cancelUnpaidOrders } from '../clean-up.ts';
import { type MollieDouble, startMollieDouble } from './mollie-double.ts';

const apiKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';
export const sofa = 'V100101';

/** A shop that takes payments through a Mollie of its own. */
export async function startMollieShop() {
  const mollie: MollieDouble = await startMollieDouble(apiKey);
  const api = await startTestApi({
    environment: { mollieApiKey: apiKey, mollieApiUrl: mollie.url, publicUrl: 'https://linden.example' },
  });
  return {
    api,
    mollie,
    async shopper() {
      await setStock(api, sofa, 10);
      return readyShopper(api, sofa);
    },
    /** A shopper whose order waits for Mollie. */
    async waiting() {
      await setStock(api, sofa, 10);
      const shopper = await readyShopper(api, sofa);
      const result = only(await shopper.checkout({ integrationType: 'mollie' }));
      const state = async () => {
        const { status, paymentStatus } = only(await shopper.order(result.orderId));
        return `${status} ${paymentStatus}`;
      };
      return { ...shopper, result, state, payment: mollie.paymentOf(result.sessionId) };
    },
    /** Mollie's call; whatever else stands in the body must not matter. */
    webhook: (id: string, extra: Record<string, string> = {}) =>
      api.request('mollie-webhook', {
        method: 'POST',
        headers: { origin: 'https://elsewhere.example' },
        body: new URLSearchParams({ id, ...extra }),
      }),
    async cleanUpAfter(minutes: number) {
      const { now } = api.clock;
      api.clock.now = new Date(now.getTime() + minutes * 60_000);
      await cancelUnpaidOrders(api.services);
      api.clock.now = now;
    },
    async close() {
      await api.close();
      await mollie.close();
    },
  };
}
export type MollieShop = Awaited<ReturnType<typeof startMollieShop>>;
