import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { toBasket } from '@/lib/basket/to-basket';
import type { PanelState } from '@/lib/checkout/models';
import { useCheckoutStore } from '@/lib/checkout/store';
import { siteRules } from '@/sites/rules';
import type { PanelProps } from './panels/panel-props';
import { PaymentStep } from './payment-step';

// It comes by itself, late, and is asked for by nobody here.
jest.mock('@/components/checkout/late-gift-card', () => ({ LateGiftCard: () => null }));
jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const panel = { tell: (_: PanelState) => {} };
/** A panel whose code or whose provider's script is still on the way: it tells when the test says so. */
function SlowPanel({ onTell }: PanelProps) {
  useEffect(() => {
    panel.tell = onTell;
  }, [onTell]);
  return <p>Kaart</p>;
}
jest.mock('./panels/panels', () => ({ panelOf: () => SlowPanel }));

const methods = [
  { integrationType: 'sandbox', subIntegrationType: 'card', paymentMethodTemplate: { name: 'Kaart' } },
];
const told = { problems: [], details: {}, feeMinor: 0, after: null };
const lacking = { ...told, problems: [{ id: 'number', label: 'Nummer', text: 'Vul uw nummer in.' }] };

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

async function press() {
  const asked = fakeApi({ 'GET paymentmethods/availables': methods });
  const basket = toBasket(basketAnswer([itemAnswer('V1', 2)]), siteRules.nl);
  const { user } = showInShop(<PaymentStep site={siteRules.nl} basket={basket} />);
  await user.click(await screen.findByRole('radio', { name: /Kaart/ }));
  await user.click(button());
  return asked;
}

test('a press before the panel is there waits for it, and orders once', async () => {
  const asked = await press();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(async () => panel.tell({ ...told, isComing: true }));
  expect(orders(asked)).toBe(0);
  await act(async () => panel.tell(told));
  await waitFor(() => expect(orders(asked)).toBe(1));
});

test('what the panel asks once it is there is said, and takes the focus', async () => {
  const asked = await press();
  await act(async () => panel.tell(lacking));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Vul uw nummer in.');
  expect(summary).toHaveFocus();
  expect(orders(asked)).toBe(0);
});

test('a panel that does not come is told, and counts once it has come', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const asked = await press();
  await act(async () => jest.advanceTimersByTime(8_000));
  expect(screen.getByRole('alert')).toHaveTextContent('nog geladen');
  expect(button()).not.toHaveAttribute('aria-busy', 'true');
  await act(async () => panel.tell(told));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(orders(asked)).toBe(0);
});
