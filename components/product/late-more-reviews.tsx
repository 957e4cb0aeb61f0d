'use client';

import type { ComponentProps } from 'react';
import { LateIsland, late } from '@/lib/browser/late-island';
import type { MoreReviews as Part } from './more-reviews';

type Props = ComponentProps<typeof Part>;

const MoreReviews = late<Props>(() =>
  import('./more-reviews').then((module) => ({ default: module.MoreReviews })),
);

/** A button far down the page, which comes alive after the first load. */
export function LateMoreReviews(props: Props) {
  return (
    <LateIsland>
      <MoreReviews {...props} />
    </LateIsland>
  );
}
