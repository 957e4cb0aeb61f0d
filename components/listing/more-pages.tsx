'use client';

import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ProductCardView } from '@/components/product-card/product-card-view';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { listingPageQuery } from '@/lib/listing/queries';
import { toCardModel } from '@/lib/product-card/to-card-model';
import { Queries } from '@/lib/react-query/queries';
import { useSite } from '@/lib/sites/use-site';
import { gridStyles } from './grid-styles';

type Props = {
  search: string;
  /** The page that the server drew, and how many are to follow it. */
  page: number;
  count: number;
  /** Whether the shopper has just asked for the last one, who then wants to read on there. */
  movesFocus: boolean;
};

const placeholders = [1, 2, 3, 4];

/** The pages after the first, fetched by the browser. Loaded only when the first of them is asked for. */
export function MorePages(props: Props) {
  return (
    <Queries>
      <PageList {...props} />
    </Queries>
  );
}

function PageList({ search, page, count, movesFocus }: Props) {
  const site = useSite();
  const t = useTranslations('listing.more');
  const end = useRef<HTMLUListElement>(null);
  const numbers = Array.from({ length: count }, (_, index) => page + 1 + index);
  const pages = useQueries({ queries: numbers.map((each) => listingPageQuery(site.code, search, each)) });
  const lastCount = pages.at(-1)?.data?.length ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further page of the same length is a reason too
  useEffect(() => {
    if (movesFocus && lastCount > 0) end.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [movesFocus, lastCount, count]);

  return pages.map((result, index) => (
    <div key={numbers[index]} className="mt-10">
      <ul
        ref={index === pages.length - 1 ? end : undefined}
        aria-busy={result.isPending}
        className={gridStyles}
      >
        {result.data?.map((product) => (
          <li key={product.vsin} className="min-w-0">
            <ProductCardView headingLevel="h2" card={toCardModel(product, site)} />
          </li>
        ))}
        {result.isPending &&
          placeholders.map((each) => (
            <li key={each}>
              <Skeleton className="aspect-4/3" />
              <Skeleton className="mt-3 h-32" />
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
