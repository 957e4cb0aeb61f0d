'use client';

import { type ComponentType, lazy, Suspense, useState } from 'react';
import SignedInMark from '@/components/account/signed-in-mark';
import { withRetry } from '@/lib/browser/with-retry';
import { LateMessages } from '@/lib/i18n/late-messages';
import { isPreviewPath } from '@/lib/routes/paths';
import ChunkWatch from './chunk-watch';
import DrawerWatch from './drawer-watch';
import GuestWatch from './guest-watch';
import { PartBoundary } from './part-boundary';
import StyleWatch from './style-watch';
import VisitorWatch from './visitor-watch';
import WindowWatch from './window-watch';

/**
 * What comes once a page has been loaded and is idle, on every page of the shop but that of maintenance. Each part is a
 * component without props that stays from the first page to the last one, so it watches the path itself; one that fails
 * costs itself alone. Their words are in `messages/<code>/late.json`.
 */
const parts: readonly { name: string; Part: ComponentType }[] = [
  { name: 'window', Part: WindowWatch },
  { name: 'styles', Part: StyleWatch },
  { name: 'chunks', Part: ChunkWatch },
  { name: 'drawers', Part: DrawerWatch },
  { name: 'guests', Part: GuestWatch },
  { name: 'visitors', Part: VisitorWatch },
  { name: 'signed in', Part: SignedInMark },
  {
    name: 'analytics',
    Part: lazy(() => withRetry(() => import('@/components/analytics/analytics-part'))),
  },
  { name: 'consent', Part: lazy(() => withRetry(() => import('@/components/consent/consent'))) },
  { name: 'compare', Part: lazy(() => withRetry(() => import('@/components/compare/compare-bar'))) },
  { name: 'chat', Part: lazy(() => withRetry(() => import('@/components/chat/chat'))) },
  {
    name: 'consent teller',
    Part: lazy(() => withRetry(() => import('@/components/personalisation/consent-teller'))),
  },
  {
    name: 'visit teller',
    Part: lazy(() => withRetry(() => import('@/components/personalisation/visit-teller'))),
  },
  { name: 'other shop', Part: lazy(() => withRetry(() => import('@/components/welcome/other-shop'))) },
  { name: 'welcome', Part: lazy(() => withRetry(() => import('@/components/welcome/welcome'))) },
];

/** Staff look at pages there, and no visitor is meant. */
const isPreview = () => isPreviewPath(window.location.pathname);

function isMaintenance(): boolean {
  return document.querySelector('[data-page="maintenance"]') !== null;
}

export default function LatePartList() {
  const [shown] = useState(() => (isMaintenance() || isPreview() ? [] : parts));
  return (
    <LateMessages namespaces={['chat', 'compare', 'consent', 'newsletter', 'welcome']}>
      {shown.map(({ name, Part }) => (
        <PartBoundary key={name}>
          <Suspense>
            <Part />
          </Suspense>
        </PartBoundary>
      ))}
    </LateMessages>
  );
}
