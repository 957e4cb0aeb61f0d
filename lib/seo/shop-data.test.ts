import { siteCodes } from '@/api/contract/sites';
import { getSite } from '@/lib/sites/sites';
import { siteSeeds } from '@/sites/seeds';
import { returnPolicyData, shopData, showroomData, websiteData } from './shop-data';

const origin = 'https://shop.test';
const policies = [{ policy: 'returns', slug: 'retourbeleid', title: 'Retourbeleid' }];

it('names the shop with its address, how it is reached and what may be sent back', () => {
  const site = getSite('nl');
  expect(shopData(site, origin, { policies, days: 30 })).toMatchObject({
    '@type': 'OnlineStore',
    name: site.name,
    url: 'https://shop.test/nl',
    email: site.contact.email,
    telephone: site.contact.phoneNumber,
    vatID: 'NL863094712B01',
    address: {
      streetAddress: 'Houtkade 14',
      postalCode: '3542 AD',
      addressLocality: 'Utrecht',
      addressCountry: 'NL',
    },
    hasMerchantReturnPolicy: {
      applicableCountry: ['NL', 'BE', 'LU'],
      merchantReturnDays: 30,
      merchantReturnLink: 'https://shop.test/nl/retourbeleid',
    },
  });
});

it('promises nothing it cannot tell, and businesses no change of mind', () => {
  expect(shopData(getSite('nl'), origin, { policies, days: null })).not.toHaveProperty(
    'hasMerchantReturnPolicy',
  );
  expect(returnPolicyData(getSite('b2bTr'), 14)).toBeNull();
});

it('leads to the search of the site', () => {
  expect(websiteData(getSite('de'), origin)).toMatchObject({
    inLanguage: 'de-DE',
    potentialAction: { target: { urlTemplate: 'https://shop.test/de/search?term={search_term_string}' } },
  });
});

const showrooms = siteCodes.flatMap((code) =>
  siteSeeds[code].showrooms.map((showroom) => ({ code, showroom })),
);

it.each(showrooms)('tells where showroom $showroom.id of $code is', ({ code, showroom }) => {
  const site = getSite(code);
  const { id, name, city, addressLines, latitude, longitude } = showroom;
  const mapsLink = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`;
  const told = showroomData(site, origin, `/${code}/showrooms`, {
    ...{ id, name, city, addressLines: [...addressLines], mapsLink, openingHours: [] },
  });
  expect(told).toMatchObject({
    '@type': 'FurnitureStore',
    name,
    geo: { latitude, longitude },
    address: { streetAddress: addressLines[0], addressCountry: site.defaultCountry },
  });
});
