'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { BasketModel } from '@/lib/basket/models';
import { withRetry } from '@/lib/browser/with-retry';
import type { SiteRules } from '@/lib/sites/models';

const GiftCardPart = lazy(() => withRetry(() => import('./gift-card-part')));

/** Closed until somebody has a card to pay with: then the field comes, with its words. */
export function LateGiftCard({ site, basket }: { site: SiteRules; basket: BasketModel }) {
  const t = useTranslations('checkout');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="accordion mt-6 rounded-md border border-edge px-4 hover:border-ink"
    >
      <summary>{t('giftCard')}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton className="mb-4 h-40" />}>
          <GiftCardPart site={site} basket={basket} />
        </Suspense>
      )}
    </details>
  );
}
