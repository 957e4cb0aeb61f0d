import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, later, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { toBasket } from '@/lib/basket/to-basket';
import { useCheckoutStore } from '@/lib/checkout/store';
import { useHeldOrder } from '@/lib/checkout/use-held-order';
import { siteRules } from '@/sites/rules';
import { PaymentStep } from './payment-step';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const methods = [
  { integrationType: 'sandbox', subIntegrationType: 'card', paymentMethodTemplate: { name: 'Kaart' } },
  {
    integrationType: 'masterpass',
    subIntegrationType: 'masterpass',
    paymentMethodTemplate: { name: 'Masterpass' },
  },
];
const bank = 'POST masterpass/v2/bankIca';

beforeEach(() => {
  visitAs('Guest');
  useCheckoutStore.setState({
    termAndConditionIsAccepted: true,
    paymentMethod: null,
    agreedTotalMinor: null,
  });
});
afterEach(() => {
  clearVisit();
  jest.useRealTimers();
});

const button = () => screen.getByRole('button', { name: 'Bestellen en betalen' });
const orders = (asked: ReturnType<typeof fakeApi>) =>
  asked.filter(({ call }) => call === 'POST checkout').length;

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const asked = fakeApi({ 'GET paymentmethods/availables': methods, ...answers });
  const basket = toBasket(basketAnswer([itemAnswer('V1', 2)]), siteRules.nl);
  const { user } = showInShop(<PaymentStep site={siteRules.nl} basket={basket} />);
  return { asked, user };
}

/** Presses while the bank of the wallet's card has not answered. */
async function pressTooEarly(answers: Parameters<typeof fakeApi>[0] = {}) {
  const slow = later([{ bankIca: '1684' }]);
  const { asked, user } = show({ [bank]: slow.answer, ...answers });
  await user.click(await screen.findByRole('radio', { name: /Masterpass/ }));
  await user.type(await screen.findByLabelText(/Telefoonnummer/), '0555 123 45 67');
  await user.click(screen.getByRole('radio', { name: /Yapı Kredi World/ }));
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(bank));
  await user.click(button());
  return { asked, slow };
}

test('what a panel asks once its code is there is said, and takes the focus', async () => {
  const { asked } = show();
  const way = await screen.findByRole('radio', { name: /Kaart/ });
  // At once, one after the other: the code of the panel, which nothing has asked for before, is on its way meanwhile.
  fireEvent.click(way);
  fireEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Kaartnummer');
  expect(summary).toHaveFocus();
  expect(orders(asked)).toBe(0);
});

test('a press before the panel has all it needs waits for it, and orders once', async () => {
  const timesLeft = watchLeaving();
  const { asked, slow } = await pressTooEarly({
    'POST checkout': [{ sessionId: 's-1', orderId: 'o-1', redirectUrl: '/api/nl/sandbox-payment/s-1' }],
    'POST masterpass/token': [{ token: 'mpt_1' }],
    'POST checkout/masterpass': [{ order: 'o-1', redirectUrl: '/api/nl/sandbox-payment/3-d' }],
  });
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(orders(asked)).toBe(0);
  slow.arrive();
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(orders(asked)).toBe(1);
});

test('a panel that does not come is told, and counts once it has come', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { asked, slow } = await pressTooEarly();
  await act(async () => jest.advanceTimersByTime(8_000));
  expect(screen.getByRole('alert')).toHaveTextContent('nog geladen');
  expect(button()).not.toHaveAttribute('aria-busy', 'true');
  slow.arrive();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(orders(asked)).toBe(0);
});

test('a press is repeated once it is over: a form that is being sent takes no other', async () => {
  const repeat = jest.fn();
  const { result } = renderHook(() => useHeldOrder(false, repeat));
  act(() => result.current.hold());
  expect(repeat).not.toHaveBeenCalled();
  await waitFor(() => expect(repeat).toHaveBeenCalledTimes(1));
  expect(result.current.isHeld).toBe(false);
});
