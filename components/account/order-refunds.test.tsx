import { screen, waitFor, within } from '@testing-library/react';
import { giveDialogs } from '@/components/testing/browser-parts';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { someOrder } from '@/lib/order/testing/some-order';
import { NoOrders } from './empty-lists';
import { OrdersView } from './orders-view';

jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams('order=00000000-0000-4000-8000-000000000001'),
}));

const one = `GET orders/${someOrder.id}`;
const tell = `POST orders/${someOrder.id}/refund-account`;
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const refund = {
  id: 'r1',
  amount: euro(12_300),
  status: 'account-needed' as const,
  reason: 'cancelled' as const,
  way: 'wire' as const,
  wayName: 'Bankoverschrijving',
  requestedAt: '2026-11-19T23:30:00.000Z',
  doneAt: null,
  accountHolder: null,
  iban: null,
};
const waiting = { ...someOrder, refunded: euro(12_300), remaining: euro(7_700), refunds: [refund] };
const told = {
  ...refund,
  status: 'to-transfer' as const,
  accountHolder: 'Sanne',
  iban: 'NL91ABNA0417164300',
};

beforeEach(() => {
  giveDialogs();
  visitAs('Customer');
});
afterEach(clearVisit);

const section = () => screen.findByRole('region', { name: 'Terugbetaling' });

async function fillIn(iban: string) {
  const { user } = showInShop(<OrdersView empty={<NoOrders site="nl" />} />);
  await user.type(await screen.findByLabelText('Naam van de rekeninghouder'), 'Sanne');
  await user.type(screen.getByLabelText('IBAN'), iban);
  await user.click(screen.getByRole('button', { name: 'Rekeningnummer doorgeven' }));
}

test('an order tells what goes back, which way, how far it is and what remains paid', async () => {
  const done = { ...told, id: 'r2', status: 'done' as const, doneAt: '2026-11-21T23:30:00.000Z' };
  fakeApi({ [one]: [{ ...waiting, refunds: [told, done] }] });
  showInShop(<OrdersView empty={<NoOrders site="nl" />} />);
  const [first, second] = within(await section()).getAllByRole('listitem');
  expect(first).toHaveTextContent('Wij maken het bedrag over');
  expect(first).toHaveTextContent('Bankoverschrijving · NL91 ABNA 0417 1643 00');
  expect(first).toHaveTextContent('Sinds 20 november 2026');
  expect(first).toHaveTextContent(/€\s123/);
  expect(second).toHaveTextContent('Terugbetaald op 22 november 2026');
  expect(await section()).toHaveTextContent(/Blijft betaald: €\s77/);
  expect(screen.queryByLabelText('IBAN')).not.toBeInTheDocument();
});

test('what the bank has taken back is told, also where the shop gives nothing back', async () => {
  fakeApi({ [one]: [{ ...someOrder, chargedBack: euro(20_000) }] });
  const { user } = showInShop(<OrdersView empty={<NoOrders site="nl" />} />);
  expect(await section()).toHaveTextContent(/Door uw bank teruggeboekt: €\s200/);
  await user.click(screen.getByRole('button', { name: 'Bestelling annuleren' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/heeft €\s200 van uw betaling al teruggeboekt/);
  expect(dialog).not.toHaveTextContent('Wat u al hebt betaald, krijgt u terug');
});

test('nothing is said of refunds where there are none', async () => {
  fakeApi({ [one]: [someOrder] });
  showInShop(<OrdersView empty={<NoOrders site="nl" />} />);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Terugbetaling')).not.toBeInTheDocument();
});

test('the account that a transfer goes to is asked for, and sent once it can be one', async () => {
  let order: typeof someOrder = waiting;
  const asked = fakeApi({
    [one]: () => [order],
    [tell]: () => {
      order = { ...waiting, refunds: [told] };
      return [order];
    },
  });
  await fillIn('nl91 abna 0417 1643 00');
  await waitFor(() => expect(screen.queryByLabelText('IBAN')).not.toBeInTheDocument());
  expect(await section()).toHaveTextContent('NL91 ABNA 0417 1643 00');
  const [sent] = asked.filter(({ call }) => call === tell);
  expect(sent?.items).toEqual([{ accountHolder: 'Sanne', iban: 'NL91ABNA0417164300' }]);
});

test('a number that is no account stays in its field, beside what is wrong with it', async () => {
  const asked = fakeApi({ [one]: [waiting] });
  await fillIn('NL91 ABNA 0417 1643 01');
  expect(await screen.findByText('Vul een geldig rekeningnummer (IBAN) in')).toBeInTheDocument();
  expect(screen.getByLabelText('IBAN')).toHaveValue('NL91 ABNA 0417 1643 01');
  expect(asked.some(({ call }) => call === tell)).toBe(false);
});

test('an account that could not be sent is not lost', async () => {
  fakeApi({ [one]: [waiting], [tell]: () => refuse('unavailable') });
  await fillIn('NL91 ABNA 0417 1643 00');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByLabelText('IBAN')).toHaveValue('NL91 ABNA 0417 1643 00');
});
