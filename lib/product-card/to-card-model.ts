import type { useTranslations } from 'next-intl';
import type { Media, ProductCard } from '@/api/contract/catalogue';
import type { SiteRules } from '@/api/contract/sites';
import { formatMoney } from '@/lib/money/format';
import { productPath } from '@/lib/routes/paths';

type CardTranslator = ReturnType<typeof useTranslations<'productCard'>>;

/** What a card needs of a picture; the words are in its title. */
export type CardPicture = Pick<Media, 'securePath' | 'width' | 'height' | 'kind' | 'placeholder' | 'focus'>;

/** All a card shows, in the words it shows, and nothing else: it is sent to the browser for each of them. */
export type CardModel = {
  vsin: string;
  href: string;
  title: string;
  picture: CardPicture;
  /** Shown while pointed at; a room where there is one. */
  secondPicture: CardPicture | null;
  /** Formatted amounts, and what is spoken before them. */
  price: { current: string; currentLabel: string; previous: string | null; previousLabel: string };
  badges: { code: BadgeCode; text: string }[];
  swatches: { colour: string; title: string }[];
  coloursText: string;
  /** How many colours there are beyond those shown; empty when all are. */
  moreText: string;
  delivery: { text: string; isQuick: boolean };
  favouriteLabel: string;
  favouriteFailed: string;
};

export type BadgeCode = ProductCard['badges'][number];

const shownSwatches = 4;
const shownBadges = 2;
const workingDaysPerWeek = 5;
/** From here on a promise in weeks is easier to read than one in days. */
const longestInDays = 9;
/** In stock is express by §5, but a badge that every card wears tells nothing: it marks what comes within a week. */
const badgeWithinDays = 5;

function toDelivery(card: ProductCard, t: CardTranslator): CardModel['delivery'] {
  if (!card.isAvailable) return { text: t('delivery.soldOut'), isQuick: false };
  const days = card.calculatedDeliveryDays;
  if (days > longestInDays)
    return { text: t('delivery.weeks', { count: Math.ceil(days / workingDaysPerWeek) }), isQuick: false };
  const promise = card.isExpress ? 'delivery.express' : 'delivery.days';
  return { text: t(promise, { count: Math.max(1, days) }), isQuick: card.isExpress };
}

function badgesOf(card: ProductCard): BadgeCode[] {
  const isQuick = card.calculatedDeliveryDays <= badgeWithinDays;
  const badges = card.badges.filter((badge) => badge !== 'express' || isQuick);
  // Where there is news, it is not that the shop has its own collection.
  return badges.filter((badge) => badge !== 'collection' || badges.length === 1).slice(0, shownBadges);
}

function toBadge(code: BadgeCode, card: ProductCard, t: CardTranslator): CardModel['badges'][number] {
  const word = t(`badges.${code}`);
  const hasDiscount = code === 'sale' && card.generalMarketPrice && card.discountRate > 0;
  return { code, text: hasDiscount ? `${word} -${card.discountRate}%` : word };
}

function toPicture({ securePath, width, height, kind, placeholder, focus }: Media): CardPicture {
  return { securePath, width, height, kind, placeholder, focus };
}

/**
 * Makes a product card ready to draw.
 * @throws Error when it has no picture, which the contract rules out
 */
export function toCardModel(
  card: ProductCard,
  site: Pick<SiteRules, 'code' | 'locale'>,
  t: CardTranslator,
): CardModel {
  const [picture, ...others] = card.media;
  if (!picture) throw new Error(`product ${card.vsin} has no picture`);
  const second = others.find((media) => media.kind === 'room') ?? others[0];
  const hasColours = card.swatches.length > 1;
  const swatches = card.swatches
    .slice(0, hasColours ? shownSwatches : 0)
    .map(({ colour, title }) => ({ colour, title }));
  const more = hasColours ? card.swatchCount - swatches.length : 0;
  const previous = card.generalMarketPrice;
  return {
    vsin: card.vsin,
    href: productPath(site.code, card),
    title: card.title,
    picture: toPicture(picture),
    secondPicture: second ? toPicture(second) : null,
    price: {
      current: formatMoney(card.unitPrice, site.locale),
      currentLabel: t(previous ? 'priceNow' : 'price'),
      previous: previous && formatMoney(previous, site.locale),
      previousLabel: previous ? t('priceBefore') : '',
    },
    badges: badgesOf(card).map((code) => toBadge(code, card, t)),
    swatches,
    coloursText: hasColours ? t('colours', { names: swatches.map(({ title }) => title).join(', ') }) : '',
    moreText: more > 0 ? t('moreColours', { count: more }) : '',
    delivery: toDelivery(card, t),
    favouriteLabel: t('favouriteOf', { title: card.title }),
    favouriteFailed: t('favouriteFailed'),
  };
}
