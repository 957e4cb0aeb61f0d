import type { Review } from '@/api/contract/reviews';
import { formatDate } from '@/lib/dates/format';
import type { ReviewModel } from './models';

export function toReviewModel(review: Review, locale: string): ReviewModel {
  const { id, rating, title, text, author, date, isVerified, isExample, language, bought } = review;
  const foreign = locale.startsWith(`${language}-`) ? null : language;
  const said = { id, rating, title, text, author, isVerified, isExample, bought };
  return { ...said, date: formatDate(date, locale), foreign };
}
