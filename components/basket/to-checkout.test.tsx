import { act, screen, within } from '@testing-library/react';
import { giveSight } from '@/components/testing/browser-parts';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { ToCheckout } from './to-checkout';

const tool = 'https://orders.example.nl/orders/new';
const config = (adminCheckout: boolean) => ({
  'GET remote-config': [{ featureFlags: { adminCheckout }, freeReturnDays: 14, welcomePopup: null }],
});
const total = { amount: 129_900, currency: 'EUR' as const };
/** The first is the button, the other the bar. */
const toShop = async () => (await screen.findAllByRole('link', { name: 'Verder naar bestellen' }))[0];

const see = giveSight();
afterEach(clearVisit);

test('an administrator is led to the tool that orders are made with, and told why', async () => {
  visitAs('Admin');
  fakeApi({ ...config(true), 'GET admin/order-tool': [{ createOrderUrl: tool }] });
  showInShop(<ToCheckout site={siteRules.nl} total={total} />);
  const link = await screen.findByRole('link', { name: /^Naar het orderbeheer/ });
  expect(link).toHaveAttribute('href', tool);
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByRole('region', { name: 'Bestellen via het orderbeheer' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Verder naar bestellen' })).not.toBeInTheDocument();
});

test.each([
  ['has none', [{ createOrderUrl: null }], /nog niet ingesteld/],
  ['cannot tell', refuse('unavailable'), /kon niet worden opgehaald/],
])('where the shop %s, that is said instead of nothing', async (_case, answer, text) => {
  visitAs('Admin');
  fakeApi({ ...config(true), 'GET admin/order-tool': answer });
  showInShop(<ToCheckout site={siteRules.nl} total={total} />);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('where administrators order like everybody else they go to checkout', async () => {
  visitAs('Admin');
  const asked = fakeApi(config(false));
  showInShop(<ToCheckout site={siteRules.nl} total={total} />);
  expect(await toShop()).toHaveAttribute('href', '/nl/checkout');
  expect(asked.map(({ call }) => call)).toEqual(['GET remote-config']);
});

test('nobody else is asked about', async () => {
  visitAs('Customer');
  const asked = fakeApi(config(true));
  showInShop(<ToCheckout site={siteRules.nl} total={total} />);
  expect(await toShop()).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('total and the way on stand at the lower edge while the button is out of sight', async () => {
  visitAs('Guest');
  showInShop(<ToCheckout site={siteRules.nl} total={total} />);
  await toShop();
  const bar = screen.getByRole('region', { name: 'Totaal en verder naar bestellen', hidden: true });
  expect(bar).toHaveAttribute('inert');
  act(() => see(false));
  expect(bar).not.toHaveAttribute('inert');
  expect(bar).toHaveTextContent(/1\.299/);
  expect(within(bar).getByRole('link')).toHaveAttribute('href', '/nl/checkout');
});
