import type { OwnReview, Purchase } from '@/api/contract/written-reviews';
import { formatDate } from '@/lib/dates/format';
import { productPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import type { OwnReviewModel, PurchaseModel } from './models';
import { toPictureModel } from './picture';

export function toOwnReviewModel(
  { writtenAt: _, pictures, ...review }: OwnReview,
  { code }: Pick<SiteRules, 'code'>,
): OwnReviewModel {
  return { ...review, pictures: pictures.map((picture) => toPictureModel(picture, code)) };
}

export function toPurchaseModel(
  { orderId, productId, alias, title, options, media, orderedAt, author, review }: Purchase,
  { code, locale }: Pick<SiteRules, 'code' | 'locale'>,
): PurchaseModel {
  return {
    ...{ orderId, productId, title, media, author },
    href: productPath(code, { alias, vsin: productId }),
    version: options.map(({ value }) => value).join(', '),
    orderedOn: formatDate(orderedAt, locale),
    review: review && toOwnReviewModel(review, { code }),
  };
}
