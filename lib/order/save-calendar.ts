import { saveFile } from '@/lib/browser/save-file';
import { notify } from '@/lib/notifications/notify';
import type { SiteRules } from '@/lib/sites/models';
import type { OrderModel } from './models';
import { toCalendar } from './to-calendar';

type Words = { title: string; failed: string };

/** Has the browser save when an order comes, as a file that calendars open. */
export function saveCalendar(site: SiteRules, order: OrderModel, { title, failed }: Words): void {
  const text = order.items.map((item) => `${item.quantity} × ${item.title}`).join('\n');
  const place = { timeZone: site.timeZone, host: window.location.hostname };
  const file = toCalendar(order, { title, text }, place);
  if (!file) notify('error', failed);
  else saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${order.orderNumber}.ics`);
}
