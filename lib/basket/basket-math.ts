import type { Money } from '@/lib/money/models';
import type { BasketLine, BasketModel, DeliveryMethod, DeliveryRange } from './models';

export function times(money: Money, quantity: number): Money {
  return { ...money, amount: money.amount * quantity };
}

/** The sums follow from the lines; delivery and discount stay as the API last said. */
export function withItems(basket: BasketModel, items: BasketLine[]): BasketModel {
  const { discount, delivery, subTotal } = basket.summary;
  const lines = items.reduce(
    (sum, item) => sum + item.lineTotal.amount + (item.installation?.lineTotal.amount ?? 0),
    0,
  );
  const currency = items[0]?.lineTotal.currency ?? subTotal.currency;
  const money = (amount: number): Money => ({ amount, currency });
  const total = items.length === 0 ? 0 : Math.max(0, lines - discount.amount + delivery.amount);
  return {
    ...basket,
    items,
    summary: { ...basket.summary, subTotal: money(lines), total: money(total) },
  };
}

/** The line the shopper can change; a gift of the same product is another. */
export function isLineOf(item: BasketLine, vsin: string): boolean {
  return item.vsin === vsin && !item.isGift;
}

/** Sets the quantity of one line, kept between 1 and the line's limit; 0 takes the line out. */
export function withQuantity(basket: BasketModel, vsin: string, quantity: number): BasketModel {
  if (quantity <= 0) {
    const left = basket.items.filter((item) => !isLineOf(item, vsin));
    // Gifts do not outlast what they came with.
    return withItems(basket, left.every((item) => item.isGift) ? [] : left);
  }
  return withItems(
    basket,
    basket.items.map((item) => {
      if (!isLineOf(item, vsin)) return item;
      const allowed = Math.min(quantity, Math.max(1, item.maxQuantity));
      const { unitPrice, installation } = item;
      return {
        ...item,
        quantity: allowed,
        lineTotal: times(unitPrice, allowed),
        afterDiscount: null,
        installation: installation && {
          ...installation,
          quantity: allowed,
          lineTotal: times(installation.unitPrice, allowed),
        },
      };
    }),
  );
}

export type QuantityChange = { item: BasketLine; quantity: number };

/** Also brings back a line that was taken out, where it was last. */
export function withLine(basket: BasketModel, { item, quantity }: QuantityChange): BasketModel {
  const isThere = basket.items.some((other) => isLineOf(other, item.vsin));
  const start = isThere || quantity === 0 ? basket : { ...basket, items: [...basket.items, item] };
  return withQuantity(start, item.vsin, quantity);
}

/** The basket as it will be once the installation of a line is added, or removed where it was chosen. */
export function withInstallationToggled(basket: BasketModel, vsin: string): BasketModel {
  return withItems(
    basket,
    basket.items.map((item) => {
      const { availableInstallation: offered, quantity } = item;
      if (!isLineOf(item, vsin) || !offered) return item;
      const lineTotal = times(offered.unitPrice, quantity);
      return { ...item, installation: item.installation ? null : { ...offered, quantity, lineTotal } };
    }),
  );
}

/** The basket as it will be once it is delivered another way; the tax in the total follows with the API's answer. */
export function withDeliveryMethod(basket: BasketModel, method: DeliveryMethod): BasketModel {
  const option = basket.deliveryOptions.find(({ code }) => code === method);
  if (!option) return basket;
  const summary = { ...basket.summary, delivery: option.price };
  return withItems({ ...basket, deliveryMethod: method, summary }, basket.items);
}

export function countPieces(basket: BasketModel | null | undefined): number {
  return basket?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0;
}

/** Whether a message keeps it from being ordered (§5). */
export function isBlocked(basket: BasketModel): boolean {
  return basket.messages.some(({ isError }) => isError);
}

/** When the lines are brought together, where they would not come at the same time by themselves. */
export function whenTogether({ items, deliveryMethod, deliveryOptions }: BasketModel): DeliveryRange | null {
  const times = new Set(
    items.flatMap(({ delivery }) => (delivery ? `${delivery.from} ${delivery.until}` : [])),
  );
  if (times.size < 2) return null;
  return deliveryOptions.find(({ code }) => code === deliveryMethod)?.delivery ?? null;
}
