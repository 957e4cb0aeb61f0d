import { screen, waitFor } from '@testing-library/react';
import { visitAs } from '@/components/testing/fake-api';
import { clearVisit, hearNotifications, showInShop } from '@/components/testing/in-shop';
import { currentIdentity } from '@/lib/auth/identity';
import { expectWelcome } from '@/lib/auth/welcome';
import { siteRules } from '@/sites/rules';
import { AccountIcon } from './account-icon';
import { AccountMenu } from './account-menu';
import SignedInMark from './signed-in-mark';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), usePathname: () => '/nl' }));

const told = hearNotifications();
afterEach(clearVisit);

const show = () =>
  showInShop(
    <>
      <AccountMenu>
        <AccountIcon title="Mijn account" />
      </AccountMenu>
      <SignedInMark />
    </>,
  );

test('a customer is seen in the header by name, and welcomed once after signing up', async () => {
  visitAs('Customer');
  const name = currentIdentity(siteRules.nl)?.firstName;
  expectWelcome(siteRules.nl);
  const { unmount } = show();
  expect(await screen.findByRole('button', { name: `Mijn account , ingelogd als ${name}` })).toBeVisible();
  await waitFor(() => expect(told).toEqual([expect.stringContaining(`Welkom, ${name}.`)]));
  unmount();
  show();
  await screen.findByRole('button', { name: /ingelogd/ });
  expect(told).toHaveLength(1);
});

test('a guest is not', () => {
  visitAs('Guest');
  show();
  expect(screen.getByRole('button', { name: 'Mijn account' })).toBeVisible();
  expect(told).toEqual([]);
});
