import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { giveDialogs, watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, later, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { toBasket } from '@/lib/basket/to-basket';
import { useCheckoutStore } from '@/lib/checkout/store';
import { readOpenOrder } from '@/lib/order/open-order';
import { lateTexts } from '@/messages/late';
import { siteRules } from '@/sites/rules';
import { PaymentStep } from './payment-step';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const methods = [
  { integrationType: 'sandbox', subIntegrationType: 'ideal', paymentMethodTemplate: { name: 'iDEAL' } },
  { integrationType: 'sandbox', subIntegrationType: 'card', paymentMethodTemplate: { name: 'Kaart' } },
];
const placed = { sessionId: 's-1', orderId: 'o-1', redirectUrl: '/api/nl/sandbox-payment/p-1' };
const termsPage = {
  slots: [{ id: 'a', snippetCode: 'full-width-text', context: { body: '<p>Betaling vooraf</p>' } }],
};
const available = { 'GET paymentmethods/availables': methods };

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const atOnce = { installmentCount: 1, installmentFee: eur(0), total: eur(2000), amounts: [eur(2000)] };
const inTwo = {
  installmentCount: 2,
  installmentFee: eur(70),
  total: eur(2070),
  amounts: [eur(1035), eur(1035)],
};
const card = {
  bin: '545103',
  brand: 'mastercard',
  brandName: 'Master Card',
  bankCode: null,
  bankName: null,
  cardFamily: null,
  cardType: null,
  installmentOptions: [atOnce, inTwo],
};

beforeAll(giveDialogs);
// Compiled before anything is pressed: React complains of a press that a panel meets on its way.
beforeAll(() => Promise.all([import('./panels/card-panel'), lateTexts.nl()]));
beforeEach(() => {
  visitAs('Guest');
  useCheckoutStore.setState({
    termAndConditionIsAccepted: false,
    paymentMethod: null,
    agreedTotalMinor: null,
    giftCard: null,
  });
});
afterEach(clearVisit);

function show(changes = {}) {
  const basket = toBasket(basketAnswer([itemAnswer('V1', 2)], changes), siteRules.nl);
  return showInShop(<PaymentStep site={siteRules.nl} basket={basket} />).user;
}
const order = () => screen.getByRole('button', { name: 'Bestellen en betalen' });
const terms = () => screen.getByRole('checkbox', { name: /voorwaarden/ });

async function fillIn(user: ReturnType<typeof show>) {
  await user.click(await screen.findByRole('radio', { name: /iDEAL/ }));
  await user.click(terms());
}

test('a discount is called in checkout what it is called in the basket', async () => {
  fakeApi(available);
  const discount = eur(200);
  const promotions = [
    { id: 'welkom', title: 'Welkomstkorting', discount, couponCode: null, freeDelivery: false },
  ];
  const answer = basketAnswer([itemAnswer('V1', 2)]);
  const orderSummary = { ...answer.orderSummary, discount };
  const basket = toBasket({ ...answer, promotions, orderSummary }, siteRules.nl);
  showInShop(<PaymentStep site={siteRules.nl} basket={basket} />);
  expect(await screen.findByText('Welkomstkorting')).toBeInTheDocument();
  expect(screen.queryByText('Korting')).not.toBeInTheDocument();
});

test('nothing is ordered without a method and the terms, and both are listed', async () => {
  const asked = fakeApi(available);
  const user = show();
  await screen.findByRole('radio', { name: /iDEAL/ });
  await user.click(order());
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('Controleer 2 velden');
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: 'Algemene voorwaarden' }));
  expect(terms()).toHaveFocus();
  expect(terms()).toBeInvalid();
  expect(asked).toHaveLength(1);
});

test('a shop without any active method says so, and asks again when it is told to', async () => {
  const answers: (readonly object[])[] = [[], methods];
  fakeApi({ 'GET paymentmethods/availables': () => answers.shift() ?? [] });
  const user = show();
  expect(await screen.findByText(/geen betaalmethode beschikbaar/)).toBeVisible();
  await user.click(order());
  const [summary = document.body] = screen
    .getAllByRole('alert')
    .filter((one) => /velden/.test(one.textContent));
  await user.click(within(summary).getByRole('link', { name: 'Hoe wilt u betalen?' }));
  expect(document.activeElement).toHaveTextContent(/geen betaalmethode beschikbaar/);
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('radio', { name: /iDEAL/ })).not.toBeChecked();
});

