import { randomUUID } from 'node:crypto';
import type { Tokens } from '../contract/auth.ts';
import type { SiteCode } from '../contract/sites.ts';
import { only } from './shopper.ts';
import type { TestApi } from './start-test-api.ts';

export const somePassword = 'drie groene stoelen';
export const newEmail = () => `${randomUUID()}@example.nl`;
export const someSignUp = (email: string) => ({
  email,
  password: somePassword,
  firstName: 'Anna',
  lastName: 'de Vries',
});

type Options = { email?: string; site?: SiteCode; guestToken?: string };

/** A customer who has just signed up. */
export async function newCustomer(api: TestApi, { email, site = 'nl', guestToken }: Options = {}) {
  const address = email ?? newEmail();
  const tokens = only(await api.post<Tokens>(`/api/${site}/signup`, [someSignUp(address)], guestToken));
  const { sub } = await api.services.tokens.verify(tokens.accessToken, site);
  return { id: sub, email: address, token: tokens.accessToken, refreshToken: tokens.refreshToken ?? '' };
}

export function signIn(api: TestApi, email: string, secret = somePassword, guestToken?: string) {
  return api.post<Tokens>('signin', [{ grantType: 'Password', id: email, secret }], guestToken);
}

export function refresh(api: TestApi, email: string, refreshToken: string, site: SiteCode = 'nl') {
  return api.post<Tokens>(`/api/${site}/signin`, [
    { grantType: 'RefreshToken', id: email, secret: refreshToken },
  ]);
}
