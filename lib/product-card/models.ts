/** What is needed to draw a picture; the words are in the title beside it. */
export type CardPicture = {
  securePath: string;
  width: number;
  height: number;
  kind: 'packshot' | 'front' | 'detail' | 'room';
  /** A colour, or the picture itself, tiny, as a data address. */
  placeholder?: string;
  /** As CSS `object-position`. */
  focus?: string;
};

export type ThumbPicture = Pick<CardPicture, 'securePath' | 'width' | 'height' | 'kind'>;

export type BadgeCode = 'sale' | 'new' | 'last-items' | 'sold-out';

/** All a card shows, in the words it shows, and nothing else: it is sent to the browser for each of them. */
export type CardModel = {
  vsin: string;
  href: string;
  title: string;
  picture: CardPicture;
  /** Shown while pointed at. */
  secondPicture: CardPicture | null;
  /** Formatted amounts, and what is spoken before them. */
  price: { current: string; currentLabel: string; previous: string | null; previousLabel: string };
  badge: { code: BadgeCode; text: string } | null;
  swatches: { colour: string; title: string }[];
  coloursText: string;
  /** How many colours there are beyond those shown; empty when all are. */
  moreText: string;
  /** `B 232 × D 94 cm`; empty when nothing is known. */
  sizeText: string;
  /** Null without reviews. */
  rating: { text: string; count: string; label: string } | null;
  /** What one piece costs in the basket, where that is less. */
  basketText?: string;
  /** `lead` can be left out where there is no room for it. */
  delivery: { lead: string; text: string; isQuick: boolean };
  /** Why it stands there. */
  note?: string;
  /** What is told of it in figures: see `lib/analytics/item-marks.ts`. */
  mark: string;
  favouriteLabel: string;
  favouriteFailed: string;
};

/** What is seen in a picture; `x` and `y` in per cent of the picture, from its left and its top. */
export type PlaceModel = Pick<CardModel, 'vsin' | 'href' | 'title' | 'price' | 'mark'> & {
  x: number;
  y: number;
};