describe('a way to pay that does not work', () => {
  const credit = {
    integrationType: 'sandbox',
    subIntegrationType: 'pay-later',
    paymentMethodTemplate: { name: 'Achteraf betalen' },
  };

  test('is named by the shop, and another one, which is no credit, is a press away', async () => {
    fakeApi({
      'GET paymentmethods/availables': [credit, ...methods],
      'POST checkout': refuse('payment-method-unavailable', 'iDEAL is nu niet beschikbaar.'),
    });
    const user = show();
    await fillIn(user);
    await user.click(order());
    expect(await screen.findByText('iDEAL is nu niet beschikbaar.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Achteraf betalen kiezen' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Kaart kiezen' }));
    expect(screen.getByRole('radio', { name: /Kaart/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Kaart/ })).toHaveFocus();
    expect(screen.queryByText('iDEAL is nu niet beschikbaar.')).not.toBeInTheDocument();
  });

  test('is named to whoever comes back from its page, and nothing is chosen for them', async () => {
    fakeApi(available);
    const basket = toBasket(basketAnswer([itemAnswer('V1', 2)]), siteRules.nl);
    showInShop(<PaymentStep site={siteRules.nl} basket={basket} failedBefore="ideal" />);
    expect(await screen.findByText(/Betalen met iDEAL is niet gelukt/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Kaart kiezen' })).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  test('that nobody offers is not believed', async () => {
    fakeApi(available);
    const basket = toBasket(basketAnswer([itemAnswer('V1', 2)]), siteRules.nl);
    showInShop(<PaymentStep site={siteRules.nl} basket={basket} failedBefore="<b>gratis" />);
    await screen.findByRole('radio', { name: /iDEAL/ });
    expect(screen.queryByText(/niet gelukt/)).not.toBeInTheDocument();
  });
});

describe('a way to pay that asks for more', () => {
  async function chooseCard(user: ReturnType<typeof show>) {
    await user.click(await screen.findByRole('radio', { name: /Kaart/ }));
    // A panel that arrives while a press is answered makes React complain of the test.
    const number = await screen.findByLabelText('Kaartnummer');
    await user.click(terms());
    return number;
  }

  test('orders nothing before it has it, and the list of problems leads there', async () => {
    const asked = fakeApi(available);
    const user = show();
    const number = await chooseCard(user);
    await user.click(order());
    // A press before the panel has told is repeated.
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Controleer 3 velden');
    await user.click(within(summary).getByRole('link', { name: 'Kaartnummer' }));
    expect(number).toHaveFocus();
    expect(number).toBeInvalid();
    expect(asked.map(({ call }) => call)).not.toContain('POST checkout');
  });

  test('is blamed for nothing that was asked before it was chosen', async () => {
    fakeApi(available);
    const user = show();
    await screen.findByRole('radio', { name: /iDEAL/ });
    await user.click(order());
    const number = await chooseCard(user);
    expect(number).toBeValid();
    expect(screen.queryByRole('link', { name: 'Kaartnummer' })).not.toBeInTheDocument();
    await user.click(order());
    await waitFor(() => expect(number).toBeInvalid());
    await user.click(screen.getByRole('radio', { name: /iDEAL/ }));
    await user.click(screen.getByRole('radio', { name: /Kaart/ }));
    expect(await screen.findByLabelText('Kaartnummer')).toBeValid();
  });

  test('is ordered with what was chosen there, its cost in the sum above the button', async () => {
    const asked = fakeApi({
      ...available,
      'POST payment/bincheck': [card],
      'POST checkout': [placed],
    });
    const timesLeft = watchLeaving();
    const user = show();
    await user.type(await chooseCard(user), '5451030000000000');
    await user.type(screen.getByLabelText('Geldig tot'), '09/38');
    await user.type(screen.getByLabelText('Beveiligingscode'), '123');
    expect(screen.queryByText('Kosten van betalen in termijnen')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: /2 ×/ }));
    expect(screen.getByText('Kosten van betalen in termijnen').parentElement).toHaveTextContent('€ 0,70');
    expect(screen.getByText('Totaal').parentElement).toHaveTextContent('€ 20,70');
    await user.click(order());
    await waitFor(() => expect(timesLeft()).toBe(1));
    expect(asked.at(-1)?.items).toMatchObject([
      { subIntegrationType: 'card', expectedTotal: 2000, bin: '545103', installmentCount: 2 },
    ]);
    expect(JSON.stringify(asked)).not.toContain('5451030');
  });

  test('loses its cost when another one is chosen, or the step is left', async () => {
    fakeApi({ ...available, 'POST payment/bincheck': [card] });
    const user = show();
    await user.type(await chooseCard(user), '545103');
    const inParts = async () => user.click(await screen.findByRole('radio', { name: /2 ×/ }));
    await inParts();
    expect(useCheckoutStore.getState().installmentFee).toBe(70);
    await user.click(screen.getByRole('radio', { name: /iDEAL/ }));
    expect(screen.queryByText('Kosten van betalen in termijnen')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Kaart/ }));
    await user.type(await screen.findByLabelText('Kaartnummer'), '545103');
    await inParts();
    cleanup();
    expect(useCheckoutStore.getState().installmentFee).toBe(0);
  });
});

