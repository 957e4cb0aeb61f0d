import { showroomRows } from '../api/db/seed/catalogue/showrooms';
import { offerRows, readSeedPages } from '../api/db/seed/content/seed-content';
import { couponRows } from '../api/db/seed/promotions/promotions';
import { pickText } from '../api/modules/product/localise';
import { siteCommerce } from '../sites/commerce';
import { creditRules } from '../sites/credit-rules';
import * as places from './places';
import { shop, site } from './site';
import { text } from './text';

/** What a journey may be about and not every site has, read from what the site is filled with. */

type Page = { path: string; title: string };

const ownPages = readSeedPages().filter(
  ({ site: code, language, device }) =>
    code === shop.code && language === site.language && device === 'desktop',
);
const ownOffers = offerRows.filter((offer) => offer.site === shop.code);
const policyOf = (key: string) => ownPages.find(({ policy }) => policy === key);

/** The row of recommendations on the home page. */
const homeRow = ownPages
  .find(({ alias }) => alias === 'index')
  ?.slots.find(({ snippetCode }) => snippetCode === 'personalisation-1')?.context;
export const homeRowTitle =
  homeRow && 'title' in homeRow && typeof homeRow.title === 'string' ? homeRow.title : null;

const features = {
  giftCards: {
    isThere: siteCommerce[shop.code].giftCardAmounts !== undefined,
    lack: 'the site has no gift cards',
  },
  policies: { isThere: policyOf('terms') !== undefined, lack: 'no policies are written' },
  'content pages': { isThere: ownPages.length > 1, lack: 'the home page is the only content page' },
  withdrawal: { isThere: places.withdrawal !== null, lack: 'no page withdraws from an order' },
  offers: {
    isThere: ownOffers.some(({ placement }) => placement !== 'headerTop'),
    lack: 'there are no offer cards but that of the header',
  },
  coupons: { isThere: couponRows.some((coupon) => coupon.site === shop.code), lack: 'there are no coupons' },
  showrooms: {
    isThere: showroomRows.some((showroom) => showroom.site === shop.code),
    lack: 'there are no showrooms, so no listing has three pages',
  },
  'recommendations at home': {
    isThere: homeRowTitle !== null,
    lack: 'the home page recommends nothing',
  },
  credit: {
    isThere:
      siteCommerce[shop.code].paymentMethods.includes('pay-later') &&
      creditRules[site.defaultCountry].leastAge !== null,
    lack: 'paying later is not offered, or asks no age',
  },
} as const;

/** Whether old furniture is taken along where the new is placed. */
export const takesOldFurniture = siteCommerce[shop.code].takesOldFurniture === true;

/** For `test.skip`: the journey is about something that the site under test does not have. */
export function unless(feature: keyof typeof features): [boolean, string] {
  const { isThere, lack } = features[feature];
  return [!isThere, `${site.code}: ${lack}`];
}

/** A policy with its title; another page where it is not written yet. */
export function policy(key: string, otherwise: Page = { path: places.newest, title: text('layout.newest') }) {
  const page = policyOf(key);
  return page
    ? { path: places.template(page.alias), title: pickText(page.seoInfo.title, site.language) }
    : otherwise;
}

/** Content pages that are no policy, with the headings of their blocks; `index` is home. */
export const contentPages = ownPages
  .filter(({ policy: key }) => key === null || key === undefined)
  .map(({ alias, seoInfo, slots }) => ({
    alias,
    path: places.template(alias),
    title: pickText(seoInfo.title, site.language),
    snippets: slots.map(({ snippetCode }) => snippetCode),
    headings: slots.flatMap(({ snippetCode, context }) =>
      !snippetCode.startsWith('personalisation-') && 'title' in context && typeof context.title === 'string'
        ? [context.title]
        : [],
    ),
  }));

/** A page with the frame of the shop and little else, to which every page of the shop has a link. */
export const quietPage = policy('returns');

/** The words and the link of an offer card; empty where the site does not have it. */
export function offer(id: string): { text: string; link: string } {
  const card = ownOffers.find((each) => each.id === id);
  // Behind the first fact, such as an amount, the shop fills in.
  const [words = ''] = card ? pickText(card.text, site.language).split('{{') : [];
  return { text: words, link: card?.link ?? '' };
}
