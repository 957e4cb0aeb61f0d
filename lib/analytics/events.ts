import type { PageKind, UserType } from '@/api/contract/counts';
import type { Money } from '@/lib/money/models';

export type { PageKind, UserType };

/**
 * What happens in the shop, by the names of the specification (§7). Nothing personal: no e-mail address, name, postal
 * address or token, whoever listens.
 */

/** A product as events tell of it (§3). Amounts in minor units. */
export type EventItem = {
  vsin: string;
  title: string;
  quantity: number;
  unitPriceMinor: number;
  /** Null where no price is struck through. */
  generalMarketPriceMinor: number | null;
  /** Days until delivery; null where the place does not tell. */
  deliveryDays: number | null;
  /** Title in the language of the page; null where the place does not tell. */
  category: string | null;
};

type Currency = Money['currency'];
/** `list` says where the cards stand: `category C11`, `slider-…`. */
type Listed = { currency: Currency; list: string };

/** `index` counts the cards of a list from 0. */
export type ListedItem = EventItem & { index: number };

export type PageView = {
  name: 'pageView';
  kind: PageKind;
  /** Of product, category, collection or tag. */
  vsin: string | null;
  /** Without the query. */
  path: string;
  /** BCP 47 tag. */
  language: string;
};

export type CheckoutStepNumber = 1 | 2 | 3;

export type ShopEvent =
  | PageView
  | { name: 'userDimensions'; userType: UserType; site: string }
  | { name: 'search'; term: string }
  | { name: 'productView'; currency: Currency; item: EventItem }
  | ({ name: 'productClick'; item: ListedItem } & Listed)
  | ({ name: 'productImpressions'; items: ListedItem[] } & Listed)
  | { name: 'addToBasket' | 'removeFromBasket'; currency: Currency; item: EventItem }
  /** 1 basket seen, 2 delivery information, 3 payment information. */
  | {
      name: 'checkoutStep';
      step: CheckoutStepNumber;
      currency: Currency;
      valueMinor: number;
      items: EventItem[];
    }
  | {
      name: 'orderConfirmation';
      /** For the shop itself: the data layer names orders by their number. */
      orderId: string;
      orderNumber: string;
      currency: Currency;
      /** What the items cost less discounts; delivery is not in it. */
      valueMinor: number;
      taxMinor: number;
      shippingMinor: number;
      items: EventItem[];
    }
  | { name: 'paymentMethodSelect' | 'payClick'; method: string; currency: Currency; valueMinor: number }
  | { name: 'failedPayment'; method: string; reason: 'failed' | 'cancelled' | 'refused' }
  /** `refused` counts attempts to save with fields that need mending. */
  | { name: 'addressForm'; action: 'open' | 'save' | 'refused'; place: 'checkout' | 'account' }
  | { name: 'menuClick' | 'footerClick' | 'socialClick' | 'logoClick'; label: string; path: string }
  | { name: 'favouriteClick'; vsin: string; action: 'add' | 'remove' }
  | { name: 'variantClick'; vsin: string; option: string; value: string };

export type EventName = ShopEvent['name'];
