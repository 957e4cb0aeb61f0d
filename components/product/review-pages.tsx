'use client';

import { useQueries } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ReviewChoice } from '@/lib/product/models';
import { reviewsQuery } from '@/lib/product/queries';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { useSite } from '@/lib/sites/use-site';
import { ReviewItem } from './review-item';

export type ReviewState = { isLoading: boolean; hasMore: boolean };

type Props = {
  vsin: string;
  total: number;
  firstCount: number;
  pageCount: number;
  choice: ReviewChoice;
  onState: (state: ReviewState) => void;
};

/** The pages of reviews after those that are shown already. */
function PageList({ vsin, total, firstCount, pageCount, choice, onState }: Props) {
  const site = useSite();
  const t = useTranslations('product.review');
  const from = firstCount === 0 ? 1 : 2;
  const numbers = Array.from({ length: pageCount }, (_, index) => index + from);
  const pages = useQueries({ queries: numbers.map((page) => reviewsQuery(site, vsin, page, choice)) });

  const shown = pages.reduce((sum, page) => sum + (page.data?.length ?? 0), firstCount);
  const isLoading = pages.some((page) => page.isPending);
  const failed = pages.find((page) => page.isError);
  const isExhausted = pages.at(-1)?.data?.length === 0;
  const hasMore = !failed && !isExhausted && shown < total;
  useEffect(() => onState({ isLoading, hasMore }), [onState, isLoading, hasMore]);

  const list = useRef<HTMLUListElement>(null);
  const isRetried = useRef(false);
  const lastCount = pages.at(-1)?.data?.length ?? 0;
  const firstNew = shown - firstCount - lastCount;
  const wasAsked = pageCount > (firstCount === 0 ? 1 : 0);
  // Who has asked for more, or once more, reads on there: what was pressed may be gone.
  useEffect(() => {
    if (lastCount === 0 || !(wasAsked || isRetried.current)) return;
    isRetried.current = false;
    list.current?.querySelectorAll('h3')[firstNew]?.focus({ preventScroll: true });
  }, [wasAsked, lastCount, firstNew]);
  return (
    <>
      <ul
        ref={list}
        aria-busy={isLoading}
        className={clsx('empty:hidden', firstCount > 0 && 'mt-6 border-t border-sand pt-6')}
      >
        {pages.flatMap((page) =>
          (page.data ?? []).map((review) => <ReviewItem key={review.id} review={review} />),
        )}
      </ul>
      {failed && (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
          <p>{t('failed')}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              isRetried.current = true;
              void failed.refetch();
            }}
          >
            {t('retry')}
          </Button>
        </div>
      )}
    </>
  );
}

export default withQueryProvider(PageList);
