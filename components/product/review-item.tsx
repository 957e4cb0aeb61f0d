import { useTranslations } from 'next-intl';
import { Rating } from '@/components/ui/rating';
import type { ReviewModel } from '@/lib/product/models';

/** One review; drawn by the server, and by the browser for further pages. */
export function ReviewItem({ review }: { review: ReviewModel }) {
  const t = useTranslations('product.review');
  return (
    <li className="border-b border-sand py-6 first:pt-0 last:border-b-0 last:pb-0">
      <article>
        <Rating average={review.rating} label={t('stars', { rating: String(review.rating) })} />
        <div lang={review.foreign ?? undefined}>
          <h3 className="mt-1 font-medium">{review.title}</h3>
          <p className="reading-width mt-1">{review.text}</p>
        </div>
        <p className="mt-2 text-sm text-stone">
          {[
            review.author,
            review.date,
            review.isVerified && t('verified'),
            review.foreign && t('foreign', { language: review.foreign }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </article>
    </li>
  );
}
