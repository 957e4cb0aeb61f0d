import { orderStatuses } from '../../contract/order-statuses.ts';
import { canHappen, existingStates, firstState, nextState, type OrderEvent } from './states.ts';

const events: OrderEvent[] = [
  'paymentSucceeded',
  'paymentFailed',
  'paymentCancelled',
  'prepare',
  'ship',
  'handOver',
  'deliver',
  'cancel',
  'takeBack',
];
const name = (state: { status: string; paymentStatus: string }) => `${state.status}/${state.paymentStatus}`;

describe('order states', () => {
  test('every status shown to shoppers exists', () => {
    expect(new Set(existingStates().map((state) => state.status))).toEqual(new Set(orderStatuses));
  });

  test('every move ends in a state that exists, and every state is reached from the first', () => {
    const known = new Set(existingStates().map(name));
    const reached = new Set([name(firstState)]);
    const queue: ReturnType<typeof nextState>[] = [firstState];
    for (let state = queue.pop(); state; state = queue.pop()) {
      for (const event of events) {
        if (!canHappen(state, event)) continue;
        const next = nextState(state, event);
        if (!reached.has(name(next))) queue.push(next);
        reached.add(name(next));
      }
    }
    expect(reached).toEqual(known);
  });

  test('goods leave only when they are paid for', () => {
    const shipped = new Set(['beingPrepared', 'onTheWay', 'outForDelivery', 'delivered', 'returned']);
    for (const state of existingStates()) {
      if (shipped.has(state.status)) expect(state.paymentStatus).toBe('paid');
    }
  });

  test('a payment after cancelling is to be refunded and does not revive the order', () => {
    expect(nextState({ status: 'cancelled', paymentStatus: 'cancelled' }, 'paymentSucceeded')).toEqual({
      status: 'cancelled',
      paymentStatus: 'paid',
    });
  });

  test.each([
    [{ status: 'delivered', paymentStatus: 'paid' }, 'cancel'],
    [{ status: 'cancelled', paymentStatus: 'failed' }, 'prepare'],
    [{ status: 'waitingForPayment', paymentStatus: 'pending' }, 'ship'],
    [{ status: 'orderPlaced', paymentStatus: 'pending' }, 'prepare'],
  ] as const)('what the table does not name is a conflict: %j, %s', (state, event) => {
    expect(() => nextState(state, event)).toThrow(expect.objectContaining({ code: 'state-conflict' }));
  });
});
