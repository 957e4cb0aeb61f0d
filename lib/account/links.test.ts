import { siteRules } from '@/sites/rules';
import { accountLinks } from './links';

const titlesOf = (site: 'nl' | 'tr' | 'b2bTr') =>
  accountLinks(siteRules[site], (title) => title).map(({ title }) => title);

test('only the Turkish shop has a page for what it may write about', () => {
  const shared = ['orders', 'profile', 'addresses', 'faq', 'favorites'];
  expect(titlesOf('tr')).toEqual([...shared, 'preferences']);
  expect(titlesOf('nl')).toEqual(shared);
  expect(titlesOf('b2bTr')).toEqual(shared);
});
