'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import type * as Rows from './rows';

const load = () => withRetry(() => import('./rows'));
const PersonalProducts = lazy(() => load().then((rows) => ({ default: rows.PersonalProducts })));
const ViewedProducts = lazy(() => load().then((rows) => ({ default: rows.ViewedProducts })));

/** For what the browser draws after the first load, which needs no machinery of late islands. */
export function LazyPersonalProducts(props: ComponentProps<typeof Rows.PersonalProducts>) {
  return (
    <Suspense>
      <PersonalProducts {...props} />
    </Suspense>
  );
}

/** The last of a page, which everybody is shown, in room as high as it is: the end of the page does not move when it comes. */
export function LastRow(
  props: Pick<ComponentProps<typeof Rows.PersonalProducts>, 'id' | 'title' | 'without'>,
) {
  return (
    <div className="no-print min-h-112 md:min-h-132">
      <LazyPersonalProducts {...props} widget="forYou" otherwise="popular" hasRoom />
    </div>
  );
}

/** As `LazyPersonalProducts`. */
export function LazyViewedProducts(props: ComponentProps<typeof Rows.ViewedProducts>) {
  return (
    <Suspense>
      <ViewedProducts {...props} />
    </Suspense>
  );
}
