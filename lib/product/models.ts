import type { HighlightCode, Product } from '@/api/contract/catalogue';
import type { DeliveryTime } from '@/api/contract/delivery-promise';
import type { GoesWithReason } from '@/api/contract/goes-with';
import type { GuaranteePart } from '@/api/contract/guarantee';
import type { Outline, OutlineDetails } from '@/api/contract/outlines';
import type { ReviewSort } from '@/api/contract/reviews';
import type { AddedCard } from '@/lib/basket/with-added';
import type { Money } from '@/lib/money/models';
import type { GuaranteeModel } from '@/lib/notices/to-guarantee';
import type { CardModel, CardPicture } from '@/lib/product-card/models';
import type { PictureModel } from '@/lib/reviews/picture';
import type { Chaise } from './drawing/chaise';
import type { Box } from './fit/way-in';
import type { FactsModel } from './to-facts';
import type { Warning } from './to-warnings';

/**
 * What may have changed since the page was rendered: fetched again by the browser, because dates in cached HTML
 * grow old. Dates are ISO (yyyy-mm-dd).
 */
export type Availability = {
  isAvailable: boolean;
  /** Pieces in stock when so few are left that it is worth saying, else null. */
  lastPieces: number | null;
  maxQuantity: number;
  unitPrice: Money;
  generalMarketPrice: Money | null;
  discountRate: number;
  /** Empty while it is sold out. */
  deliveryDate: string;
  bufferedDeliveryDate: string;
  /** The same as the shop writes it: what formats amounts and dates is no part of the page. */
  /**
   * `restock` is the day on which more is expected of what is sold out; empty where nobody knows. `basketPrice` is what
   * one piece costs in the basket, where that is less.
   */
  texts: {
    price: string;
    previousPrice: string | null;
    basketPrice: string | null;
    delivery: string;
    restock: string;
  };
};

export type OptionChoice = {
  /** The same on the pages of all siblings, so that the focus finds it again; without white space. */
  id: string;
  title: string;
  /** CSS colour of its swatch; null for sizes. */
  colour: string | null;
  href: string;
  isSelected: boolean;
  isAvailable: boolean;
  isMadeToMeasure: boolean;
  /** Null where all cost the same. */
  price: string | null;
  /** Null where it comes about as soon as the version at hand. */
  deliveryTime: DeliveryTime | null;
};
export type OptionGroup = { code: string; title: string; selectedTitle: string; choices: OptionChoice[] };

export type Measure = {
  key: 'width' | 'depth' | 'height' | 'seatHeight' | 'chaise' | 'bodyDepth' | 'weight';
  value: string;
};

/** Fabrics are for what is upholstered; a lamp, a mirror or a pot comes in colours. */
export type Highlight = HighlightCode | 'colourOptions';

export type ProductPicture = CardPicture & {
  alt: string;
  /** The option it pictures, when that is not the one at hand. */
  shows: string | null;
};

export type { ReviewSort };
/** Which reviews, in which order; all without `stars`. */
export type ReviewChoice = { stars: number | null; sort: ReviewSort };

export type ReviewModel = {
  id: string;
  rating: number;
  title: string;
  text: string;
  author: string;
  /** As the shop writes dates. */
  date: string;
  isVerified: boolean;
  isExample: boolean;
  /** The version that was bought; null where there is one, or none is known. */
  bought: string | null;
  pictures: PictureModel[];
  /** The language it was written in, where that is not the page's. */
  foreign: string | null;
};

/** What somebody asked of the product, and the shop's answer. */
export type QuestionModel = {
  id: string;
  question: string;
  answer: string;
  /** As the shop writes dates. */
  answeredOn: string;
};

/** What the basket shows of it before the API has answered. */
export type Purchase = Pick<AddedCard, 'alias' | 'title' | 'media'> & { productId: string };

export type ProductModel = {
  productId: string;
  alias: string;
  href: string;
  title: string;
  brand: string;
  breadcrumbs: { title: string; href: string }[];
  /** Collections and qualities it belongs to: pages with more of the kind. */
  groups: { title: string; href: string }[];
  pictures: ProductPicture[];
  /** Shown in a square: it stands narrow in a picture of 4:3. */
  isHigh: boolean;
  /** Null without a picture, which a line of the basket needs. */
  purchase: Purchase | null;
  options: OptionGroup[];
  /** Whether there is another version of it. */
  hasVariants: boolean;
  /** Whether variants differ in size. */
  hasSizes: boolean;
  availability: Availability;
  /** What it is made of that can be had by post, each with the page that asks for it. */
  samples: { title: string; href: string }[];
  highlights: Highlight[];
  rating: { average: number; count: number; isExample: boolean } | null;
  warrantyYears: number;
  /** For how long which parts are guaranteed, as the language counts; empty where it has none of its own. */
  guaranteedParts: { part: GuaranteePart; text: string }[];
  /** As the shop writes amounts; `home` is null where it is free, `placement` comes on top of it. */
  deliveryCost: { by: 'parcel' | 'carrier'; home: string | null; placement: string; freeFrom: string };
  isMadeToMeasure: boolean;
  /** Null while it is sold out. */
  deliveryTime: DeliveryTime | null;
  /** Made once it is ordered. */
  isMadeToOrder: boolean;
  showrooms: { id: string; name: string; href: string }[];
  description: string[];
  measures: Measure[];
  /** Centimetres, for the drawing. */
  size: { width: number; depth: number; height: number; seatHeight: number | null };
  /** Null is drawn as a box. */
  outline: Outline | null;
  outlineDetails: OutlineDetails;
  chaise: Chaise | null;
  facts: FactsModel;
  packages: string[];
  /** Null where nobody asks whether it gets in. */
  wayIn: { packages: Box[]; unpacked: Box | null } | null;
  materials: string[];
  care: string[];
  maker: Product['maker'];
  guarantee: GuaranteeModel | null;
  /** `FSC C123456` */
  certificates: string[];
  warnings: Warning[];
  /** Null where it comes with none, or nobody knows its class. */
  lightSource: { grade: string; sheet: string | null } | null;
  /** What is told of it in figures: see `lib/analytics/item-marks.ts`. */
  mark: string;
  /** What goes well with it, and why where that is known. */
  related: (CardModel & { reason: GoesWithReason | null })[];
  /** The department, where comparable products are. */
  similarHref: string;
  /** What the page is about, as offers are chosen by it. */
  offerSegments: string;
};
