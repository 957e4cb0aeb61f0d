'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { BasketModel } from '@/lib/basket/models';
import { withRetry } from '@/lib/browser/with-retry';
import { LateMessages } from '@/lib/i18n/late-messages';
import type { SiteRules } from '@/lib/sites/models';

const GiftCardField = lazy(() => withRetry(() => import('./gift-card-field')));

/** Comes with its words once the payment step is open. */
export function LateGiftCard({ site, basket }: { site: SiteRules; basket: BasketModel }) {
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-12" />}>
      <LateMessages namespaces={['payment.giftCard']}>
        <GiftCardField site={site} basket={basket} />
      </LateMessages>
    </Suspense>
  );
}
