import type { ReviewPicture } from '@/api/contract/review-pictures';
import type { SiteCode } from '@/lib/sites/models';
import { siteOf } from '@/sites/editions';

export { mostReviewPictures } from '@/api/contract/review-pictures';

/** Where a picture is and how large; `thumb` is a small one. */
export type PictureModel = ReviewPicture & { src: string; thumb: string };

export function toPictureModel(picture: ReviewPicture, site: SiteCode): PictureModel {
  const src = `/api/${siteOf(site).code}/reviews/pictures/${picture.id}`;
  return { ...picture, src, thumb: `${src}?size=thumb` };
}
