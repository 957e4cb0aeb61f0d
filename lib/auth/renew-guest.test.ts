import { fakeApi, refuse, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { readAccessToken, writeTokens } from '@/lib/api/tokens';
import { siteRules } from '@/sites/rules';
import { renewOldGuest } from './renew-guest';

const { nl } = siteRules;
const daySeconds = 86_400;
const renewed = { accessToken: `${tokensOf('Guest').accessToken}2`, refreshToken: null };

function tokenOf(type: string, ageDays: number): string {
  const iat = Math.floor(Date.now() / 1000) - ageDays * daySeconds;
  return `x.${btoa(JSON.stringify({ type, sub: 'g-1', iat }))}.x`;
}
function visitWith(accessToken: string): void {
  writeTokens(nl, { accessToken, refreshToken: null });
}

afterEach(clearVisit);

test('a guest of more than a week stays the same one, with a token that lasts again', async () => {
  const old = tokenOf('Guest', 8);
  visitWith(old);
  const asked = fakeApi({ 'POST signin': [renewed] });
  await renewOldGuest(nl);
  expect(asked[0]?.items).toEqual([{ id: '', secret: '', grantType: 'Guest' }]);
  expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${old}`);
  expect(readAccessToken(nl)).toBe(renewed.accessToken);
});

test.each([
  ['a guest of this week', () => visitWith(tokenOf('Guest', 6))],
  ['a customer', () => visitWith(tokenOf('Customer', 20))],
  ['a visitor without a session', () => undefined],
  ['a token that says no date', () => visitAs('Guest')],
])('nothing is asked for %s', async (_who, visit) => {
  visit();
  const asked = fakeApi({});
  await renewOldGuest(nl);
  expect(asked).toEqual([]);
});

test('a shop that does not answer costs nobody their session', async () => {
  const old = tokenOf('Guest', 8);
  visitWith(old);
  fakeApi({ 'POST signin': refuse('unavailable') });
  await expect(renewOldGuest(nl)).rejects.toMatchObject({ code: 'unavailable' });
  expect(readAccessToken(nl)).toBe(old);
});

test('who signs in meanwhile stays signed in', async () => {
  visitWith(tokenOf('Guest', 8));
  const customer = tokensOf('Customer');
  fakeApi({
    'POST signin': () => {
      writeTokens(nl, customer);
      return [renewed];
    },
  });
  await renewOldGuest(nl);
  expect(readAccessToken(nl)).toBe(customer.accessToken);
});
