import { act, screen } from '@testing-library/react';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { readViewed } from '@/lib/personalisation/recently-viewed';
import { siteRules } from '@/sites/rules';
import { RecentlyViewed } from './recently-viewed';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const product = (vsin: string) => ({
  vsin,
  title: `Bank ${vsin}`,
  href: `/nl/bank-p-${vsin}`,
  picture: '/media/x.webp',
});

const idle: (() => Promise<void>)[] = [];
beforeAll(() => {
  Object.assign(window, {
    requestIdleCallback: (callback: () => Promise<void>) => idle.push(callback),
    cancelIdleCallback: () => {},
  });
});
beforeEach(() => decide(allAllowed));
afterEach(clearVisit);

async function visit(vsin: string) {
  const view = showInShop(<RecentlyViewed title="Eerder bekeken" product={product(vsin)} />);
  await act(async () => {
    await Promise.all(idle.splice(0).map((callback) => callback()));
  });
  return view;
}
const remembered = () => readViewed(siteRules.nl).map(({ vsin }) => vsin);

test('a first product is remembered, and nothing is shown yet', async () => {
  await visit('V1');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(remembered()).toEqual(['V1']);
});

test('without consent nothing is remembered', async () => {
  decide(noneAllowed);
  await visit('V1');
  expect(remembered()).toEqual([]);
});

test('those before it are shown, the newest first and six at the most, without the one at hand', async () => {
  for (const vsin of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8']) (await visit(vsin)).unmount();
  await visit('V8');
  expect(screen.getByRole('region', { name: 'Eerder bekeken' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    ['V7', 'V6', 'V5', 'V4', 'V3', 'V2'].map((vsin) => `Bank ${vsin}`),
  );
});
