import { screen, waitFor } from '@testing-library/react';
import { fakeApi, later, visitAs } from '@/components/testing/fake-api';
import { clearVisit, hearNotifications, showInShop } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { ShareButton } from './share-button';

const told = hearNotifications();
const button = () => screen.getByRole('button', { name: /Deel winkelmand/ });

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

test('the link that rebuilds the basket is copied, which is said', async () => {
  fakeApi({ 'GET basket/share': [{ key: 'k-1' }] });
  const { user } = showInShop(<ShareButton site={siteRules.nl} />);
  await user.click(button());
  await waitFor(() => expect(told).toEqual(['success: De link naar uw winkelmand is gekopieerd']));
  const link = new URL(await navigator.clipboard.readText());
  expect(`${link.pathname}${link.search}`).toBe('/nl/basket?share=k-1');
});

test('a second press while the link is made makes no second one', async () => {
  const making = later([{ key: 'k-1' }]);
  const asked = fakeApi({ 'GET basket/share': making.answer });
  const { user } = showInShop(<ShareButton site={siteRules.nl} />);
  await user.click(button());
  await user.click(button());
  making.arrive();
  await waitFor(() => expect(told).toHaveLength(1));
  expect(asked).toHaveLength(1);
});

test('a link that could not be made is said, and can be tried again', async () => {
  fakeApi({});
  const { user } = showInShop(<ShareButton site={siteRules.nl} />);
  await user.click(button());
  await waitFor(() => expect(told).toEqual(['error: De link kon niet worden gekopieerd']));
  fakeApi({ 'GET basket/share': [{ key: 'k-2' }] });
  await user.click(button());
  await waitFor(() => expect(told).toHaveLength(2));
  expect(await navigator.clipboard.readText()).toContain('k-2');
});
