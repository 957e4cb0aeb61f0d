'use client';

import type { ComponentProps } from 'react';
import { late } from '@/lib/browser/late-island';
import type { RecentlyViewed as Part } from './recently-viewed';

/** Nothing is seen of it at first, and its code comes after the first load. */
export const LateRecentlyViewed = late<ComponentProps<typeof Part>>(() =>
  import('./recently-viewed').then(({ RecentlyViewed }) => RecentlyViewed),
);
