import { type InferType, number, object } from 'yup';
import { type ProductCard, productCardSchema } from './catalogue.ts';

/** A product that is seen in a picture; `x` and `y` in per cent of the picture, from its left and its top. */
export const placeSchema = object({
  x: number().min(0).max(100).required(),
  y: number().min(0).max(100).required(),
  product: productCardSchema,
}).required();
export type Place = InferType<typeof placeSchema>;

/** What of a picture can be bought: variants without a card are not sold on the site, and nobody wants to find one sold out. */
export function toPlaces(
  seen: readonly { vsin: string; x: number; y: number }[],
  cards: readonly ProductCard[],
): Place[] {
  const sold = new Map(cards.filter(({ isAvailable }) => isAvailable).map((card) => [card.vsin, card]));
  return seen.flatMap(({ vsin, x, y }) => {
    const product = sold.get(vsin);
    return product ? { x, y, product } : [];
  });
}
