import { getSite } from '@/lib/sites/sites';
import { breadcrumbData, organisationData } from './structured-data';

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
