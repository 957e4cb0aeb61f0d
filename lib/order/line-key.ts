/** Tells the lines of a basket or an order apart, as React asks: a gift may be the same product as a line beside it. */
export function lineKey({ vsin, isGift }: { vsin: string; isGift: boolean }): string {
  return isGift ? `gift ${vsin}` : vsin;
}
