import { randomUUID } from 'node:crypto';
import { signInSchema, tokensSchema } from '../../contract/auth.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';

const signIn = defineRoute(
  {
    method: 'POST',
    path: 'signin',
    summary: 'Gives an access token: to a guest without any condition',
    auth: 'none',
    body: signInSchema,
    response: tokensSchema,
    errors: ['access-denied'],
  },
  async ({ items, site }, { tokens }) => {
    // There are no customer accounts to sign in to or to refresh; guests are all there is.
    if (items[0].grantType !== 'Guest') throw new ApiError('access-denied');
    const accessToken = await tokens.sign({
      sub: randomUUID(),
      site: site.code,
      type: 'Guest',
      firstName: '',
      lastName: '',
      email: '',
    });
    return [{ accessToken, refreshToken: null }];
  },
);

export const routes: readonly Route[] = [signIn];
