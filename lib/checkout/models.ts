import type { CheckoutInput, PaymentMethod } from '@/api/contract/checkout';
import type { Money } from '@/lib/money/models';

/** A way to pay; its name in the language of the page. */
export type PaymentMethodModel = Pick<PaymentMethod, 'integrationType' | 'subIntegrationType' | 'script'> & {
  name: string;
  /** What shoppers know it by. */
  brands: readonly string[];
  /** Lends or postpones: the shop proposes it to nobody. */
  isCredit: boolean;
};
export type TermsSection = { id: string; html: string };

/** A gift card whose code was typed; `end` are its last signs, `validUntil` an ISO date. */
export type GiftCardModel = { code: string; end: string; balance: Money; amount: Money; validUntil: string };
/** What it pays of a basket, and what it leaves. */
export type SpentCard = { code: string; end: string; pays: Money; left: Money };

/** One way to pay in parts. */
export type Parts = {
  count: number;
  fee: Money;
  /** With the fee. */
  total: Money;
  /** What is due each month. */
  amounts: readonly Money[];
};
/** What a card's bank tells of it. */
export type CardFacts = { brand: string; bank: string | null; parts: readonly Parts[] };

/** Credit of a bank, to be paid back month by month. */
export type CreditOffer = Parts & { id: string; bank: string };
/** A way in which a provider lets the basket be paid later. */
export type LaterOffer = { code: string; dueInDays: number; amounts: readonly Money[] };
/** What paying later comes to for a basket. The token opens the provider's widget; null where there is none. */
export type PayLater = { clientToken: string | null; offers: readonly LaterOffer[] };

/** A card that its owner keeps with Masterpass. Of its number only what tells cards apart. */
export type WalletCard = {
  bin: string;
  lastDigits: string;
  /** As its owner knows it. */
  name: string;
  bankCode: string;
  cardType: 'CREDIT_CARD' | 'DEBIT_CARD';
  cardFamily: string | null;
};
export type AfterOrder =
  | { ask: 'credit'; offerId: string }
  /** The provider's own widget, which hands over a token. */
  | { ask: 'widget'; provider: 'paypal' | 'klarna' }
  | { ask: 'wallet'; phone: string; card: WalletCard; bankIca: string; installmentCount: number };

/** What the panel of a way to pay has come to. */
export type PanelState = {
  /** Whether its provider's part is still on the way. */
  isComing?: boolean;
  /** By the id of the field; nothing is ordered while there are any. */
  problems: readonly { id: string; label: string; text: string }[];
  /** What goes with the order. */
  details: Pick<CheckoutInput, 'bin' | 'installmentCount' | 'isOfAge'>;
  /** Charged on top of the total. */
  feeMinor: number;
  /** What its provider asks once the order is placed; null where that is nothing. */
  after: AfterOrder | null;
};
