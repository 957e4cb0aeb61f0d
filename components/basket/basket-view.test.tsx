import { act, screen, waitFor, within } from '@testing-library/react';
import type { Basket } from '@/api/contract/basket';
import { giveDialogs, giveSight } from '@/components/testing/browser-parts';
import { fakeApi, later, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { receiveNotifications } from '@/lib/notifications/notify';
import { keepOpenOrder, readOpenOrder } from '@/lib/order/open-order';
import { someOrder } from '@/lib/order/testing/some-order';
import { siteRules } from '@/sites/rules';
import { BasketPageView } from './basket-page-view';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const two = basketAnswer([itemAnswer('V1', 2), itemAnswer('V2')]);
const told: { text: string; undo: (() => void) | undefined }[] = [];
let detach = () => {};

beforeAll(giveDialogs);
beforeAll(giveSight);
beforeEach(() => {
  visitAs('Guest');
  told.length = 0;
  detach = receiveNotifications(({ text, action }) => told.push({ text, undo: action?.onClick }));
});
afterEach(() => {
  detach();
  clearVisit();
});

type Line = { productId: string; quantity: number };
const isLine = (line: unknown): line is Line =>
  typeof line === 'object' && line !== null && 'productId' in line && 'quantity' in line;

function linesOf([input]: unknown[]): Line[] {
  const lines: unknown = Reflect.get(Object(input), 'items');
  return Array.isArray(lines) ? lines.filter(isLine) : [];
}

/** The basket on a server, which takes what it is told. */
function shop(start: Basket) {
  let basket = start;
  return {
    'GET basket': () => [basket],
    'PUT basket': ({ items }: { items: unknown[] }) => {
      const lines = linesOf(items).map(({ productId, quantity }) => itemAnswer(productId, quantity));
      basket = basketAnswer(lines, { revision: basket.revision + 1 });
      return [basket];
    },
  };
}
const line = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (!item) throw new Error(`${name} is no line`);
  return within(item);
};

test('one more is shown before the shop has answered, and the sum with it', async () => {
  const slow = later([basketAnswer([itemAnswer('V1', 3), itemAnswer('V2')])]);
  fakeApi({ 'GET basket': [two], 'PUT basket': slow.answer });
  const { user } = showInShop(<BasketPageView site="nl" />);
  const oslo = await line('Bank V1');
  await user.click(oslo.getByRole('button', { name: 'Eén meer van Bank V1' }));
  await waitFor(() => expect(oslo.getByRole('status')).toHaveTextContent('3'));
  slow.arrive();
  await waitFor(() => expect(screen.getAllByText('Totaal')[0]?.nextSibling).toHaveTextContent(/40/));
});

test('a change keeps the lines and the focus, although the offers cannot be had', async () => {
  const asked = fakeApi(shop(two));
  const { user } = showInShop(<BasketPageView site="nl" />);
  const more = (await line('Bank V1')).getByRole('button', { name: 'Eén meer van Bank V1' });
  await user.click(more);
  await waitFor(() => expect(asked.some(({ call }) => call === 'PUT basket')).toBe(true));
  expect(more).toBeInTheDocument();
  expect(more).toHaveFocus();
});

test('assembly that is free is said, and none is offered for money', async () => {
  fakeApi({ 'GET basket': [basketAnswer([itemAnswer('V1', 1, { hasFreeInstallation: true })])] });
  showInShop(<BasketPageView site="nl" />);
  const oslo = await line('Bank V1');
  expect(oslo.getByText(/^Gratis montage/)).toBeInTheDocument();
  expect(oslo.queryByRole('checkbox')).toBeNull();
});

test('lines that come together say so once, and no date of their own', async () => {
  const options = [
    {
      ...{ code: 'home' as const, price: { amount: 0, currency: 'EUR' as const } },
      ...{ bufferedDeliveryDate: '2026-12-20', deliveryDate: '2026-12-16' },
    },
  ];
  const early = itemAnswer('V1');
  const late = itemAnswer('V2', 1, { deliveryDate: '2026-12-16', bufferedDeliveryDate: '2026-12-20' });
  fakeApi({ 'GET basket': [basketAnswer([early, late], { deliveryOptions: options })] });
  showInShop(<BasketPageView site="nl" />);
  expect((await line('Bank V1')).queryByText(/^Bezorging:/)).toBeNull();
  expect(screen.getAllByText(/^Alles samen bezorgd: 16/)).toHaveLength(1);
});

test('what a promotion leaves of a price stands at the line, until its quantity changes', async () => {
  const reduced = itemAnswer('V1', 2, { discount: { amount: 500, currency: 'EUR' } });
  const slow = later([two]);
  fakeApi({ 'GET basket': [basketAnswer([reduced, itemAnswer('V2')])], 'PUT basket': slow.answer });
  const { user } = showInShop(<BasketPageView site="nl" />);
  const oslo = await line('Bank V1');
  expect(oslo.getByText(/^Met uw korting € 15/)).toBeInTheDocument();
  expect((await line('Bank V2')).queryByText(/^Met uw korting/)).toBeNull();
  await user.click(oslo.getByRole('button', { name: 'Eén meer van Bank V1' }));
  await waitFor(() => expect(oslo.queryByText(/^Met uw korting/)).toBeNull());
  slow.arrive();
});

