import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { someOrder } from '@/lib/order/testing/some-order';
import { keepWalletPurchase } from '@/lib/order/wallet-purchase';
import { siteRules } from '@/sites/rules';
import { PaymentCallbackView } from './payment-callback-view';

let mockSearch = '';
const mockReplace = jest.fn();
const mockRouter = { replace: mockReplace };
jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  useRouter: () => mockRouter,
  useSearchParams: () => new URLSearchParams(mockSearch),
}));

const call = `GET orders/${someOrder.id}`;
const unpaid = { ...someOrder, subIntegrationType: 'ideal' as const, payBefore: null };
const failed = { ...unpaid, paymentStatus: 'failed' as const };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  mockSearch = `orderId=${someOrder.id}`;
  mockReplace.mockClear();
  visitAs('Guest');
});
afterEach(() => {
  jest.useRealTimers();
  clearVisit();
});

test('a payment that has arrived leads to the thanks, which Back skips', async () => {
  fakeApi({ [call]: [{ ...unpaid, paymentStatus: 'paid', status: 'orderPlaced' }] });
  showInShop(<PaymentCallbackView site="nl" method="ideal" />);
  expect(screen.getByRole('status')).toHaveTextContent('Wij controleren uw betaling');
  await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(1));
  expect(mockReplace.mock.calls[0]?.[0]).toContain(someOrder.id);
});

test('a payment that failed is said, with what is unpaid and the way back, where it is named', async () => {
  fakeApi({ [call]: [failed] });
  showInShop(<PaymentCallbackView site="nl" method="ideal" />);
  await heading('De betaling is niet gelukt');
  expect(screen.getByRole('alert')).toHaveTextContent('Er is niets afgeschreven');
  expect(screen.getByRole('link', { name: 'Terug naar betalen' })).toHaveAttribute(
    'href',
    '/nl/checkout?step=payment&failed=ideal',
  );
  const unpaidLines = screen.getByRole('complementary', { name: 'Nog niet betaald' });
  await waitFor(() => expect(unpaidLines).toHaveTextContent('Bank V1'));
  expect(mockReplace).not.toHaveBeenCalled();
});

test('what is unpaid is told as above the button that ordered: with placing and the fee of instalments', async () => {
  const fee = { amount: 1250, currency: 'EUR' as const };
  fakeApi({ [call]: [{ ...failed, deliveryMethod: 'placement', installmentFee: fee }] });
  showInShop(<PaymentCallbackView site="nl" method="ideal" />);
  const unpaidLines = await screen.findByRole('complementary', { name: 'Nog niet betaald' });
  await waitFor(() => expect(unpaidLines).toHaveTextContent('Bezorging met plaatsing'));
  expect(unpaidLines).toHaveTextContent('12,50');
});

test('a payment that the shopper broke off is called that', async () => {
  fakeApi({ [call]: [{ ...unpaid, paymentStatus: 'cancelled', status: 'cancelled' }] });
  showInShop(<PaymentCallbackView site="nl" method="ideal" />);
  await heading('U hebt de betaling afgebroken');
  expect(screen.getByRole('link', { name: 'Terug naar betalen' })).toHaveAttribute(
    'href',
    '/nl/checkout?step=payment',
  );
});

test('an order of another browser is no success and no failure of the payment, and is asked for once', async () => {
  const asked = fakeApi({ [call]: refuse('order-not-found') });
  showInShop(<PaymentCallbackView site="nl" method="ideal" />);
  await heading('Deze bestelling vinden wij niet');
  expect(asked).toHaveLength(1);
  expect(mockReplace).not.toHaveBeenCalled();
});

test('a reading that fails leaves the payment open, and is repeated until it tells', async () => {
  jest.useFakeTimers();
  let isUp = false;
  const paid = { ...unpaid, paymentStatus: 'paid' as const, status: 'orderPlaced' as const };
  const asked = fakeApi({ [call]: () => (isUp ? [paid] : refuse('unavailable')) });
  showInShop(<PaymentCallbackView site="nl" method="ideal" />);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(asked.length).toBeGreaterThan(1);
  expect(screen.getByRole('status')).toHaveTextContent('Wij controleren uw betaling');
  isUp = true;
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(mockReplace).toHaveBeenCalledTimes(1);
});

test('who is never told is asked not to pay again', async () => {
  jest.useFakeTimers();
  fakeApi({ [call]: refuse('unavailable') });
  showInShop(<PaymentCallbackView site="nl" method="ideal" />);
  await act(() => jest.advanceTimersByTimeAsync(35_000));
  expect(screen.getByRole('alert')).toHaveTextContent('betaal niet nog een keer');
});

