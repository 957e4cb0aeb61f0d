import { fixedListings } from '@/api/contract/page-paths';
import type { Policy } from '@/api/contract/policies';
import type { Showroom } from '@/api/contract/showrooms';
import { pointOf } from '@/lib/routes/map-point';
import { homePath, sitePath, templatePath } from '@/lib/routes/paths';
import { isForBusinesses } from '@/lib/sites/is-for-businesses';
import type { Site } from '@/lib/sites/sites';
import { countries } from '@/sites/countries';
import { absoluteAddress, schemaOrg } from './structured-data';

/** The shop and its showrooms in schema.org's words. */

/** Where the company is, whatever the site. */
const companyCountry = 'NL';

type Country = keyof typeof countries;

/** `3542 AD Utrecht`: the postal code is as many words as the country writes it with. */
function readPlace(line: string, country: Country): { postalCode?: string; addressLocality: string } {
  const words = line.split(' ');
  const { zipCode } = countries[country];
  const length = [2, 1].find((count) => zipCode?.test(words.slice(0, count).join(' ')));
  if (!length || length === words.length) return { addressLocality: line };
  return {
    postalCode: words.slice(0, length).join(' '),
    addressLocality: words.slice(length).join(' '),
  };
}

/** @param lines street and place; what follows is the country, in words */
function addressData([street = '', place = '']: readonly string[], country: Country): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...readPlace(place, country),
    addressCountry: country,
  };
}

/** The promise of the shop for whatever has no other, see `productData`. Businesses have no right to change their minds. */
export function returnPolicyData(site: Site, days: number): object | null {
  if (isForBusinesses(site)) return null;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: site.countries,
    returnPolicyCategory: `${schemaOrg}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: days,
    returnMethod: `${schemaOrg}/ReturnByMail`,
    returnFees: `${schemaOrg}/FreeReturn`,
    refundType: `${schemaOrg}/FullRefund`,
  };
}

function returnsOf(site: Site, origin: string, { days, policies }: ShopFacts): object {
  const policy = days === null ? null : returnPolicyData(site, days);
  const page = policies.find((one) => one.policy === 'returns');
  const link = page && { merchantReturnLink: absoluteAddress(templatePath(site.code, page.slug), origin) };
  return policy ? { hasMerchantReturnPolicy: { ...policy, ...link } } : {};
}

type ShopFacts = {
  /** Null where the shop cannot tell. */
  days: number | null;
  policies: readonly Policy[];
};

export function shopId(site: Site, origin: string): string {
  return `${absoluteAddress(homePath(site.code), origin)}#shop`;
}

export function shopData(site: Site, origin: string, facts: ShopFacts): object {
  const { name, description, contact } = site;
  const vatId = contact.registrations.join(' ').match(/\b[A-Z]{2}\d{9}B\d{2}\b/)?.[0];
  return {
    '@context': schemaOrg,
    '@type': 'OnlineStore',
    '@id': shopId(site, origin),
    name,
    legalName: contact.company,
    description,
    url: absoluteAddress(homePath(site.code), origin),
    logo: absoluteAddress('/icon-512.png', origin),
    email: contact.email,
    telephone: contact.phoneNumber,
    address: addressData(contact.addressLines, companyCountry),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: contact.email,
      telephone: contact.phoneNumber,
      availableLanguage: site.language,
      areaServed: site.countries,
    },
    ...(vatId ? { vatID: vatId } : {}),
    ...returnsOf(site, origin, facts),
  };
}

export function websiteData(site: Site, origin: string): object {
  const search = absoluteAddress(sitePath(site.code, fixedListings.search), origin);
  return {
    '@context': schemaOrg,
    '@type': 'WebSite',
    name: site.name,
    url: absoluteAddress(homePath(site.code), origin),
    inLanguage: site.locale,
    publisher: { '@id': shopId(site, origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?term={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Where the map is opened that the page links to. */
function placeOf(mapsLink: string): object {
  const point = pointOf(mapsLink);
  return point ? { geo: { '@type': 'GeoCoordinates', ...point } } : {};
}

/** @param url the page that shows it */
export function showroomData(site: Site, origin: string, url: string, showroom: Showroom): object {
  const { id, name, addressLines, mapsLink } = showroom;
  const page = absoluteAddress(url, origin);
  return {
    '@context': schemaOrg,
    '@type': 'FurnitureStore',
    '@id': `${page}#${id}`,
    name,
    url: page,
    address: addressData(addressLines, site.defaultCountry),
    hasMap: mapsLink,
    ...placeOf(mapsLink),
    telephone: site.contact.phoneNumber,
    email: site.contact.email,
    parentOrganization: { '@id': shopId(site, origin) },
  };
}
