'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/browser/save-file';
import { withRetry } from '@/lib/browser/with-retry';
import { notify } from '@/lib/notifications/notify';
import type { OrderModel } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';

/** Gives the shopper the chosen day, or the days within which it comes, as a file that calendars open. */
export function AddToCalendar({ site, order }: { site: SiteRules; order: OrderModel }) {
  const t = useTranslations('order.calendar');
  if (!order.deliverySlot && !order.arrival) return null;

  async function save(): Promise<void> {
    const { toCalendar } = await withRetry(() => import('@/lib/order/to-calendar'));
    const words = {
      title: t('title', { number: order.orderNumber }),
      text: order.items.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n'),
    };
    const place = { timeZone: site.timeZone, host: window.location.hostname };
    const file = toCalendar(order, words, place);
    if (file) saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${order.orderNumber}.ics`);
  }
  return (
    <Button variant="secondary" onClick={() => void save().catch(() => notify('error', t('failed')))}>
      <Icon name="calendar" />
      {t('add')}
    </Button>
  );
}
