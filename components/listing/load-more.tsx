'use client';

import { useTranslations } from 'next-intl';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { withRetry } from '@/lib/browser/with-retry';
import { useShownPages } from '@/lib/listing/use-shown-pages';

const MorePages = lazy(() =>
  withRetry(() => import('./more-pages')).then((module) => ({ default: module.MorePages })),
);

type Props = {
  /** Canonical parameters with type and vsin, without the page. */
  search: string;
  page: number;
  pageCount: number;
  pageSize: number;
  total: number;
  nextHref: string;
};

/** A real link to the next page; with JavaScript it appends that page instead. */
export function LoadMore({ search, page, pageCount, pageSize, total, nextHref }: Props) {
  const t = useTranslations('listing.more');
  const { shown, top, showMore } = useShownPages(pageCount - page);
  const [wasAsked, setAsked] = useState(false);
  const seen = Math.min(total, (page + shown) * pageSize);

  function append(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setAsked(true);
    showMore();
  }

  return (
    <>
      {shown > 0 && (
        <Suspense fallback={null}>
          <MorePages
            search={search}
            page={page}
            pageSize={pageSize}
            total={total}
            top={top}
            count={shown}
            wasAsked={wasAsked}
          />
        </Suspense>
      )}
      <div className="mt-14 flex flex-col items-center gap-4">
        <p role="status" className="text-sm text-stone">
          {t('seen', { seen: String(seen), total: String(total) })}
        </p>
        <progress
          aria-hidden="true"
          value={seen}
          max={total}
          className="h-0.5 w-48 appearance-none bg-sand [&::-moz-progress-bar]:bg-linden [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-linden"
        />
        {page + shown < pageCount && (
          <a href={nextHref} rel="next" data-held onClick={append} className={buttonStyles('secondary')}>
            {t('show')}
          </a>
        )}
      </div>
    </>
  );
}
