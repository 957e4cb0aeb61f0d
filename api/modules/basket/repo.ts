import { and, eq, inArray, sql } from 'drizzle-orm';
import { maxLines, maxPieces } from '../../contract/basket.ts';
import type { CountryCode } from '../../contract/sites.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import type { JointWrite } from '../../db/joint-write.ts';
import { prepared } from '../../db/prepared.ts';
import { basketItems, baskets } from '../../db/schema/sales.ts';
import type { Owner } from '../../http/owner.ts';
import type { StoredLine } from './rows.ts';

const openBasketOf = ({ ownerId, site }: Owner) =>
  and(eq(baskets.ownerId, ownerId), eq(baskets.site, site), eq(baskets.status, 'open'));

const basketColumns = {
  id: baskets.id,
  couponCodes: baskets.couponCodes,
  note: baskets.note,
  shippingAddressId: baskets.shippingAddressId,
  billingAddressId: baskets.billingAddressId,
  deliveryMethod: baskets.deliveryMethod,
  oldPieces: baskets.oldPieces,
  deliverySlot: baskets.deliverySlot,
  revision: baskets.revision,
  /** Of the shipping address, if there is one. */
  country: sql<CountryCode | null>`
    (SELECT a.address->>'country' FROM addresses AS a WHERE a.id = shipping_address_id)`,
  /**
   * Of the shipping address, in lower case, once checkout was tried with it: only then is it known to the limits of
   * promotions. Before, anybody could learn from a basket whether a stranger's address has ordered.
   */
  triedEmail: sql<string | null>`(SELECT tried_email FROM addresses AS a
    WHERE a.id = shipping_address_id AND lower(a.address->>'email') = tried_email)`,
};

export async function findOpenBasket(db: Queryable, owner: Owner) {
  const [basket] = await db.select(basketColumns).from(baskets).where(openBasketOf(owner));
  return basket ?? null;
}
export type StoredBasket = NonNullable<Awaited<ReturnType<typeof findOpenBasket>>>;

/** Locks the open basket until the transaction ends; null when there is none. */
export async function lockOpenBasket(tx: Tx, owner: Owner) {
  const open = sql`${openBasketOf(owner)} ${prepared('lock-basket')}`;
  const [basket] = await tx.select().from(baskets).where(open).for('update');
  return basket ?? null;
}

export type BasketFields = Partial<
  Pick<
    typeof baskets.$inferInsert,
    | 'couponCodes'
    | 'note'
    | 'shippingAddressId'
    | 'billingAddressId'
    | 'deliveryMethod'
    | 'oldPieces'
    | 'deliverySlot'
    | 'orderNumber'
    | 'tries'
  >
>;

/**
 * Locks the open basket until the transaction ends, making one when there is none, and sets `fields`: one statement,
 * which also waits for an order that is closing the basket and then makes a new one. The revision given is the new one.
 */
export async function lockOrOpenBasket(
  tx: Tx,
  owner: Owner,
  now: Date,
  fields: BasketFields = {},
): Promise<StoredBasket> {
  const [basket] = await tx
    .insert(baskets)
    .values({ ...owner, ...fields, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [baskets.ownerId, baskets.site],
      targetWhere: sql`status = 'open'`,
      set: { ...fields, updatedAt: now, revision: sql`baskets.revision + 1` },
    })
    .returning(basketColumns);
  if (!basket) throw new Error('The basket was not opened.');
  return basket;
}

const emailOfDelivery = sql`(SELECT lower(a.address->>'email') FROM addresses AS a WHERE a.id = shipping_address_id)`;

/** Whether the open basket goes to another address than the one that was noted last. */
export async function hasUntriedEmail(db: Queryable, owner: Owner): Promise<boolean> {
  const untried = await db
    .select({ id: baskets.id })
    .from(baskets)
    .where(and(openBasketOf(owner), sql`${emailOfDelivery} IS DISTINCT FROM ${baskets.triedEmail}`));
  return untried.length > 0;
}

/** Notes whose limits the open basket counts against from now on: those of the address of its delivery. */
export async function noteTriedEmail(db: Queryable, owner: Owner): Promise<void> {
  await db.update(baskets).set({ triedEmail: emailOfDelivery }).where(openBasketOf(owner));
}

type SavedColumn = 'variantId' | 'position' | 'quantity' | 'seenMinor' | 'components' | 'withSetup';
export type LineToSave = Pick<StoredLine, SavedColumn>;

/** Writes lines as they are to be; those that exist keep their place. */
export async function saveLines(tx: Tx, basketId: string, lines: readonly LineToSave[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(basketItems)
    .values(
      lines.map(({ variantId, position, quantity, seenMinor, components, withSetup }) => ({
        basketId,
        variantId,
        position,
        quantity,
        seenAmount: seenMinor,
        components,
        withSetup,
      })),
    )
    .onConflictDoUpdate({
      target: [basketItems.basketId, basketItems.variantId],
      set: {
        quantity: sql`excluded.quantity`,
        components: sql`excluded.components`,
        seenAmount: sql`excluded.seen_amount`,
        withSetup: sql`excluded.with_setup`,
      },
    });
}

export async function deleteLines(tx: Tx, basketId: string, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length === 0) return;
  await tx
    .delete(basketItems)
    .where(and(eq(basketItems.basketId, basketId), inArray(basketItems.variantId, [...variantIds])));
}

/** Closes the basket of an order, beside `insertOrder`. */
export function writeClosed(basketId: string, now: Date): JointWrite {
  return {
    name: 'closed',
    statement: sql`UPDATE baskets SET status = 'closed', updated_at = ${now.toISOString()}
      FROM placed WHERE baskets.id = ${basketId}`,
  };
}

/**
 * Puts the lines of a closed basket into an open one, after its own, as far as a basket holds so many; quantities of
 * the same variant are added up.
 */
export async function copyLines(tx: Tx, fromBasketId: string, toBasketId: string): Promise<void> {
  await tx.execute(sql`
    WITH present AS (SELECT variant_id, position FROM basket_items WHERE basket_id = ${toBasketId}),
      brought AS (SELECT b.*, p.variant_id IS NOT NULL AS is_present,
          row_number() OVER (PARTITION BY p.variant_id IS NULL ORDER BY b.position) AS place
        FROM basket_items AS b LEFT JOIN present AS p ON p.variant_id = b.variant_id
        WHERE b.basket_id = ${fromBasketId})
    INSERT INTO basket_items (basket_id, variant_id, quantity, seen_amount, components, with_setup, position)
    SELECT ${toBasketId}, variant_id, quantity, seen_amount, components, with_setup,
        place + coalesce((SELECT max(position) FROM present), 0)
      FROM brought WHERE is_present OR place <= ${maxLines} - (SELECT count(*) FROM present)
      ORDER BY place
    ON CONFLICT (basket_id, variant_id)
    DO UPDATE SET quantity = least(basket_items.quantity + excluded.quantity, ${maxPieces}),
      with_setup = basket_items.with_setup OR excluded.with_setup`);
}
