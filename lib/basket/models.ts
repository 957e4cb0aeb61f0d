import type { Localised } from '@/api/contract/catalogue';
import type { DeliverySlot } from '@/api/contract/delivery-slot';
import type { Money } from '@/lib/money/models';
import type { GuaranteeModel } from '@/lib/notices/to-guarantee';
import type { ThumbPicture } from '@/lib/product-card/models';

export type { DeliverySlot };

/** What is paid and how it comes about; the total contains VAT and delivery. */
export type Summary = { subTotal: Money; discount: Money; delivery: Money; total: Money; vat: Money };

/** ISO dates between which something is brought. */
export type DeliveryRange = { from: string; until: string };
type Installation = { vsin: string; title: string; unitPrice: Money };

export type BasketLine = {
  vsin: string;
  alias: string;
  title: string;
  quantity: number;
  /** 0 when sold out. */
  maxQuantity: number;
  media: ThumbPicture;
  unitPrice: Money;
  generalMarketPrice: Money | null;
  /** The price when it was added, when that differs from now. */
  seenUnitPrice: Money | null;
  lineTotal: Money;
  /** What promotions leave of the line total; null where they leave all of it, and until the shop has said so. */
  afterDiscount: Money | null;
  /** Comes with a promotion: the shopper cannot change it. */
  isGift: boolean;
  /** `Kleur: zand · Maat: 3-zits`; empty without options. */
  options: string;
  /** Its title by language; null until the API has told it. */
  category: Localised | null;
  /** Null until the API has told it. */
  categoryVsin: string | null;
  /** Working days until delivery; null until the API has told them. */
  deliveryDays: number | null;
  /** Null while it is not known. */
  delivery: DeliveryRange | null;
  isMadeToMeasure: boolean;
  guarantee: GuaranteeModel | null;
  /** Then none can be had for money. */
  hasFreeInstallation: boolean;
  availableInstallation: Installation | null;
  /** When it was chosen, for every piece. */
  installation: (Installation & { quantity: number; lineTotal: Money }) | null;
};

export type DeliveryMethod = 'home' | 'placement';
export type DeliveryOption = { code: DeliveryMethod; price: Money; delivery: DeliveryRange };

export type BasketModel = {
  items: BasketLine[];
  summary: Summary;
  /** An error blocks checkout. */
  messages: { id: string; text: string; isError: boolean; isCallToAction: boolean }[];
  /** What the shopper tells the shop. */
  note: string | null;
  couponCodes: string[];
  promotions: { id: string; title: string; discount: Money }[];
  shippingAddressId: string | null;
  billingAddressId: string | null;
  deliveryMethod: DeliveryMethod;
  deliveryOptions: DeliveryOption[];
  /** Old pieces of furniture that are taken along, and how many can be where the new is placed. */
  oldPieces: number;
  mostOldPieces: number;
  /** Null where the carrier proposes a day. */
  deliverySlot: DeliverySlot | null;
  /** Null until the shop has said so. */
  freeReturnDays: number | null;
};
