import { createTranslator } from 'next-intl';
import type { ProductCard } from '@/api/contract/catalogue';
import type { Facet, Listing } from '@/api/contract/listing';
import { parseListingQuery } from '@/api/contract/listing-query';
import { cardAnswer } from '@/lib/product-card/testing/card-answer';
import { toCardModel } from '@/lib/product-card/to-card-model';
import messages from '@/messages/nl/interface.json';
import type { ListingSource } from './models';
import { toListingModel } from './to-listing-model';

const source: ListingSource = { site: 'nl', type: 'category', link: { vsin: 'C11', alias: 'banken' } };
const language: Record<string, unknown> = messages;
const t = createTranslator({ locale: 'nl-NL', messages: language, namespace: 'productCard' });
const texts = {
  range: ({ title, from, to }: { title: string; from: number | null; to: number | null }) =>
    `${title} ${from ?? ''}–${to ?? ''}`,
  card: (product: ProductCard) => toCardModel(product, { code: 'nl', locale: 'nl-NL' }, t),
};

const colours: Facet = {
  code: 'colour',
  title: 'Kleur',
  kind: 'values',
  values: [
    { value: 'rust', title: 'Roest', colour: '#a04a2c', count: 0, isSelected: false },
    { value: 'sand', title: 'Zand', colour: '#d8c7a8', count: 7, isSelected: true },
  ],
  range: null,
};
const price: Facet = {
  code: 'price',
  title: 'Prijs',
  kind: 'range',
  values: [],
  range: { min: 399, max: 2499, from: 500, to: null, isImplied: false, unit: 'currency' },
};

function listing(changes: Partial<Listing> = {}): Listing {
  return {
    type: 'category',
    vsin: 'C11',
    alias: 'banken',
    title: 'Banken',
    intro: null,
    media: null,
    breadcrumbs: [{ type: 'category', vsin: 'C1', alias: 'wonen', title: 'Wonen' }],
    subCategories: [],
    total: 60,
    page: 2,
    pageSize: 24,
    pageCount: 3,
    sort: 'popular',
    facets: [colours, price],
    products: [],
    correctedTerm: null,
    missingWords: [],
    unmetRanges: [],
    ...changes,
  };
}

function model(search: string, changes: Partial<Listing> = {}) {
  return toListingModel(
    listing(changes),
    parseListingQuery(new URLSearchParams(search)).query,
    source,
    texts,
  );
}

test('each applied filter is a chip that leads to the listing without it', () => {
  const { chips, clearHref } = model('colour=sand,rust&price=500-&page=2');
  expect(chips).toEqual([
    { key: 'colour-rust', label: 'Roest', href: '/nl/banken-c-C11?colour=sand&price=500-' },
    { key: 'colour-sand', label: 'Zand', href: '/nl/banken-c-C11?colour=rust&price=500-' },
    { key: 'price', label: 'Prijs 500–', href: '/nl/banken-c-C11?colour=rust,sand' },
  ]);
  expect(clearHref).toBe('/nl/banken-c-C11');
});

test('a range that was read from the words is taken away by saying that it is not meant', () => {
  const implied: Facet = {
    ...price,
    range: { min: 399, max: 2499, from: null, to: 1200, isImplied: true, unit: 'currency' },
  };
  const term = 'term=bank+onder+1200';
  const { chips, clearHref } = model(`${term}&colour=sand`, { facets: [implied] });
  expect(chips).toEqual([
    { key: 'price', label: 'Prijs –1200', href: `/nl/banken-c-C11?${term}&open=price&colour=sand` },
  ]);
  expect(clearHref).toBe(`/nl/banken-c-C11?${term}&open=price`);
});

test('a value without products is shown but disabled, unless it is chosen', () => {
  const [facet] = model('colour=sand').facets;
  expect(
    facet?.kind === 'values' && facet.options.map(({ value, isDisabled }) => [value, isDisabled]),
  ).toEqual([
    ['rust', true],
    ['sand', false],
  ]);
  const chosen = { ...colours, values: colours.values.map((value) => ({ ...value, isSelected: true })) };
  const [own] = model('colour=rust,sand', { facets: [chosen] }).facets;
  expect(own?.kind === 'values' && own.options.some(({ isDisabled }) => isDisabled)).toBe(false);
});

test('a range with one single value is left out, as there is nothing to choose', () => {
  const flat: Facet = {
    ...price,
    range: { min: 499, max: 499, from: null, to: null, isImplied: false, unit: 'currency' },
  };
  expect(model('', { facets: [flat] }).facets).toEqual([]);
});

test('neighbouring pages are real addresses that keep filters and order', () => {
  const { previousHref, nextHref, seenCount } = model('colour=sand&sort=rating&page=2');
  expect(previousHref).toBe('/nl/banken-c-C11?colour=sand&sort=rating');
  expect(nextHref).toBe('/nl/banken-c-C11?colour=sand&sort=rating&page=3');
  expect(seenCount).toBe(48);
});

test('the first page has no previous one, the last no next one', () => {
  expect(model('', { page: 1, pageCount: 1, total: 9 })).toMatchObject({
    previousHref: null,
    nextHref: null,
    seenCount: 9,
  });
});

test('stars of example reviews are told to be that, and only where there are some', () => {
  const rated = (isExample: boolean) => cardAnswer('V1', { rating: { average: 4.5, count: 12, isExample } });
  expect(model('', { products: [cardAnswer('V2'), rated(true)] }).hasExampleRatings).toBe(true);
  expect(model('', { products: [cardAnswer('V2'), rated(false)] }).hasExampleRatings).toBe(false);
});
