import { dayMs } from '../../contract/calendar.ts';
import { only, readyShopper, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settlePayment } from '../payments/settle.ts';
import { readOrderFacts } from './order-facts.ts';

const sofa = 'V100101';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await setStock(api, sofa, null, 'continue');
}, 120_000);
afterAll(() => api.close());

async function paid() {
  const shopper = await readyShopper(api, sofa);
  const { orderId, sessionId } = only(await shopper.checkout());
  await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
  const { orderNumber } = only(await shopper.order(orderId));
  return { orderNumber, path: (await readOrderFacts(api.db, orderId)).pagePath };
}

test('the link in the mails of an order shows it without a session, to nobody without its key', async () => {
  const { path, orderNumber } = await paid();
  const answer = await api.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const page = await answer.text();
  for (const words of [orderNumber, 'Bestelling geplaatst', 'Lindelaan', 'Factuur F-NL-'])
    expect(page).toContain(words);
  for (const wrong of [path.slice(0, -2), path.replace('/nl/', '/be/'), path.split('?')[0] ?? ''])
    expect([403, 404, 410]).toContain((await api.request(wrong)).status);
});

test('the link ends half a year after the order', async () => {
  const { path } = await paid();
  const before = api.clock.now;
  api.clock.now = new Date(before.getTime() + 181 * dayMs);
  expect((await api.request(path)).status).not.toBe(200);
  api.clock.now = before;
});
