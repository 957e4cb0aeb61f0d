import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { giveDialogs, watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { useCheckoutStore } from '@/lib/checkout/store';
import { GiftCardForm } from './gift-card-form';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const amounts = [2500, 5000].map((amount) => ({ amount, currency: 'EUR' as const }));
const method = (subIntegrationType: string, name: string) => ({
  ...{ integrationType: 'sandbox', subIntegrationType, script: null },
  paymentMethodTemplate: { name },
});

const send = 'POST gift-cards';
let asked: ReturnType<typeof fakeApi> = [];
const ordered = () => asked.filter(({ call }) => call === send);

beforeAll(giveDialogs);
beforeEach(() => {
  visitAs('Guest');
  asked = fakeApi({
    'GET paymentmethods/availables': [method('ideal', 'iDEAL'), method('pay-later', 'Achteraf betalen')],
    [send]: [{ sessionId: 's', orderId: 'o', redirectUrl: '/api/nl/sandbox-payment/s' }],
  });
});
afterEach(clearVisit);

const nameRecipient = async (user: UserEvent) => {
  await user.type(screen.getByLabelText('Naam van de ontvanger'), 'Eva');
  await user.type(screen.getByLabelText('E-mailadres van de ontvanger'), 'eva@example.nl{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Uw naam op de kaart')).toHaveFocus());
};

/** Fills in what is left once the recipient is named. */
async function fillIn(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('radio', { name: /25/ }));
  const typed = {
    'Uw naam op de kaart': 'Sanne',
    Postcode: '1012 AB',
    Huisnummer: '12',
    Straat: 'Lindelaan',
    Plaats: 'Amsterdam',
  };
  for (const [label, text] of Object.entries(typed))
    await user.type(screen.getByLabelText(label, { exact: true }), text);
}

async function agreeAndOrder(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: 'iDEAL' }));
  await user.click(screen.getByRole('checkbox', { name: /voorwaarden/ }));
  await user.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
}

test('a card is ordered with what was typed, and paid at once', async () => {
  const left = watchLeaving();
  const { user } = showInShop(<GiftCardForm amounts={amounts} />);
  await nameRecipient(user);
  await screen.findByRole('radio', { name: 'iDEAL' });
  // What lends is no way to pay for money.
  expect(screen.queryByRole('radio', { name: 'Achteraf betalen' })).not.toBeInTheDocument();
  await fillIn(user);
  await agreeAndOrder(user);
  await waitFor(() => expect(left()).toBe(1));
  expect(ordered().map(({ items }) => items)).toMatchObject([
    [
      {
        amount: 2500,
        subIntegrationType: 'ideal',
        recipientName: 'Eva',
        giverName: 'Sanne',
        buyer: { street: 'Lindelaan', phone: '' },
        termAndConditionIsAccepted: true,
      },
    ],
  ]);
  expect(ordered()[0]?.headers.get('idempotency-key')).toBeTruthy();
});

test('a card whose answer got lost is the same one after a reload, until it is answered or another', async () => {
  const left = watchLeaving();
  let isLost = true;
  const answers = {
    'GET paymentmethods/availables': [method('ideal', 'iDEAL')],
    [send]: () =>
      isLost ? refuse('unavailable') : [{ sessionId: 's', orderId: 'o', redirectUrl: '/api/nl/x' }],
  };
  asked = fakeApi(answers);
  const first = showInShop(<GiftCardForm amounts={amounts} />);
  await nameRecipient(first.user);
  await fillIn(first.user);
  await agreeAndOrder(first.user);
  await screen.findByRole('alert');
  first.unmount();
  isLost = false;
  for (const change of ['', '', 'jes']) {
    const { user, unmount } = showInShop(<GiftCardForm amounts={amounts} />);
    if (change) await user.type(screen.getByLabelText('Straat'), change);
    const before = left();
    await agreeAndOrder(user);
    await waitFor(() => expect(left()).toBe(before + 1));
    unmount();
  }
  const keys = ordered().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(4);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('nothing is ordered while something is missing, and each field says so', async () => {
  const { user } = showInShop(<GiftCardForm amounts={amounts} />);
  await user.click(screen.getByRole('button', { name: /^Verder naar/ }));
  await waitFor(() => expect(screen.getByLabelText('Naam van de ontvanger')).toBeInvalid());
  expect(screen.getByLabelText('Naam van de ontvanger')).toHaveFocus();
  await nameRecipient(user);
  await screen.findByRole('radio', { name: 'iDEAL' });
  await user.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
  await waitFor(() => expect(screen.getByLabelText('Uw naam op de kaart')).toBeInvalid());
  expect(screen.getByLabelText('Uw naam op de kaart')).toHaveFocus();
  expect(screen.getByLabelText('Postcode')).toBeInvalid();
  expect(ordered()).toEqual([]);
});

test('what was filled in survives a payment that fails, and a reload', async () => {
  const shown = showInShop(<GiftCardForm amounts={amounts} />);
  const { user } = shown;
  await user.click(screen.getByRole('radio', { name: /25/ }));
  await nameRecipient(user);
  await user.type(screen.getByLabelText(/^Uw boodschap/), 'Hoera!');
  await user.type(screen.getByLabelText('Straat'), 'Lindelaan');
  shown.unmount();
  showInShop(<GiftCardForm amounts={amounts} />);
  expect(screen.getByRole('radio', { name: /25/ })).toBeChecked();
  expect(screen.getByLabelText('Naam van de ontvanger')).toHaveValue('Eva');
  expect(screen.getByLabelText(/^Uw boodschap/)).toHaveValue('Hoera!');
  expect(screen.getByLabelText('Straat')).toHaveValue('Lindelaan');
});

test('the word on the terms of one order counts for no other', async () => {
  useCheckoutStore.setState({ termAndConditionIsAccepted: true });
  const { user } = showInShop(<GiftCardForm amounts={amounts} />);
  await nameRecipient(user);
  const terms = screen.getByRole('checkbox', { name: /voorwaarden/ });
  expect(terms).not.toBeChecked();
  useCheckoutStore.setState({ termAndConditionIsAccepted: false });
  await user.click(terms);
  expect(terms).toBeChecked();
  expect(useCheckoutStore.getState().termAndConditionIsAccepted).toBe(false);
});

test('who comes back without having paid is told that there is no card', async () => {
  window.history.replaceState(null, '', '/nl/gift-cards?outcome=decline');
  showInShop(<GiftCardForm amounts={amounts} />);
  expect(await screen.findByText('U hebt niet betaald')).toBeVisible();
});

test('first only amount and recipient are asked, beside the card as it will come', async () => {
  const { user } = showInShop(<GiftCardForm amounts={amounts} />);
  expect(screen.queryByLabelText('Uw naam op de kaart')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bestellen en betalen' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /25/ }));
  await nameRecipient(user);
  await user.type(screen.getByLabelText('Uw naam op de kaart'), 'Sanne');
  const card = screen.getByRole('figure');
  expect(card).toHaveTextContent(/25.*Voor Eva.*Van Sanne/);
});
