'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/lib/notifications/notify';
import type { OrderDetail } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';

/** Gives the shopper the chosen day, or the days within which it comes, as a file that calendars open. */
export function AddToCalendar({ site, order }: { site: SiteRules; order: OrderDetail }) {
  const t = useTranslations('order.calendar');
  // Before a transfer has come, no day is sure.
  if (order.transfer || (!order.deliverySlot && !order.arrival)) return null;

  async function save(): Promise<void> {
    try {
      // Not tried again by itself: a file that comes long after the press surprises.
      const { saveCalendar } = await import('@/lib/order/save-calendar');
      saveCalendar(site, order, t('title', { number: order.orderNumber }));
    } catch {
      notify('error', t('failed'));
    }
  }
  return (
    <Button variant="secondary" onClick={() => void save()}>
      {t('add')}
    </Button>
  );
}
