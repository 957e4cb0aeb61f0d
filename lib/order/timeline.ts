import type { OrderDetail } from '@/api/contract/checkout';
import { type OrderStatus, orderStatuses, orderStatusFacts } from '@/api/contract/order-statuses';

export type TimelineStep = {
  status: OrderStatus;
  /** ISO date-time; null for a step that is still to come. */
  time: string | null;
  isCurrent: boolean;
};

const usual = orderStatuses.filter((status) => orderStatusFacts[status].isUsual);

/**
 * What has happened to an order and what usually follows. An order that came to another end shows what happened and
 * no further steps. Steps a carrier left out are left out here too, and so is waiting for a payment that has come.
 */
export function toTimeline({ status, events }: Pick<OrderDetail, 'status' | 'events'>): TimelineStep[] {
  const times = new Map(events.map((event) => [event.status, event.time]));
  const isPaid = usual.some((step) => times.has(step));
  const happened = [...times.keys()].filter((step) => step !== 'waitingForPayment' || !isPaid);
  const last = usual.findLastIndex((step) => times.has(step));
  const toCome =
    orderStatusFacts[status].end === 'broken' ? [] : usual.slice(last + 1).filter((step) => !times.has(step));
  return [...happened, ...toCome].map((step) => ({
    status: step,
    time: times.get(step) ?? null,
    isCurrent: step === status,
  }));
}
