'use client';

import { lazy, Suspense } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import { useMenuIntent } from './menu-intent';

const MobileMenuItems = lazy(() => withRetry(() => import('./mobile-menu-items')));

const DepartmentThumb = lazy(() => withRetry(() => import('./department-thumb')));

/** What a department looks like, beside its name: its place is there from the start. */
export function MobileMenuThumb({ vsin }: { vsin: string }) {
  return (
    <span className="menu-thumb">
      <Suspense>{useMenuIntent() && <DepartmentThumb vsin={vsin} />}</Suspense>
    </span>
  );
}

/** List items for what is below a department, once somebody is in the menu. */
export function MobileMenuLevels({ vsin }: { vsin: string }) {
  // No boundary until then: every page would be drawn and brought to life with one for each department.
  if (!useMenuIntent()) return null;
  return (
    <Suspense>
      <MobileMenuItems vsin={vsin} />
    </Suspense>
  );
}
