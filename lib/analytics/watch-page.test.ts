import { waitFor } from '@testing-library/react';
import type { ShopEvent } from './events';
import { type WatchedPage, watchPage } from './watch-page';

/** What the browser would see; told by the test. */
let see: (card: Element) => void = () => {};
const watched = new Set<Element>();

class Sight implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [0.5];
  constructor(callback: IntersectionObserverCallback) {
    see = (target) => {
      if (!watched.has(target)) return;
      const none = target.getBoundingClientRect();
      const entry = {
        ...{ target, isIntersecting: true, intersectionRatio: 0.6, time: 0 },
        ...{ boundingClientRect: none, intersectionRect: none, rootBounds: null },
      };
      callback([entry], this);
    };
  }
  observe = (target: Element) => void watched.add(target);
  unobserve = (target: Element) => void watched.delete(target);
  disconnect = () => watched.clear();
  takeRecords = () => [];
}

const site = { currency: 'EUR', locale: 'nl-NL' } as const;
const listing: WatchedPage = { kind: 'category', vsin: 'C11', path: '/nl/banken-c-C11', term: null };
const product: WatchedPage = { kind: 'product', vsin: 'V1', path: '/nl/a-p-V1', term: null };
const card = (vsin: string) => `<article data-card="${vsin} 100 - 3"><h2>${vsin}</h2></article>`;

let told: ShopEvent[] = [];
let stop = () => {};
function start(page: WatchedPage): void {
  stop = watchPage(page, site, (event) => told.push(event));
}
const toldOf = (name: ShopEvent['name']) => told.filter((event) => event.name === name);

beforeAll(() => Object.assign(window, { IntersectionObserver: Sight }));
beforeEach(() => {
  told = [];
  document.body.replaceChildren();
  document.head.replaceChildren();
});
afterEach(() => stop());

function seeAll(): void {
  for (const each of document.querySelectorAll('[data-card]')) see(each);
}

test('a page is told of by its sort, number and path', () => {
  start(listing);
  expect(told).toEqual([
    { name: 'pageView', kind: 'category', vsin: 'C11', path: '/nl/banken-c-C11', language: 'nl-NL' },
  ]);
});

test('the page after an order is not told of: the order is', () => {
  start({ ...listing, kind: 'order-completed', vsin: null });
  expect(told).toEqual([]);
});

test('a page that does not exist is told of as such', () => {
  document.head.innerHTML = '<meta name="status" content="404">';
  start({ ...listing, kind: 'content', vsin: null, path: '/nl/nope' });
  expect(told).toMatchObject([{ name: 'pageView', kind: 'not-found', path: '/nl/nope' }]);
});

test('a search is told of after its page, without what may be personal', () => {
  start({ kind: 'search', vsin: null, path: '/nl/search', term: 'bank jan@x.nl' });
  expect(told).toMatchObject([{ name: 'pageView' }, { name: 'search', term: 'bank (e-mail)' }]);
});

test('a product is told of once it is drawn, and never that of the page before', async () => {
  document.body.innerHTML = '<div data-product="V9 900 - 3\nTafels"><h1>Before</h1></div>';
  start(product);
  expect(toldOf('productView')).toEqual([]);
  document.body.innerHTML = '<div data-product="V1 100 150 3\nBanken"><h1> Oslo </h1></div>';
  await waitFor(() => expect(toldOf('productView')).toHaveLength(1));
  expect(toldOf('productView')).toEqual([
    {
      name: 'productView',
      currency: 'EUR',
      item: {
        vsin: 'V1',
        title: 'Oslo',
        quantity: 1,
        unitPriceMinor: 100,
        generalMarketPriceMinor: 150,
        deliveryDays: 3,
        category: 'Banken',
      },
    },
  ]);
});

test('cards in sight are told of together, by list, each once however often it is seen', async () => {
  document.body.innerHTML = `<ul data-list="one">${card('V1')}${card('V2')}</ul><ul data-list="two">${card('V1')}</ul>`;
  start(listing);
  seeAll();
  seeAll();
  await waitFor(() => expect(toldOf('productImpressions')).toHaveLength(2));
  expect(toldOf('productImpressions')).toMatchObject([
    {
      list: 'one',
      items: [
        { vsin: 'V1', index: 0 },
        { vsin: 'V2', index: 1 },
      ],
    },
    { list: 'two', items: [{ vsin: 'V1', index: 0 }] },
  ]);
});

test('cards that come later are watched too, and one drawn anew is not told of again', async () => {
  document.body.innerHTML = `<ul data-list="one">${card('V1')}</ul>`;
  start(listing);
  seeAll();
  document.body.innerHTML = `<ul data-list="one">${card('V1')}${card('V2')}</ul>`;
  await waitFor(() => {
    seeAll();
    expect(toldOf('productImpressions').at(-1)).toMatchObject({ items: [{ vsin: 'V2' }] });
  });
  const items = toldOf('productImpressions').flatMap((event) =>
    event.name === 'productImpressions' ? event.items.map(({ vsin }) => vsin) : [],
  );
  expect(items).toEqual(['V1', 'V2']);
});

test('what was seen last is told of when the page is left', () => {
  document.body.innerHTML = `<ul data-list="one">${card('V1')}</ul>`;
  start(listing);
  seeAll();
  stop();
  expect(toldOf('productImpressions')).toMatchObject([{ items: [{ vsin: 'V1' }] }]);
  seeAll();
  expect(toldOf('productImpressions')).toHaveLength(1);
});
