import { getTranslations } from 'next-intl/server';
import { Rating } from '@/components/ui/rating';
import { anchors } from '@/lib/product/anchors';
import type { ProductModel, ReviewModel } from '@/lib/product/models';
import { LateProductPart } from './late-product-part';
import { ReviewItem } from './review-item';
import { Section } from './section';

type Props = { model: ProductModel; reviews: ReviewModel[] | null; averageText: string };

export async function Reviews({ model, reviews, averageText }: Props) {
  const t = await getTranslations('product');
  const { rating } = model;
  return (
    <Section id={anchors.reviews} title={t('sections.reviews')}>
      {rating && (
        <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Rating average={rating.average} size={22} label={t('reviews.summary', { average: averageText })} />
          <span className="tabular text-lg">{averageText}</span>
          <span className="text-stone">{t('reviews.count', { count: rating.count })}</span>
        </p>
      )}
      {reviews === null && <p className="text-stone">{t('reviews.unavailable')}</p>}
      {reviews?.length === 0 && <p className="text-stone">{t('reviews.none')}</p>}
      {reviews && reviews.length > 0 && (
        <>
          {reviews.some(({ isExample }) => isExample) && (
            <p className="reading-width mb-6 text-sm text-stone">{t('reviews.examples')}</p>
          )}
          <ul>
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
          <LateProductPart
            part="reviews"
            of={{
              vsin: model.productId,
              total: rating?.count ?? reviews.length,
              firstCount: reviews.length,
            }}
          />
        </>
      )}
    </Section>
  );
}
