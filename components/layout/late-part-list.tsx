'use client';

import { type ComponentType, Suspense, useState } from 'react';
import { PartBoundary } from './part-boundary';
import WindowWatch from './window-watch';

/**
 * What comes once a page has been loaded and is idle, on every page of the shop but that of maintenance. Each part is a
 * component without props that stays from the first page to the last one, so it watches the path itself; one that fails
 * costs itself alone. A line reads `{ name: 'chat', Part: lazy(() => withRetry(() => import('…'))) }`.
 */
const parts: readonly { name: string; Part: ComponentType }[] = [{ name: 'window', Part: WindowWatch }];

function isMaintenance(): boolean {
  return document.querySelector('meta[name="status"][content="503"]') !== null;
}

export default function LatePartList() {
  const [shown] = useState(() => (isMaintenance() ? [] : parts));
  return shown.map(({ name, Part }) => (
    <PartBoundary key={name}>
      <Suspense>
        <Part />
      </Suspense>
    </PartBoundary>
  ));
}
