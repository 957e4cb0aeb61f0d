import { screen, waitFor, within } from '@testing-library/react';
import { giveDialogs } from '@/components/testing/browser-parts';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, hearNotifications, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { clearOpenOrder, readOpenOrder } from '@/lib/order/open-order';
import { someOrder } from '@/lib/order/testing/some-order';
import { siteRules } from '@/sites/rules';
import { NoOrders } from './empty-lists';
import { OrdersView } from './orders-view';

let mockSearch = '';
const mockPush = jest.fn();
jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  useRouter: () => ({ push: mockPush }),
  useSearchParams: () => new URLSearchParams(mockSearch),
}));

const view = () => <OrdersView empty={<NoOrders site="nl" />} />;
const one = `GET orders/${someOrder.id}`;
const cancel = `POST orders/${someOrder.id}/cancel`;
const cancelled = { ...someOrder, status: 'cancelled' as const, canCancel: false };
const page = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    ...someOrder,
    id: `order-${from + index}`,
    orderNumber: `LW-${from + index}`,
  }));

const told = hearNotifications();

beforeAll(giveDialogs);
beforeEach(() => {
  mockSearch = '';
  mockPush.mockClear();
  visitAs('Customer');
});
afterEach(clearVisit);

test('each order leads to its own page and tells its status and sum', async () => {
  fakeApi({ 'GET orders': [someOrder] });
  showInShop(view());
  const link = await screen.findByRole('link', { name: 'Bestelling LW-7K4-M9X-R39' });
  expect(link).toHaveAttribute('href', `/nl/account/orders?order=${someOrder.id}`);
  const card = link.closest('li');
  expect(card).toHaveTextContent('Wacht op betaling');
  expect(card).toHaveTextContent(/Geplaatst op 16 november 2026 · €\s20/);
});

test('of an order of which a part was withdrawn from it tells what is left of its sum, and what it was', async () => {
  const amountOf = (amount: number) => ({ amount, currency: 'EUR' as const });
  const withdrawn = {
    lines: [{ title: 'Kussen', quantity: 1 }],
    amount: amountOf(500),
    left: amountOf(1500),
  };
  fakeApi({ 'GET orders': [{ ...someOrder, withdrawn }] });
  showInShop(view());
  const card = (await screen.findByRole('link', { name: 'Bestelling LW-7K4-M9X-R39' })).closest('li');
  expect(card).toHaveTextContent(/· €\s15 \(was €\s20, waarvan €\s5 herroepen\)/);
});

test('an order that waits for its payment is paid on, wherever that was begun, with a warning of paying twice', async () => {
  mockSearch = `order=${someOrder.id}`;
  const asked = fakeApi({
    [one]: [{ ...someOrder, subIntegrationType: 'ideal', transfer: null }],
    [`POST orders/${someOrder.id}/payment`]: [{ redirectUrl: '/#pay' }],
  });
  const { user } = showInShop(view());
  await user.click(await screen.findByRole('button', { name: 'Verder betalen' }));
  await waitFor(() => expect(window.location.hash).toBe('#pay'));
  expect(readOpenOrder(siteRules.nl)).toEqual({ orderId: someOrder.id, redirectUrl: '/#pay' });
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  expect(screen.getByText(/Betaal dan niet nog een keer/)).toBeVisible();
  window.location.hash = '';
  clearOpenOrder(siteRules.nl);
});

test('an order that was paid elsewhere meanwhile says so instead of leading to a payment', async () => {
  mockSearch = `order=${someOrder.id}`;
  const unpaid = { ...someOrder, subIntegrationType: 'ideal', transfer: null };
  let isPaid = false;
  fakeApi({
    [one]: () => [isPaid ? { ...unpaid, status: 'orderPlaced', paymentStatus: 'paid' } : unpaid],
    [`POST orders/${someOrder.id}/payment`]: () => {
      isPaid = true;
      return refuse('state-conflict', 'Dat kan nu niet meer.');
    },
  });
  const { user } = showInShop(view());
  await user.click(await screen.findByRole('button', { name: 'Verder betalen' }));
  await waitFor(() => expect(told).toEqual(['error: Dat kan nu niet meer.']));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Verder betalen' })).not.toBeInTheDocument(),
  );
});

test('each day is that of the shop, also of what happened there after midnight', async () => {
  const [night, lastNight] = ['2026-11-16T23:30:00.000Z', '2026-11-26T23:30:00.000Z'];
  const order = {
    ...someOrder,
    placedAt: night,
    events: [{ time: night, status: 'waitingForPayment', paymentStatus: 'pending' }],
    transfer: someOrder.transfer && { ...someOrder.transfer, payBefore: lastNight },
  };
  fakeApi({ 'GET orders': [order], [one]: [order] });
  const { again } = showInShop(view());
  expect(await screen.findByText(/^Geplaatst op/)).toHaveTextContent('Geplaatst op 17 november 2026');
  mockSearch = `order=${someOrder.id}`;
  again(view());
  const timeline = await screen.findByRole('list', { name: 'Verloop van uw bestelling' });
  expect(within(timeline).getByRole('time')).toHaveTextContent('17 november 2026');
  expect(screen.getByText(/^Geplaatst op/)).toHaveTextContent('Geplaatst op 17 november 2026');
  expect(await screen.findByText(/Maak .* over, uiterlijk op 27 november 2026/)).toBeInTheDocument();
});

