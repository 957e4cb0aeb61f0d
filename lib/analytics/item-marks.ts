import type { Money } from '@/lib/money/models';
import type { EventItem } from './events';

/**
 * What the HTML says of a product for whoever tells of it later, so that no island is needed for it. Cards carry only
 * what cannot be read on them.
 */

type Priced = {
  vsin: string;
  unitPrice: Money;
  generalMarketPrice: Money | null;
  deliveryDays: number | null;
};
export type CardFacts = Pick<
  EventItem,
  'vsin' | 'unitPriceMinor' | 'generalMarketPriceMinor' | 'deliveryDays'
>;

const none = '-';
const cardPattern = /^(V\d{1,9}) (\d{1,15}) (\d{1,15}|-) (\d{1,5}|-)$/;

/** `V100101 129900 159900 3`: number, price, price that is struck through, days; a dash where there is none. */
export function toCardMark({ vsin, unitPrice, generalMarketPrice, deliveryDays }: Priced): string {
  return [vsin, unitPrice.amount, generalMarketPrice?.amount ?? none, deliveryDays ?? none].join(' ');
}

/** Null for any other text. */
export function readCardMark(mark: string): CardFacts | null {
  const [, vsin, price, market, days] = cardPattern.exec(mark) ?? [];
  if (vsin === undefined || price === undefined) return null;
  const amount = (text: string | undefined) => (text === undefined || text === none ? null : Number(text));
  return {
    vsin,
    unitPriceMinor: Number(price),
    generalMarketPriceMinor: amount(market),
    deliveryDays: amount(days),
  };
}

/** For the page of the product, which has its category too: the mark of a card, a line feed and the category. */
export function toProductMark(priced: Priced, category: string): string {
  return `${toCardMark(priced)}\n${category}`;
}

export function readProductMark(mark: string): (CardFacts & { category: string | null }) | null {
  const [card = '', category] = mark.split('\n');
  const facts = readCardMark(card);
  return facts && { ...facts, category: category || null };
}
