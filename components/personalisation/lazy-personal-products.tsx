'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import type { PersonalProducts as Part } from './personal-products';

const PersonalProducts = lazy(() =>
  withRetry(() => import('./personal-products')).then((module) => ({ default: module.PersonalProducts })),
);

/** For what the browser draws after the first load, which needs no machinery of late islands. */
export function LazyPersonalProducts(props: ComponentProps<typeof Part>) {
  return (
    <Suspense>
      <PersonalProducts {...props} />
    </Suspense>
  );
}
