import { eq } from 'drizzle-orm';
import { maxLines } from '../../contract/basket.ts';
import type { Tx } from '../../db/client.ts';
import { baskets } from '../../db/schema/sales.ts';
import type { Owner } from '../../http/owner.ts';
import { orderableQuantity } from './line.ts';
import { type BasketFields, type LineToSave, lockOpenBasket, lockOrOpenBasket, saveLines } from './repo.ts';
import { listLines, type StoredLine } from './rows.ts';

type GuestBasket = NonNullable<Awaited<ReturnType<typeof lockOpenBasket>>>;

/** Both quantities, as far as they can be ordered; of what is sold out or gone, what was there stays. */
function sumOf(line: StoredLine, brought: StoredLine): LineToSave {
  const { onHand, inventoryPolicy } = line;
  const most = inventoryPolicy === null ? 0 : orderableQuantity({ onHand, inventoryPolicy });
  return {
    ...line,
    quantity: Math.max(line.quantity, Math.min(line.quantity + brought.quantity, most)),
    seenMinor: brought.seenMinor,
    components: brought.components ?? line.components,
    withSetup: line.withSetup || brought.withSetup,
  };
}

/** The lines to write: sums where both have the variant, and what is new behind the customer's own. */
function joined(present: readonly StoredLine[], brought: readonly StoredLine[]): LineToSave[] {
  const own = new Map(present.map((line) => [line.variantId, line]));
  const last = Math.max(0, ...present.map((line) => line.position));
  const sums = brought.flatMap((line) => {
    const same = own.get(line.variantId);
    return same ? [sumOf(same, line)] : [];
  });
  const added = brought
    .filter((line) => !own.has(line.variantId))
    .slice(0, Math.max(0, maxLines - present.length))
    .map((line, index) => ({ ...line, position: last + 1 + index }));
  return [...sums, ...added];
}

/** What the guest has chosen; the rest stays as the customer has it. */
function choicesOf(from: GuestBasket, addressIds: ReadonlyMap<string, string>): BasketFields {
  const { couponCodes, note, deliveryMethod, oldPieces, deliverySlot, orderNumber, tries } = from;
  const shippingAddressId = addressIds.get(from.shippingAddressId ?? '');
  const billingAddressId = addressIds.get(from.billingAddressId ?? '');
  return {
    ...(couponCodes ? { couponCodes } : {}),
    ...(note ? { note } : {}),
    ...(deliveryMethod === 'home' ? {} : { deliveryMethod }),
    ...(oldPieces === 0 ? {} : { oldPieces }),
    ...(deliverySlot ? { deliverySlot } : {}),
    ...(shippingAddressId ? { shippingAddressId } : {}),
    ...(billingAddressId ? { billingAddressId } : {}),
    ...(orderNumber ? { orderNumber, tries } : {}),
  };
}

/**
 * Makes a guest's basket part of a customer's, by variant and capped by what can be ordered and by the number of lines.
 * The guest's choices are the latest ones: coupon, note, addresses and way of delivery win where the guest made any.
 * The guest is left without a basket.
 * @param addressIds by the guest's id of an address, the customer's
 */
export async function mergeBasket(
  tx: Tx,
  { guest, customer }: { guest: Owner; customer: Owner },
  addressIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const from = await lockOpenBasket(tx, guest);
  if (!from) return;
  const brought = await listLines(tx, from.id, guest.site);
  const into = await lockOrOpenBasket(tx, customer, now, choicesOf(from, addressIds));
  const present = await listLines(tx, into.id, guest.site);
  await saveLines(tx, into.id, joined(present, brought));
  await tx.delete(baskets).where(eq(baskets.id, from.id));
}
