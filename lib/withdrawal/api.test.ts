import { fakeApi, refuse, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { withdrawalCalls } from './api';

const calls = withdrawalCalls(siteRules.nl);
const bearer = `Bearer ${tokensOf('Customer').accessToken}`;

beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

test.each([
  ['the key of a mail', { key: 'a.b' }, null],
  ['the code of a mail', { orderNumber: 'LW-1', email: 'sanne@example.nl', code: '7K4M9XRT' }, null],
  ['an order of the session', { orderId: 'o-1' }, bearer],
])('%s is shown with no more than it needs', async (_case, proof, authorization) => {
  const asked = fakeApi({ 'POST withdrawals/check': [{ orderNumber: 'LW-1', lines: [] }] });
  expect(await calls.check(proof)).toMatchObject({ orderNumber: 'LW-1', lines: [] });
  expect(asked[0]?.items).toEqual([proof]);
  expect(asked[0]?.headers.get('authorization')).toBe(authorization);
});

test('a link of a mail that is wrong makes no guest of a visitor without a session', async () => {
  clearVisit();
  const asked = fakeApi({ 'POST withdrawals/check': refuse('order-not-found') });
  await expect(calls.check({ key: 'a.b' })).rejects.toMatchObject({ code: 'order-not-found' });
  expect(asked.map(({ call }) => call)).toEqual(['POST withdrawals/check']);
});

test('a withdrawal is sent under its key, so that a repetition is the same one', async () => {
  const asked = fakeApi({ 'POST withdrawals': [{ receiptNumber: 'LW-1-R1', lines: [] }] });
  const input = { key: 'a.b', name: 'Sanne', lines: [{ line: 0, quantity: 1 }] };
  expect(await calls.withdraw(input, 'key-1')).toMatchObject({ receiptNumber: 'LW-1-R1' });
  expect(asked[0]?.headers.get('idempotency-key')).toBe('key-1');
  expect(asked[0]?.items).toEqual([input]);
});
