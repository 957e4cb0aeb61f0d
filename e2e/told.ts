import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Product } from '../api/contract/catalogue';
import type { Count } from '../api/contract/counts';
import type { EventName } from '../lib/analytics/events';
import * as places from './places';

/** What the shop tells of its use, through all documents of a tab. */
type Entry = Record<string, unknown>;

/** Keeps each entry of the data layer, as full loads begin another one. Commands are kept as lists. */
export async function keepDataLayer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!window.location.protocol.startsWith('http')) return;
    const layer: unknown[] = [];
    const push = layer.push.bind(layer);
    layer.push = (...entries: unknown[]) => {
      const known: unknown[] = JSON.parse(sessionStorage.getItem('told') ?? '[]');
      const plain = entries.map((entry) =>
        Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(Object(entry)) : entry,
      );
      sessionStorage.setItem('told', JSON.stringify([...known, ...plain]));
      return push(...entries);
    };
    Reflect.set(window, 'dataLayer', layer);
  });
}

/** Everything so far; nothing while the page is being exchanged. */
export async function told(page: Page): Promise<readonly unknown[]> {
  const text = await page.evaluate(() => sessionStorage.getItem('told')).catch(() => null);
  return JSON.parse(text ?? '[]');
}

function isEntryOf(name: EventName) {
  return (entry: unknown): entry is Entry =>
    typeof entry === 'object' && entry !== null && Reflect.get(entry, 'shop_event') === name;
}

/** All events of that name so far, without the name itself. */
export async function toldOf(page: Page, name: EventName): Promise<Entry[]> {
  return (await told(page)).filter(isEntryOf(name)).map(({ shop_event: _name, ...rest }) => rest);
}

/** Waits until exactly these events of that name have been told, in this order. */
export async function expectTold(page: Page, name: EventName, ...expected: Entry[]): Promise<void> {
  await expect.poll(() => toldOf(page, name), { message: name }).toEqual(expected);
}

/** A product as the shop's API tells of it, in the words of the data layer. */
export async function itemOf(request: APIRequestContext, vsin: string): Promise<Entry> {
  const answer = await request.get(places.api(`product/${vsin}`));
  const { items }: { items: Product[] } = await answer.json();
  const [product] = items;
  if (!product) throw new Error(`no product ${vsin}`);
  const { unitPrice: price, generalMarketPrice: market } = product;
  return {
    item_id: vsin,
    item_name: product.title,
    item_category: product.category.title,
    price: price.amount / 100,
    quantity: 1,
    delivery_days: product.delivery?.calculatedDeliveryDays,
    ...(market && {
      general_market_price: market.amount / 100,
      discount: (market.amount - price.amount) / 100,
    }),
  };
}

/** Calls that bring counts to the shop, as they leave. */
export function keepCounts(page: Page): Count[] {
  const counts: Count[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(places.api('counts'))) return;
    const { items }: { items: Count[] } = request.postDataJSON();
    counts.push(...items);
  });
  return counts;
}
