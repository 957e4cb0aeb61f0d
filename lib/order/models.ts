import type { Localised } from '@/api/contract/catalogue';
import type { Order, Transfer } from '@/api/contract/checkout';
import type { CreditMethod, Payer } from '@/api/contract/credit-method';
import type { ListedInvoice } from '@/api/contract/invoices';
import type { OrderStatus } from '@/api/contract/order-statuses';
import type { RefundAccountInput, ShownRefundStatus } from '@/api/contract/refunds';
import type { BasketModel, DeliveryMethod, DeliveryRange, DeliverySlot, Summary } from '@/lib/basket/models';
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
  unitPrice: Money;
  generalMarketPrice: Money | null;
  /** By language; null in orders that do not say. So are the working days until delivery. */
  category: Localised | null;
  deliveryDays: number | null;
  lineTotal: Money;
  /** Came with a promotion. */
  isGift: boolean;
  /** It is put together for nothing where it is set down. */
  isAssembledForFree: boolean;
  installation: { vsin: string; title: string; unitPrice: Money; lineTotal: Money } | null;
};

/** Money that goes back. */
export type OrderRefund = {
  id: string;
  amount: Money;
  status: ShownRefundStatus;
  /** Whether the shopper owes a lender less by it. */
  isOwedLess: boolean;
  /** How it goes back, as the shopper knows it. */
  way: string;
  /** ISO date-times; `doneAt` is null until it has been given back. */
  requestedAt: string;
  doneAt: string | null;
  /** Where a transfer goes, in groups of four; null for every other way and until it is known. */
  account: string | null;
};
export type RefundAccount = RefundAccountInput;

/** An invoice, or a credit note that takes it back. */
export type OrderInvoice = Pick<ListedInvoice, 'number' | 'kind' | 'issuedOn' | 'total' | 'file'>;

/** A gift card as whoever bought it sees it. */
export type BoughtCard = Pick<
  NonNullable<Order['boughtCard']>,
  'status' | 'recipientName' | 'recipientEmail' | 'message' | 'sendOn' | 'validUntil'
>;

export type OrderModel = {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  outcome: OrderOutcome;
  /** How it is paid. */
  method: string;
  /** That, as the shop calls it. */
  paymentName: string;
  /** ISO date-time. */
  placedAt: string;
  /** Who ordered and is written to, for an account of theirs. */
  contact: { firstName: string; lastName: string; email: string };
  items: OrderLine[];
  summary: Summary;
  /** What its discount consists of. */
  promotions: BasketModel['promotions'];
  /** What paying in parts costs on top of the total, minor units. */
  installmentFeeMinor: number;
  /** What a gift card pays, and the last signs of its code; null where none does. */
  giftCard: { end: string; amount: Money } | null;
  /** What is not asked for, as it was withdrawn from before it was paid; null where that is nothing. */
  notAsked: Money | null;
  /** What is left to the other way to pay. */
  charged: Money;
  /** The gift card that was bought; null where goods were. */
  boughtCard: BoughtCard | null;
  /** What is withdrawn while the rest goes on; null where nothing is. */
  withdrawn: (NonNullable<Order['withdrawn']> & { paidBy: Payer; isSent: boolean }) | null;
  /** How a lender is paid, who has paid the shop; null where there is none, and where nothing is owed. */
  owed: CreditMethod | null;
  /** Whether there is any of these. */
  hasMore: boolean;
  /** The text, of `order`, that tells how it goes on. */
  next: 'nextText' | 'nextOnDay' | 'boughtCard.next';
  deliveryMethod: DeliveryMethod;
  /** Old pieces of furniture that are taken along. */
  oldPieces: number;
  deliverySlot: DeliverySlot | null;
  /** Within which days all of it arrives; null where a day was chosen, and for a gift card. */
  arrival: DeliveryRange | null;
  deliverTo: string[];
  billTo: string[];
};

/** One order with what has happened to it. */
export type OrderDetail = OrderModel & {
  timeline: TimelineStep[];
  canCancel: boolean;
  refunds: OrderRefund[];
  /** What the shopper's bank has taken back; null where it has taken nothing. */
  takenByBank: Money | null;
  /** What is left of what was paid; null where nothing goes back. */
  remaining: Money | null;
  /** What the way to pay has brought; null until it has, and where the shopper pays a lender later. */
  paid: Money | null;
  /** The transfer that is awaited; null when none is. */
  transfer: Transfer | null;
};
