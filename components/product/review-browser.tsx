'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Rating } from '@/components/ui/rating';
import { Select } from '@/components/ui/select';
import { AfterLoad } from '@/lib/browser/after-load';
import type { ProductModel, ReviewModel, ReviewSort } from '@/lib/product/models';
import { MoreReviews } from './more-reviews';
import { ReviewItem } from './review-item';

type Props = {
  vsin: string;
  rating: ProductModel['rating'];
  averageText: string;
  /** The first page of all, newest first. */
  reviews: readonly ReviewModel[];
  /** How many gave 5, 4, 3, 2 and 1; empty where it is not known. */
  distribution: readonly number[];
  /** Where one is written. */
  write: { href: string; title: string };
};

/** The others come after the first load. */
const inDocument = 2;

const sorts: readonly ReviewSort[] = ['newest', 'highest', 'lowest'];

/** The reviews of a product with what they come to, by stars and in the order that is chosen. */
export function ReviewBrowser({ vsin, rating, averageText, reviews, distribution, write }: Props) {
  const t = useTranslations('product.review');
  const [stars, setStars] = useState<number | null>(null);
  const [sort, setSort] = useState<ReviewSort>('newest');
  const status = useRef<HTMLParagraphElement>(null);
  const all = rating?.count ?? reviews.length;
  const total = stars === null ? all : (distribution[5 - stars] ?? 0);
  const isFirst = stars === null && sort === 'newest';
  const showAll = () => {
    setStars(null);
    // The button goes.
    status.current?.focus({ preventScroll: true });
  };
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-16">
      <div>
        {rating && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="heading text-5xl">{averageText}</span>
            <span className="grid gap-1">
              <Rating average={rating.average} size={22} label={t('stars', { rating: averageText })} />
              <span className="text-sm text-stone">{t('count', { count: rating.count })}</span>
            </span>
          </p>
        )}
        <Distribution counts={distribution} chosen={stars} onChoose={setStars} />
        <LinkButton variant="secondary" href={write.href} className="mt-6">
          {write.title}
        </LinkButton>
      </div>
      <div>
        {all > 1 && (
          <Select
            id="review-sort"
            label={t('sort')}
            className="mb-6 max-w-60"
            value={sort}
            options={sorts.map((value) => ({ value, title: t(`sorts.${value}`) }))}
            onChange={({ target }) => setSort(sorts.find((one) => one === target.value) ?? 'newest')}
          />
        )}
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={stars === null ? 'sr-only' : 'mb-4 text-sm text-stone outline-none'}
        >
          {stars === null ? t('count', { count: all }) : t('shown', { count: total, stars })}
        </p>
        {stars !== null && (
          <Button variant="secondary" size="sm" className="mb-6" onClick={showAll}>
            {t('all')}
          </Button>
        )}
        {isFirst && (
          <ul>
            <Reviews of={reviews.slice(0, inDocument)} />
            <AfterLoad>
              <Reviews of={reviews.slice(inDocument)} after={reviews[inDocument - 1]} />
            </AfterLoad>
          </ul>
        )}
        <MoreReviews
          key={`${stars} ${sort}`}
          vsin={vsin}
          total={total}
          firstCount={isFirst ? reviews.length : 0}
          choice={{ stars, sort }}
        />
      </div>
    </div>
  );
}

/** Those in the language of the page come first, then the others, each newest first. */
function Reviews({ of: reviews, after }: { of: readonly ReviewModel[]; after?: ReviewModel | undefined }) {
  const t = useTranslations('product.review');
  return reviews.map((review, index) => (
    <Fragment key={review.id}>
      {review.foreign && !(reviews[index - 1] ?? after)?.foreign && (
        <li className="pt-8 pb-2 font-medium first:pt-0">{t('elsewhere')}</li>
      )}
      <ReviewItem review={review} />
    </Fragment>
  ));
}

type DistributionProps = {
  counts: readonly number[];
  chosen: number | null;
  onChoose: (stars: number) => void;
};

/**
 * How many gave how many stars; a press shows only these. A second press changes nothing: one made before the part is
 * alive may be answered twice.
 */
function Distribution({ counts, chosen, onChoose }: DistributionProps) {
  const t = useTranslations('product.review');
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <ul aria-label={t('distribution')} className="mt-4">
      {counts.map((count, index) => {
        const stars = 5 - index;
        const isChosen = chosen === stars;
        return (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={isChosen}
              disabled={count === 0}
              onClick={() => onChoose(stars)}
              className="star-count"
            >
              <span className="sr-only">{t('filter', { stars, count })}</span>
              <span aria-hidden="true">{stars}</span>
              <span aria-hidden="true">
                <span style={{ width: `${Math.round((count / total) * 100)}%` }} />
              </span>
              <span aria-hidden="true">{count}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
