'use client';

import type { ComponentProps } from 'react';
import { late } from '@/lib/browser/late-island';
import type { MoreReviews as Part } from './more-reviews';

/** A button far down the page, which comes alive after the first load. */
export const LateMoreReviews = late<ComponentProps<typeof Part>>(() =>
  import('./more-reviews').then(({ MoreReviews }) => MoreReviews),
);
