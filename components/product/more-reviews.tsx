'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withRetry } from '@/lib/browser/with-retry';
import type { ReviewChoice } from '@/lib/product/models';
import type { ReviewState } from './review-pages';

const ReviewPages = lazy(() => withRetry(() => import('./review-pages')));

type Props = {
  vsin: string;
  total: number;
  /** Those that are shown already; without any, the first page comes at once. */
  firstCount: number;
  choice: ReviewChoice;
};

/** The reviews that are not shown yet, one page at each press; what shows them is loaded with the first. */
export function MoreReviews(props: Props) {
  const t = useTranslations('product.review');
  const [pageCount, setPageCount] = useState(props.firstCount === 0 ? 1 : 0);
  const [{ isLoading, hasMore }, setState] = useState<ReviewState>({
    isLoading: props.firstCount === 0,
    hasMore: props.firstCount < props.total,
  });
  const showMore = () => {
    setState({ isLoading: true, hasMore });
    setPageCount(pageCount + 1);
  };
  return (
    <>
      <Suspense>
        {pageCount > 0 && <ReviewPages {...props} pageCount={pageCount} onState={setState} />}
      </Suspense>
      {hasMore && (
        <Button variant="secondary" isLoading={isLoading} onClick={showMore} className="mt-8">
          {t('more')}
        </Button>
      )}
    </>
  );
}
