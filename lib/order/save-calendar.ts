import { saveFile } from '@/lib/browser/save-file';
import type { SiteRules } from '@/lib/sites/models';
import type { OrderModel } from './models';
import { toCalendar } from './to-calendar';

/** Has the browser save when an order comes, as a file that calendars open. @throws Error when no day is known */
export function saveCalendar(site: SiteRules, order: OrderModel, title: string): void {
  const text = order.items.map((item) => `${item.quantity} × ${item.title}`).join('\n');
  const place = { timeZone: site.timeZone, host: window.location.hostname };
  const file = toCalendar(order, { title, text }, place);
  if (!file) throw new Error('the order has no day');
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${order.orderNumber}.ics`);
}
