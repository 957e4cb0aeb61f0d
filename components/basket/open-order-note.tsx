'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { buttonStyles } from '@/components/ui/button-styles';
import { Skeleton } from '@/components/ui/skeleton';
import { isRefused } from '@/lib/api/failure';
import { forgetAttempts } from '@/lib/order/attempts';
import { clearOpenOrder, keepOpenOrder, type OpenOrder, readOpenOrder } from '@/lib/order/open-order';
import { findLostOrder } from '@/lib/order/place-order';
import { orderQuery } from '@/lib/order/queries';
import { orderCompletedPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { useSite } from '@/lib/sites/use-site';
import { SignedOutNote } from './signed-out-note';
import { WaitingOrder } from './waiting-order';

type Begun = OpenOrder & {
  /** Its shopper has not heard yet that it was placed. */
  isUnheard: boolean;
};

/** The order that was begun in this browser; first of all one whose answer got lost in this tab. */
function useBegunOrder(site: SiteRules): Begun | null {
  const [begun, setBegun] = useState<Begun | null>(() => {
    const open = readOpenOrder(site);
    return open && { ...open, isUnheard: false };
  });
  useEffect(() => {
    let isLeft = false;
    const show = (lost: Awaited<ReturnType<typeof findLostOrder>>) => {
      if (!lost || isLeft) return;
      keepOpenOrder(site, lost);
      forgetAttempts(site);
      setBegun({ ...lost, isUnheard: true });
    };
    // What cannot be asked now is asked with the next look.
    findLostOrder(site).then(show, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [site]);
  return begun;
}

/** What is to be known before an empty basket: a payment that was begun and left, and a session that has ended. */
export default function OpenOrderNote() {
  const site = useSite();
  const begun = useBegunOrder(site);
  return (
    <>
      <SignedOutNote />
      {begun && <Note key={begun.orderId} site={site} begun={begun} />}
    </>
  );
}

/** Leads back to the payment; nothing once the order is paid or cancelled, but for whoever has not heard of it. */
function Note({ site, begun: { orderId, redirectUrl, isUnheard } }: { site: SiteRules; begun: Begun }) {
  const t = useTranslations('basket');
  const { data: order, error } = useQuery({ ...orderQuery(site, orderId), staleTime: 0 });
  const isOver = order ? order.outcome !== 'waiting' : isRefused(error);
  useEffect(() => {
    if (isOver) clearOpenOrder(site);
  }, [isOver, site]);
  if (!order)
    return error ? null : (
      <div data-waiting="">
        <Skeleton className="mb-8 h-96" />
      </div>
    );
  const { orderNumber: number, outcome } = order;
  if (isUnheard && outcome === 'received')
    return (
      <Alert title={t('orderPlaced', { number })} className="mb-8">
        <a href={orderCompletedPath(site.code, orderId)} className={buttonStyles('primary', 'md', 'mt-3')}>
          {t('orderPlacedView')}
        </a>
      </Alert>
    );
  return isOver ? null : <WaitingOrder site={site} order={order} redirectUrl={redirectUrl} />;
}
