'use client';

import type { ComponentProps } from 'react';
import { late } from '@/lib/browser/late-island';
import type { ListingResults as Part } from './listing-results';

/** Filters, orders and products come alive after the first load. */
export const LateListingResults = late<ComponentProps<typeof Part>>(() =>
  import('./listing-results').then(({ ListingResults }) => ListingResults),
);
