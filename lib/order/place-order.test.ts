import type { CheckoutInput } from '@/api/contract/checkout';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
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

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

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
  expect(await findLostOrder(nl)).toBeNull();
  expect(readAttempts(nl)).toEqual([]);
});
