import type { APIRequestContext } from '@playwright/test';
import * as places from './places';

/** The first account of staff, made at the first start of the shop under test. */
export const staff = { email: 'staff@linden.example', password: 'words that staff know' } as const;

/** Headers of calls in their name. */
export async function staffHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  const grant = { id: staff.email, secret: staff.password, grantType: 'Password' };
  const answer = await request.post(places.api('signin'), { data: { items: [grant] } });
  const { items } = await answer.json();
  return { authorization: `Bearer ${items[0].accessToken}` };
}
