/** @jest-environment node */

import type { Basket, BasketInput } from '@/api/contract/basket';
import { isApiFailure } from '@/lib/api/failure';
import { createApiClient } from '@/lib/api/http';
import { siteRules } from '@/sites/rules';
import { sendQuantity } from './send-quantity';
import { basketAnswer, itemAnswer } from './testing/basket-answer';
import { toBasket } from './to-basket';

const quantities = (basket: Basket | undefined) =>
  basket?.items.map(({ productId, quantity }) => [productId, quantity]);

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const service = { vsin: 'S1', title: 'Montage', unitPrice: eur(4500) };
const offered = {
  ...service,
  ...{ category: { vsin: 'S1', title: {} }, calculatedDeliveryDays: 3, discountRate: 0 },
};
const installed = (vsin: string) =>
  itemAnswer(vsin, 1, {
    availableSetupProduct: offered,
    setupProduct: { ...service, quantity: 1, lineTotal: eur(4500) },
  });
const installations = (basket: Basket) =>
  basket.items.map(({ productId, setupProduct }) => [productId, setupProduct !== null]);

/** The basket on a server; another tab adds `others`, one before each write. `V1` can be installed. */
function basketOnServer(start: Basket, others: string[], canInstall = true) {
  let basket = start;
  const change = (items: Basket['items']) => {
    basket = basketAnswer(items, { revision: basket.revision + 1 });
  };
  const write = ({ items = [], revision }: BasketInput): Response => {
    const other = others.shift();
    if (other) change([...basket.items, itemAnswer(other)]);
    if (revision !== basket.revision) return Response.json({ code: 'state-conflict' }, { status: 409 });
    const before = basket.items;
    change(
      items.map(({ productId, quantity }) => {
        const known = before.find((item) => item.productId === productId);
        const { setupProduct = null } = known ?? {};
        const availableSetupProduct = productId === 'V1' ? offered : null;
        return itemAnswer(productId, quantity, { availableSetupProduct, setupProduct });
      }),
    );
    return Response.json({ items: [basket] });
  };
  const toggle = (productId: string): Response => {
    if (!canInstall) return Response.json({ code: 'unavailable' }, { status: 503 });
    const isOf = (item: Basket['items'][number]) => item.productId === productId;
    const toggled = (item: Basket['items'][number]) =>
      item.setupProduct ? { ...item, setupProduct: null } : installed(productId);
    change(basket.items.map((item) => (isOf(item) ? toggled(item) : item)));
    return Response.json({ items: [basket] });
  };
  return createApiClient({
    baseUrl: 'http://shop.test/api/nl',
    language: 'nl-NL',
    fetch: async (request) => {
      if (request.method === 'GET') return Response.json({ items: [basket] });
      if (request.url.endsWith('/addremoveinstallation')) {
        const named: { items: [string] } = await request.json();
        return toggle(named.items[0]);
      }
      const { items }: { items: [BasketInput] } = await request.json();
      return write(items[0]);
    },
  });
}

function itemOf(basket: Basket, vsin: string) {
  const item = toBasket(basket, siteRules.nl).items.find((one) => one.vsin === vsin);
  if (!item) throw new Error(`no line ${vsin}`);
  return item;
}

const start = basketAnswer([itemAnswer('V1')]);

test('what another tab adds between reading and writing is not lost', async () => {
  const api = basketOnServer(start, ['V2', 'V3']);
  const basket = await sendQuantity(api, siteRules.nl, { item: itemOf(start, 'V1'), quantity: 4 });
  expect(quantities(basket)).toEqual([
    ['V1', 4],
    ['V2', 1],
    ['V3', 1],
  ]);
});

test('gives up when another tab is quicker every time', async () => {
  const api = basketOnServer(start, ['V2', 'V3', 'V4', 'V5', 'V6', 'V7']);
  const failure = await sendQuantity(api, siteRules.nl, { item: itemOf(start, 'V1'), quantity: 4 }).catch(
    (error) => error,
  );
  expect(isApiFailure(failure) && failure.code).toBe('state-conflict');
});

test('a line that comes back has the installation it had', async () => {
  const before = basketAnswer([installed('V1')]);
  const api = basketOnServer(basketAnswer([itemAnswer('V2')]), ['V3']);
  const basket = await sendQuantity(api, siteRules.nl, { item: itemOf(before, 'V1'), quantity: 1 });
  expect(installations(basket)).toEqual([
    ['V2', false],
    ['V3', false],
    ['V1', true],
  ]);
});

test('the installation of a line that stayed is left as it is', async () => {
  const shown = itemOf(basketAnswer([installed('V1')]), 'V1');
  const kept = basketOnServer(basketAnswer([installed('V1')]), []);
  expect(installations(await sendQuantity(kept, siteRules.nl, { item: shown, quantity: 2 }))).toEqual([
    ['V1', true],
  ]);
  // Another tab has taken it back.
  const without = basketAnswer([itemAnswer('V1', 1, { availableSetupProduct: offered })]);
  const given = basketOnServer(without, []);
  expect(installations(await sendQuantity(given, siteRules.nl, { item: shown, quantity: 2 }))).toEqual([
    ['V1', false],
  ]);
});

test('an installation that does not come back is no success', async () => {
  const item = itemOf(basketAnswer([installed('V1')]), 'V1');
  const api = basketOnServer(basketAnswer([]), [], false);
  const failure = await sendQuantity(api, siteRules.nl, { item, quantity: 1 }).catch((error) => error);
  expect(isApiFailure(failure) && failure.code).toBe('unavailable');
});
