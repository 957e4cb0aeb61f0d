import { act, screen, waitFor } from '@testing-library/react';
import { someAddress } from '@/api/contract/testing/some-address';
import { giveDialogs, giveScrolling } from '@/components/testing/browser-parts';
import { fakeApi, later, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { BasketEmpty, BasketFailed } from '../basket/basket-states';
import { CheckoutView } from './checkout-view';

let mockSearch = '';
const mockPush = jest.fn();
jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  useRouter: () => ({ push: mockPush }),
  useSearchParams: () => new URLSearchParams(mockSearch),
}));

const view = () => <CheckoutView failed={<BasketFailed site="nl" />} empty={<BasketEmpty site="nl" />} />;
const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const days = { deliveryDate: '2026-12-12', bufferedDeliveryDate: '2026-12-15' };
const options = [
  { code: 'home' as const, price: eur(0), ...days },
  { code: 'placement' as const, price: eur(7900), ...days },
];
const { id } = someAddress;
const empty = basketAnswer([]);
const fresh = basketAnswer([itemAnswer('V1')], { deliveryOptions: options });
const addressed = { ...fresh, shippingAddressId: id, billingAddressId: id };

beforeAll(giveDialogs);
beforeAll(giveScrolling);
beforeEach(() => {
  mockSearch = '';
  mockPush.mockClear();
  visitAs('Guest');
});
afterEach(clearVisit);

const step = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return heading.closest('li');
};

test('a first visit begins with the address, whatever step is asked for', async () => {
  mockSearch = 'step=payment';
  fakeApi({ 'GET basket': [fresh], 'GET customeraddress': [] });
  showInShop(view());
  expect(await step(/Stap 1 van 3: Gegevens/)).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByRole('button', { name: 'Bestellen en betalen' })).not.toBeInTheDocument();
});

const suggestion = 'Hebt u al een account?';

test.each([
  [true, 'Guest', 1],
  [false, 'Guest', 0],
  [true, 'Customer', 0],
] as const)(
  'with loginBeforeCheckout %s a %s is offered %i times to sign in first',
  async (isOn, who, times) => {
    visitAs(who);
    const featureFlags = { loginBeforeCheckout: isOn };
    fakeApi({
      'GET basket': [fresh],
      'GET customeraddress': [],
      'GET remote-config': [{ featureFlags, welcomePopup: null }],
    });
    showInShop(view());
    await step(/Stap 1 van 3/);
    expect(screen.queryAllByRole('heading', { name: suggestion })).toHaveLength(times);
    // Where it is not suggested first, a line offers it to guests.
    const links = screen.queryAllByRole('link', { name: 'Inloggen' });
    expect(links).toHaveLength(who === 'Guest' ? 1 : 0);
    for (const link of links) expect(link).toHaveAttribute('href', '/nl/auth/sign-in?next=%2Fnl%2Fcheckout');
  },
);

test('who has given an address is not asked to sign in any more', async () => {
  mockSearch = 'step=delivery';
  fakeApi({
    'GET basket': [addressed],
    'GET customeraddress': [someAddress],
    'GET remote-config': [{ featureFlags: { loginBeforeCheckout: true }, welcomePopup: null }],
  });
  const { again } = showInShop(view());
  await step(/Stap 2 van 3/);
  expect(screen.queryByRole('link', { name: 'Inloggen' })).not.toBeInTheDocument();
  mockSearch = 'step=address';
  again(view());
  expect(screen.getByRole('link', { name: 'Inloggen' })).toBeVisible();
});

test('a step that is done says where it goes and how its shopper is reached', async () => {
  mockSearch = 'step=delivery';
  const { email, phone } = someAddress;
  fakeApi({ 'GET basket': [addressed], 'GET customeraddress': [someAddress] });
  showInShop(view());
  await step(/Stap 2 van 3/);
  for (const way of [email, phone]) expect(screen.getByText(way)).toBeVisible();
});

