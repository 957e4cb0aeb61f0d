import type { Review } from '@/api/contract/reviews';
import { formatDate } from '@/lib/dates/format';
import type { ReviewModel } from './models';

export function toReviewModel(review: Review, locale: string): ReviewModel {
  const { id, rating, title, text, author, date, isVerified, language } = review;
  const foreign = locale.startsWith(`${language}-`) ? null : language;
  return { id, rating, title, text, author, date: formatDate(date, locale), isVerified, foreign };
}
