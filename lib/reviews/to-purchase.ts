import type { OwnReview, Purchase } from '@/api/contract/written-reviews';
import { formatMoment } from '@/lib/dates/format-moment';
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
  site: Pick<SiteRules, 'code' | 'locale' | 'timeZone'>,
): PurchaseModel {
  return {
    orderId,
    productId,
    title,
    media,
    author,
    href: productPath(site.code, { alias, vsin: productId }),
    version: options.map(({ value }) => value).join(', '),
    orderedOn: formatMoment(orderedAt, site),
    review: review && toOwnReviewModel(review, site),
  };
}
