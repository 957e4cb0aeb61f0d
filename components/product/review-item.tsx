import { useTranslations } from 'next-intl';
import { ReviewPictures } from '@/components/reviews/review-pictures';
import { Rating } from '@/components/ui/rating';
import type { ReviewModel } from '@/lib/product/models';
import { ReportReview } from './report-review';

/** One review, with a way to tell staff what is wrong with one that a buyer wrote. */
export function ReviewItem({ review }: { review: ReviewModel }) {
  const t = useTranslations('product.review');
  return (
    <li className="review">
      <article>
        <Rating average={review.rating} label={t('stars', { rating: String(review.rating) })} />
        <div lang={review.foreign ?? undefined}>
          <h3 tabIndex={-1}>{review.title}</h3>
          <p className="reading-width">{review.text}</p>
        </div>
        <ReviewPictures
          pictures={review.pictures}
          label={(number) => t('picture', { number, author: review.author })}
          closeLabel={t('close')}
        />
        <p className="mt-2 text-sm text-stone">
          {[
            review.author,
            review.date,
            review.isVerified && t('verified'),
            review.bought && t('bought', { version: review.bought }),
            review.isExample && t('example'),
            review.foreign && t('foreign', { language: review.foreign }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {!review.isExample && <ReportReview reviewId={review.id} title={review.title} />}
      </article>
    </li>
  );
}
