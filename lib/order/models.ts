import type { Localised } from '@/api/contract/catalogue';
import type { OrderStatus } from '@/api/contract/order-statuses';
import type { RefundAccountInput, RefundStatus } from '@/api/contract/refunds';
import type { DeliveryRange, Summary } from '@/lib/basket/models';
import type { Money } from '@/lib/money/models';
import type { ThumbPicture } from '@/lib/product-card/models';
import type { OrderOutcome } from './outcome';
import type { TimelineStep } from './timeline';

export type { OrderStatus };

/** A line as it was when the order was placed. */
export type OrderLine = {
  vsin: string;
  title: string;
  quantity: number;
  media: ThumbPicture;
  /** `Kleur: zand · Maat: 3-zits`; empty without options. */
  options: string;
  delivery: DeliveryRange;
  unitPrice: Money;
  generalMarketPrice: Money | null;
  /** By language; null in orders that do not say. So are the working days until delivery. */
  category: Localised | null;
  deliveryDays: number | null;
  lineTotal: Money;
  installation: { vsin: string; title: string; unitPrice: Money; lineTotal: Money } | null;
};

/** Money that goes back. */
export type OrderRefund = {
  id: string;
  amount: Money;
  status: RefundStatus;
  /** How it goes back, as the shopper knows it. */
  way: string;
  /** ISO date-times; `doneAt` is null until it has been given back. */
  requestedAt: string;
  doneAt: string | null;
  /** Where a transfer goes, in groups of four; null for every other way and until it is known. */
  account: string | null;
};
export type RefundAccount = RefundAccountInput;

export type OrderModel = {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  outcome: OrderOutcome;
  /** How it is paid. */
  method: string;
  /** ISO date-time. */
  placedAt: string;
  /** Last day for the transfer that is awaited; null when none is. */
  payBefore: string | null;
  /** First name of who pays. */
  payer: string;
  items: OrderLine[];
  summary: Summary;
  deliverTo: string[];
  billTo: string[];
};

/** One order with what has happened to it. */
export type OrderDetail = OrderModel & {
  timeline: TimelineStep[];
  canCancel: boolean;
  refunds: OrderRefund[];
  /** What is left of what was paid; null where nothing goes back. */
  remaining: Money | null;
};
