import type { CheckoutInput } from '@/api/contract/checkout';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { siteKey, writeStored } from '@/lib/storage/storage';
import { siteRules } from '@/sites/rules';
import { readAttempts } from './attempts';
import { findLostOrder, placeOrder } from './place-order';

const { nl } = siteRules;
const placed = { sessionId: 's-1', orderId: 'o-1', redirectUrl: '/api/nl/sandbox-payment/s-1' };
const input: CheckoutInput = {
  integrationType: 'sandbox',
  subIntegrationType: 'ideal',
  successUrl: '/nl/checkout-callback/ideal',
  cancelUrl: '/nl/checkout-callback/ideal',
  termAndConditionIsAccepted: true,
  expectedTotal: 4500,
};
const lostAnswer = () => {
  throw new TypeError('Failed to fetch');
};

function later(minutes: number): void {
  const now = Date.now() + minutes * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

beforeEach(() => visitAs('Guest'));
afterEach(() => {
  jest.restoreAllMocks();
  clearVisit();
});

test('an order that was answered is not looked for', async () => {
  const asked = fakeApi({ 'POST checkout': [placed] });
  expect(await placeOrder(nl, input, 'k-1')).toEqual(placed);
  expect(asked[0]?.headers.get('idempotency-key')).toBe('k-1');
  expect(await findLostOrder(nl)).toBeNull();
  expect(asked).toHaveLength(1);
});

test('an order that was refused is none', async () => {
  const asked = fakeApi({ 'POST checkout': refuse('out-of-stock') });
  await expect(placeOrder(nl, input, 'k-1')).rejects.toMatchObject({ code: 'out-of-stock' });
  expect(await findLostOrder(nl)).toBeNull();
  expect(asked).toHaveLength(1);
});

test.each([
  ['got lost', lostAnswer],
  ['was a proxy’s', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('an order whose answer %s is found again, with another one tried meanwhile', async (_case, answer) => {
  fakeApi({ 'POST checkout': answer });
  await expect(placeOrder(nl, input, 'k-1')).rejects.toThrow();
  fakeApi({ 'POST checkout': refuse('basket-empty') });
  await expect(placeOrder(nl, { ...input, subIntegrationType: 'card' }, 'k-2')).rejects.toThrow();
  const asked = fakeApi({ 'GET checkout/attempts/k-1': [placed] });
  expect(await findLostOrder(nl)).toEqual(placed);
  expect(asked.map(({ call }) => call)).toEqual(['GET checkout/attempts/k-1']);
});

test('what never arrived is forgotten, what cannot be asked now is not', async () => {
  fakeApi({ 'POST checkout': lostAnswer });
  await expect(placeOrder(nl, input, 'k-1')).rejects.toThrow();
  fakeApi({ 'GET checkout/attempts/k-1': refuse('unavailable') });
  await expect(findLostOrder(nl)).rejects.toMatchObject({ code: 'unavailable' });
  expect(readAttempts(nl)).toEqual(['k-1']);
  fakeApi({ 'GET checkout/attempts/k-1': refuse('order-not-found') });
  later(5);
  expect(await findLostOrder(nl)).toBeNull();
  expect(readAttempts(nl)).toEqual([]);
});

test('an order that may still be on its way is not forgotten when the shop knows nothing of it yet', async () => {
  fakeApi({ 'POST checkout': lostAnswer });
  await expect(placeOrder(nl, input, 'k-1')).rejects.toThrow();
  fakeApi({ 'GET checkout/attempts/k-1': refuse('order-not-found') });
  later(1);
  expect(await findLostOrder(nl)).toBeNull();
  fakeApi({ 'GET checkout/attempts/k-1': [placed] });
  expect(await findLostOrder(nl)).toEqual(placed);
});

test('what a page from before has kept without its time is asked for, and forgotten where there is none', async () => {
  writeStored(siteKey(nl, 'order-attempts'), ['k-1'], 60, 'tab');
  const asked = fakeApi({ 'GET checkout/attempts/k-1': refuse('order-not-found') });
  expect(await findLostOrder(nl)).toBeNull();
  expect([asked.length, readAttempts(nl)]).toEqual([1, []]);
});
