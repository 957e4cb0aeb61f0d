'use client';

import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { PanelFrame } from './panel-frame';
import type { MethodPanelProps } from './panel-props';
import { panelOf } from './panels';

/** The panel of a way to pay; nothing where it asks nothing here. */
export function MethodPanel(props: MethodPanelProps) {
  const Panel = panelOf(props.method);
  if (!Panel) return null;
  return (
    <PanelFrame>
      <Suspense fallback={<Skeleton className="h-72" />}>
        <Panel {...props} />
      </Suspense>
    </PanelFrame>
  );
}
