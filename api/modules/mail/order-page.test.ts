import { dayMs } from '../../contract/calendar.ts';
import { mails } from '../../db/schema/mail.ts';
import { only, readyShopper, setStock, stockOf } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settlePayment } from '../payments/settle.ts';
import { readOrderFacts } from './order-facts.ts';

const sofa = 'V100101';
const chair = 'V101001';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await setStock(api, sofa, null, 'continue');
}, 120_000);
afterAll(() => api.close());

async function paid(vsin = sofa) {
  const shopper = await readyShopper(api, vsin);
  const { orderId, sessionId } = only(await shopper.checkout());
  await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
  const { orderNumber } = only(await shopper.order(orderId));
  return { orderId, shopper, orderNumber, path: (await readOrderFacts(api.db, orderId)).pagePath };
}

/** What a press of the page's button sends. */
const press = (path: string) =>
  api.request(path, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } });
const mailsOf = async (kind: string, orderId: string) =>
  (await api.db.select().from(mails)).filter(
    (mail) => mail.kind === kind && JSON.stringify(mail.data).includes(orderId),
  );

test('the link in the mails of an order shows it without a session, to nobody without its key', async () => {
  const { path, orderNumber } = await paid();
  const answer = await api.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const page = await answer.text();
  for (const words of [orderNumber, 'Bestelling geplaatst', 'Lindelaan', 'Factuur F-NL-'])
    expect(page).toContain(words);
  // What was bought, with what it is on lines of its own; the number is the heading and is not said again below it.
  expect(page).toMatch(/<th scope="row">Oslo [^<]+<small>Kleur: [^<]+<\/small><small>/);
  expect(page).toMatch(/<tr class="total"><th scope="row">Totaal<\/th>/);
  expect(page).toContain(`<h1>Bestelnummer <span>${orderNumber}</span></h1>`);
  expect(page).not.toContain('<th scope="row">Bestelnummer');
  expect(page).toMatch(/<table><tr><th scope="row">Status<\/th>.*?<\/tr><tr><th scope="row">Besteld op/);
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

test('whoever has the link cancels the order as its account could, once', async () => {
  await setStock(api, chair, 5);
  const { path, orderId, shopper } = await paid(chair);
  expect(await stockOf(api, chair)).toBe(4);
  expect(await (await api.request(path)).text()).toContain('Bestelling annuleren');
  for (let presses = 0; presses < 2; presses += 1) {
    const answer = await press(path);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('Geannuleerd');
    expect(page).not.toContain('Bestelling annuleren');
  }
  const order = only(await shopper.order(orderId));
  expect(order.status).toBe('cancelled');
  expect(order.refunded).toEqual(order.paid);
  expect(order.refunds).toHaveLength(1);
  expect(await stockOf(api, chair)).toBe(5);
  expect(await mailsOf('order-cancelled', orderId)).toHaveLength(1);
});

test('an order that waits for its payment is cancelled too, and can be paid no more', async () => {
  const shopper = await readyShopper(api, sofa);
  const { orderId } = only(await shopper.checkout());
  const answer = await press((await readOrderFacts(api.db, orderId)).pagePath);
  expect(answer.status).toBe(200);
  expect(only(await shopper.order(orderId))).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'cancelled',
  });
});

test('nobody cancels without the key of that order, in that shop', async () => {
  const { path, orderId, shopper } = await paid();
  const other = await paid();
  const foreignKey = `${orderId}.${other.path.split('.').at(-1)}`;
  for (const wrong of [
    path.slice(0, -2),
    path.replace('/nl/', '/be/'),
    `/api/nl/order-page?key=${foreignKey}`,
    '/api/nl/order-page',
  ])
    expect([403, 404, 410]).toContain((await press(wrong)).status);
  const elsewhere = await api.request(path, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(elsewhere.status).toBe(403);
  expect(only(await shopper.order(orderId)).status).toBe('orderPlaced');
});

test('what is being made, and what has left, is cancelled no more, and the page says so', async () => {
  const staff = await staffToken(api);
  const { path, orderId, shopper } = await paid();
  const events = [{ event: 'prepare' }, { event: 'ship' }];
  expect((await api.post(`orders/${orderId}/events`, events, staff)).status).toBe(200);
  expect(await (await api.request(path)).text()).not.toContain('Bestelling annuleren');
  const answer = await press(path);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('Annuleren is niet gelukt.');
  expect(only(await shopper.order(orderId)).status).toBe('onTheWay');
});
