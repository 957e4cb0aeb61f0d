import { fakeApi, refuse, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { keepTokens } from '@/lib/auth/keep-tokens';
import { readOpenOrder } from '@/lib/order/open-order';
import { commitWallet } from '@/lib/order/wallet-purchase';
import { siteRules } from '@/sites/rules';
import { answerProvider } from './answer-provider';
import type { AfterOrder } from './models';
import { walletCards } from './wallet';

const { nl } = siteRules;
const placed = { sessionId: 's-1', orderId: 'o-1', redirectUrl: '/api/nl/sandbox-payment/s-1' };
const [card] = walletCards('905551234567');
if (!card) throw new Error('the wallet is empty');
const wallet: AfterOrder = {
  ask: 'wallet',
  phone: '905551234567',
  card,
  bankIca: '1684',
  installmentCount: 2,
};
const credit: AfterOrder = { ask: 'credit', offerId: '0046-2' };

const step = '/api/nl/sandbox-payment/3-d';
const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const prepared = { order: 'o-1', total: eur(2070), installmentFee: eur(70), redirectUrl: step };
const [token, prepare, commit, cancel] = [
  'POST masterpass/token',
  'POST checkout/masterpass',
  'POST checkout/masterpass/commitpurchase',
  'POST payment/cancel',
];
const answers = { [token]: [{ token: 'mpt_1' }], [prepare]: [prepared] };
const cancelled = (paymentStatus: string) => ({ [cancel]: [{ orderId: 'o-1', paymentStatus }] });

beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

test('a wallet is prepared by its owner, and charged as the same transaction once its 3-D step is over', async () => {
  const paid = [{ order: 'o-1', paymentStatus: 'paid' }];
  const asked = fakeApi({ ...answers, [commit]: paid });
  expect(await answerProvider(nl, placed, wallet)).toEqual({ ...placed, redirectUrl: step });
  expect(asked.map(({ call }) => call)).toEqual([token, prepare]);
  expect(await commitWallet(nl, 'o-1')).toBe(true);
  const transactionId = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(asked.map(({ items }) => items)).toMatchObject([
    [{ phone: '905551234567', bankIca: '1684', userId: 'c-1', transactionId }],
    [{ token: 'mpt_1', bankIca: '1684', installmentCount: 2, cardInfo: { bin: card.bin } }],
    [{ token: 'mpt_1', bankIca: '1684', installmentCount: 2, is3D: true, order: 'o-1' }],
  ]);
  const [ofToken, , ofCommit] = asked.flatMap(({ items }) => items);
  expect(ofCommit).toMatchObject({ transactionId: Reflect.get(Object(ofToken), 'transactionId') });
});

test('each try is a transaction of its own', async () => {
  const asked = fakeApi(answers);
  for (const _try of [1, 2]) await answerProvider(nl, placed, wallet);
  const tries = asked.filter(({ call }) => call === token).map(({ items }) => JSON.stringify(items));
  expect(new Set(tries).size).toBe(2);
});

test('who is no one is sent as no one', async () => {
  keepTokens(nl, { ...tokensOf('Guest'), accessToken: 'unreadable' });
  const asked = fakeApi(answers);
  await answerProvider(nl, placed, wallet);
  expect(asked[0]?.items).not.toMatchObject([{ userId: expect.anything() }]);
});

test('a wallet whose bank asks for no step goes where it is charged', async () => {
  fakeApi({ ...answers, [prepare]: [{ ...prepared, redirectUrl: null }] });
  const { redirectUrl } = await answerProvider(nl, placed, wallet);
  expect(redirectUrl).toBe('/nl/checkout-callback/masterpass?orderId=o-1&sessionId=s-1');
});

test.each([
  ['a wallet without a token', wallet, token, 'masterpass'],
  ['a wallet that cannot be prepared', wallet, prepare, 'masterpass'],
  ['credit that the bank refuses', credit, 'POST checkout/bnpl-init', 'bnpl'],
])('%s gives the order up, so that its basket can be paid another way', async (_what, after, call, type) => {
  const asked = fakeApi({
    ...answers,
    [call]: refuse('payment-method-unavailable'),
    ...cancelled('cancelled'),
  });
  await expect(answerProvider(nl, placed, after)).rejects.toMatchObject({
    code: 'payment-method-unavailable',
  });
  expect(asked.at(-1)).toMatchObject({ call: cancel, items: [{ sessionId: 's-1', integrationType: type }] });
});

test('an order that was paid meanwhile is told of, not given up', async () => {
  fakeApi({ ...answers, [prepare]: refuse('state-conflict'), ...cancelled('paid') });
  const { redirectUrl } = await answerProvider(nl, placed, wallet);
  expect(redirectUrl).toBe('/nl/checkout-callback/masterpass?orderId=o-1&sessionId=s-1');
});

test.each([
  ['a call is not answered', refuse('unavailable'), {}, 0],
  ['giving up is not answered', refuse('invalid-input'), { [cancel]: refuse('unavailable') }, 1],
])('where %s the order stays for the next try', async (_what, answer, giveUp, cancels) => {
  const asked = fakeApi({ ...answers, [token]: answer, ...giveUp });
  await expect(answerProvider(nl, placed, wallet)).rejects.toMatchObject({ canRetry: true });
  expect(asked.filter(({ call }) => call === cancel)).toHaveLength(cancels);
  expect(readOpenOrder(nl)).toMatchObject({ orderId: 'o-1' });
});