test('the form does not wait for a switch that does not come, nor moves when it comes', async () => {
  const config = later([{ featureFlags: { loginBeforeCheckout: true }, welcomePopup: null }]);
  fakeApi({ 'GET basket': [fresh], 'GET customeraddress': [], 'GET remote-config': config.answer });
  showInShop(view());
  await screen.findByRole('heading', { level: 2, name: /Stap 1 van 3/ }, { timeout: 20_000 });
  config.arrive();
  await config.answer();
  await waitFor(() => expect(screen.getByLabelText('Voornaam')).toBeVisible());
  expect(screen.queryByRole('heading', { name: suggestion })).not.toBeInTheDocument();
}, 30_000);

test('a first address begins in the country the visitor seems to be in, if the shop delivers there', async () => {
  fakeApi({ 'GET basket': [fresh], 'GET customeraddress': [], 'GET lookup/country': [{ country: 'BE' }] });
  showInShop(view());
  expect(await screen.findByLabelText('Land')).toHaveValue('BE');
});

test('a visitor from anywhere else begins where the shop is', async () => {
  fakeApi({ 'GET basket': [fresh], 'GET customeraddress': [], 'GET lookup/country': [{ country: 'US' }] });
  showInShop(view());
  expect(await screen.findByLabelText('Land')).toHaveValue('NL');
});

test('the first address of a customer begins with the business of the account', async () => {
  visitAs('Customer');
  const business = { companyName: 'De Wit B.V.', vatNumber: 'NL001234567B01', taxOffice: '', taxNumber: '' };
  fakeApi({ 'GET basket': [fresh], 'GET customeraddress': [], 'GET customer': [business] });
  showInShop(view());
  expect(await screen.findByLabelText('Bedrijfsnaam')).toHaveValue('De Wit B.V.');
  expect(screen.getByLabelText(/^Btw-nummer/)).toHaveValue('NL001234567B01');
});

test('a session that ends takes nothing away of what was typed', async () => {
  visitAs('Customer');
  const config = later([{ featureFlags: { loginBeforeCheckout: true }, welcomePopup: null }]);
  fakeApi({ 'GET basket': [fresh], 'GET customeraddress': [], 'GET remote-config': config.answer });
  const { user } = showInShop(view());
  await user.type(await screen.findByLabelText('Straat'), 'Kade');
  act(() => visitAs('Guest'));
  expect(screen.getByLabelText('Straat')).toHaveValue('Kade');
});

