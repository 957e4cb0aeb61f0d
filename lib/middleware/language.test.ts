import { getSite } from '@/lib/sites/sites';
import { languageStep } from './language';
import { lineOf, testShop } from './testing';
import type { Shop } from './types';
import { toVisit } from './visit';

// Read once, when it is first asked for.
beforeAll(() => Object.assign(process.env, { SITES: 'nl,be,tr,b2bTr' }));

const served = [getSite('nl'), getSite('be'), getSite('be-fr'), getSite('tr')] as const;

/** French addresses of what the Belgian shop calls in Dutch; `help` has been written in Dutch alone. */
const french = new Map([
  ['C11', '/canapes-c-C11'],
  ['V100101', '/canape-oslo-p-V100101'],
  ['about-us', '/about-us'],
]);
const shop = testShop({
  route: async (edition, path) => {
    const id = /-([A-Z]+\d+)$/.exec(path)?.[1] ?? path.slice(1);
    const url = edition === 'be-fr' ? french.get(id) : path;
    return url === undefined ? null : { type: 'template', vsin: null, alias: id, url };
  },
});

async function choose(address: string, referrer: string | null = null, asked: Shop = shop): Promise<string> {
  const url = new URL(address, 'http://shop.test');
  const visit = toVisit(
    {
      pathname: url.pathname,
      query: url.searchParams,
      header: (name) => (name === 'referer' ? referrer : null),
      role: undefined,
    },
    served,
  );
  if ('kind' in visit) throw new Error(`${address} is answered before any step`);
  return lineOf(await languageStep(visit, asked));
}

it.each([
  ['/be?language=fr', '/be-fr'],
  ['/be-fr?language=nl', '/be'],
  ['/be/banken-c-C11?language=fr', '/be-fr/canapes-c-C11'],
  ['/be/oslo-p-V100101?language=fr', '/be-fr/canape-oslo-p-V100101'],
  ['/be/about-us?language=fr', '/be-fr/about-us'],
  ['/be/newest-products?language=fr', '/be-fr/newest-products'],
  ['/be/basket?language=fr', '/be-fr/basket'],
  ['/be/account/orders?language=fr', '/be-fr/account/orders'],
])('leads from %s to the same page in the other language', async (address, to) => {
  expect(await choose(address)).toBe(`307 ${to}`);
});

it.each([
  ['/nl/gift-cards?shop=b2bTr', '/b2bTr'],
  ['/nl/gift-cards?shop=be', '/be/gift-cards'],
  ['/tr/account/notification-preferences?shop=nl', '/nl'],
])('%s leads to no page that the other shop does not have', async (address, to) => {
  expect(await choose(address)).toBe(`307 ${to}`);
});

it('leads home where the page has not been written in the language', async () => {
  expect(await choose('/be/help?language=fr')).toBe('307 /be-fr');
});

it.each(['/be?language=xx', '/be?language=de', '/be', '/nl?language=fr', '/nl?language=nl'])(
  'means nothing at %s',
  async (address) => expect(await choose(address)).toBe('undecided'),
);

it.each([
  ['/be/banken-c-C11?shop=nl', '/nl/banken-c-C11'],
  ['/nl/about-us?shop=be-fr', '/be-fr/about-us'],
  ['/nl/help?shop=be-fr', '/be-fr'],
  ['/nl/basket?shop=be', '/be/basket'],
])('%s leads to the same page of another shop', async (address, to) => {
  expect(await choose(address)).toBe(`307 ${to}`);
});

it.each(['/nl?shop=nl', '/nl?shop=xx', '/nl?shop=de'])(
  'a shop that is not open, or the same, is none: %s',
  async (address) => expect(await choose(address)).toBe('undecided'),
);

it('takes filters along to another shop, but no amounts', async () => {
  const left = 'http://shop.test/nl/banken-c-C11?colour=beige&price=200-900';
  expect(await choose('/nl/banken-c-C11?shop=be', left)).toBe('307 /be/banken-c-C11?colour=beige');
});

it('keeps what the page was showing, which only the address of that page says', async () => {
  const search = await choose(
    '/be/search?language=fr',
    'http://shop.test/be/search?term=bank&sort=price-asc',
  );
  expect(search).toBe('307 /be-fr/search?term=bank&sort=price-asc');
  expect(await choose('/be/search?language=fr', 'http://shop.test/be/basket?term=bank')).toBe(
    '307 /be-fr/search',
  );
  expect(await choose('/be/search?language=fr', 'about:blank')).toBe('307 /be-fr/search');
});

it('leads on to the other language after signing in', async () => {
  const left = 'http://shop.test/be/auth/sign-in?next=%2Fbe%2Faccount%2Forders';
  expect(await choose('/be/auth/sign-in?language=fr', left)).toBe(
    '307 /be-fr/auth/sign-in?next=%2Fbe-fr%2Faccount%2Forders',
  );
});

it('leads to the page under its old name while the API cannot tell the new one', async () => {
  const silent = testShop({ route: () => Promise.reject(new Error('away')) });
  expect(await choose('/be/banken-c-C11?language=fr', null, silent)).toBe('307 /be-fr/banken-c-C11');
});
