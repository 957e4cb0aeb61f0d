import { screen, waitFor, within } from '@testing-library/react';
import { giveDialogs, watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, later, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { toBasket } from '@/lib/basket/to-basket';
import { useCheckoutStore } from '@/lib/checkout/store';
import { readOpenOrder } from '@/lib/order/open-order';
import { siteRules } from '@/sites/rules';
import { PaymentStep } from './payment-step';

const methods = [
  { integrationType: 'sandbox', subIntegrationType: 'ideal', paymentMethodTemplate: { name: 'iDEAL' } },
  { integrationType: 'sandbox', subIntegrationType: 'card', paymentMethodTemplate: { name: 'Kaart' } },
];
const placed = { sessionId: 's-1', orderId: 'o-1', redirectUrl: '/api/nl/sandbox-payment/p-1' };
const termsPage = {
  slots: [{ id: 'a', snippetCode: 'full-width-text', context: { body: '<p>Betaling vooraf</p>' } }],
};
const available = { 'GET paymentmethods/availables': methods };

beforeAll(giveDialogs);
beforeEach(() => {
  visitAs('Guest');
  useCheckoutStore.setState({
    termAndConditionIsAccepted: false,
    paymentMethod: null,
    agreedTotalMinor: null,
  });
});
afterEach(clearVisit);

function show(changes = {}) {
  const basket = toBasket(basketAnswer([itemAnswer('V1', 2)], changes));
  return showInShop(<PaymentStep site={siteRules.nl} basket={basket} />).user;
}
const order = () => screen.getByRole('button', { name: 'Bestellen en betalen' });
const terms = () => screen.getByRole('checkbox', { name: /voorwaarden/ });

async function fillIn(user: ReturnType<typeof show>) {
  await user.click(await screen.findByRole('radio', { name: /iDEAL/ }));
  await user.click(terms());
}

test('nothing is ordered without a method and the terms, and both are listed', async () => {
  const asked = fakeApi(available);
  const user = show();
  await screen.findByRole('radio', { name: /iDEAL/ });
  await user.click(order());
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('Er zijn 2 velden die aandacht vragen');
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: 'Algemene voorwaarden' }));
  expect(terms()).toHaveFocus();
  expect(terms()).toBeInvalid();
  expect(asked).toHaveLength(1);
});

test('a shop that offers no method says so, and the summary leads to where they would be', async () => {
  fakeApi({ 'GET paymentmethods/availables': [] });
  const user = show();
  const place = await screen.findByRole('group', { name: 'Hoe wilt u betalen?' });
  await user.click(order());
  const summary = screen.getByRole('alert');
  await user.click(within(summary).getByRole('link', { name: 'Hoe wilt u betalen?' }));
  expect(document.activeElement).toContainElement(place);
});

test('the order names the sum that was shown, and leads to the payment', async () => {
  const asked = fakeApi({ ...available, 'POST checkout': [placed] });
  const timesLeft = watchLeaving();
  const user = show();
  await fillIn(user);
  await user.click(order());
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(asked.at(-1)?.items).toMatchObject([
    { subIntegrationType: 'ideal', termAndConditionIsAccepted: true, expectedTotal: 2000 },
  ]);
  expect(readOpenOrder(siteRules.nl)).toEqual({ orderId: 'o-1', redirectUrl: placed.redirectUrl });
});

test('a second press while it is placed is no second order', async () => {
  const slow = later(refuse('unavailable'));
  const asked = fakeApi({ ...available, 'POST checkout': slow.answer });
  const user = show();
  await fillIn(user);
  await user.click(order());
  expect(screen.getByText('Uw bestelling wordt geplaatst')).toHaveAttribute('role', 'status');
  await user.click(order());
  slow.arrive();
  await screen.findByRole('alert');
  expect(asked.filter(({ call }) => call === 'POST checkout')).toHaveLength(1);
});

