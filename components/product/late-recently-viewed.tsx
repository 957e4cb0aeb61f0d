'use client';

import type { ComponentProps } from 'react';
import { LateIsland, late } from '@/lib/browser/late-island';
import type { RecentlyViewed as Part } from './recently-viewed';

type Props = ComponentProps<typeof Part>;

const RecentlyViewed = late<Props>(() =>
  import('./recently-viewed').then((module) => ({ default: module.RecentlyViewed })),
);

/** Nothing is seen of it at first, and its code comes after the first load. */
export function LateRecentlyViewed(props: Props) {
  return (
    <LateIsland>
      <RecentlyViewed {...props} />
    </LateIsland>
  );
}
