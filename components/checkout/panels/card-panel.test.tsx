import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import type { PanelState } from '@/lib/checkout/models';
import { siteRules } from '@/sites/rules';
import CardPanel from './card-panel';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const parts = (installmentCount: number, fee: number, amounts: number[]) => ({
  installmentCount,
  installmentFee: eur(fee),
  total: eur(2000 + fee),
  amounts: amounts.map(eur),
});
const atOnce = parts(1, 0, [2000]);
const facts = {
  bin: '545103',
  brand: 'mastercard',
  brandName: 'Master Card',
  bankCode: '0067',
  bankName: 'Yapı Kredi',
  cardFamily: 'World',
  cardType: 'CREDIT_CARD',
  installmentOptions: [atOnce, parts(2, 70, [1035, 1035])],
};
const call = 'POST payment/bincheck';

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

function show(wasTried = false) {
  const told: PanelState[] = [];
  const props = { site: siteRules.nl, due: eur(2000), onTell: (state: PanelState) => void told.push(state) };
  const { user, again } = showInShop(<CardPanel {...props} wasTried={wasTried} />);
  return { user, told, isTried: () => again(<CardPanel {...props} wasTried />) };
}
const number = () => screen.getByLabelText('Kaartnummer');

async function fillIn(user: ReturnType<typeof show>['user'], digits = '5451030000000000') {
  await user.type(number(), digits);
  await user.type(screen.getByLabelText('Geldig tot'), '09/38');
  await user.type(screen.getByLabelText('Beveiligingscode'), '123');
}

test('a card is written as on the card, and known by its first six digits alone', async () => {
  const asked = fakeApi({ [call]: [{ ...facts, installmentOptions: [atOnce] }] });
  const { user, told } = show();
  await fillIn(user, '5451 0300 0000 0000');
  expect(number()).toHaveValue('5451 0300 0000 0000');
  expect(await screen.findByText('Master Card · Yapı Kredi')).toBeVisible();
  expect(asked.map(({ items }) => items)).toEqual([[{ bin: '545103', totalAmount: 2000 }]]);
  await waitFor(() => expect(told.at(-1)).toEqual({ problems: [], details: {}, feeMinor: 0, after: null }));
  expect(screen.queryByText(/termijnen/)).not.toBeInTheDocument();
});

test('an American Express card is grouped its own way, and has a code of four digits', async () => {
  fakeApi({ [call]: refuse('unavailable') });
  const { user } = show();
  expect(screen.getByText('3 cijfers, achter op de kaart')).toBeVisible();
  await user.type(number(), '378282246310005');
  expect(number()).toHaveValue('3782 822463 10005');
  expect(screen.getByText('4 cijfers, op de voorkant van de kaart')).toBeVisible();
});

test('paying in parts is offered where the card has it, at once unless the shopper chooses, and is told with its cost', async () => {
  fakeApi({ [call]: [facts] });
  const { user, told } = show();
  await fillIn(user, '5451030000000000');
  expect(await screen.findByRole('radio', { name: /In één keer/ })).toBeChecked();
  expect(told.at(-1)).toMatchObject({ details: {}, feeMinor: 0 });
  await user.click(screen.getByRole('radio', { name: /2 × €\s10,35/ }));
  expect(screen.getByText('Waarvan € 0,70 kosten')).toBeVisible();
  await waitFor(() =>
    expect(told.at(-1)).toEqual({
      problems: [],
      details: { bin: '545103', installmentCount: 2 },
      feeMinor: 70,
      after: null,
    }),
  );
  // Another card was not chosen for.
  await user.clear(number());
  await user.type(number(), '4111111111111111');
  await waitFor(() => expect(told.at(-1)).toMatchObject({ details: {}, feeMinor: 0 }));
});

test('what is wrong is told at its field: of what was left, and of all once the shopper has tried', async () => {
  fakeApi({ [call]: refuse('unavailable') });
  const { user, told, isTried } = show();
  const wrong = () => screen.queryAllByText(/^(Controleer|Vul)/).length;
  expect(told.at(-1)?.problems.map(({ id }) => id)).toEqual(['card-number', 'card-expiry', 'card-code']);
  await user.click(number());
  await user.tab();
  expect(wrong()).toBe(0);
  await user.type(number(), '4111 1111 1111 1112');
  await user.tab();
  expect(number()).toHaveAccessibleDescription(/klopt niet/);
  expect(wrong()).toBe(1);
  isTried();
  expect(wrong()).toBe(3);
  expect(screen.getByLabelText('Geldig tot')).toBeInvalid();
});

test('without an answer about it a card can be paid with all the same', async () => {
  fakeApi({ [call]: refuse('unavailable') });
  const { user, told } = show();
  await fillIn(user, '4111111111111111');
  await waitFor(() => expect(told.at(-1)).toEqual({ problems: [], details: {}, feeMinor: 0, after: null }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