test('a lost answer says that nothing is lost, and the next try is the same order', async () => {
  const asked = fakeApi({ ...available, 'POST checkout': refuse('unavailable') });
  const user = show();
  await fillIn(user);
  await user.click(order());
  expect(await screen.findByRole('alert')).toHaveTextContent('Er is niets afgeschreven');
  await user.click(order());
  await waitFor(() => expect(asked.filter(({ call }) => call === 'POST checkout')).toHaveLength(2));
  const [first, second] = asked.filter(({ call }) => call === 'POST checkout');
  expect(first?.headers.get('idempotency-key')).toMatch(/.{20,}/);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('after a refusal, which leads to the basket where that is the reason, the next try is a new order', async () => {
  const asked = fakeApi({
    ...available,
    'POST checkout': refuse('out-of-stock', 'Bank Oslo is uitverkocht'),
  });
  const user = show();
  await fillIn(user);
  await user.click(order());
  expect(await screen.findByRole('alert')).toHaveTextContent('Bank Oslo is uitverkocht');
  expect(screen.getByRole('link', { name: 'Naar de winkelmand' })).toHaveAttribute('href', '/nl/basket');
  await user.click(order());
  await waitFor(() => expect(asked.filter(({ call }) => call === 'POST checkout')).toHaveLength(2));
  const keys = asked.flatMap(({ call, headers }) =>
    call === 'POST checkout' ? [headers.get('idempotency-key')] : [],
  );
  expect(new Set(keys).size).toBe(2);
});

test('a basket that is blocked cannot be ordered', async () => {
  fakeApi(available);
  const message = { key: 4001, code: 4001, message: 'Uitverkocht', productId: 'V1', vsin: 'V1' };
  show({ messages: [message] });
  expect(screen.getByRole('alert')).toHaveTextContent('Uw winkelmand is veranderd');
  expect(screen.queryByRole('button', { name: 'Bestellen en betalen' })).not.toBeInTheDocument();
});

test('terms that cannot be loaded are said so once, and asked for again, or opened beside', async () => {
  const answers = [refuse('template-not-found'), [termsPage]];
  const asked = fakeApi({
    ...available,
    [`GET template/${siteRules.nl.termsAlias}`]: () => answers.shift() ?? [],
  });
  const user = show();
  await user.click(screen.getByRole('link', { name: 'algemene voorwaarden' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('konden niet worden geladen');
  expect(asked.filter(({ call }) => call.includes('template'))).toHaveLength(1);
  expect(dialog.getByRole('link', { name: /nieuw venster/ })).toHaveAttribute(
    'href',
    '/nl/algemene-voorwaarden',
  );
  await user.click(dialog.getByRole('button', { name: 'Voorwaarden opnieuw laden' }));
  expect(await dialog.findByText('Betaling vooraf')).toBeInTheDocument();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('the terms open over the page, and say so when they cannot be loaded', async () => {
  fakeApi(available);
  const user = show();
  await user.click(screen.getByRole('link', { name: 'algemene voorwaarden' }));
  const dialog = screen.getByRole('dialog', { name: 'Algemene voorwaarden' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('konden niet worden geladen');
  expect(terms()).not.toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('ways to pay that cannot be loaded', () => {
  const again = () => screen.findByRole('button', { name: 'Opnieuw proberen' });
  const failed = /De betaalwijzen konden niet/;

  test('are said to be missing, and are asked for again by a button that keeps the focus', async () => {
    const second = later(methods);
    const answers: (() => Promise<Response | readonly object[]>)[] = [
      async () => refuse('unavailable'),
      second.answer,
    ];
    fakeApi({ 'GET paymentmethods/availables': () => answers.shift()?.() ?? refuse('unavailable') });
    const user = show();
    const button = await again();
    await user.click(button);
    expect(screen.getByText(failed)).toBeVisible();
    expect(button).toHaveFocus();
    second.arrive();
    expect(await screen.findByRole('radio', { name: /iDEAL/ })).toBeVisible();
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
  });

  test('let no order be placed, and the list of problems leads to why', async () => {
    fakeApi({ 'GET paymentmethods/availables': refuse('unavailable') });
    const user = show();
    await again();
    await user.click(order());
    const [summary = document.body] = screen
      .getAllByRole('alert')
      .filter((one) => /velden/.test(one.textContent));
    expect(within(summary).getByText(failed)).toBeVisible();
    await user.click(within(summary).getByRole('link', { name: 'Hoe wilt u betalen?' }));
    expect(document.activeElement).toHaveTextContent(failed);
  });
});

const dearer = (unit: number) =>
  toBasket(basketAnswer([itemAnswer('V1', 2, { lineTotal: { amount: 2 * unit, currency: 'EUR' } })]));
const agree = () => screen.getByRole('checkbox', { name: /akkoord met een totaal/ });
const ordered = (asked: ReturnType<typeof fakeApi>) => asked.filter(({ call }) => call === 'POST checkout');

test('a total that changes under way is ordered at once it is agreed to, and not before', async () => {
  const asked = fakeApi({ ...available, 'POST checkout': [placed] });
  watchLeaving();
  const { user, again } = showInShop(<PaymentStep site={siteRules.nl} basket={dearer(1000)} />);
  await user.click(await screen.findByRole('radio', { name: /iDEAL/ }));
  await user.click(terms());
  again(<PaymentStep site={siteRules.nl} basket={dearer(1100)} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/eerst €.20,-, nu €.22,-/);
  await user.click(order());
  const [summary] = screen.getAllByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(agree()).toBeInvalid();
  expect(ordered(asked)).toEqual([]);
  await user.click(agree());
  await user.click(order());
  await waitFor(() => expect(ordered(asked)).toHaveLength(1));
  expect(ordered(asked)[0]?.items).toMatchObject([{ expectedTotal: 2200 }]);
});

test('a word given for one total holds for no other', async () => {
  const asked = fakeApi(available);
  const { user, again } = showInShop(<PaymentStep site={siteRules.nl} basket={dearer(1000)} />);
  await user.click(await screen.findByRole('radio', { name: /iDEAL/ }));
  await user.click(terms());
  again(<PaymentStep site={siteRules.nl} basket={dearer(1100)} />);
  await user.click(agree());
  again(<PaymentStep site={siteRules.nl} basket={dearer(1200)} />);
  expect(agree()).not.toBeChecked();
  await user.click(order());
  expect(ordered(asked)).toEqual([]);
});

test('what got dearer since it was put into the basket is named, and asked about', async () => {
  const asked = fakeApi(available);
  const seenUnitPrice = { amount: 900, currency: 'EUR' as const };
  const basket = toBasket(basketAnswer([itemAnswer('V1', 1, { seenUnitPrice })]));
  const { user } = showInShop(<PaymentStep site={siteRules.nl} basket={basket} />);
  await user.click(await screen.findByRole('radio', { name: /iDEAL/ }));
  await user.click(terms());
  expect(screen.getByRole('alert')).toHaveTextContent(/Bank V1: eerst €.9,-, nu €.10,-/);
  await user.click(order());
  expect(agree()).toBeInvalid();
  expect(ordered(asked)).toEqual([]);
});
