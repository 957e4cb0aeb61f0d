import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AddressInput } from '../../contract/address.ts';
import type { Tx } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import type { baskets } from '../../db/schema/sales.ts';
import type { Owner } from '../../http/owner.ts';
import { wholeAddress } from '../address/repo.ts';
import {
  definitionsJson,
  type PromotionDefinition,
  parseDefinitions,
  type WrittenDefinitions,
} from '../basket/promotions/definitions.ts';
import { lockOpenBasket } from '../basket/repo.ts';
import { type CatalogueRow, isLine, rowsJson, type StoredLine } from '../basket/rows.ts';

type OrderedBasket = Pick<
  typeof baskets.$inferSelect,
  | 'id'
  | 'revision'
  | 'couponCodes'
  | 'note'
  | 'deliveryMethod'
  | 'oldPieces'
  | 'deliverySlot'
  | 'orderNumber'
  | 'tries'
>;
type Chosen = Pick<typeof baskets.$inferSelect, 'shippingAddressId' | 'billingAddressId'>;

/** What an order is worked out from. */
export type OrderBasis = {
  basket: OrderedBasket & Chosen;
  lines: StoredLine[];
  /** Null where none is chosen, or it is gone. */
  shipping: AddressInput | null;
  billing: AddressInput | null;
  definitions: PromotionDefinition[];
};

const basketColumns =
  sql.raw(`id, revision, coupon_code AS "couponCodes", note, delivery_method AS "deliveryMethod",
  old_pieces AS "oldPieces", delivery_slot AS "deliverySlot",
  order_number AS "orderNumber", tries, shipping_address_id AS "shippingAddressId",
  billing_address_id AS "billingAddressId"`);

type Values = 'ownerId' | 'site' | 'now';

function addressJson(
  value: (name: Values) => Placeholder,
  column: 'shippingAddressId' | 'billingAddressId',
): SQL {
  return sql`(SELECT address FROM addresses
    WHERE id = (SELECT ${sql.identifier(column)} FROM basket) AND owner_id = ${value('ownerId')} AND site = ${value('site')})`;
}

const orderBasis = preparedStatement<Values>('order-basis', (value) => {
  const site = value('site');
  return sql`
      WITH basket AS MATERIALIZED (
        SELECT ${basketColumns} FROM baskets WHERE owner_id = ${value('ownerId')} AND site = ${site} AND status = 'open')
      SELECT json_build_object(
        'basket', (SELECT row_to_json(basket) FROM basket),
        'rows', coalesce(${rowsJson({ basketId: sql`(SELECT id FROM basket)`, site })}, '[]'),
        'shipping', ${addressJson(value, 'shippingAddressId')},
        'billing', ${addressJson(value, 'billingAddressId')},
        'definitions', ${definitionsJson(site, value('now'))})::text AS basis`;
});

/** Reads all that counts in the open basket, in one statement; null when there is nothing in it. */
export async function readOrderBasis(tx: Tx, owner: Owner, now: Date): Promise<OrderBasis | null> {
  const [read] = rowsOf<{ basis: string }>(
    await tx.execute(orderBasis({ ...owner, now: now.toISOString() })),
  );
  if (!read) throw new Error('The basket was not read.');
  const basis: {
    basket: OrderBasis['basket'] | null;
    rows: CatalogueRow[];
    shipping: AddressInput | null;
    billing: AddressInput | null;
    definitions: WrittenDefinitions;
  } = JSON.parse(read.basis);
  const lines = basis.rows.filter(isLine);
  if (!basis.basket || lines.length === 0) return null;
  return {
    basket: basis.basket,
    lines,
    shipping: basis.shipping && wholeAddress(basis.shipping),
    billing: basis.billing && wholeAddress(basis.billing),
    definitions: parseDefinitions(basis.definitions),
  };
}

/**
 * What was read, once nobody else can change the basket until the transaction ends: read anew where somebody has since.
 * @returns null when the basket has been emptied or ordered
 */
export async function lockOrderBasis(
  tx: Tx,
  owner: Owner,
  { read, now }: { read: OrderBasis; now: Date },
): Promise<OrderBasis | null> {
  const locked = await lockOpenBasket(tx, owner);
  if (!locked) return null;
  const { id, revision, shippingAddressId, billingAddressId } = read.basket;
  const isSame =
    locked.id === id &&
    locked.revision === revision &&
    locked.shippingAddressId === shippingAddressId &&
    locked.billingAddressId === billingAddressId;
  return isSame ? read : readOrderBasis(tx, owner, now);
}
