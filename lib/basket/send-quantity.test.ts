/** @jest-environment node */
import type { Basket, BasketInput } from '@/api/contract/basket';
import { isApiFailure } from '@/lib/api/failure';
import { createApiClient } from '@/lib/api/http';
import { sendQuantity } from './send-quantity';
import { basketAnswer, itemAnswer } from './testing/basket-answer';
import { toBasket } from './to-basket';

const quantities = (basket: Basket | undefined) =>
  basket?.items.map(({ productId, quantity }) => [productId, quantity]);

/** The basket on a server; another tab adds `others`, one before each write. */
function basketOnServer(start: Basket, others: string[]) {
  let basket = start;
  const change = (items: Basket['items']) => {
    basket = basketAnswer(items, { revision: basket.revision + 1 });
  };
  const write = ({ items = [], revision }: BasketInput): Response => {
    const other = others.shift();
    if (other) change([...basket.items, itemAnswer(other)]);
    if (revision !== basket.revision) return Response.json({ code: 'state-conflict' }, { status: 409 });
    change(items.map(({ productId, quantity }) => itemAnswer(productId, quantity)));
    return Response.json({ items: [basket] });
  };
  return createApiClient({
    baseUrl: 'http://shop.test/api/nl',
    language: 'nl-NL',
    fetch: async (request) => {
      if (request.method === 'GET') return Response.json({ items: [basket] });
      const { items }: { items: [BasketInput] } = await request.json();
      return write(items[0]);
    },
  });
}

function itemOf(basket: Basket, vsin: string) {
  const item = toBasket(basket).items.find((one) => one.vsin === vsin);
  if (!item) throw new Error(`no line ${vsin}`);
  return item;
}

const start = basketAnswer([itemAnswer('V1')]);

test('what another tab adds between reading and writing is not lost', async () => {
  const api = basketOnServer(start, ['V2', 'V3']);
  const basket = await sendQuantity(api, { item: itemOf(start, 'V1'), quantity: 4 });
  expect(quantities(basket)).toEqual([
    ['V1', 4],
    ['V2', 1],
    ['V3', 1],
  ]);
});

test('gives up when another tab is quicker every time', async () => {
  const api = basketOnServer(start, ['V2', 'V3', 'V4', 'V5', 'V6', 'V7']);
  const failure = await sendQuantity(api, { item: itemOf(start, 'V1'), quantity: 4 }).catch((error) => error);
  expect(isApiFailure(failure) && failure.code).toBe('state-conflict');
});
