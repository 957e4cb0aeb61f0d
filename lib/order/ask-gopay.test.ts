import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { askGoPay } from './ask-gopay';

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

test.each([
  ['has the money', [{ success: true, paymentStatus: 'paid' }], true],
  ['waits for it', [{ success: false, paymentStatus: 'pending' }], false],
  ['does not know the payment', refuse('session-not-found'), false],
  ['is away', refuse('unavailable'), false],
])('GoPay, which %s, is understood', async (_what, answer, isPaid) => {
  fakeApi({ 'GET gopay/paymentstatus/pay_1': answer });
  expect(await askGoPay(siteRules.nl, 'pay_1')).toBe(isPaid);
});
