import { siteRules } from '@/sites/rules';
import { accountLinks, isKeptFrom } from './links';

const titlesOf = (site: 'nl' | 'tr' | 'b2bTr', type: 'Customer' | 'Admin' = 'Customer') =>
  accountLinks(siteRules[site], type, (title) => title).map(({ title }) => title);

test('only the Turkish shop has a page for what it may write about', () => {
  const shared = ['orders', 'profile', 'addresses', 'faq', 'favorites'];
  expect(titlesOf('tr')).toEqual([...shared, 'preferences']);
  expect(titlesOf('nl')).toEqual(shared);
  expect(titlesOf('b2bTr')).toEqual(shared);
});

test('administrators are shown what they may call', () => {
  expect(titlesOf('tr', 'Admin')).toEqual(['orders', 'addresses', 'faq', 'favorites']);
});

test('what is for customers is kept from administrators alone', () => {
  expect(isKeptFrom('Admin', 'nl', '/nl/account/profile')).toBe(true);
  expect(isKeptFrom('Admin', 'tr', '/tr/account/notification-preferences')).toBe(true);
  expect(isKeptFrom('Admin', 'nl', '/nl/account/orders')).toBe(false);
  expect(isKeptFrom('Customer', 'nl', '/nl/account/profile')).toBe(false);
});