test('GoPay, which tells only who asks, is asked while the order waits, which follows at once', async () => {
  mockSearch = `orderId=${someOrder.id}&sessionId=pay_1`;
  const status = 'GET gopay/paymentstatus/pay_1';
  let isPaid = false;
  const asked = fakeApi({
    [status]: () => {
      isPaid = true;
      return [{ success: true, paymentStatus: 'paid' }];
    },
    [call]: () => [isPaid ? { ...unpaid, paymentStatus: 'paid', status: 'orderPlaced' } : unpaid],
  });
  showInShop(<PaymentCallbackView site="nl" method="gopay" />);
  await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(1));
  expect(asked.map((one) => one.call)).toEqual([call, status, call]);
});

test('what GoPay says is not believed: the order decides, also while GoPay is away', async () => {
  jest.useFakeTimers();
  mockSearch = `orderId=${someOrder.id}&sessionId=pay_1`;
  const status = 'GET gopay/paymentstatus/pay_1';
  const gopay = [refuse('unavailable'), [{ success: true, paymentStatus: 'paid' }]];
  let order: object = unpaid;
  fakeApi({ [status]: () => gopay.shift() ?? refuse('unavailable'), [call]: () => [order] });
  showInShop(<PaymentCallbackView site="nl" method="gopay" />);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(gopay).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Wij controleren uw betaling');
  expect(mockReplace).not.toHaveBeenCalled();
  order = failed;
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('alert')).toHaveTextContent('Er is niets afgeschreven');
});

describe('a wallet whose 3-D step is over', () => {
  const commit = 'POST checkout/masterpass/commitpurchase';
  const paid = { ...unpaid, paymentStatus: 'paid' as const, status: 'orderPlaced' as const };
  const purchase = { token: 'mpt_1', bankIca: '1684', installmentCount: 1, transactionId: 't-1' };
  beforeEach(() => keepWalletPurchase(siteRules.nl, { ...purchase, order: someOrder.id }));

  test('is charged, and the order follows at once', async () => {
    let order: object = unpaid;
    const asked = fakeApi({
      [commit]: () => {
        order = paid;
        return [{ order: someOrder.id, paymentStatus: 'paid' }];
      },
      [call]: () => [order],
    });
    showInShop(<PaymentCallbackView site="nl" method="masterpass" />);
    await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(1));
    expect(asked.map((one) => one.call)).toEqual([call, commit, call]);
    expect(asked[1]?.items).toEqual([{ ...purchase, is3D: true, order: someOrder.id }]);
  });

  test('is charged later where there was no answer, and told of when it is refused', async () => {
    jest.useFakeTimers();
    const refusals = [refuse('payment-timeout'), refuse('payment-declined')];
    let order: object = unpaid;
    const asked = fakeApi({
      [commit]: () => {
        if (refusals.length === 1) order = failed;
        return refusals.shift() ?? refuse('unavailable');
      },
      [call]: () => [order],
    });
    showInShop(<PaymentCallbackView site="nl" method="masterpass" />);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('alert')).toHaveTextContent('Er is niets afgeschreven');
    expect(asked.filter((one) => one.call === commit)).toHaveLength(2);
  });

  test('that its bank has declined is not charged', async () => {
    const asked = fakeApi({ [call]: [failed] });
    showInShop(<PaymentCallbackView site="nl" method="masterpass" />);
    await heading('De betaling is niet gelukt');
    expect(asked.map((one) => one.call)).toEqual([call]);
  });
});

test('an address without an order asks for nothing', async () => {
  mockSearch = '';
  const asked = fakeApi({});
  showInShop(<PaymentCallbackView site="nl" method="ideal" />);
  await heading('Deze bestelling vinden wij niet');
  expect(asked).toEqual([]);
});

test('it asks again while the bank is silent, then says so instead of asking for ever', async () => {
  jest.useFakeTimers();
  const asked = fakeApi({ [call]: [unpaid] });
  showInShop(<PaymentCallbackView site="nl" method="ideal" />);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(asked.length).toBeGreaterThan(2);
  expect(screen.getByRole('status')).toHaveTextContent('Wij controleren uw betaling');
  await act(() => jest.advanceTimersByTimeAsync(25_000));
  expect(screen.getByRole('alert')).toHaveTextContent('betaal niet nog een keer');
  const before = asked.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(before);
});