test('a customer without orders is led to the shop', async () => {
  fakeApi({ 'GET orders': [] });
  showInShop(view());
  expect(await screen.findByText('U hebt nog niets besteld')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Oudere bestellingen tonen' })).not.toBeInTheDocument();
});

test('an order is put into the basket once more, and what is missing is said', async () => {
  mockSearch = `order=${someOrder.id}`;
  const items = [itemAnswer('V1', 2), itemAnswer('V2'), itemAnswer('V3', 1, { isGift: true })];
  fakeApi({
    [one]: [{ ...someOrder, items }],
    'GET basket': [basketAnswer([])],
    'POST basket': ({ items: wanted }) =>
      JSON.stringify(wanted).includes('V2')
        ? refuse('product-not-found')
        : [basketAnswer([itemAnswer('V1', 2)])],
  });
  const { user } = showInShop(view());
  await user.click(await screen.findByRole('button', { name: 'Opnieuw bestellen' }));
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith('/nl/basket'));
  expect(told).toEqual(['error: Niet meer leverbaar en niet toegevoegd: Bank V2']);
});

test('an order of which nothing is left leads nowhere', async () => {
  mockSearch = `order=${someOrder.id}`;
  fakeApi({
    [one]: [someOrder],
    'GET basket': [basketAnswer([])],
    'POST basket': refuse('product-not-found'),
  });
  const { user } = showInShop(view());
  await user.click(await screen.findByRole('button', { name: 'Opnieuw bestellen' }));
  await waitFor(() => expect(told).toEqual(['error: Deze artikelen zijn niet meer leverbaar']));
  expect(mockPush).not.toHaveBeenCalled();
});

test('what paying in parts costs stands in the sum', async () => {
  mockSearch = `order=${someOrder.id}`;
  fakeApi({ [one]: [{ ...someOrder, installmentFee: { amount: 150, currency: 'EUR' } }] });
  showInShop(view());
  const fee = await screen.findByText('Kosten van betalen in termijnen');
  expect(fee.nextSibling).toHaveTextContent('1,50');
  expect(screen.getByText('Totaal').nextSibling).toHaveTextContent('21,50');
});

test('orders that could not be loaded are not shown as none', async () => {
  let isUp = false;
  fakeApi({ 'GET orders': () => (isUp ? [someOrder] : refuse('unavailable')) });
  const { user } = showInShop(view());
  expect(await screen.findByRole('alert')).toHaveTextContent('Er is niets verloren');
  expect(screen.queryByText('U hebt nog niets besteld')).not.toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('link', { name: /^Bestelling LW-7K4/ })).toBeInTheDocument();
});

test('older orders come below, until there are no more', async () => {
  fakeApi({ 'GET orders?page=1&size=20': page(20), 'GET orders?page=2&size=20': page(3, 21) });
  const { user } = showInShop(view());
  await user.click(await screen.findByRole('button', { name: 'Oudere bestellingen tonen' }));
  expect(await screen.findByRole('link', { name: 'Bestelling LW-23' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bestelling LW-1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Oudere bestellingen tonen' })).not.toBeInTheDocument();
});

test('one order shows its history with the step it is at', async () => {
  mockSearch = `order=${someOrder.id}`;
  fakeApi({ [one]: [someOrder] });
  showInShop(view());
  const timeline = await screen.findByRole('list', { name: 'Verloop van uw bestelling' });
  const current = within(timeline)
    .getAllByRole('listitem')
    .filter((step) => step.getAttribute('aria-current') === 'step');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Wacht op betaling16 november 2026']);
  expect(screen.getByText(/Maak .* over, uiterlijk op 26 november 2026/)).toBeInTheDocument();
});

test('an order is cancelled after a question, once, and the heading takes the focus', async () => {
  mockSearch = `order=${someOrder.id}`;
  let order = someOrder;
  const asked = fakeApi({
    [one]: () => [order],
    [cancel]: () => {
      order = cancelled;
      return [order];
    },
  });
  const { user } = showInShop(view());
  await user.click(await screen.findByRole('button', { name: 'Bestelling annuleren' }));
  const withdraw = () => screen.queryByRole('link', { name: 'Overeenkomst herroepen' });
  expect(withdraw()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ja, annuleren' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Bestelling annuleren' })).not.toBeInTheDocument(),
  );
  // Nothing is left of it to withdraw from.
  expect(withdraw()).not.toBeInTheDocument();
  const sent = asked.filter(({ call }) => call === cancel);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a cancellation that fails is said, the question stays open, and each press has a key of its own', async () => {
  mockSearch = `order=${someOrder.id}`;
  const asked = fakeApi({ [one]: [someOrder], [cancel]: refuse('state-conflict') });
  const { user } = showInShop(view());
  await user.click(await screen.findByRole('button', { name: 'Bestelling annuleren' }));
  await user.click(screen.getByRole('button', { name: 'Ja, annuleren' }));
  const dialog = screen.getByRole('dialog', { name: 'Bestelling annuleren?' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Annuleren is niet gelukt');
  await user.click(within(dialog).getByRole('button', { name: 'Ja, annuleren' }));
  const keys = () =>
    asked.flatMap(({ call, headers }) => (call === cancel ? headers.get('idempotency-key') : []));
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(2);
  await user.click(within(dialog).getByRole('button', { name: 'Nee, behouden' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the heading of an order takes the focus from the link that led to it', async () => {
  fakeApi({ 'GET orders': [someOrder], [one]: [someOrder] });
  const { again } = showInShop(view());
  await screen.findByRole('link', { name: /^Bestelling LW-7K4/ });
  mockSearch = `order=${someOrder.id}`;
  again(view());
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Bestelling LW-7K4-M9X-R39' })).toHaveFocus(),
  );
});
