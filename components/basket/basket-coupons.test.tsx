import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { giveSight } from '@/components/testing/browser-parts';
import { fakeApi, later, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { coupon } from '@/lib/promotions/testing/some-promotions';
import messages from '@/messages/nl/interface.json';
import { BasketPageView } from './basket-page-view';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

beforeAll(giveSight);
beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

const lines = [itemAnswer('V1', 2), itemAnswer('V9', 1, { isGift: true })];
const eligible = 'POST eligible-promotions-cart';
const apply = () => screen.findByRole('button', { name: 'Kortingscode WELKOM10 toepassen' });
const open = async (user: UserEvent) => user.click(await screen.findByText('Kortingscode gebruiken'));

test('a code that fits is given with one press, which hands the focus on', async () => {
  let couponCode: string[] | null = null;
  const asked = fakeApi({
    'GET basket': () => [basketAnswer(lines, { couponCode })],
    'PUT basket/coupon': () => {
      couponCode = ['WELKOM10'];
      return [basketAnswer(lines, { couponCode })];
    },
    [eligible]: [{ promotions: [], coupons: [coupon] }],
  });
  const { user } = showInShop(<BasketPageView site="nl" />);
  expect(await screen.findByText('1 code beschikbaar')).toBeInTheDocument();
  expect(await apply()).not.toBeVisible();
  await open(user);
  await user.click(await apply());
  const remove = await screen.findByRole('button', { name: 'Kortingscode WELKOM10 verwijderen' });
  await waitFor(() => expect(remove).toHaveFocus());
  expect(asked.find(({ call }) => call === 'PUT basket/coupon')?.items).toEqual([{ couponName: 'WELKOM10' }]);
  expect(screen.queryByText('Kortingscode gebruiken')).not.toBeInTheDocument();
  // What the basket is about, without what came with it.
  expect(asked.find(({ call }) => call === eligible)?.items).toEqual([
    { type: 'product', values: ['V1'] },
    { type: 'totalBasket', values: ['3000'] },
    { type: 'category', values: ['C1'] },
  ]);
});

test('a refusal is told where it was pressed', async () => {
  fakeApi({
    'GET basket': [basketAnswer(lines)],
    'PUT basket/coupon': refuse('coupon-invalid', 'Deze code is al gebruikt.'),
    [eligible]: [{ promotions: [], coupons: [coupon] }],
  });
  const { user } = showInShop(<BasketPageView site="nl" />);
  await open(user);
  await user.click(await apply());
  expect(await screen.findByRole('alert')).toHaveTextContent('Deze code is al gebruikt.');
  expect(await apply()).toBeEnabled();
});

test.each([
  [
    'what counts already, or cannot be combined',
    [{ promotions: [], coupons: [{ ...coupon, groupCanSelect: false }] }],
  ],
  ['nothing when it cannot be had', refuse('unavailable')],
])('offers not %s', async (_case, answer) => {
  const asked = fakeApi({ 'GET basket': [basketAnswer(lines)], [eligible]: answer });
  showInShop(<BasketPageView site="nl" />);
  await waitFor(() => expect(asked.some(({ call }) => call === eligible)).toBe(true));
  expect((await screen.findAllByText('Totaal'))[0]).toBeInTheDocument();
  expect(screen.queryByText(/beschikbaar/)).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Kortingscodes voor deze winkelmand' })).not.toBeInTheDocument();
});

test('an empty code is refused below the field, in words that belong to it', async () => {
  fakeApi({ 'GET basket': [basketAnswer(lines)], [eligible]: [{ promotions: [], coupons: [] }] });
  const { user } = showInShop(<BasketPageView site="nl" />);
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Toepassen' }));
  expect(screen.getByLabelText('Kortingscode')).toBeInvalid();
  expect(screen.getByLabelText('Kortingscode')).toHaveAccessibleDescription(
    expect.stringContaining('Vul een geldige kortingscode in.'),
  );
});

test('a code that cannot be sent says so and stays to be tried again', async () => {
  fakeApi({
    'GET basket': [basketAnswer(lines)],
    'PUT basket/coupon': refuse('unavailable'),
    [eligible]: [{ promotions: [], coupons: [] }],
  });
  const { user } = showInShop(<BasketPageView site="nl" />);
  await open(user);
  await user.type(screen.getByLabelText('Kortingscode'), 'WELKOM10{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Kortingscode')).toBeInvalid());
  expect(screen.getByLabelText('Kortingscode')).toHaveValue('WELKOM10');
});

test('a code that was given is shown, and hands the focus on when it is taken out', async () => {
  let couponCode: string[] | null = ['WELKOM10'];
  fakeApi({
    'GET basket': () => [basketAnswer(lines, { couponCode })],
    'PUT basket/coupon': () => {
      couponCode = null;
      return [basketAnswer(lines, { couponCode })];
    },
    [eligible]: [{ promotions: [], coupons: [] }],
  });
  const { user } = showInShop(<BasketPageView site="nl" />);
  await user.click(await screen.findByRole('button', { name: 'Kortingscode WELKOM10 verwijderen' }));
  await waitFor(() => expect(screen.getByLabelText('Kortingscode')).toHaveFocus());
});

test('a code that could not be taken out says so beside it, and stays to be tried again', async () => {
  const refusal = later(refuse('unavailable'));
  fakeApi({
    'GET basket': [basketAnswer(lines, { couponCode: ['WELKOM10'] })],
    'PUT basket/coupon': refusal.answer,
    [eligible]: [{ promotions: [], coupons: [] }],
  });
  const { user } = showInShop(<BasketPageView site="nl" />);
  const remove = await screen.findByRole('button', { name: 'Kortingscode WELKOM10 verwijderen' });
  await user.click(remove);
  expect(remove).toHaveAttribute('aria-busy', 'true');
  refusal.arrive();
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.basket.changeFailed);
  expect(remove).not.toHaveAttribute('aria-busy');
});

test('a code that goes by itself after a failure takes the focus from nobody', async () => {
  let couponCode: string[] | null = ['WELKOM10'];
  const asked = fakeApi({
    'GET basket': () => [basketAnswer(lines, { couponCode })],
    'PUT basket/coupon': () => refuse('unavailable'),
    'PUT basket': () => [basketAnswer([itemAnswer('V1', 3)], { couponCode })],
    [eligible]: [{ promotions: [], coupons: [] }],
  });
  const { user } = showInShop(<BasketPageView site="nl" />);
  await user.click(await screen.findByRole('button', { name: 'Kortingscode WELKOM10 verwijderen' }));
  await screen.findByRole('alert');
  await waitFor(() => expect(asked.filter(({ call }) => call === 'GET basket')).toHaveLength(2));
  couponCode = null;
  const more = screen.getByRole('button', { name: 'Eén meer van Bank V1' });
  await user.click(more);
  expect(await screen.findByLabelText('Kortingscode')).not.toBeInvalid();
  expect(more).toHaveFocus();
});
