'use client';

import { lazy } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import type { Transfer } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';

const AwaitedTransfer = lazy(() =>
  withRetry(async () => ({ default: (await import('./awaited-transfer')).AwaitedTransfer })),
);

/** The transfer that an order waits for; nothing, and nothing loaded, for any other. It holds back what it stands in until then. */
export function LateTransfer({ site, transfer }: { site: SiteRules; transfer: Transfer | null }) {
  return transfer && <AwaitedTransfer site={site} transfer={transfer} />;
}
