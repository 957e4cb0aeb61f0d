import type { Review } from '@/api/contract/reviews';
import { formatDate } from '@/lib/dates/format';
import { toPictureModel } from '@/lib/reviews/picture';
import type { SiteRules } from '@/lib/sites/models';
import type { ReviewModel } from './models';

export function toReviewModel(
  review: Review,
  { code, locale }: Pick<SiteRules, 'code' | 'locale'>,
): ReviewModel {
  const { id, rating, title, text, author, date, isVerified, isExample, language, bought } = review;
  const foreign = locale.startsWith(`${language}-`) ? null : language;
  const said = { id, rating, title, text, author, isVerified, isExample, bought };
  const pictures = review.pictures.map((picture) => toPictureModel(picture, code));
  return { ...said, pictures, date: formatDate(date, locale), foreign };
}
