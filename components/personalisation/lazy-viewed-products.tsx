'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import type { ViewedProducts as Part } from './viewed-products';

const ViewedProducts = lazy(() =>
  withRetry(() => import('./viewed-products')).then((module) => ({ default: module.ViewedProducts })),
);

/** As `LazyPersonalProducts`, for what the browser draws after the first load. */
export function LazyViewedProducts(props: ComponentProps<typeof Part>) {
  return (
    <Suspense>
      <ViewedProducts {...props} />
    </Suspense>
  );
}
