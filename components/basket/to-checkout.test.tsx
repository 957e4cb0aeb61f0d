import { screen } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { ToCheckout } from './to-checkout';

const tool = 'https://orders.example.nl/orders/new';
const config = (adminCheckout: boolean) => ({
  'GET remote-config': [{ featureFlags: { adminCheckout }, freeReturnDays: 14, welcomePopup: null }],
});
const toShop = () => screen.findByRole('link', { name: 'Verder naar bestellen' });

afterEach(clearVisit);

test('an administrator is led to the tool that orders are made with, and told why', async () => {
  visitAs('Admin');
  fakeApi({ ...config(true), 'GET admin/order-tool': [{ createOrderUrl: tool }] });
  showInShop(<ToCheckout site={siteRules.nl} />);
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
  showInShop(<ToCheckout site={siteRules.nl} />);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('where administrators order like everybody else they go to checkout', async () => {
  visitAs('Admin');
  const asked = fakeApi(config(false));
  showInShop(<ToCheckout site={siteRules.nl} />);
  expect(await toShop()).toHaveAttribute('href', '/nl/checkout');
  expect(asked.map(({ call }) => call)).toEqual(['GET remote-config']);
});

test('nobody else is asked about', async () => {
  visitAs('Customer');
  const asked = fakeApi(config(true));
  showInShop(<ToCheckout site={siteRules.nl} />);
  expect(await toShop()).toBeInTheDocument();
  expect(asked).toEqual([]);
});