test('what is missing is listed, and the list takes the focus', async () => {
  const asked = fakeApi({ 'GET basket': [fresh], 'GET customeraddress': [] });
  const { user } = showInShop(view());
  await user.click(await screen.findByRole('button', { name: 'Verder naar bezorging' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(/Controleer 8 velden/);
  await waitFor(() => expect(summary).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Voornaam' }));
  expect(screen.getByLabelText('Voornaam')).toHaveFocus();
  expect(asked.every(({ call }) => call.startsWith('GET'))).toBe(true);
});

test('an address that was typed is saved, named in the basket, and leads on', async () => {
  const asked = fakeApi({
    'GET basket': [addressed],
    'GET customeraddress': [someAddress],
    'PUT customeraddress': [someAddress],
    'PUT basket': [addressed],
  });
  const { user } = showInShop(view());
  expect(await screen.findByLabelText('Straat')).toHaveValue('Lindenlaan');
  await user.click(screen.getByRole('button', { name: 'Verder naar bezorging' }));
  await waitFor(() => expect(mockPush).toHaveBeenCalledTimes(1));
  expect(mockPush.mock.calls[0]?.[0]).toBe('/nl/checkout?step=delivery');
  expect(asked.find(({ call }) => call === 'PUT basket')?.items).toEqual([
    { shippingAddressId: id, billingAddressId: id },
  ]);
});

test('a postcode nobody delivers to is explained at its field, which the list leads to', async () => {
  const message = 'Op deze postcode bezorgen wij niet.';
  const asked = fakeApi({
    'GET basket': [addressed],
    'GET customeraddress': [someAddress],
    'PUT customeraddress': refuse('invalid-input', 'Ongeldig', [{ property: 'zipCode', message }]),
  });
  const { user } = showInShop(view());
  await user.click(await screen.findByRole('button', { name: 'Verder naar bezorging' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(`Postcode: ${message}`);
  expect(summary).not.toHaveTextContent(/konden niet worden opgeslagen/);
  expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(new RegExp(message));
  expect(mockPush).not.toHaveBeenCalled();
  expect(asked.some(({ call }) => call === 'PUT basket')).toBe(false);
});

test('saving that fails is said, and what was typed stays', async () => {
  fakeApi({ 'GET basket': [addressed], 'GET customeraddress': [someAddress] });
  const { user } = showInShop(view());
  await user.type(await screen.findByLabelText('Straat'), ' Zuid');
  await user.click(screen.getByRole('button', { name: 'Verder naar bezorging' }));
  expect(await screen.findByText(/konden niet worden opgeslagen/)).toBeInTheDocument();
  expect(screen.getByLabelText('Straat')).toHaveValue('Lindenlaan Zuid');
  expect(mockPush).not.toHaveBeenCalled();
});

test('an address that is being typed survives a reload, also the one of the invoice', async () => {
  fakeApi({ 'GET basket': [fresh], 'GET customeraddress': [] });
  const first = showInShop(view());
  await first.user.type(await screen.findByLabelText('Straat'), 'Kade');
  await first.user.click(screen.getByLabelText('Het factuuradres is anders'));
  await first.user.type(screen.getAllByLabelText('Plaats')[1] ?? document.body, 'Gouda');
  first.unmount();
  showInShop(view());
  expect((await screen.findAllByLabelText('Straat'))[0]).toHaveValue('Kade');
  expect(screen.getAllByLabelText('Plaats')[1]).toHaveValue('Gouda');
});

test('an address that was saved is not kept any longer', async () => {
  fakeApi({
    'GET basket': [addressed],
    'GET customeraddress': [someAddress],
    'PUT customeraddress': [someAddress],
    'PUT basket': [addressed],
  });
  const { user } = showInShop(view());
  await user.type(await screen.findByLabelText('Straat'), ' Zuid');
  expect(window.sessionStorage).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Verder naar bezorging' }));
  await waitFor(() => expect(mockPush).toHaveBeenCalledTimes(1));
  expect(window.sessionStorage).toHaveLength(0);
});

const office = {
  ...someAddress,
  ...{ id: 'b1f6a3e6-7f6c-4f2e-8f57-5a5f0d7c8d11', title: 'work', street: 'Kade', isMain: false },
};
const book = [{ ...someAddress, isMain: true }, office];
const written = (asked: ReturnType<typeof fakeApi>) =>
  asked.filter(({ call }) => /^(POST|PUT) (customeraddress|basket)$/.test(call));

test('a customer chooses among the saved addresses, and none is kept twice', async () => {
  visitAs('Customer');
  const asked = fakeApi({
    'GET basket': [fresh],
    'GET customeraddress': book,
    'PUT customeraddress': [office],
    'PUT basket': [addressed],
  });
  const { user } = showInShop(view());
  expect(await screen.findByLabelText('Straat')).toHaveValue('Lindenlaan');
  await user.selectOptions(screen.getByLabelText('Kies een adres'), office.id);
  expect(screen.getByLabelText('Straat')).toHaveValue('Kade');
  await user.click(screen.getByRole('button', { name: 'Verder naar bezorging' }));
  await waitFor(() => expect(mockPush).toHaveBeenCalledTimes(1));
  expect(written(asked).map(({ call, items }) => [call, ...items])).toMatchObject([
    ['PUT customeraddress', { id: office.id, street: 'Kade' }],
    ['PUT basket', { shippingAddressId: office.id, billingAddressId: office.id }],
  ]);
});

test('another address than the saved ones is a new one, and changes none of them', async () => {
  visitAs('Customer');
  const asked = fakeApi({
    'GET basket': [fresh],
    'GET customeraddress': book,
    'POST customeraddress': ({ items }) =>
      items.map((item) => ({ ...someAddress, ...Object(item), id: office.id })),
    'PUT basket': [addressed],
  });
  const { user } = showInShop(view());
  await user.selectOptions(await screen.findByLabelText('Kies een adres'), 'Een ander adres');
  expect(screen.getByLabelText('Straat')).toHaveValue('');
  expect(screen.getByLabelText('Voornaam')).toHaveValue('Sanne');
  for (const [label, text] of [
    ...[
      ['Telefoonnummer', '06 12345678'],
      ['Postcode', '1234 AB'],
      ['Huisnummer', '1'],
      ['Straat', 'Dijk'],
    ],
    ['Plaats', 'Gouda'],
  ] as const)
    await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Verder naar bezorging' }));
  await waitFor(() => expect(mockPush).toHaveBeenCalledTimes(1));
  expect(written(asked).map(({ call }) => call)).toEqual(['POST customeraddress', 'PUT basket']);
  expect(written(asked)[0]?.items).toMatchObject([{ street: 'Dijk', isMain: false }]);
});

test('another way of delivery is shown at once, and taken back when it is refused', async () => {
  mockSearch = 'step=delivery';
  fakeApi({
    'GET basket': [addressed],
    'GET customeraddress': [someAddress],
    'PUT basket': refuse('invalid-input', 'Kan niet'),
  });
  const { user } = showInShop(view());
  const placement = await screen.findByRole('radio', { name: /Bezorging met plaatsing/ });
  expect(screen.getByRole('radio', { name: /Bezorging thuis/ })).toBeChecked();
  await user.click(placement);
  await waitFor(() => expect(screen.getByRole('radio', { name: /Bezorging thuis/ })).toBeChecked());
});

test('the delivery leads to the payment, and a step that is done can be changed', async () => {
  mockSearch = 'step=delivery';
  fakeApi({ 'GET basket': [addressed], 'GET customeraddress': [someAddress] });
  const { user } = showInShop(view());
  await user.click(await screen.findByRole('button', { name: 'Verder naar betaling' }));
  await user.click(screen.getByRole('button', { name: 'Gegevens: Wijzigen' }));
  expect(mockPush.mock.calls.map(([href]) => href)).toEqual([
    '/nl/checkout?step=payment',
    '/nl/checkout?step=address',
  ]);
});

test('what is taken along and the note are shown once more before paying', async () => {
  mockSearch = 'step=payment';
  const basket = { ...addressed, deliveryMethod: 'placement', oldPieces: 1, note: 'Achterom' };
  fakeApi({ 'GET basket': [basket], 'GET customeraddress': [someAddress] });
  showInShop(view());
  const done = await step(/Bezorging/);
  for (const words of ['Wij nemen 1 oud meubel gratis mee.', 'Opmerking bij de bezorging: Achterom']) {
    expect(done).toHaveTextContent(words);
    // Above the button that binds, too.
    expect(screen.getAllByText(words)).toHaveLength(2);
  }
});

test('the heading of the step that opens takes the focus', async () => {
  mockSearch = 'step=delivery';
  fakeApi({ 'GET basket': [addressed], 'GET customeraddress': [someAddress] });
  const { again } = showInShop(view());
  await screen.findByRole('button', { name: 'Verder naar betaling' });
  mockSearch = 'step=payment';
  again(view());
  expect(screen.getByRole('heading', { level: 2, name: /Stap 3 van 3: Betaling/ })).toHaveFocus();
});

test('an empty basket and one that could not be loaded are told apart', async () => {
  let answer: ReturnType<typeof refuse> | object[] = refuse('unavailable');
  fakeApi({ 'GET basket': () => answer, 'GET customeraddress': [] });
  const { user } = showInShop(view());
  expect(await screen.findByRole('alert')).toHaveTextContent('Uw producten zijn niet weg');
  answer = [empty];
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Uw winkelmand is nog leeg')).toBeInTheDocument();
});
