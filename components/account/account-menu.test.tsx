import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { currentIdentity } from '@/lib/auth/identity';
import messages from '@/messages/nl/interface.json';
import { siteRules } from '@/sites/rules';
import { AccountIcon } from './account-icon';
import { AccountMenu } from './account-menu';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const { title: menu } = messages.account.menu;

afterEach(clearVisit);

function show() {
  return showInShop(
    <>
      <AccountMenu>
        <AccountIcon title={menu} />
      </AccountMenu>
      <a href="#elsewhere">Elders</a>
    </>,
  );
}
const button = () => screen.getByRole('button', { name: menu });
const list = () => screen.findByRole('navigation', { name: menu });

test('a guest finds the ways to sign in and sign up', async () => {
  const { user } = show();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  await list();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/nl/auth/sign-in');
  expect(screen.getByRole('link', { name: 'Account aanmaken' })).toHaveAttribute('href', '/nl/auth/sign-up');
  expect(screen.queryByRole('button', { name: 'Uitloggen' })).not.toBeInTheDocument();
});

test('Escape closes it and gives the focus back', async () => {
  const { user } = show();
  await user.click(button());
  await list();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('it closes when the focus or a press goes elsewhere', async () => {
  const { user } = show();
  await user.click(button());
  await list();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Elders' })).toHaveFocus();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await user.click(button());
  await list();
  await userEvent.setup().pointer({ keys: '[MouseLeft]', target: document.body });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a customer is greeted and may sign out, after which the session is gone', async () => {
  visitAs('Customer');
  const asked = fakeApi({ 'POST signout': [{}], 'POST signin': [tokensOf('Guest')] });
  const timesLeft = watchLeaving();
  const { user } = show();
  await user.click(button());
  await list();
  expect(screen.getByText('Dag Sanne')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mijn bestellingen' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(asked.map(({ call }) => call)).toEqual(['POST signout', 'POST signin']);
  expect(currentIdentity(siteRules.nl)?.type).toBe('Guest');
});

test('an administrator finds no page that is for customers alone', async () => {
  visitAs('Admin');
  const { user } = show();
  await user.click(button());
  await list();
  expect(screen.getByRole('link', { name: 'Mijn bestellingen' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Mijn gegevens' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Uitloggen' })).toBeInTheDocument();
});

test('signing out works although the API does not answer', async () => {
  visitAs('Customer');
  fakeApi({});
  const timesLeft = watchLeaving();
  const { user } = show();
  await user.click(button());
  await list();
  await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(currentIdentity(siteRules.nl)).toBeNull();
});
