'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isRefused } from '@/lib/api/failure';
import { withRetry } from '@/lib/browser/with-retry';
import { askProvider } from '@/lib/order/ask-provider';
import type { OrderDetail } from '@/lib/order/models';
import { orderQuery } from '@/lib/order/queries';
import { useToldFailure } from '@/lib/order/use-told-outcome';
import { orderCompletedPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

/** Of a payment that came to nothing: most pass this page on their way to the thanks. */
const UnpaidOrder = lazy(() => withRetry(() => import('./unpaid-order')));

const pollMs = 1500;
const patienceMs = 30_000;

const outcomeOf = (order: OrderDetail | undefined) => order?.outcome ?? 'waiting';

/** What is said of each outcome, drawn by the server. */
type Props = Record<
  'notFound' | 'failed' | 'cancelled' | 'unknown' | 'checking' | 'unpaidLoading',
  ReactNode
> & {
  /** Above what is not paid. */
  unpaid: string;
  /** How it was to be paid, as the address says. */
  method: string | null;
};

/** Where the payment page sends the shopper back to. What the address says is never believed: the order decides. */
export function PaymentCallback(props: Props) {
  const { notFound, failed, cancelled, unknown, checking, unpaid, unpaidLoading, method } = props;
  const site = useSite();
  const router = useRouter();
  const params = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const sessionId = params.get('sessionId');
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const { data: order, error } = useQuery({
    ...orderQuery(site, orderId, () => askProvider(site, { method, orderId, sessionId })),
    enabled: orderId !== '',
    // A reading that failed says nothing of the payment: it is asked again as long as one that waits.
    refetchInterval: ({ state }) =>
      isPatient && !isRefused(state.error) && outcomeOf(state.data) === 'waiting' ? pollMs : false,
  });
  useToldFailure(order);
  const outcome = outcomeOf(order);
  const isCompleted = outcome === 'received';
  useEffect(() => {
    if (isCompleted) router.replace(orderCompletedPath(site.code, orderId));
  }, [isCompleted, orderId, router, site.code]);

  if (orderId === '' || isRefused(error)) return notFound;
  if (order && (outcome === 'failed' || outcome === 'cancelled')) {
    return (
      <div className="grid items-start gap-8 py-6 md:grid-cols-[minmax(0,1fr)_26rem] md:gap-14 md:py-12">
        {outcome === 'failed' ? failed : cancelled}
        <aside aria-labelledby="unpaid" className="rounded-md border border-sand bg-white p-6">
          <h2 id="unpaid" className="heading mb-4 text-xl">
            {unpaid}
          </h2>
          <Suspense fallback={unpaidLoading}>
            <UnpaidOrder order={order} locale={site.locale} />
          </Suspense>
        </aside>
      </div>
    );
  }
  return isPatient || isCompleted ? checking : unknown;
}
