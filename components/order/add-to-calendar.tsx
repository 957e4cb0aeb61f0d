'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { withRetry } from '@/lib/browser/with-retry';
import type { OrderDetail } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';

/** Gives the shopper the chosen day, or the days within which it comes, as a file that calendars open. */
export function AddToCalendar({ site, order }: { site: SiteRules; order: OrderDetail }) {
  const t = useTranslations('order.calendar');
  // Before a transfer has come, no day is sure.
  if (order.transfer || (!order.deliverySlot && !order.arrival)) return null;
  const words = { title: t('title', { number: order.orderNumber }), failed: t('failed') };
  return (
    <Button
      variant="secondary"
      onClick={async () =>
        (await withRetry(() => import('@/lib/order/save-calendar'))).saveCalendar(site, order, words)
      }
    >
      {t('add')}
    </Button>
  );
}
