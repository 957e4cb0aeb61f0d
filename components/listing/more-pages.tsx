'use client';

import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { CardSkeleton } from '@/components/product-card/card-skeleton';
import { ProductCardView } from '@/components/product-card/product-card-view';
import { Button } from '@/components/ui/button';
import { listingPageQuery } from '@/lib/listing/queries';
import { useToCard } from '@/lib/product-card/use-to-card';
import { QueryProvider } from '@/lib/react-query/query-provider';
import { useSite } from '@/lib/sites/use-site';
import { gridStyles } from './grid-styles';

type Props = {
  search: string;
  /** The page that the server drew, and how many are to follow it. */
  page: number;
  count: number;
  pageSize: number;
  total: number;
  /** Where the shopper was who comes back, px. */
  top: number;
  /** Whether the shopper has just asked for the last one, and wants to read on there. */
  wasAsked: boolean;
};

/** The pages after the first, fetched by the browser. Loaded only when the first of them is asked for. */
export function MorePages(props: Props) {
  return (
    <QueryProvider>
      <PageList {...props} />
    </QueryProvider>
  );
}

function PageList({ search, page, count, pageSize, total, top, wasAsked }: Props) {
  const site = useSite();
  const toCard = useToCard();
  const t = useTranslations('listing.more');
  const compareText = useTranslations('productCard')('compare');
  const end = useRef<HTMLUListElement>(null);
  const numbers = Array.from({ length: count }, (_, index) => page + 1 + index);
  const pages = useQueries({
    queries: numbers.map((each) => listingPageQuery(site.code, search, each, toCard)),
  });
  const lastCount = pages.at(-1)?.data?.length ?? 0;
  const isComplete = pages.every(({ data }) => data !== undefined);

  // The browser has tried when the page was still too short for it.
  useLayoutEffect(() => {
    if (isComplete && !wasAsked && top > 0) window.scrollTo({ top, behavior: 'instant' });
  }, [isComplete, wasAsked, top]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further page of the same length is a reason too
  useEffect(() => {
    if (wasAsked && lastCount > 0) end.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [wasAsked, lastCount, count]);

  return pages.map((result, index) => (
    <div key={numbers[index]} className="mt-10">
      <ul
        ref={index === pages.length - 1 ? end : undefined}
        aria-busy={result.isPending}
        className={gridStyles}
      >
        {result.data?.map((card) => (
          <li key={card.vsin} className="card-cell">
            <ProductCardView headingLevel="h2" card={card} compareText={compareText} />
          </li>
        ))}
        {result.isPending &&
          Array.from({ length: Math.min(pageSize, total - (page + index) * pageSize) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else, and never move
            <li key={place} className="card-cell">
              <CardSkeleton />
            </li>
          ))}
      </ul>
      {result.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{t('failed')}</p>
          <Button variant="secondary" size="sm" onClick={() => void result.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  ));
}
