'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isRefused } from '@/lib/api/failure';
import { withRetry } from '@/lib/browser/with-retry';
import { orderQuery } from '@/lib/order/queries';
import { useSite } from '@/lib/sites/use-site';

const loadCompletedOrder = () => withRetry(() => import('./completed-order'));
const CompletedOrder = lazy(loadCompletedOrder);

/** Drawn by the server. */
type States = Record<'loading' | 'failed' | 'unknown', ReactNode>;

/** The order as the shop received it; only the browser that ordered can see it. */
export function OrderCompleted({ loading, failed, unknown }: States) {
  const site = useSite();
  const orderId = useSearchParams().get('orderId') ?? '';
  const { data: order, error } = useQuery({ ...orderQuery(site, orderId), enabled: orderId !== '' });
  // Fetched beside the order, not after it.
  useEffect(() => void loadCompletedOrder(), []);
  if (order)
    return (
      <Suspense fallback={loading}>
        <CompletedOrder site={site} order={order} />
      </Suspense>
    );
  if (error && !isRefused(error)) return failed;
  return orderId === '' || error ? unknown : loading;
}
