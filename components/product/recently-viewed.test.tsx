import { screen } from '@testing-library/react';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { readViewed } from '@/lib/product/recently-viewed';
import { siteRules } from '@/sites/rules';
import { RecentlyViewed } from './recently-viewed';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const product = (vsin: string) => ({
  vsin,
  title: `Bank ${vsin}`,
  href: `/nl/bank-p-${vsin}`,
  picture: '/media/x.webp',
});
const visit = (vsin: string) => showInShop(<RecentlyViewed title="Eerder bekeken" product={product(vsin)} />);

afterEach(clearVisit);

test('a first product is remembered, and nothing is shown yet', () => {
  visit('V1');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(readViewed(siteRules.nl).map(({ vsin }) => vsin)).toEqual(['V1']);
});

test('those before it are shown, the newest first and six at the most, without the one at hand', () => {
  for (const vsin of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8']) visit(vsin).unmount();
  visit('V8');
  expect(screen.getByRole('region', { name: 'Eerder bekeken' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    ['V7', 'V6', 'V5', 'V4', 'V3', 'V2'].map((vsin) => `Bank ${vsin}`),
  );
});
