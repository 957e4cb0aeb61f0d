'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withRetry } from '@/lib/browser/with-retry';

const BackInStockForm = lazy(() => withRetry(() => import('./back-in-stock-form')));

/** Offers a mail when it can be had again; the form comes in place of the button that asks for it. */
export function BackInStock({ vsin, title }: { vsin: string; title: string }) {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <Button
      variant="secondary"
      isLoading={isAsked}
      onClick={() => setAsked(true)}
      className="noscript:hidden"
    >
      {title}
    </Button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <BackInStockForm vsin={vsin} title={title} />
    </Suspense>
  );
}
