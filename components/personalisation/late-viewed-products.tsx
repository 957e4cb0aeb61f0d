'use client';

import type { ComponentProps } from 'react';
import { late } from '@/lib/browser/late-island';
import type { ViewedProducts as Part } from './viewed-products';

/** Nothing is seen of it at first, and its code comes after the first load. */
export const LateViewedProducts = late<ComponentProps<typeof Part>>(() =>
  import('./viewed-products').then(({ ViewedProducts }) => ViewedProducts),
);
