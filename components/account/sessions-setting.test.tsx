import { screen, waitFor, within } from '@testing-library/react';
import { watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, refuse, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit, hearNotifications, showInShop } from '@/components/testing/in-shop';
import { hasSession, readRefreshToken } from '@/lib/api/tokens';
import { siteRules } from '@/sites/rules';
import { SessionsSetting } from './sessions-setting';

const { nl } = siteRules;
const here = {
  id: 's-1',
  device: 'Chrome, Android',
  startedAt: '2026-11-01T23:30:00.000Z',
  lastUsedAt: '2026-11-19T23:30:00.000Z',
  isCurrent: true,
};
const there = { ...here, id: 's-2', device: 'Firefox, Windows', isCurrent: false };
const unnamed = { ...there, id: 's-3', device: null };
const told = hearNotifications();

beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

const rows = () => screen.findAllByRole('listitem');

test('each place is named, with the days of the shop, and this one cannot be ended by itself', async () => {
  fakeApi({ 'GET customer/sessions': [here, there, unnamed] });
  showInShop(<SessionsSetting site={nl} />);
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent('Chrome, AndroidDit apparaat · Ingelogd op 2 november 2026');
  expect(within(first ?? document.body).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent('Laatst gebruikt op 20 november 2026');
  expect(within(third ?? document.body).getByRole('button')).toHaveAccessibleName(
    'Onbekend apparaat uitloggen',
  );
});

test.each([
  ['one that is there', () => [{ ended: 1 }]],
  ['one that has ended by itself', () => refuse('resource-not-found')],
])('%s is ended and gone from the list', async (_case, answer) => {
  fakeApi({ 'GET customer/sessions': [here, there], 'DELETE customer/sessions/s-2': answer });
  const { user } = showInShop(<SessionsSetting site={nl} />);
  await user.click(await screen.findByRole('button', { name: 'Firefox, Windows uitloggen' }));
  await waitFor(() => expect(told).toEqual(['success: Firefox, Windows is uitgelogd']));
  expect(await rows()).toHaveLength(1);
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('what could not be ended stays, and that is said', async () => {
  fakeApi({ 'GET customer/sessions': [here, there] });
  const { user } = showInShop(<SessionsSetting site={nl} />);
  await user.click(await screen.findByRole('button', { name: 'Firefox, Windows uitloggen' }));
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatch(/^error/);
  expect(await rows()).toHaveLength(2);
});

test('signing out everywhere ends all sessions, then this one here, and turns until another page opens', async () => {
  const left = watchLeaving();
  const asked = fakeApi({
    'GET customer/sessions': [here, there],
    'DELETE customer/sessions': [{ ended: 2 }],
    'POST signout': [{}],
    'POST signin': [tokensOf('Guest')],
  });
  const { user } = showInShop(<SessionsSetting site={nl} />);
  const everywhere = await screen.findByRole('button', { name: 'Overal uitloggen' });
  await user.click(everywhere);
  // Leaving is the last thing it does; what is still under way would reach into the next test.
  await waitFor(() => expect(left()).toBe(1));
  expect(readRefreshToken(nl)).toBeNull();
  const calls = asked.map(({ call }) => call);
  expect(calls.indexOf('DELETE customer/sessions')).toBeLessThan(calls.indexOf('POST signout'));
  await user.click(everywhere);
  expect(everywhere).toHaveAttribute('aria-busy', 'true');
  expect(asked).toHaveLength(calls.length);
  expect(told).toEqual([]);
});

test('nobody is signed out here alone when the others could not be', async () => {
  fakeApi({ 'GET customer/sessions': [here, there], 'DELETE customer/sessions': refuse('unavailable') });
  const { user } = showInShop(<SessionsSetting site={nl} />);
  await user.click(await screen.findByRole('button', { name: 'Overal uitloggen' }));
  await waitFor(() => expect(told).toHaveLength(1));
  expect([hasSession(nl), readRefreshToken(nl)]).toEqual([true, 'refresh']);
});
