import { clearVisit } from '@/components/testing/in-shop';
import { removeTokens, writeTokens } from '@/lib/api/tokens';
import { queryClient } from '@/lib/react-query/query-client';
import { siteRules } from '@/sites/rules';
import { emptyCacheForOthers } from './empty-cache-for-others';

const { nl } = siteRules;
const profile = ['profile', 'nl'];
let stop = () => {};

/** What another tab does: it writes, and this one is told of the storage. */
function elsewhere(sub: string | null, version = 1): void {
  const claims = btoa(JSON.stringify({ type: 'Customer', sub, version }));
  if (sub === null) removeTokens(nl);
  else writeTokens(nl, { accessToken: `x.${claims}.x`, refreshToken: 'refresh' });
  window.dispatchEvent(new Event('storage'));
}
function begin(sub: string | null): void {
  elsewhere(sub);
  queryClient().setQueryData(profile, 'fetched');
  stop = emptyCacheForOthers(nl);
}
const cached = () => queryClient().getQueryData(profile);

afterEach(() => {
  stop();
  clearVisit();
});

it('forgets what was fetched for whoever signs out in another tab', () => {
  begin('c-1');
  elsewhere(null);
  expect(cached()).toBeUndefined();
});

it('forgets it where the next one has signed in at once', () => {
  begin('c-1');
  elsewhere('c-2');
  expect(cached()).toBeUndefined();
});

it('keeps what is of a visitor whose session begins or is renewed', () => {
  begin(null);
  elsewhere('g-1');
  elsewhere('g-1', 2);
  expect(cached()).toBe('fetched');
});
