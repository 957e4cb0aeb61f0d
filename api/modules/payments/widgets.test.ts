import { only, setStock, stockOf } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settlePayment } from './settle.ts';
import { siteShopper } from './testing/site-shopper.ts';

const sofa = 'V100101';
const paypal = { integrationType: 'paypal', subIntegrationType: 'paypal' } as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await setStock(api, sofa, 50, 'deny');
}, 120_000);
afterAll(() => api.close());

async function ordered() {
  const shopper = await siteShopper(api, 'nl', sofa);
  const { orderId, sessionId } = only(await shopper.checkout(paypal));
  const cancel = (by = shopper, integrationType: string = 'paypal') =>
    by.post<{ orderId: string; paymentStatus: string }>('payment/cancel', { sessionId, integrationType });
  return { shopper, orderId, sessionId, cancel };
}

describe('a payment whose widget was closed', () => {
  test('is given up, and the goods and the basket are there again', async () => {
    const before = await stockOf(api, sofa);
    const { shopper, orderId, cancel } = await ordered();
    expect(only(await cancel())).toEqual({ orderId, paymentStatus: 'cancelled' });
    expect(await stockOf(api, sofa)).toEqual(before);
    expect(only(await shopper.checkout(paypal)).orderId).not.toBe(orderId);
  });

  test('is given up once, however often it is told', async () => {
    const { orderId, cancel } = await ordered();
    const told = await Promise.all([cancel(), cancel(), cancel()]);
    expect(told.map(only)).toEqual(Array(3).fill({ orderId, paymentStatus: 'cancelled' }));
  });

  test('stays paid when the money was quicker', async () => {
    const { orderId, sessionId, cancel } = await ordered();
    await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
    expect(only(await cancel())).toEqual({ orderId, paymentStatus: 'paid' });
  });

  test('is nobody else’s to give up, nor through another provider', async () => {
    const { cancel } = await ordered();
    const stranger = await siteShopper(api, 'nl', sofa);
    for (const { error } of [await cancel(stranger), await cancel(undefined, 'klarna')])
      expect(error?.code).toBe('session-not-found');
  });
});

describe('the played script of a provider', () => {
  const read = (provider: string, site = 'nl') => api.request(`/api/${site}/sandbox-script/${provider}`);

  test.each([
    ['paypal', 'nl', 'Betaling wordt geweigerd'],
    ['klarna', 'de', 'abgelehnt'],
    ['paypal?language=fr', 'be', 'Le paiement est refusé'],
    ['paypal?language=valueOf', 'be', 'Betaling wordt geweigerd'],
  ])('of %s has its own functions, and words of %s', async (provider, site, words) => {
    const answer = await read(provider, site);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const script = await answer.text();
    expect(() => new Function(script)).not.toThrow();
    expect(script).toContain(words);
  });

  test.each(['mollie', 'sandbox', 'constructor', '__proto__'])('of %s does not exist', async (provider) => {
    expect((await read(provider)).status).toBe(404);
  });
});
