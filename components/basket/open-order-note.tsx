'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { isRefused } from '@/lib/api/failure';
import { clearOpenOrder, type OpenOrder, readOpenOrder } from '@/lib/order/open-order';
import { orderQuery } from '@/lib/order/queries';
import type { SiteRules } from '@/lib/sites/models';
import { useSite } from '@/lib/sites/use-site';

/** Leads back to a payment that was begun in this browser and left; nothing once the order is paid or cancelled. */
export default function OpenOrderNote() {
  const site = useSite();
  const [open] = useState(() => readOpenOrder(site));
  return open && <Note site={site} open={open} />;
}

function Note({ site, open: { orderId, redirectUrl } }: { site: SiteRules; open: OpenOrder }) {
  const t = useTranslations('basket');
  const { data: order, error } = useQuery({ ...orderQuery(site, orderId), staleTime: 0 });
  const isOver = order ? order.outcome !== 'waiting' : isRefused(error);
  useEffect(() => {
    if (isOver) clearOpenOrder(site);
  }, [isOver, site]);
  if (!order || isOver) return null;
  return (
    <Alert title={t('openOrder', { number: order.orderNumber })} className="mt-6">
      <a href={redirectUrl} className="inline-block py-1 underline underline-offset-4">
        {t('openOrderPay')}
      </a>
    </Alert>
  );
}
