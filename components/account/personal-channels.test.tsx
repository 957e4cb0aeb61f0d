import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, later, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, hearNotifications, showInShop } from '@/components/testing/in-shop';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide, readConsent } from '@/lib/consent/store';
import { siteRules } from '@/sites/rules';
import { PersonalChannels } from './personal-channels';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), useRouter: () => ({}) }));

const init = 'POST personalisation/init';
const subscription = 'POST personalisation/subscription';
const visitor = (subscriptions: string[]) => ({
  visitorId: 'c-1',
  consent: true,
  profile: null,
  segments: [],
  subscriptions,
});
const told = hearNotifications();
const show = () => showInShop(<PersonalChannels site={siteRules.nl} />);

beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

test('who has not allowed it is told why there is no choice, and nobody is asked', () => {
  decide(noneAllowed);
  const asked = fakeApi({});
  show();
  expect(screen.getByRole('button', { name: 'Cookie-instellingen openen' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a channel is switched on and off', async () => {
  decide(allAllowed);
  const asked = fakeApi({
    [init]: [visitor(['sms'])],
    [subscription]: () => [visitor(['sms', 'email'])],
  });
  const { user } = show();
  const email = screen.getByRole('checkbox', { name: 'E-mail' });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Sms' })).toBeChecked());
  expect(email).not.toBeChecked();
  await user.click(email);
  await waitFor(() => expect(email).toBeChecked());
  expect(asked.find(({ call }) => call === subscription)?.items).toEqual([
    { channel: 'email', isSubscribed: true },
  ]);
  expect(told).toEqual(['success: Uw keuze is opgeslagen']);
});

test('a second channel that is chosen while the first is being saved is saved after it', async () => {
  decide(allAllowed);
  const first = later([visitor(['sms'])]);
  let calls = 0;
  const asked = fakeApi({
    [init]: [visitor([])],
    [subscription]: () => {
      calls += 1;
      return calls === 1 ? first.answer() : [visitor(['sms', 'push'])];
    },
  });
  const { user } = show();
  const push = screen.getByRole('checkbox', { name: 'Pushmeldingen' });
  await waitFor(() => expect(push).toBeEnabled());
  await user.click(screen.getByRole('checkbox', { name: 'Sms' }));
  await user.click(push);
  first.arrive();
  await waitFor(() => expect(push).toBeChecked());
  const items = asked.filter(({ call }) => call === subscription).map((one) => one.items);
  expect(items).toEqual([
    [{ channel: 'sms', isSubscribed: true }],
    [{ channel: 'push', isSubscribed: true }],
  ]);
});

test('a choice that could not be saved is not shown as saved', async () => {
  decide(allAllowed);
  fakeApi({ [init]: [visitor([])], [subscription]: refuse('unavailable') });
  const { user } = show();
  const push = screen.getByRole('checkbox', { name: 'Pushmeldingen' });
  await waitFor(() => expect(push).toBeEnabled());
  await user.click(push);
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatch(/^error: /);
  expect(push).not.toBeChecked();
});

test('what is taken back in another browser meanwhile is not called saved', async () => {
  decide(allAllowed);
  fakeApi({ [init]: [visitor([])], [subscription]: [{ ...visitor([]), consent: false }] });
  const { user } = show();
  const email = screen.getByRole('checkbox', { name: 'E-mail' });
  await waitFor(() => expect(email).toBeEnabled());
  await user.click(email);
  expect(await screen.findByRole('button', { name: 'Cookie-instellingen openen' })).toBeVisible();
  expect(told).toEqual([]);
});

test('what was taken back in another browser is no choice here', async () => {
  decide(allAllowed);
  fakeApi({ [init]: [{ ...visitor([]), consent: false }] });
  show();
  expect(await screen.findByRole('button', { name: 'Cookie-instellingen openen' })).toBeVisible();
});

test('who allows it anew after that has the choice at once', async () => {
  decide(allAllowed);
  let isAllowed = false;
  fakeApi({ [init]: () => [{ ...visitor(['sms']), consent: isAllowed }] });
  show();
  await screen.findByRole('button', { name: 'Cookie-instellingen openen' });
  isAllowed = true;
  await waitFor(() => expect(new Date().toISOString()).not.toBe(readConsent().decidedAt));
  act(() => decide(allAllowed));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Sms' })).toBeChecked());
});
