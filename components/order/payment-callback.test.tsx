import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { someOrder } from '@/lib/order/testing/some-order';
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
  expect(screen.getByRole('complementary', { name: 'Nog niet betaald' })).toHaveTextContent('Bank V1');
  expect(mockReplace).not.toHaveBeenCalled();
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

test('GoPay, which tells only who asks, is asked before the order is read, and may be away', async () => {
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
  expect(asked.map((one) => one.call)).toEqual([status, call]);
});

test('an order is read also while GoPay is away, and without it where it had no part', async () => {
  mockSearch = `orderId=${someOrder.id}&sessionId=pay_1`;
  const asked = fakeApi({ [call]: [failed] });
  const { unmount } = showInShop(<PaymentCallbackView site="nl" method="gopay" />);
  await heading('De betaling is niet gelukt');
  unmount();
  const before = asked.length;
  showInShop(<PaymentCallbackView site="nl" method="ideal" />);
  await heading('De betaling is niet gelukt');
  expect(asked.slice(before).map((one) => one.call)).toEqual([call]);
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
