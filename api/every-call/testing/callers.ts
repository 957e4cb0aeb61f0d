import { SignJWT } from 'jose';
import { sessions } from '../../db/schema/customers.ts';
import type { Route } from '../../http/route.ts';
import { newCustomer } from '../../testing/customer.ts';
import { staffToken } from '../../testing/staff.ts';
import type { TestApi } from '../../testing/start-test-api.ts';

export const callers = [
  'no token',
  'a guest',
  'customer A',
  'customer B',
  'staff',
  'an expired token',
  'a forged token',
  'a token without signature',
  'a raised token',
  "another site's token",
] as const;
export type Caller = (typeof callers)[number];

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of each kind of caller; null where none is sent. */
export async function tokensOfCallers(api: TestApi): Promise<Record<Caller, string | null>> {
  const [a, b] = [await newCustomer(api), await newCustomer(api)];
  const { now } = api.clock;
  api.clock.now = new Date(now.getTime() - 400 * 24 * 60 * 60 * 1000);
  const expired = await staffToken(api);
  api.clock.now = now;
  const staff = await staffToken(api);
  const claims = { ...JSON.parse(Buffer.from(staff.split('.')[1] ?? '', 'base64url').toString()) };
  const guest = await api.guestToken();
  const [head, , signature] = guest.split('.');
  return {
    'no token': null,
    'a guest': guest,
    'customer A': a.token,
    'customer B': b.token,
    staff,
    'an expired token': expired,
    'a forged token': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret that is not the secret of this shop')),
    'a token without signature': `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.AA`,
    'a raised token': `${head}.${encode(claims)}.${signature}`,
    "another site's token": await api.guestToken('be'),
  };
}

/** Gives what signs everybody in again whom a call has signed out. */
export async function keepSignedIn({ services: { db } }: TestApi): Promise<() => Promise<void>> {
  const open = await db.select().from(sessions);
  return async () => {
    await db.insert(sessions).values(open).onConflictDoNothing();
  };
}

/** The path of a call whose parameters name nothing that exists. */
export function pathOf(route: Route, value = '00000000-0000-4000-8000-000000000000'): string {
  return route.path.replaceAll(/:\w+/g, encodeURIComponent(value));
}

export const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
