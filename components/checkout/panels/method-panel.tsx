'use client';

import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { PaymentMethodModel } from '@/lib/checkout/models';
import { PanelFrame } from './panel-frame';
import type { PanelProps } from './panel-props';
import { panelOf } from './panels';

/** The panel of a way to pay; nothing where it asks nothing here. */
export function MethodPanel({ method, ...props }: PanelProps & { method: PaymentMethodModel }) {
  const Panel = panelOf(method);
  if (!Panel) return null;
  return (
    <PanelFrame>
      <Suspense fallback={<Skeleton className="h-72" />}>
        <Panel {...props} />
      </Suspense>
    </PanelFrame>
  );
}
