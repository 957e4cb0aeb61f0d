import { fakeApi, refuse, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { readAccessToken, readRefreshToken, removeTokens, writeTokens } from '@/lib/api/tokens';
import { siteRules } from '@/sites/rules';
import { hasSessionEnded } from './ended-session';
import { keepTokens } from './keep-tokens';
import { renewSession } from './renew-session';

const { nl } = siteRules;
const customer = tokensOf('Customer');
const renewed = { ...customer, accessToken: `${customer.accessToken}2`, refreshToken: 'refresh-2' };
const guest = tokensOf('Guest');

beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

/** Answers a refresh token so, and makes guests of those without one. */
function askedOf(refresh: object[] | Response) {
  return fakeApi({
    'POST signin': ({ items }) => (JSON.stringify(items).includes('RefreshToken') ? refresh : [guest]),
  });
}
const grants = (asked: ReturnType<typeof fakeApi>) => asked.flatMap(({ items }) => items);

test('a customer stays signed in by e-mail and refresh token, without the token that was refused', async () => {
  const asked = askedOf([renewed]);
  await renewSession(nl, customer.accessToken);
  expect(grants(asked)).toEqual([{ id: 'sanne@example.nl', secret: 'refresh', grantType: 'RefreshToken' }]);
  expect(asked[0]?.headers.has('authorization')).toBe(false);
  expect([readAccessToken(nl), readRefreshToken(nl)]).toEqual([renewed.accessToken, 'refresh-2']);
});

test('two calls that are refused at once renew once: a refresh token counts once', async () => {
  const asked = askedOf([renewed]);
  await Promise.all([renewSession(nl, customer.accessToken), renewSession(nl, customer.accessToken)]);
  expect(asked).toHaveLength(1);
});

test('what another tab has renewed meanwhile is taken as it is', async () => {
  const asked = askedOf([renewed]);
  writeTokens(nl, renewed);
  await renewSession(nl, customer.accessToken);
  expect(asked).toEqual([]);
  expect(readAccessToken(nl)).toBe(renewed.accessToken);
});

test('who is refused goes on as a guest, and nothing of the customer is left', async () => {
  askedOf(refuse('token-invalid'));
  await renewSession(nl, customer.accessToken);
  expect([readAccessToken(nl), readRefreshToken(nl)]).toEqual([guest.accessToken, null]);
  expect(hasSessionEnded(nl)).toBe(true);
  keepTokens(nl, customer);
  expect(hasSessionEnded(nl)).toBe(false);
});

test.each([
  ['renews', [renewed]],
  ['refuses', refuse('token-invalid')],
])('who signs in before an answer that %s the session before stays signed in', async (_what, answer) => {
  const next = { accessToken: `${customer.accessToken}3`, refreshToken: 'refresh-3' };
  fakeApi({
    'POST signin': () => {
      writeTokens(nl, next);
      return answer;
    },
  });
  await renewSession(nl, customer.accessToken);
  expect([readAccessToken(nl), readRefreshToken(nl)]).toEqual([next.accessToken, next.refreshToken]);
  expect(hasSessionEnded(nl)).toBe(false);
});

test('who signs out before the answer stays signed out', async () => {
  fakeApi({
    'POST signin': ({ items }) => {
      if (!JSON.stringify(items).includes('RefreshToken')) return [guest];
      removeTokens(nl);
      return [renewed];
    },
  });
  await renewSession(nl, customer.accessToken);
  expect([readAccessToken(nl), readRefreshToken(nl)]).toEqual([guest.accessToken, null]);
});

test('an API that is away signs nobody out', async () => {
  askedOf(refuse('unavailable'));
  await expect(renewSession(nl, customer.accessToken)).rejects.toMatchObject({ code: 'unavailable' });
  expect([readAccessToken(nl), readRefreshToken(nl)]).toEqual([customer.accessToken, 'refresh']);
});
