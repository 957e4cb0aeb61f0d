import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, hearNotifications, showInShop } from '@/components/testing/in-shop';
import { noteEndedSession } from '@/lib/auth/ended-session';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { useBasket } from '@/lib/basket/use-basket';
import { keepAttempt, readAttempts } from '@/lib/order/attempts';
import { keepOpenOrder, readOpenOrder } from '@/lib/order/open-order';
import { someOrder } from '@/lib/order/testing/some-order';
import { siteRules } from '@/sites/rules';
import OpenOrderNote from './open-order-note';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const { nl } = siteRules;
const one = `GET orders/${someOrder.id}`;
const unpaid = { ...someOrder, subIntegrationType: 'ideal' };
const begun = { orderId: someOrder.id, redirectUrl: '/api/nl/sandbox-payment/p-1' };

const told = hearNotifications();
beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

test('whoever left the payment page is led back to it', async () => {
  keepOpenOrder(nl, begun);
  fakeApi({ [one]: [unpaid] });
  showInShop(<OpenOrderNote />);
  const link = await screen.findByRole('link', { name: 'Verder betalen' });
  expect(link).toHaveAttribute('href', begun.redirectUrl);
  expect(
    screen.getByRole('heading', { name: 'Uw bestelling LW-7K4-M9X-R39 wacht op betaling' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Hebt u al betaald\? Betaal dan niet nog een keer/)).toBeInTheDocument();
  const region = screen.getByRole('region', { name: /wacht op betaling/ });
  expect(region).toHaveTextContent('2 × Bank V1');
  expect(region).toHaveTextContent('Totaal€ 20');
  expect(readOpenOrder(nl)).toEqual(begun);
});

test('what waits for its payment is put back into the basket', async () => {
  keepOpenOrder(nl, begun);
  let isGivenUp = false;
  const asked = fakeApi({
    [one]: () => [isGivenUp ? { ...unpaid, status: 'cancelled', paymentStatus: 'cancelled' } : unpaid],
    [`DELETE orders/${someOrder.id}/payment`]: () => {
      isGivenUp = true;
      return [{ orderId: someOrder.id, paymentStatus: 'cancelled' }];
    },
  });
  const { user } = showInShop(<OpenOrderNote />);
  await user.click(await screen.findByRole('button', { name: 'Terugzetten in winkelmand' }));
  await waitFor(() => expect(readOpenOrder(nl)).toBeNull());
  expect(screen.queryByRole('link', { name: 'Verder betalen' })).not.toBeInTheDocument();
  expect(asked.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
});

function Lines() {
  return <p>{useBasket(nl).data?.items.length} in de winkelmand</p>;
}

test('what was put back without an answer is in the basket', async () => {
  keepOpenOrder(nl, begun);
  let isGivenUp = false;
  fakeApi({
    'GET basket': () => [basketAnswer(isGivenUp ? [itemAnswer('V1')] : [])],
    [one]: () => [isGivenUp ? { ...unpaid, status: 'cancelled', paymentStatus: 'cancelled' } : unpaid],
    [`DELETE orders/${someOrder.id}/payment`]: () => {
      isGivenUp = true;
      throw new TypeError('Failed to fetch');
    },
  });
  const { user } = showInShop(
    <>
      <Lines />
      <OpenOrderNote />
    </>,
  );
  await screen.findByText('0 in de winkelmand');
  await user.click(await screen.findByRole('button', { name: 'Terugzetten in winkelmand' }));
  expect(await screen.findByText('1 in de winkelmand')).toBeInTheDocument();
  await waitFor(() => expect(readOpenOrder(nl)).toBeNull());
});

test('an order that cannot be given up stays, and that is said', async () => {
  keepOpenOrder(nl, begun);
  fakeApi({
    [one]: [unpaid],
    [`DELETE orders/${someOrder.id}/payment`]: refuse('payment-timeout', 'Geen antwoord.'),
  });
  const { user } = showInShop(<OpenOrderNote />);
  await user.click(await screen.findByRole('button', { name: 'Terugzetten in winkelmand' }));
  await waitFor(() => expect(told).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Verder betalen' })).toBeVisible();
});

test.each([
  ['was paid meanwhile', [{ ...unpaid, paymentStatus: 'paid' }]],
  ['was cancelled', [{ ...unpaid, status: 'cancelled', paymentStatus: 'cancelled' }]],
  ['is not this visitor’s any more', refuse('order-not-found')],
])('an order that %s is not spoken of again', async (_case, answer) => {
  keepOpenOrder(nl, begun);
  fakeApi({ [one]: answer });
  showInShop(<OpenOrderNote />);
  await waitFor(() => expect(readOpenOrder(nl)).toBeNull());
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an order that cannot be asked for now is not forgotten', async () => {
  keepOpenOrder(nl, begun);
  const asked = fakeApi({ [one]: refuse('unavailable') });
  showInShop(<OpenOrderNote />);
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(readOpenOrder(nl)).toEqual(begun);
});

test('nobody is asked about an order that was never begun', () => {
  const asked = fakeApi({});
  showInShop(<OpenOrderNote />);
  expect(asked).toEqual([]);
});

const find = 'GET checkout/attempts/k-1';
const answer = { ...begun, sessionId: 's-1' };

test('an order whose answer got lost is found, and its payment is a press away', async () => {
  keepAttempt(nl, 'k-1');
  fakeApi({ [find]: [answer], [one]: [unpaid] });
  showInShop(<OpenOrderNote />);
  const link = await screen.findByRole('link', { name: 'Verder betalen' });
  expect(link).toHaveAttribute('href', begun.redirectUrl);
  expect(readOpenOrder(nl)).toEqual(begun);
  expect(readAttempts(nl)).toEqual([]);
});

test('an order that asks for nothing more is told to whoever has not heard of it', async () => {
  keepAttempt(nl, 'k-1');
  fakeApi({ [find]: [answer], [one]: [{ ...unpaid, subIntegrationType: 'wire' }] });
  showInShop(<OpenOrderNote />);
  const link = await screen.findByRole('link', { name: 'Bekijk uw bestelling' });
  expect(link).toHaveAttribute('href', `/nl/order-completed?orderId=${someOrder.id}`);
  expect(screen.getByText('Uw bestelling LW-7K4-M9X-R39 is geplaatst.')).toBeInTheDocument();
  expect(screen.queryByText(/wacht op betaling/)).not.toBeInTheDocument();
});

test('an attempt that came to nothing is not spoken of', async () => {
  const sentAt = Date.now() - 5 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValueOnce(sentAt);
  keepAttempt(nl, 'k-1');
  jest.restoreAllMocks();
  fakeApi({ [find]: refuse('order-not-found') });
  showInShop(<OpenOrderNote />);
  await waitFor(() => expect(readAttempts(nl)).toEqual([]));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('whose session has ended is told so beside the empty basket, and comes back to it', () => {
  noteEndedSession(nl);
  fakeApi({});
  showInShop(<OpenOrderNote />);
  expect(screen.getByText(/U bent niet meer ingelogd/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/nl/auth/sign-in?next=%2F');
});
