/**
 * The grammar of public addresses within a site: what links write, middleware reads and the API resolves. Another mark
 * or listing address is one line here.
 */

/** What has an alias and a number: the mark between them, and the letters its numbers begin with. */
const marked = {
  product: { mark: 'p', letters: 'V' },
  category: { mark: 'c', letters: 'C' },
  collection: { mark: 'cl', letters: 'CL' },
  tag: { mark: 't', letters: 'T' },
} as const;
export type MarkedType = keyof typeof marked;
export type MarkedPage = { type: MarkedType; vsin: string };

/** Listings that exist once per site and so carry no alias. */
export const fixedListings = {
  search: '/search',
  newest: '/newest-products',
  express: '/express-delivery',
  showroom: '/showroom-products',
} as const;
export type FixedListing = keyof typeof fixedListings;

/** The page that says what the newsletter is and takes addresses for it. */
export const newsletterAddress = '/newsletter';
/** Where buyers review what they have bought. */
export const reviewAddress = '/review';

/** The page on which samples are asked for. */
export const samplesAddress = '/samples';

/** Where gift cards are bought and their balance is told. */
export const giftCardsAddress = '/gift-cards';

/** What a visitor keeps, with an account or without. */
export const favouritesAddress = '/favorites';

/** Where products stand side by side; the address names them. */
export const compareAddress = '/compare';

/** Home, as an alias of a content page. */
export const homeAlias = 'index';

const types: readonly MarkedType[] = ['product', 'category', 'collection', 'tag'];

function toSlugPattern(): RegExp {
  const marks = types.map((type) => marked[type].mark).join('|');
  const letters = types.map((type) => marked[type].letters).join('|');
  return new RegExp(`^.+-(${marks})-((?:${letters})\\d{1,9})$`, 'i');
}
// Browsers write addresses and never read them: said to be pure, it is left out for them.
const slugPattern = /* @__PURE__ */ toSlugPattern();
const listings: readonly FixedListing[] = ['search', 'newest', 'express', 'showroom'];

export function isMarkedType(type: string): type is MarkedType {
  return Object.hasOwn(marked, type);
}

/** `banken-c-C11` */
export function markedSlug({ type, vsin, alias }: MarkedPage & { alias: string }): string {
  return `${alias}-${marked[type].mark}-${vsin}`;
}

/** What a slug says of itself: `banken-c-C11` is category C11. `invalid`: a mark without a number that goes with it. */
export function readSlug(slug: string): MarkedPage | 'invalid' | null {
  const [, mark, number] = slugPattern.exec(slug) ?? [];
  if (mark === undefined || number === undefined) return null;
  const vsin = number.toUpperCase();
  const type = types.find((one) => marked[one].mark === mark.toLowerCase());
  if (!type || vsin.replace(/\d+$/, '') !== marked[type].letters || /\D0+$/.test(vsin)) return 'invalid';
  return { type, vsin };
}

/** The listing with that address; null for every other path. */
export function readFixedListing(path: string): FixedListing | null {
  return listings.find((type) => fixedListings[type] === path) ?? null;
}

/**
 * The alias or key in the other address of a policy, which leads to its content page: `/policy/retourbeleid`,
 * `/policy/terms`.
 */
export function readPolicyPath(path: string): string | null {
  return /^\/?policy\/([^/]+)$/i.exec(path)?.[1] ?? null;
}

export function contentPath(alias: string): string {
  return alias === homeAlias ? '/' : `/${alias}`;
}
