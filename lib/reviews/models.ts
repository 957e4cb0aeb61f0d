import type { OwnReview } from '@/api/contract/written-reviews';
import type { ThumbPicture } from '@/lib/product-card/models';
import type { PictureModel } from './picture';

/** What opens purchases: the key of a mail, one order, or everything of the session. */
export type Proof = { key?: string; orderId?: string };
/** As the form has it: the stars are a text of radio buttons. */
export type ReviewForm = { rating: string; title: string; text: string };
export type OwnReviewModel = Omit<OwnReview, 'writtenAt' | 'pictures'> & { pictures: PictureModel[] };

/** A thing that was bought and has come. */
export type PurchaseModel = {
  orderId: string;
  /** The vsin; each is listed once. */
  productId: string;
  href: string;
  title: string;
  /** The version, e.g. `Zand, 212 cm`; empty where there is one. */
  version: string;
  media: ThumbPicture;
  /** As the shop writes dates. */
  orderedOn: string;
  /** Under which name a review of it is shown. */
  author: string;
  review: OwnReviewModel | null;
};