const saved = () => screen.findByRole('region', { name: 'Bewaard voor later' });

test('a line is kept for later, and comes back into the basket', async () => {
  const server = shop(two);
  const asked = fakeApi({
    ...server,
    'POST basket': [basketAnswer([itemAnswer('V2'), itemAnswer('V1', 2)])],
  });
  const { user } = showInShop(<BasketPageView site="nl" />);
  await user.click((await line('Bank V1')).getByRole('button', { name: 'Bank V1 bewaren voor later' }));
  const list = within(await saved());
  expect(list.getByRole('link', { name: '2 × Bank V1' })).toBeInTheDocument();
  await waitFor(() => expect(asked.filter(({ call }) => call === 'PUT basket')).toHaveLength(1));
  expect(told.map(({ text }) => text)).toEqual(['Bank V1 is bewaard voor later']);
  await user.click(list.getByRole('button', { name: 'In winkelmand: Bank V1' }));
  await waitFor(() => expect(told.at(-1)?.text).toBe('Bank V1 ligt in uw winkelmand'));
  expect(asked.find(({ call }) => call === 'POST basket')?.items).toEqual([{ productId: 'V1', quantity: 2 }]);
  expect(screen.queryByRole('region', { name: 'Bewaard voor later' })).not.toBeInTheDocument();
});

test('what was kept stands below an empty basket, and is put back at once by whoever undoes it', async () => {
  fakeApi(shop(basketAnswer([itemAnswer('V1')])));
  const { user } = showInShop(<BasketPageView site="nl" />);
  await user.click((await line('Bank V1')).getByRole('button', { name: 'Bank V1 bewaren voor later' }));
  await screen.findByRole('heading', { name: 'Uw winkelmand is nog leeg' });
  expect(within(await saved()).getByRole('link', { name: 'Bank V1' })).toBeInTheDocument();
  act(() => told[0]?.undo?.());
  await line('Bank V1');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Bewaard voor later' })).not.toBeInTheDocument(),
  );
});

test('what cannot be had any more stays with what is kept, and that is said', async () => {
  fakeApi({ ...shop(two), 'POST basket': refuse('out-of-stock', 'Dit is uitverkocht') });
  const { user } = showInShop(<BasketPageView site="nl" />);
  await user.click((await line('Bank V1')).getByRole('button', { name: 'Bank V1 bewaren voor later' }));
  await user.click(await screen.findByRole('button', { name: 'In winkelmand: Bank V1' }));
  await waitFor(() => expect(told.at(-1)?.text).toBe('Dit is uitverkocht'));
  expect(await saved()).toHaveTextContent('Bank V1');
});

test('a change that is refused is taken back and said', async () => {
  fakeApi({ 'GET basket': [two], 'PUT basket': refuse('invalid-quantity', 'Zo veel zijn er niet') });
  const { user } = showInShop(<BasketPageView site="nl" />);
  const oslo = await line('Bank V1');
  await user.click(oslo.getByRole('button', { name: 'Eén meer van Bank V1' }));
  await waitFor(() => expect(told.map(({ text }) => text)).toEqual(['Zo veel zijn er niet']));
  expect(oslo.getByRole('status')).toHaveTextContent('2');
});

test('a line that is removed hands the focus on, is announced, and can be had back', async () => {
  fakeApi(shop(two));
  const { user } = showInShop(<BasketPageView site="nl" />);
  await user.click((await line('Bank V1')).getByRole('button', { name: 'Bank V1 verwijderen' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bank V1' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Bank V2' })).toHaveFocus();
  expect(told.map(({ text }) => text)).toEqual(['Bank V1 is verwijderd']);
  await act(async () => told[0]?.undo?.());
  expect((await line('Bank V1')).getByRole('status')).toHaveTextContent('2');
});

