import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { commitWallet, keepWalletPurchase } from './wallet-purchase';

const { nl } = siteRules;
const call = 'POST checkout/masterpass/commitpurchase';
const purchase = { order: 'o-1', token: 'mpt_1', bankIca: '1684', installmentCount: 2, transactionId: 't-1' };
const answer = (paymentStatus: string) => [{ order: 'o-1', paymentStatus }];

beforeEach(() => {
  visitAs('Guest');
  keepWalletPurchase(nl, purchase);
});
afterEach(clearVisit);

test('what was prepared is charged as it was prepared, as the transaction of its token, and once', async () => {
  const asked = fakeApi({ [call]: answer('paid') });
  expect(await commitWallet(nl, 'o-1')).toBe(true);
  expect(asked.map(({ items }) => items)).toEqual([[{ ...purchase, is3D: true }]]);
  expect(await commitWallet(nl, 'o-1')).toBe(false);
  expect(asked).toHaveLength(1);
});

test('nothing is charged for another order, nor when the token is too old', async () => {
  const asked = fakeApi({});
  expect(await commitWallet(nl, 'o-2')).toBe(false);
  jest.useFakeTimers({ now: Date.now() + 15 * 60_000 });
  expect(await commitWallet(nl, 'o-1')).toBe(false);
  jest.useRealTimers();
  expect(asked).toEqual([]);
});

test.each([
  ['is not answered', refuse('unavailable'), 2],
  ['gets no answer of the bank', refuse('payment-timeout'), 2],
  ['comes before the 3-D step is over', refuse('state-conflict'), 2],
  ['is still open at the bank', answer('pending'), 2],
  ['is declined', refuse('payment-declined'), 1],
  ['has a token that is too old', refuse('invalid-input'), 1],
])('a commit that %s is no payment, and is repeated where that helps', async (_what, refusal, times) => {
  const asked = fakeApi({ [call]: refusal });
  expect(await commitWallet(nl, 'o-1')).toBe(false);
  expect(await commitWallet(nl, 'o-1')).toBe(false);
  expect(asked).toHaveLength(times);
});
