import { screen, waitFor } from '@testing-library/react';
import { fakeApi, later, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, hearNotifications, showInShop } from '@/components/testing/in-shop';
import { draftKey } from '@/lib/order/clear-gift-card-draft';
import { someOrder } from '@/lib/order/testing/some-order';
import { siteRules } from '@/sites/rules';
import { OrderCompletedView } from './order-completed-view';

let mockSearch = '';
jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  useSearchParams: () => new URLSearchParams(mockSearch),
}));

const told = hearNotifications();
const call = `GET orders/${someOrder.id}`;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

// Its first import compiles much, which no test waits for.
beforeAll(() => import('./completed-order'));
beforeEach(() => {
  mockSearch = `orderId=${someOrder.id}`;
  visitAs('Guest');
});
afterEach(clearVisit);

test('whoever ordered is thanked, and told what to transfer', async () => {
  const slow = later([someOrder]);
  fakeApi({ [call]: slow.answer });
  showInShop(<OrderCompletedView site="nl" />);
  expect(screen.getByRole('status')).toHaveTextContent('Uw bestelling wordt geladen');
  slow.arrive();
  await heading(/^Bedankt/);
  expect(screen.getByText(/Wij sturen de betaalgegevens/)).toHaveTextContent(someOrder.shippingAddress.email);
  expect(screen.getByText('Bestelnummer').parentElement).toHaveTextContent(someOrder.orderNumber);
  expect(screen.getByText(/Maak .* over, uiterlijk op 26 november 2026/)).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a transfer is told with all that a bank asks, as a code too, and what is long can be copied', async () => {
  fakeApi({ [call]: [someOrder] });
  const { user } = showInShop(<OrderCompletedView site="nl" />);
  for (const [name, value] of [
    ['Bedrag', '€ 20'],
    ['Ten name van', 'Linden Wonen B.V.'],
    ['IBAN', 'NL91 ABNA 0417 1643 00'],
    ['BIC', 'ABNANL2A'],
    ['Onder vermelding van', 'LW-7K4-M9X-R39'],
    ['Uiterlijk op', '26 november 2026'],
  ] as const)
    expect((await screen.findByText(name, { selector: 'dt' })).parentElement).toHaveTextContent(
      `${name}${value}`,
    );
  expect(await screen.findByRole('img', { name: /QR-code/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kopiëren: IBAN' }));
  expect(await navigator.clipboard.readText()).toBe('NL91ABNA0417164300');
  await waitFor(() => expect(told).toEqual(['success: Gekopieerd: IBAN']));
});

test('an order that is paid otherwise asks for no transfer', async () => {
  fakeApi({ [call]: [{ ...someOrder, subIntegrationType: 'ideal', paymentStatus: 'paid', transfer: null }] });
  showInShop(<OrderCompletedView site="nl" />);
  await heading(/^Bedankt/);
  expect(screen.getByText(/Wij sturen de bevestiging van uw bestelling naar/)).toBeVisible();
  expect(screen.queryByText('IBAN')).not.toBeInTheDocument();
});

test('what was paid, and how, stands under the thanks; nothing does while the money is awaited', async () => {
  const paid = { ...someOrder, paymentStatus: 'paid' as const, transfer: null };
  fakeApi({ [call]: [{ ...paid, subIntegrationType: 'ideal', paymentName: 'iDEAL | Wero' }] });
  const { unmount } = showInShop(<OrderCompletedView site="nl" />);
  const thanks = await heading(/^Bedankt/);
  expect(thanks.nextElementSibling).toHaveTextContent(
    'Wij hebben uw bestelling en uw betaling van € 20 ontvangen (iDEAL | Wero)',
  );
  unmount();
  fakeApi({ [call]: [someOrder] });
  showInShop(<OrderCompletedView site="nl" />);
  await heading(/^Bedankt/);
  expect(screen.queryByText(/uw betaling van/)).not.toBeInTheDocument();
});

test('an order that could not be loaded is not called unknown, and can be asked for again', async () => {
  let isUp = false;
  fakeApi({ [call]: () => (isUp ? [someOrder] : refuse('unavailable')) });
  const { user } = showInShop(<OrderCompletedView site="nl" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('er is niets verloren');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await heading(/^Bedankt/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['a guest is offered an account for it', 'Guest' as const, 1],
  ['a customer has one', 'Customer' as const, 0],
])('%s', async (_case, type, offers) => {
  visitAs(type);
  fakeApi({ [call]: [someOrder] });
  showInShop(<OrderCompletedView site="nl" />);
  await heading(/^Bedankt/);
  if (offers > 0) await screen.findByRole('heading', { name: 'Volg uw bestelling met een account' });
  expect(screen.queryAllByLabelText('Wachtwoord')).toHaveLength(offers);
});

test('a gift costs nothing, as the basket has said', async () => {
  const gift = { ...someOrder.items[0], vsin: 'G1', isGift: true, lineTotal: { amount: 0, currency: 'EUR' } };
  fakeApi({ [call]: [{ ...someOrder, items: [...someOrder.items, gift] }] });
  showInShop(<OrderCompletedView site="nl" />);
  await heading(/^Bedankt/);
  expect(screen.getByText('Gratis', { selector: 'li p' })).toBeVisible();
});

test('a gift card that is bought needs no draft any more', async () => {
  const { nl } = siteRules;
  const boughtCard = {
    ...{ status: 'waiting', recipientName: 'Eva', recipientEmail: 'eva@example.nl', message: '' },
    ...{ sendOn: '2026-11-20', validUntil: '2031-11-20' },
  };
  window.sessionStorage.setItem(draftKey(nl), '{}');
  fakeApi({ [call]: [someOrder] });
  const { unmount } = showInShop(<OrderCompletedView site="nl" />);
  await heading(/^Bedankt/);
  expect(window.sessionStorage.getItem(draftKey(nl))).toBe('{}');
  unmount();
  fakeApi({ [call]: [{ ...someOrder, paymentStatus: 'paid', boughtCard }] });
  showInShop(<OrderCompletedView site="nl" />);
  await heading(/^Bedankt/);
  expect(window.sessionStorage.getItem(draftKey(nl))).toBeNull();
});

test('an order of another browser is unknown here', async () => {
  fakeApi({ [call]: refuse('order-not-found') });
  showInShop(<OrderCompletedView site="nl" />);
  await heading('Deze bestelling vinden wij niet');
});

test('an address without an order asks for nothing, and thanks for none', async () => {
  mockSearch = '';
  document.title = 'Bedankt voor uw bestelling | Linden Wonen';
  const asked = fakeApi({});
  showInShop(<OrderCompletedView site="nl" />);
  await heading('Deze bestelling vinden wij niet');
  expect(document.title).toBe('Deze bestelling vinden wij niet | Linden Wonen');
  expect(asked).toEqual([]);
});

test('the days of the delivery can be put into a calendar', async () => {
  const saved: Blob[] = [];
  const made = jest.fn((file: Blob) => {
    saved.push(file);
    return 'blob:days';
  });
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  fakeApi({ [call]: [{ ...someOrder, transfer: null }] });
  const { user } = showInShop(<OrderCompletedView site="nl" />);
  await user.click(await screen.findByRole('button', { name: 'Zet in agenda' }));
  expect(screen.getByText(/^Verwachte bezorging: /)).toBeInTheDocument();
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  expect(saved[0]?.type).toBe('text/calendar;charset=utf-8');
});

test('a browser that cannot save the days for the calendar is told so', async () => {
  Object.assign(URL, {
    createObjectURL: () => {
      throw new Error('no room');
    },
  });
  fakeApi({ [call]: [{ ...someOrder, transfer: null }] });
  const { user } = showInShop(<OrderCompletedView site="nl" />);
  await user.click(await screen.findByRole('button', { name: 'Zet in agenda' }));
  await waitFor(() => expect(told).toEqual(['error: Dat is niet gelukt. Probeer het zo nog eens.']));
});

test('until a transfer has come, the days are those of a payment in time, and no calendar is offered them', async () => {
  fakeApi({ [call]: [someOrder] });
  showInShop(<OrderCompletedView site="nl" />);
  expect(
    await screen.findByText(/^Verwachte bezorging als u meteen betaalt; .* schuift de bezorging mee op: /),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Zet in agenda' })).not.toBeInTheDocument();
});

test('of an order on credit it says whom to pay by when', async () => {
  const lent = { ...someOrder, paymentStatus: 'paid' as const, transfer: null, payBefore: null };
  fakeApi({ [call]: [{ ...lent, subIntegrationType: 'pay-later', paymentName: 'Achteraf betalen' }] });
  showInShop(<OrderCompletedView site="nl" />);
  expect(await screen.findByText(/^U betaalt € 20 binnen 30 dagen na ontvangst aan Klarna/)).toBeVisible();
});

test('it says which pieces are withdrawn, and promises no money back that nobody paid', async () => {
  const withdrawn = {
    lines: [{ title: 'Vloerkleed', quantity: 1 }],
    amount: { amount: 1000, currency: 'EUR' as const },
  };
  fakeApi({ [call]: [{ ...someOrder, withdrawn }] });
  showInShop(<OrderCompletedView site="nl" />);
  const region = await screen.findByRole('region', { name: 'Herroepen' });
  expect(region).toHaveTextContent('1 × Vloerkleed');
  expect(region).toHaveTextContent('Hiervoor hoeft u € 10 niet te betalen.');
  expect(region).toHaveTextContent('Dit sturen wij niet naar u toe');
  expect(region).not.toHaveTextContent('Terugbetaling');
});

test('it asks for no more than what is kept, where less was to be paid once pieces were withdrawn', async () => {
  const notAsked = { amount: 1000, currency: 'EUR' as const };
  fakeApi({ [call]: [{ ...someOrder, notAsked, charged: { ...notAsked, amount: 1050 } }] });
  showInShop(<OrderCompletedView site="nl" />);
  const label = await screen.findByText('Nog te betalen');
  expect(label.nextSibling).toHaveTextContent('€ 10,50');
  expect(screen.getByText('Herroepen').nextSibling).toHaveTextContent('-€ 10');
});

test('a guest reads what goes back, of an order on credit that it is not owed', async () => {
  const refund = {
    ...{ id: 'r1', amount: { amount: 1000, currency: 'EUR' as const }, status: 'sent' as const },
    ...{ reason: 'returned' as const, way: 'pay-later' as const, wayName: 'Achteraf betalen' },
    ...{ requestedAt: '2026-11-19T23:30:00.000Z', doneAt: null, accountHolder: null, iban: null },
  };
  const lent = { ...someOrder, paymentStatus: 'paid' as const, transfer: null, payBefore: null };
  fakeApi({ [call]: [{ ...lent, subIntegrationType: 'pay-later', refunds: [refund] }] });
  showInShop(<OrderCompletedView site="nl" />);
  const region = await screen.findByRole('region', { name: 'Minder te betalen' });
  expect(region).toHaveTextContent('Hoeft u niet te betalen');
  expect(region).not.toHaveTextContent('Onderweg naar uw rekening');
});
