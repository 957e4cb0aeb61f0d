import type { Media, ProductCard } from '@/api/contract/catalogue';
import type { SiteRules } from '@/api/contract/sites';
import { formatMoney } from '@/lib/money/format';
import { productPath } from '@/lib/routes/paths';

/** What the delivery line promises; the words are messages under `productCard.delivery`. */
export type CardDelivery =
  | { kind: 'soldOut' }
  | { kind: 'express' | 'days'; count: number }
  | { kind: 'weeks'; count: number };

export type CardModel = {
  vsin: string;
  href: string;
  title: string;
  picture: Media;
  /** Shown while pointed at; a room where there is one. */
  secondPicture: Media | null;
  price: string;
  previousPrice: string | null;
  /** E.g. `-20%`. */
  discount: string | null;
  badges: ProductCard['badges'];
  swatches: { colour: string; title: string }[];
  /** Colours beyond those shown. */
  moreSwatches: number;
  delivery: CardDelivery;
};

const shownSwatches = 4;
const shownBadges = 2;
const workingDaysPerWeek = 5;
/** From here on a promise in weeks is easier to read than one in days. */
const longestInDays = 9;
/** In stock is express by §5, but a badge that every card wears tells nothing: it marks what comes within a week. */
const badgeWithinDays = 5;

function toDelivery(card: ProductCard): CardDelivery {
  if (!card.isAvailable) return { kind: 'soldOut' };
  const days = card.calculatedDeliveryDays;
  if (days > longestInDays) return { kind: 'weeks', count: Math.ceil(days / workingDaysPerWeek) };
  return { kind: card.isExpress ? 'express' : 'days', count: Math.max(1, days) };
}

function toBadges(card: ProductCard): ProductCard['badges'] {
  const isQuick = card.calculatedDeliveryDays <= badgeWithinDays;
  const badges = card.badges.filter((badge) => badge !== 'express' || isQuick);
  // Where there is news, it is not that the shop has its own collection.
  return badges.filter((badge) => badge !== 'collection' || badges.length === 1).slice(0, shownBadges);
}

/** Makes a product card ready to draw. Throws when it has no picture, which the contract rules out. */
export function toCardModel(card: ProductCard, site: Pick<SiteRules, 'code' | 'locale'>): CardModel {
  const [picture, ...others] = card.media;
  if (!picture) throw new Error(`product ${card.vsin} has no picture`);
  const swatches = card.swatches.slice(0, shownSwatches).map(({ colour, title }) => ({ colour, title }));
  return {
    vsin: card.vsin,
    href: productPath(site.code, card),
    title: card.title,
    picture,
    secondPicture: others.find((media) => media.kind === 'room') ?? others[0] ?? null,
    price: formatMoney(card.unitPrice, site.locale),
    previousPrice: card.generalMarketPrice ? formatMoney(card.generalMarketPrice, site.locale) : null,
    discount: card.generalMarketPrice && card.discountRate > 0 ? `-${card.discountRate}%` : null,
    badges: toBadges(card),
    swatches: swatches.length > 1 ? swatches : [],
    moreSwatches: swatches.length > 1 ? Math.max(0, card.swatchCount - swatches.length) : 0,
    delivery: toDelivery(card),
  };
}
