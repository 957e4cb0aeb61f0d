import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { askProvider } from './ask-provider';
import { keepWalletPurchase } from './wallet-purchase';

const { nl } = siteRules;
const wallet = { method: 'masterpass', orderId: 'o-1', sessionId: null };
const commit = 'POST checkout/masterpass/commitpurchase';

beforeEach(() => {
  visitAs('Guest');
  keepWalletPurchase(nl, {
    ...{ order: 'o-1', token: 'mpt_1', bankIca: '1684' },
    ...{ installmentCount: 1, transactionId: 't-1' },
  });
});
afterEach(clearVisit);

test('a provider that still wants something is asked, and its answer told', async () => {
  const asked = fakeApi({
    [commit]: [{ order: 'o-1', paymentStatus: 'paid' }],
    'GET gopay/paymentstatus/pay_1': [{ success: true, paymentStatus: 'paid' }],
  });
  expect(await askProvider(nl, wallet)).toBe(true);
  expect(await askProvider(nl, { method: 'gopay', orderId: 'o-1', sessionId: 'pay_1' })).toBe(true);
  expect(await askProvider(nl, { method: 'ideal', orderId: 'o-1', sessionId: 's-1' })).toBe(false);
  expect(asked).toHaveLength(2);
});

test('whatever goes wrong while it is asked says no more than that the order follows later', async () => {
  fakeApi({ [commit]: refuse('payment-declined') });
  const remove = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(await askProvider(nl, wallet)).toBe(false);
  remove.mockRestore();
});
