import type { Localised } from '@/api/contract/catalogue';
import type { Transfer } from '@/api/contract/checkout';
import type { OrderStatus } from '@/api/contract/order-statuses';
import type { DeliveryRange, Summary } from '@/lib/basket/models';
import type { Money } from '@/lib/money/models';
import type { ThumbPicture } from '@/lib/product-card/models';
import type { OrderOutcome } from './outcome';
import type { TimelineStep } from './timeline';

export type { OrderStatus, Transfer };

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

export type OrderModel = {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  outcome: OrderOutcome;
  /** How it is paid. */
  method: string;
  /** ISO date-time. */
  placedAt: string;
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
  /** The transfer that is awaited; null when none is. */
  transfer: Transfer | null;
};
