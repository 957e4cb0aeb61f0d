'use client';

import type { ComponentProps } from 'react';
import { LateIsland, late } from '@/lib/browser/late-island';
import type { ListingResults as Part } from './listing-results';

type Props = ComponentProps<typeof Part>;

const ListingResults = late<Props>(() =>
  import('./listing-results').then((module) => ({ default: module.ListingResults })),
);

/** Filters, orders and products come alive after the first load. */
export function LateListingResults(props: Props) {
  return (
    <LateIsland>
      <ListingResults {...props} />
    </LateIsland>
  );
}
