/** What is ordered together arrives together: the promise of the line that takes longest; undefined without lines. */
export function arrivalOf<Promised extends { deliveryDate: string }>(
  lines: readonly Promised[],
): Promised | undefined {
  return lines.toSorted((a, b) => a.deliveryDate.localeCompare(b.deliveryDate)).at(-1);
}

type Ordered<Promised> = { items: readonly Promised[]; deliverySlot: unknown; boughtCard: unknown };

/** Within which days an order arrives; undefined where a day was chosen, and for a gift card, which comes by mail. */
export function orderArrivalOf<Promised extends { deliveryDate: string }>({
  items,
  deliverySlot,
  boughtCard,
}: Ordered<Promised>): Promised | undefined {
  return deliverySlot || boughtCard ? undefined : arrivalOf(items);
}
