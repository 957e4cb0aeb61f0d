import type { Product } from '@/api/contract/catalogue';
import { product } from '@/lib/product/testing/some-product';
import { getSite } from '@/lib/sites/sites';
import { breadcrumbData, organisationData, productData } from './structured-data';

const origin = 'https://shop.test';

it('names the shop with the address of its home page and how it is reached', () => {
  const site = getSite('de');
  expect(organisationData(site, origin)).toMatchObject({
    '@type': 'Organization',
    name: site.name,
    url: 'https://shop.test/de',
    email: site.contact.email,
  });
});

it('numbers the way to a page from 1, with whole addresses', () => {
  const links = [
    { type: 'category', vsin: 'C1', alias: 'wonen', title: 'Wonen' },
    { type: 'category', vsin: 'C11', alias: 'banken', title: 'Banken' },
  ] as const;
  expect(breadcrumbData(getSite('nl'), origin, links)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Wonen', item: 'https://shop.test/nl/wonen-c-C1' },
      { position: 2, name: 'Banken', item: 'https://shop.test/nl/banken-c-C11' },
    ],
  });
});

it.each<[Partial<Product>, object]>([
  [{}, { availability: 'https://schema.org/InStock' }],
  [{ isAvailable: false, delivery: null }, { availability: 'https://schema.org/OutOfStock' }],
  [
    { isAvailable: false, delivery: null, restockDate: '2026-12-12' },
    { availability: 'https://schema.org/OutOfStock', availabilityStarts: '2026-12-12' },
  ],
])('says truly whether it can be had: %j', (changes, offers) => {
  const told = productData(getSite('nl'), origin, product(changes));
  expect(told).toMatchObject({ offers });
});

it('says of what has to be made first that it can be ordered and is not there', () => {
  const { delivery } = product({});
  const made = product({ delivery: delivery && { ...delivery, productionDays: 30 } });
  expect(productData(getSite('nl'), origin, made)).toMatchObject({
    offers: { availability: 'https://schema.org/BackOrder' },
  });
});
