/** What each status shown to users (§3) means, once. No yup: browsers read it too. */
type Facts = {
  /** A step that most orders take; the others may happen too. */
  isUsual: boolean;
  /** `done`: nothing is left to be done. `broken`: neither, and no usual step follows any more. */
  end: 'done' | 'broken' | null;
  /** Whether goods of the order have left the shop. */
  hasLeft: boolean;
  /** Whether there is a mail that tells of this step. What is paid for and cancelled have mails of their own. */
  isTold: boolean;
};

export const orderStatusFacts = {
  orderPlaced: { isUsual: true, end: null, hasLeft: false, isTold: false },
  waitingForPayment: { isUsual: false, end: null, hasLeft: false, isTold: false },
  beingPrepared: { isUsual: true, end: null, hasLeft: false, isTold: true },
  onTheWay: { isUsual: true, end: null, hasLeft: true, isTold: true },
  outForDelivery: { isUsual: false, end: null, hasLeft: true, isTold: true },
  delivered: { isUsual: true, end: 'done', hasLeft: true, isTold: true },
  cancelled: { isUsual: false, end: 'broken', hasLeft: false, isTold: false },
  returned: { isUsual: false, end: 'broken', hasLeft: true, isTold: true },
} as const satisfies Readonly<Record<string, Facts>>;
export type OrderStatus = keyof typeof orderStatusFacts;
/** Those with a mail of their own text. */
export type ToldStatus = {
  [Status in OrderStatus]: (typeof orderStatusFacts)[Status]['isTold'] extends true ? Status : never;
}[OrderStatus];

function isOrderStatus(value: string): value is OrderStatus {
  return Object.hasOwn(orderStatusFacts, value);
}
export const orderStatuses: readonly OrderStatus[] = Object.keys(orderStatusFacts).filter(isOrderStatus);

export function isTold(status: string): status is ToldStatus {
  return isOrderStatus(status) && orderStatusFacts[status].isTold;
}
/** Whether goods of the order have left the shop. */
export function hasLeft(status: OrderStatus): boolean {
  return orderStatusFacts[status].hasLeft;
}
/** Whether it comes no more, or has gone back. */
export function isOver(status: OrderStatus): boolean {
  return orderStatusFacts[status].end === 'broken';
}
/** Whether nothing is left to be done for the order. */
export function isFinished(status: OrderStatus): boolean {
  return orderStatusFacts[status].end !== null;
}
