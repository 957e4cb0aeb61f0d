import { type PaymentStatus, paymentStatuses } from '../../contract/checkout.ts';
import { type OrderStatus, orderStatuses } from '../../contract/order-statuses.ts';
import { ApiError } from '../../http/api-error.ts';

export type OrderEvent =
  | 'paymentSucceeded'
  | 'paymentFailed'
  | 'paymentCancelled'
  | 'prepare'
  | 'ship'
  | 'handOver'
  | 'deliver'
  | 'cancel'
  | 'takeBack'
  /** A gift card goes to whom it is for. */
  | 'sendCard';
export type OrderState = { status: OrderStatus; paymentStatus: PaymentStatus };

type Moves = Partial<Record<OrderEvent, readonly [OrderStatus, PaymentStatus]>>;

/**
 * The one table of order states: each combination that exists, and where each event leads. What is not here cannot
 * happen. Money that arrives after cancelling does not revive an order, because its stock is on sale again: the
 * order becomes cancelled and paid, which means that the amount is to be refunded.
 */
const table: Readonly<Record<OrderStatus, Partial<Record<PaymentStatus, Moves>>>> = {
  waitingForPayment: {
    pending: {
      paymentSucceeded: ['orderPlaced', 'paid'],
      paymentFailed: ['cancelled', 'failed'],
      paymentCancelled: ['cancelled', 'cancelled'],
      cancel: ['cancelled', 'cancelled'],
    },
  },
  orderPlaced: {
    paid: {
      prepare: ['beingPrepared', 'paid'],
      sendCard: ['delivered', 'paid'],
      cancel: ['cancelled', 'paid'],
    },
  },
  beingPrepared: { paid: { ship: ['onTheWay', 'paid'], cancel: ['cancelled', 'paid'] } },
  onTheWay: {
    paid: {
      handOver: ['outForDelivery', 'paid'],
      deliver: ['delivered', 'paid'],
      takeBack: ['returned', 'paid'],
    },
  },
  outForDelivery: { paid: { deliver: ['delivered', 'paid'], takeBack: ['returned', 'paid'] } },
  delivered: { paid: { takeBack: ['returned', 'paid'] } },
  cancelled: {
    failed: { paymentSucceeded: ['cancelled', 'paid'] },
    cancelled: { paymentSucceeded: ['cancelled', 'paid'] },
    paid: {},
  },
  returned: { paid: {} },
};

export const firstState = { status: 'waitingForPayment', paymentStatus: 'pending' } as const;

/** Every combination that may be in the database. @internal asked by tests, which try them all */
export function existingStates(): OrderState[] {
  return orderStatuses.flatMap((status) =>
    paymentStatuses
      .filter((paymentStatus) => table[status][paymentStatus])
      .map((paymentStatus) => ({ status, paymentStatus })),
  );
}

export function canHappen(state: OrderState, event: OrderEvent): boolean {
  return table[state.status][state.paymentStatus]?.[event] !== undefined;
}

/** @throws ApiError state-conflict when the event is not allowed in this state */
export function nextState(state: OrderState, event: OrderEvent): OrderState {
  const next = table[state.status][state.paymentStatus]?.[event];
  if (!next) throw new ApiError('state-conflict');
  return { status: next[0], paymentStatus: next[1] };
}
