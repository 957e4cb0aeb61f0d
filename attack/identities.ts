import { randomUUID } from 'node:crypto';
import type { Answer, Ask } from './ask.ts';
import { administrator, type Shop } from './shop.ts';

/** A call as the storefront would make it. */
export type ApiAsk = Omit<Ask, 'body' | 'path'> & {
  /** Below `/api/nl/`. */
  path: string;
  token?: string | null;
  /** One item of the envelope. */
  item?: unknown;
};

export function askApi(shop: Shop, { path, token, item, headers, ...rest }: ApiAsk): Promise<Answer> {
  return shop.ask({
    ...rest,
    method: rest.method ?? (item === undefined ? 'GET' : 'POST'),
    path: `/api/nl/${path}`,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: item === undefined ? null : JSON.stringify({ items: [item] }),
  });
}

/** The items of a good answer. @throws Error for every other */
export function itemsOf<T>({ status, body, trouble }: Answer): T[] {
  if (status !== 200 && status !== 201) throw new Error(`${trouble ?? status}: ${body.slice(0, 300)}`);
  const { items }: { items: T[] } = JSON.parse(body);
  return items;
}

/** The one item of a good answer. @throws Error for every other */
export function itemOf<T>(answer: Answer): T {
  const [item] = itemsOf<T>(answer);
  if (item === undefined) throw new Error('The answer holds no item.');
  return item;
}

type Tokens = { accessToken: string; refreshToken: string | null };

export async function newGuest(shop: Shop, site = 'nl'): Promise<string> {
  const body = JSON.stringify({ items: [{ grantType: 'Guest' }] });
  const headers = { 'content-type': 'application/json' };
  const answer = await shop.ask({ method: 'POST', path: `/api/${site}/signin`, headers, body });
  return itemOf<Tokens>(answer).accessToken;
}

export const customerPassword = 'drie groene stoelen';

/** A customer who has just signed up. */
export async function newCustomer(shop: Shop, name: { firstName?: string; lastName?: string } = {}) {
  const email = `${randomUUID()}@example.nl`;
  const item = { email, password: customerPassword, firstName: 'Anna', lastName: 'de Vries', ...name };
  const tokens = itemOf<Tokens>(await askApi(shop, { path: 'signup', item }));
  return { email, token: tokens.accessToken, refreshToken: tokens.refreshToken ?? '' };
}

export async function administratorToken(shop: Shop): Promise<string> {
  const item = { grantType: 'Password', id: administrator.email, secret: administrator.password };
  return itemOf<Tokens>(await askApi(shop, { path: 'signin', item })).accessToken;
}