describe('credit of a bank', () => {
  const bnpl = {
    integrationType: 'bnpl',
    subIntegrationType: 'bnpl',
    paymentMethodTemplate: { name: 'Winkelkrediet' },
  };
  const offer = { ...inTwo, id: '0046-2', bankCode: '0046', bankName: 'Akbank' };
  const atBank = { ...placed, redirectUrl: '/api/nl/sandbox-payment/bank' };
  const take = 'POST checkout/bnpl-init';

  async function orderWith(answers: Parameters<typeof fakeApi>[0]) {
    const asked = fakeApi({
      'GET paymentmethods/availables': [bnpl],
      'GET checkout/bnpl-offers': [offer],
      'POST checkout': [placed],
      ...answers,
    });
    const user = show();
    await user.click(await screen.findByRole('radio', { name: /Winkelkrediet/ }));
    await user.click(await screen.findByRole('radio', { name: /Akbank/ }));
    await user.click(terms());
    await user.click(order());
    return { asked, user };
  }

  test('is taken for the order that was placed, and leads to the bank', async () => {
    const timesLeft = watchLeaving();
    const { asked } = await orderWith({ [take]: [atBank] });
    await waitFor(() => expect(timesLeft()).toBe(1));
    expect(asked.slice(-2).map(({ call, items }) => [call, items])).toMatchObject([
      ['POST checkout', [{ subIntegrationType: 'bnpl', expectedTotal: 2000 }]],
      [take, [{ offerId: '0046-2' }]],
    ]);
    expect(readOpenOrder(siteRules.nl)).toEqual({ orderId: 'o-1', redirectUrl: atBank.redirectUrl });
  });

  test('that is not answered loses no order: the way back to it is kept, and the next try is the same', async () => {
    const { asked, user } = await orderWith({ [take]: refuse('unavailable') });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(readOpenOrder(siteRules.nl)).toMatchObject({ orderId: 'o-1' });
    await user.click(order());
    await waitFor(() => expect(asked.filter(({ call }) => call === take)).toHaveLength(2));
    const keys = asked.flatMap(({ call, headers }) =>
      call === 'POST checkout' ? [headers.get('idempotency-key')] : [],
    );
    expect(new Set(keys).size).toBe(1);
  });
});

test('the bank of a wallet is asked for before the order, a token after it, which leads to the 3-D step of the card', async () => {
  const step = '/api/nl/sandbox-payment/3-d';
  const masterpass = {
    integrationType: 'masterpass',
    subIntegrationType: 'masterpass',
    paymentMethodTemplate: { name: 'Masterpass' },
  };
  const asked = fakeApi({
    'GET paymentmethods/availables': [masterpass],
    'POST payment/bincheck': [card],
    'POST checkout': [placed],
    'POST masterpass/v2/bankIca': [{ bankIca: '1684' }],
    'POST masterpass/token': [{ token: 'mpt_1' }],
    'POST checkout/masterpass': [
      { order: 'o-1', total: eur(2070), installmentFee: eur(70), redirectUrl: step },
    ],
  });
  const timesLeft = watchLeaving();
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /Masterpass/ }));
  await user.type(await screen.findByLabelText(/Telefoonnummer/), '0555 123 45 67');
  await user.click(screen.getByRole('radio', { name: /Yapı Kredi World/ }));
  await user.click(await screen.findByRole('radio', { name: /2 ×/ }));
  await user.click(terms());
  await user.click(order());
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(asked.slice(-4).map(({ call, items }) => [call, items])).toMatchObject([
    ['POST masterpass/v2/bankIca', [{ bankCode: '0067', cardType: 'CREDIT_CARD', installmentCount: 2 }]],
    ['POST checkout', [{ subIntegrationType: 'masterpass', expectedTotal: 2000 }]],
    ['POST masterpass/token', [{ phone: '905551234567', bankIca: '1684' }]],
    ['POST checkout/masterpass', [{ token: 'mpt_1', bankIca: '1684', installmentCount: 2 }]],
  ]);
  expect(readOpenOrder(siteRules.nl)).toEqual({ orderId: 'o-1', redirectUrl: step });
});

