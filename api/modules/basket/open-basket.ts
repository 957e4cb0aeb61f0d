/** Reads and changes an open basket in one statement each. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { intArray } from '../../db/int-array.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Owner } from '../../http/owner.ts';
import type { BasketFields, LineToSave, StoredBasket } from './repo.ts';
import { type CatalogueRow, rowsJson } from './rows.ts';

/** Columns of a `StoredBasket`, of `b` and the address `a` it goes to; what they mean is told in `repo.ts`. */
const columns =
  sql.raw(`b.id, b.coupon_code AS "couponCodes", b.note, b.shipping_address_id AS "shippingAddressId",
  b.billing_address_id AS "billingAddressId", b.delivery_method AS "deliveryMethod", b.revision,
  a.address->>'country' AS country,
  CASE WHEN lower(a.address->>'email') = b.tried_email THEN b.tried_email END AS "triedEmail"`);

export type OpenBasket = {
  /** Null as long as nothing was added. */
  stored: StoredBasket | null;
  /** The lines, and the wanted variants that are not among them. */
  rows: CatalogueRow[];
  /** Those of the addresses asked about that are the owner's. */
  ownAddressIds: string[];
};

/** @param addressIds must be UUIDs */
export async function readOpenBasket(
  db: Queryable,
  { ownerId, site }: Owner,
  wanted: { vsins?: readonly string[]; addressIds?: readonly string[] } = {},
): Promise<OpenBasket> {
  const { vsins = [], addressIds = [] } = wanted;
  const ids = `{${addressIds.join(',')}}`;
  const [read] = rowsOf<{ state: string }>(
    await db.execute(sql`${prepared('open-basket')}
      WITH basket AS MATERIALIZED (
        SELECT ${columns} FROM baskets AS b LEFT JOIN addresses AS a ON a.id = b.shipping_address_id
        WHERE b.owner_id = ${ownerId} AND b.site = ${site} AND b.status = 'open')
      SELECT json_build_object(
        'stored', (SELECT row_to_json(basket) FROM basket),
        'rows', coalesce(${rowsJson(sql`(SELECT id FROM basket)`, site, { vsins })}, '[]'),
        'ownAddressIds', coalesce((SELECT json_agg(id) FROM addresses
          WHERE id = ANY(ARRAY(SELECT unnest(${ids}::uuid[]))) AND owner_id = ${ownerId} AND site = ${site}), '[]'))::text AS state`),
  );
  if (!read) throw new Error('The basket was not read.');
  return JSON.parse(read.state);
}

/** What a change writes. */
export type Writing = {
  /** The basket as it was read; null where there was none. */
  before: StoredBasket | null;
  fields: BasketFields;
  saved: readonly LineToSave[];
  /** Variants whose lines go. */
  removed: readonly number[];
  now: Date;
};

/** A field that is left out keeps what is there. */
const given = (field: string, value: SQL, otherwise: SQL) =>
  sql`CASE WHEN (SELECT fields ? ${sql.raw(`'${field}'`)} FROM asked) THEN ${value} ELSE ${otherwise} END`;
const field = (name: string, type = 'text') =>
  sql`(SELECT (fields->>${sql.raw(`'${name}'`)})::${sql.raw(type)} FROM asked)`;
const couponCodes = sql`(SELECT nullif(fields->'couponCodes', 'null') FROM asked)`;

function open({ ownerId, site }: Owner, now: string): SQL {
  return sql`${prepared('begin-basket')}
    INSERT INTO baskets (site, owner_id, coupon_code, note, shipping_address_id, billing_address_id,
      delivery_method, created_at, updated_at)
    VALUES (${site}, ${ownerId}, ${couponCodes}, ${field('note')}, ${field('shippingAddressId', 'uuid')},
      ${field('billingAddressId', 'uuid')}, coalesce(${field('deliveryMethod')}, 'home'), ${now}, ${now})
    ON CONFLICT (owner_id, site) WHERE status = 'open' DO NOTHING
    RETURNING *`;
}

function change({ id, revision }: StoredBasket, now: string): SQL {
  return sql`${prepared('change-basket')}
    UPDATE baskets SET
      coupon_code = ${given('couponCodes', couponCodes, sql`coupon_code`)},
      note = ${given('note', field('note'), sql`note`)},
      shipping_address_id =
        ${given('shippingAddressId', field('shippingAddressId', 'uuid'), sql`shipping_address_id`)},
      billing_address_id =
        ${given('billingAddressId', field('billingAddressId', 'uuid'), sql`billing_address_id`)},
      delivery_method = ${given('deliveryMethod', field('deliveryMethod'), sql`delivery_method`)},
      revision = revision + 1, updated_at = ${now}
    WHERE id = ${id} AND status = 'open' AND revision = ${revision}
    RETURNING *`;
}

/**
 * Writes a change of a basket that nobody has changed since it was read: its revision says so, which every change
 * raises. Otherwise nothing is written.
 * @returns the basket as it is now; null when it was changed, ordered or begun meanwhile
 */
export async function writeOpenBasket(
  db: Queryable,
  owner: Owner,
  { before, fields, saved, removed, now }: Writing,
): Promise<StoredBasket | null> {
  const lines = saved.map(({ variantId, position, quantity, seenMinor, components, withSetup }) => ({
    ...{
      variant_id: variantId,
      position,
      quantity,
      seen_amount: seenMinor,
      components,
      with_setup: withSetup,
    },
  }));
  const at = now.toISOString();
  const [written] = rowsOf<StoredBasket>(
    await db.execute(sql`
      WITH asked AS (SELECT ${JSON.stringify(fields)}::jsonb AS fields),
        basket AS (${before ? change(before, at) : open(owner, at)}),
        gone AS (DELETE FROM basket_items
          WHERE basket_id = (SELECT id FROM basket) AND variant_id = ANY(${intArray(removed)})),
        kept AS (
          INSERT INTO basket_items (basket_id, variant_id, position, quantity, seen_amount, components, with_setup)
          SELECT basket.id, line.* FROM basket, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line
            (variant_id int, position int, quantity int, seen_amount int, components jsonb, with_setup boolean)
          ON CONFLICT (basket_id, variant_id) DO UPDATE SET quantity = excluded.quantity,
            components = excluded.components, seen_amount = excluded.seen_amount, with_setup = excluded.with_setup)
      SELECT ${columns} FROM basket AS b LEFT JOIN addresses AS a ON a.id = b.shipping_address_id`),
  );
  return written ?? null;
}