test('a line that is had back has the installation that was paid for', async () => {
  const service = { vsin: 'S1', title: 'Montage', unitPrice: { amount: 4500, currency: 'EUR' as const } };
  const availableSetupProduct = {
    ...service,
    ...{ category: { vsin: 'S1', title: {} }, calculatedDeliveryDays: 3, discountRate: 0 },
  };
  const setupProduct = { ...service, quantity: 1, lineTotal: service.unitPrice };
  const installed = itemAnswer('V1', 1, { availableSetupProduct, setupProduct });
  let basket = basketAnswer([installed, itemAnswer('V2')]);
  const asked = fakeApi({
    'GET basket': () => [basket],
    'PUT basket': ({ items }) => {
      const lines = linesOf(items).map(({ productId }) =>
        itemAnswer(productId, 1, {
          availableSetupProduct: productId === 'V1' ? availableSetupProduct : null,
        }),
      );
      basket = basketAnswer(lines, { revision: basket.revision + 1 });
      return [basket];
    },
    'POST basket/addremoveinstallation': () => {
      basket = basketAnswer([itemAnswer('V2'), installed], { revision: basket.revision + 1 });
      return [basket];
    },
  });
  const { user } = showInShop(<BasketPageView site="nl" />);
  await user.click((await line('Bank V1')).getByRole('button', { name: 'Bank V1 verwijderen' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bank V1' })).not.toBeInTheDocument());
  act(() => told[0]?.undo?.());
  const installing = () => asked.filter(({ call }) => call === 'POST basket/addremoveinstallation');
  await waitFor(() => expect(installing().map(({ items }) => items)).toEqual([['V1']]));
  expect((await line('Bank V1')).getByRole('checkbox', { name: /Montage/ })).toBeChecked();
});

test('the number stays between one and what there is', async () => {
  fakeApi({ 'GET basket': [basketAnswer([itemAnswer('V1', 1, { maxQuantity: 1 })])] });
  showInShop(<BasketPageView site="nl" />);
  const oslo = await line('Bank V1');
  expect(oslo.getByRole('button', { name: 'Eén minder van Bank V1' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(oslo.getByRole('button', { name: 'Eén meer van Bank V1' })).toHaveAttribute('aria-disabled', 'true');
  expect(oslo.getByText('Meer dan 1 is nu niet leverbaar')).toBeInTheDocument();
});

test('a gift cannot be changed', async () => {
  fakeApi({ 'GET basket': [basketAnswer([itemAnswer('V1'), itemAnswer('V9', 1, { isGift: true })])] });
  showInShop(<BasketPageView site="nl" />);
  const gift = await line('Bank V9');
  expect(gift.getByText('Cadeau bij uw bestelling')).toBeInTheDocument();
  expect(gift.queryByRole('button')).not.toBeInTheDocument();
});

test('a basket that could not be loaded is not called empty', async () => {
  let isUp = false;
  fakeApi({ 'GET basket': () => (isUp ? [two] : refuse('unavailable')) });
  const { user } = showInShop(<BasketPageView site="nl" />);
  expect(screen.getByRole('status')).toHaveTextContent('Uw winkelmand wordt geladen');
  expect(await screen.findByRole('alert')).toHaveTextContent('Uw winkelmand kon niet worden geladen');
  expect(screen.queryByText('Uw winkelmand is nog leeg')).not.toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('link', { name: 'Bank V2' })).toBeInTheDocument();
});

test('whoever removes the last line reads that the basket is empty', async () => {
  fakeApi(shop(basketAnswer([itemAnswer('V1')])));
  const { user } = showInShop(<BasketPageView site="nl" />);
  await user.click((await line('Bank V1')).getByRole('button', { name: 'Bank V1 verwijderen' }));
  const title = await screen.findByRole('heading', { name: 'Uw winkelmand is nog leeg' });
  await waitFor(() => expect(title).toHaveFocus());
});

test('the link of a basket is copied, and a failure is said', async () => {
  let isUp = true;
  fakeApi({
    'GET basket': [two],
    'GET basket/share': () => (isUp ? [{ key: 'abc' }] : refuse('unavailable')),
  });
  const { user } = showInShop(<BasketPageView site="nl" />);
  const share = await screen.findByRole('button', { name: 'Deel winkelmand' });
  await user.click(share);
  await waitFor(() => expect(told.at(-1)?.text).toBe('De link naar uw winkelmand is gekopieerd'));
  expect(await navigator.clipboard.readText()).toContain('abc');
  isUp = false;
  await user.click(share);
  await waitFor(() => expect(told.at(-1)?.text).toBe('De link kon niet worden gekopieerd'));
});

test('an empty basket leads back to a payment that was begun, until that is over', async () => {
  let order: object = { ...someOrder, subIntegrationType: 'ideal', payBefore: null };
  fakeApi({ 'GET basket': [basketAnswer([])], [`GET orders/${someOrder.id}`]: () => [order] });
  keepOpenOrder(siteRules.nl, { orderId: someOrder.id, redirectUrl: '/pay' });
  const first = showInShop(<BasketPageView site="nl" />);
  expect(await screen.findByRole('link', { name: 'Verder betalen' })).toHaveAttribute('href', '/pay');
  first.unmount();
  order = { ...order, paymentStatus: 'paid', status: 'orderPlaced' };
  showInShop(<BasketPageView site="nl" />);
  await waitFor(() => expect(readOpenOrder(siteRules.nl)).toBeNull());
  expect(screen.queryByRole('link', { name: 'Verder betalen' })).not.toBeInTheDocument();
});
