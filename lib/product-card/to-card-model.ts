import type { Media, ProductCard } from '@/api/contract/catalogue';
import { toCardMark } from '@/lib/analytics/item-marks';
import { formatDay } from '@/lib/dates/format';
import { numberFormat } from '@/lib/i18n/number-format';
import { formatDiscount } from '@/lib/money/discount';
import { formatMoney } from '@/lib/money/format';
import { productPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import type { CardTranslator } from './card-translator';
import type { BadgeCode, CardModel, CardPicture } from './models';
import { sayDeliveryTime } from './say-delivery-time';
import { sayRating } from './say-rating';

/** What a card is made from; nobody but `ToCard` looks inside. */
export type CardSource = ProductCard;
/** Makes a card of the shop at hand, in its words. */
export type ToCard = (card: CardSource) => CardModel;

const shownSwatches = 4;
const byWeight: readonly BadgeCode[] = ['sold-out', 'sale', 'last-items', 'new'];

function toDelivery(
  card: ProductCard,
  { locale }: Pick<SiteRules, 'locale'>,
  t: CardTranslator,
): CardModel['delivery'] {
  const { deliveryTime, restockDate } = card;
  const later = { lead: '', isQuick: false };
  if (restockDate !== null)
    return { ...later, text: t('delivery.expected', { date: formatDay(restockDate, locale) }) };
  if (!card.isAvailable || !deliveryTime) return { ...later, text: t('delivery.soldOut') };
  return { ...sayDeliveryTime(deliveryTime, t), isQuick: card.badges.includes('express') };
}

/** One has room beside the price: that which weighs most. What is quick its delivery says; whose design it is, the page. */
function toBadge(
  card: ProductCard,
  { locale }: Pick<SiteRules, 'locale'>,
  t: CardTranslator,
): CardModel['badge'] {
  const code = byWeight.find((badge) => card.badges.includes(badge));
  if (!code) return null;
  const hasDiscount = code === 'sale' && card.generalMarketPrice && card.discountRate > 0;
  return { code, text: hasDiscount ? formatDiscount(card.discountRate, locale) : t(`badges.${code}`) };
}

function toSizeText(
  { mainSize }: ProductCard,
  { locale }: Pick<SiteRules, 'locale'>,
  t: CardTranslator,
): string {
  if (!mainSize) return '';
  const number = numberFormat(locale, { maximumFractionDigits: 1 });
  const { shape, sidesCm } = mainSize;
  const sides = sidesCm.map((side) => number.format(side));
  const [first = '', second = '', third = ''] = sides;
  const width = t('size.width', { side: first });
  const said: Readonly<Record<typeof shape, () => string[]>> = {
    flat: () => sides,
    deep: () => [width, t('size.depth', { side: second })],
    box: () => [width, t('size.depth', { side: second }), t('size.height', { side: third })],
    round: () => [`Ø\u00a0${first}`],
    upright: () => [width, t('size.height', { side: second })],
    column: () => [`Ø\u00a0${first}`, t('size.height', { side: second })],
  };
  return `${said[shape]().join(' × ')}\u00a0cm`;
}

function toRating(
  { rating }: ProductCard,
  site: Pick<SiteRules, 'locale'>,
  t: CardTranslator,
): CardModel['rating'] {
  return rating && { ...sayRating(rating, site, t), count: `(${rating.count})` };
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
  const [picture, second] = card.media;
  if (!picture) throw new Error(`product ${card.vsin} has no picture`);
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
    badge: toBadge(card, site, t),
    swatches,
    coloursText: hasColours ? t('colours', { names: swatches.map(({ title }) => title).join(', ') }) : '',
    moreText: more > 0 ? t('moreColours', { count: String(more) }) : '',
    sizeText: toSizeText(card, site, t),
    rating: toRating(card, site, t),
    ...(card.basketPrice && {
      basketText: t('basketPrice', { price: formatMoney(card.basketPrice, site.locale) }),
    }),
    delivery: toDelivery(card, site, t),
    mark: toCardMark({ ...card, deliveryDays: card.isAvailable ? card.calculatedDeliveryDays : null }),
    favouriteLabel: t('favouriteOf', { title: card.title }),
    favouriteFailed: t('favouriteFailed'),
  };
}