test('nothing stands between the sum and the button that binds, not even a refusal', async () => {
  fakeApi({ ...available, 'POST checkout': refuse('out-of-stock', 'Bank Oslo is uitverkocht') });
  const user = show();
  await fillIn(user);
  await user.click(order());
  await screen.findByText('Bank Oslo is uitverkocht');
  const before = order().previousElementSibling;
  expect(before).toHaveTextContent(/Totaal/);
  expect(before).not.toHaveTextContent('uitverkocht');
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

test('a gift card that is worth all of it orders without another way to pay', async () => {
  const asked = fakeApi({
    ...available,
    'POST gift-cards/balance': [
      { end: 'PQRT', amount: eur(5000), balance: eur(5000), validUntil: '2031-11-16' },
    ],
    'POST checkout': [placed],
  });
  const timesLeft = watchLeaving();
  const user = show();
  await user.click(screen.getByText('Betalen met een cadeaukaart'));
  await user.type(await screen.findByLabelText('Code van de cadeaukaart'), '2345-6789-CDFH-JKMN-PQRT{Enter}');
  await screen.findByText(/Een andere betaalmethode is niet nodig/);
  await user.click(terms());
  await user.click(order());
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(asked.at(-1)?.items).toMatchObject([
    {
      subIntegrationType: 'gift-card',
      expectedTotal: 2000,
      giftCard: { code: '2345-6789-CDFH-JKMN-PQRT', amount: 2000 },
    },
  ]);
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

test('a lost answer claims nothing of the order, and the next try is the same one', async () => {
  const asked = fakeApi({ ...available, 'POST checkout': refuse('unavailable') });
  const user = show();
  await fillIn(user);
  await user.click(order());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Wij kregen geen antwoord .* het blijft één bestelling\.$/);
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
  const failed = /De betaalmethoden konden niet/;

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
  toBasket(
    basketAnswer([itemAnswer('V1', 2, { lineTotal: { amount: 2 * unit, currency: 'EUR' } })]),
    siteRules.nl,
  );
const agree = () => screen.getByRole('checkbox', { name: /akkoord met een totaal/ });
const ordered = (asked: ReturnType<typeof fakeApi>) => asked.filter(({ call }) => call === 'POST checkout');

test('a total that changes under way is ordered at once it is agreed to, and not before', async () => {
  const asked = fakeApi({ ...available, 'POST checkout': [placed] });
  watchLeaving();
  const { user, again } = showInShop(<PaymentStep site={siteRules.nl} basket={dearer(1000)} />);
  await user.click(await screen.findByRole('radio', { name: /iDEAL/ }));
  await user.click(terms());
  again(<PaymentStep site={siteRules.nl} basket={dearer(1100)} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/eerst €.20, nu €.22/);
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

test.each([
  ['asks about it, and sends nobody to the basket', undefined, 0],
  [
    'for a code that counts no more gives the reason there',
    [{ property: 'couponCode', message: 'Vervallen' }],
    1,
  ],
] as const)('a total that the shop refuses %s', async (_what, fields, reasons) => {
  fakeApi({
    ...available,
    'POST checkout': refuse('basket-invalid', 'Klopt niet meer.', [...(fields ?? [])]),
  });
  const { user, again } = showInShop(<PaymentStep site={siteRules.nl} basket={dearer(1000)} />);
  await user.click(await screen.findByRole('radio', { name: /iDEAL/ }));
  await user.click(terms());
  await user.click(order());
  await screen.findByText('Klopt niet meer.');
  again(<PaymentStep site={siteRules.nl} basket={dearer(1100)} />);
  expect(agree()).toBeVisible();
  expect(screen.queryByText('Klopt niet meer.')).toBeNull();
  expect(within(screen.getByRole('alert')).queryAllByText('Vervallen')).toHaveLength(reasons);
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
  const basket = toBasket(basketAnswer([itemAnswer('V1', 1, { seenUnitPrice })]), siteRules.nl);
  const { user } = showInShop(<PaymentStep site={siteRules.nl} basket={basket} />);
  await user.click(await screen.findByRole('radio', { name: /iDEAL/ }));
  await user.click(terms());
  expect(screen.getByRole('alert')).toHaveTextContent(/Bank V1: eerst €.9, nu €.10/);
  await user.click(order());
  expect(agree()).toBeInvalid();
  expect(ordered(asked)).toEqual([]);
});

test('what is asked about a card is the part that a gift card leaves', async () => {
  useCheckoutStore.setState({
    giftCard: { code: 'C', end: 'PQRT', validUntil: '2031-11-16', amount: eur(50_000), balance: eur(500) },
  });
  const asked = fakeApi({ ...available, 'POST payment/bincheck': [card] });
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /Kaart/ }));
  await user.type(await screen.findByLabelText('Kaartnummer'), '5451030000000000');
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'POST payment/bincheck')?.items).toEqual([
      { bin: '545103', totalAmount: 1500 },
    ]),
  );
});
