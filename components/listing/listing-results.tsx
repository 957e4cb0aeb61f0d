'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { freeColumns, hasFilterColumn, isShort } from '@/lib/listing/is-short';
import { useShownListing } from '@/lib/listing/listing-context';
import type { ListingSource } from '@/lib/listing/models';
import { usePersonalOrder } from '@/lib/listing/use-personal-order';
import { AppliedFilters } from './applied-filters';
import { EmptyListing } from './empty-listing';
import { FilterPanel } from './filter-panel';
import { ListingPaging, PreviousPage } from './listing-paging';
import { ListingToolbar } from './listing-toolbar';
import { ProductGrid } from './product-grid';

type Props = {
  currencySymbol: string;
  /** Drawn by the server: what the shop says after the first products, and in cells among them. */
  advice: ReactNode;
  offersAmong: ReactNode;
  /** How many of those cells a desktop has. */
  tileCount: number;
  /** A room that fills the last row. */
  room: ReactNode;
  /** A room after the first rows of many. */
  among: ReactNode;
  /** Below the products, beside the filters. */
  below: ReactNode;
};

/** In figures: `category C11`, `search`. */
function nameOf({ type, link }: ListingSource): string {
  return link ? `${type} ${link.vsin}` : type;
}

/** Filters and products. Its data is sent once, and the browser draws the next choice from the same parts. */
export function ListingResults({ currencySymbol, below, tileCount, ...extras }: Props) {
  const t = useTranslations('listing');
  const model = useShownListing();
  const list = useRef<HTMLUListElement>(null);
  const cards = usePersonalOrder(model, list);
  const hasFilters = hasFilterColumn(model);
  return (
    <div className={clsx('mt-3 md:mt-5', hasFilters && 'listing-columns')}>
      {hasFilters && <FilterPanel model={model} currencySymbol={currencySymbol} />}
      <section aria-label={t('products')} data-list={nameOf(model.source)}>
        <ListingToolbar model={model} />
        <AppliedFilters chips={model.chips} clearHref={model.clearHref} />
        {model.total === 0 ? (
          <EmptyListing clearHref={model.clearHref} />
        ) : (
          <>
            <PreviousPage href={model.previousHref} />
            <ProductGrid
              ref={list}
              cards={cards}
              width={isShort(model) ? (hasFilters ? 'few' : 'largest') : 'many'}
              freeColumns={freeColumns(model, tileCount)}
              {...extras}
            />
            <ListingPaging model={model} />
            {model.hasExampleRatings && <p className="mt-8 text-xs text-stone">{t('exampleRatings')}</p>}
          </>
        )}
        {below}
      </section>
    </div>
  );
}
