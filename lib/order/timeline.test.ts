import type { OrderStatus } from '@/api/contract/order-statuses';
import { toTimeline } from './timeline';

const at = (status: OrderStatus, hour: number) => ({
  status,
  paymentStatus: 'paid' as const,
  time: `2026-11-16T0${hour}:00:00.000Z`,
});
const statusesOf = (status: OrderStatus, ...events: ReturnType<typeof at>[]) =>
  toTimeline({ status, events }).map(
    (step) => `${step.status}${step.isCurrent ? '*' : ''}${step.time ? '' : '?'}`,
  );

describe('the timeline of an order', () => {
  it('shows what happened and what is to come', () => {
    expect(statusesOf('orderPlaced', at('waitingForPayment', 1), at('orderPlaced', 2))).toEqual([
      'orderPlaced*',
      'beingPrepared?',
      'onTheWay?',
      'delivered?',
    ]);
  });

  it('waits for a payment only until it has come, or never does', () => {
    const waiting = at('waitingForPayment', 1);
    expect(statusesOf('waitingForPayment', waiting)[0]).toBe('waitingForPayment*');
    expect(statusesOf('cancelled', waiting, at('cancelled', 2))).toEqual(['waitingForPayment', 'cancelled*']);
  });

  it('has nothing more to come once delivered', () => {
    expect(statusesOf('delivered', at('orderPlaced', 1), at('onTheWay', 2), at('delivered', 3))).toEqual([
      'orderPlaced',
      'onTheWay',
      'delivered*',
    ]);
  });

  it.each(['cancelled', 'returned'] as const)('ends when it is %s', (end) => {
    expect(statusesOf(end, at('orderPlaced', 1), at(end, 2))).toEqual(['orderPlaced', `${end}*`]);
  });
});
