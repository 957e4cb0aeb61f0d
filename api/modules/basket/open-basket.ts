/** Reads and changes an open basket in one statement each, or in one for both (`change-remembered.ts`). */
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Owner } from '../../http/owner.ts';
import type { BasketFields, LineToSave, StoredBasket } from './repo.ts';
import { type CatalogueRow, rowsJson } from './rows.ts';

/** Columns of a `StoredBasket`, of `b` and the address `a` it goes to; what they mean is told in `repo.ts`. */
const columns =
  sql.raw(`b.id, b.coupon_code AS "couponCodes", b.note, b.shipping_address_id AS "shippingAddressId",
  b.billing_address_id AS "billingAddressId", b.delivery_method AS "deliveryMethod", b.old_pieces AS "oldPieces",
  b.delivery_slot AS "deliverySlot", b.revision,
  a.address->>'country' AS country,
  CASE WHEN lower(a.address->>'email') = b.tried_email THEN b.tried_email END AS "triedEmail"`);

export type OpenBasket = {
  /** Null as long as nothing was added. */
  stored: StoredBasket | null;
  /** That, as the database wrote it: the same text for as long as nothing of it changes. */
  text: string | null;
  /** The lines, and the wanted variants that are not among them. */
  rows: CatalogueRow[];
  /** Those of the addresses asked about that are the owner's. */
  ownAddressIds: string[];
};

/** The open basket of an owner. */
function selectOpen({ ownerId, site }: Readonly<Record<'ownerId' | 'site', SQLWrapper>>): SQL {
  return sql`SELECT ${columns} FROM baskets AS b LEFT JOIN addresses AS a ON a.id = b.shipping_address_id
      WHERE b.owner_id = ${ownerId} AND b.site = ${site} AND b.status = 'open'`;
}

const read = preparedStatement<'ownerId' | 'site' | 'vsins' | 'addressIds'>('open-basket', (value) => {
  const [ownerId, site] = [value('ownerId'), value('site')];
  return sql`
    WITH basket AS MATERIALIZED (
      ${selectOpen({ ownerId, site })})
    SELECT json_build_object(
      'text', (SELECT row_to_json(basket)::text FROM basket),
      'rows', coalesce(${rowsJson({ basketId: sql`(SELECT id FROM basket)`, site, vsins: value('vsins') })}, '[]'),
      'ownAddressIds', coalesce((SELECT json_agg(id) FROM addresses
        WHERE id = ANY(ARRAY(SELECT unnest(${value('addressIds')}::uuid[])))
          AND owner_id = ${ownerId} AND site = ${site}), '[]'))::text AS state`;
});

/** @param addressIds must be UUIDs */
export async function readOpenBasket(
  db: Queryable,
  owner: Owner,
  wanted: { vsins?: readonly string[]; addressIds?: readonly string[] } = {},
): Promise<OpenBasket> {
  const { vsins = [], addressIds = [] } = wanted;
  const lists = { vsins: JSON.stringify(vsins), addressIds: `{${addressIds.join(',')}}` };
  const [found] = rowsOf<{ state: string }>(await db.execute(read({ ...owner, ...lists })));
  if (!found) throw new Error('The basket was not read.');
  const state: Omit<OpenBasket, 'stored'> = JSON.parse(found.state);
  return { ...state, stored: state.text === null ? null : JSON.parse(state.text) };
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

type Values = 'fields' | 'removed' | 'saved' | 'now';
type ValueOf<Name> = (name: Name) => Placeholder;

/**
 * Writes lines and fields of the basket that `basket` changes or opens; `written` is the basket as it is then. The
 * fields are those that are given, as JSON.
 */
export function writingOf(value: ValueOf<Values>, basket: SQL): SQL {
  return sql`basket AS (${basket} RETURNING baskets.*),
      gone AS (DELETE FROM basket_items
        WHERE basket_id = (SELECT id FROM basket) AND variant_id = ANY(${value('removed')}::int[])),
      kept AS (
        INSERT INTO basket_items (basket_id, variant_id, position, quantity, seen_amount, components, with_setup)
        SELECT basket.id, line.* FROM basket, jsonb_to_recordset(${value('saved')}::jsonb) AS line
          (variant_id int, position int, quantity int, seen_amount int, components jsonb, with_setup boolean)
        ON CONFLICT (basket_id, variant_id) DO UPDATE SET quantity = excluded.quantity,
          components = excluded.components, seen_amount = excluded.seen_amount, with_setup = excluded.with_setup),
      written AS (SELECT ${columns} FROM basket AS b LEFT JOIN addresses AS a ON a.id = b.shipping_address_id)`;
}

function writing<Value extends string>(name: string, basket: (value: ValueOf<Values | Value>) => SQL) {
  return preparedStatement<Values | Value>(
    name,
    (value) =>
      sql`WITH ${writingOf(value, basket(value))} SELECT row_to_json(written)::text AS written FROM written`,
  );
}

const open = writing<'ownerId' | 'site'>(
  'begin-basket',
  (value) => sql`
    INSERT INTO baskets (site, owner_id, coupon_code, note, shipping_address_id, billing_address_id,
      delivery_method, old_pieces, delivery_slot, created_at, updated_at)
    SELECT ${value('site')}, ${value('ownerId')}::uuid, nullif(fields->'couponCodes', 'null'), fields->>'note',
      (fields->>'shippingAddressId')::uuid, (fields->>'billingAddressId')::uuid,
      coalesce(fields->>'deliveryMethod', 'home'), coalesce((fields->>'oldPieces')::int, 0),
      nullif(fields->'deliverySlot', 'null'),
      ${value('now')}::timestamptz, ${value('now')}::timestamptz
    FROM (SELECT ${value('fields')}::jsonb AS fields) AS asked
    ON CONFLICT (owner_id, site) WHERE status = 'open' DO NOTHING`,
);

/** A field that is left out keeps what is there. */
export function updateOf(value: ValueOf<'id' | 'revision' | 'fields' | 'now'>): SQL {
  return sql`
    UPDATE baskets SET
      coupon_code = CASE WHEN fields ? 'couponCodes' THEN nullif(fields->'couponCodes', 'null') ELSE coupon_code END,
      note = CASE WHEN fields ? 'note' THEN fields->>'note' ELSE note END,
      shipping_address_id = CASE WHEN fields ? 'shippingAddressId'
        THEN (fields->>'shippingAddressId')::uuid ELSE shipping_address_id END,
      billing_address_id = CASE WHEN fields ? 'billingAddressId'
        THEN (fields->>'billingAddressId')::uuid ELSE billing_address_id END,
      delivery_method = CASE WHEN fields ? 'deliveryMethod' THEN fields->>'deliveryMethod' ELSE delivery_method END,
      old_pieces = CASE WHEN fields ? 'oldPieces' THEN (fields->>'oldPieces')::int ELSE old_pieces END,
      delivery_slot = CASE WHEN fields ? 'deliverySlot' THEN nullif(fields->'deliverySlot', 'null') ELSE delivery_slot END,
      revision = revision + 1, updated_at = ${value('now')}::timestamptz
    FROM (SELECT ${value('fields')}::jsonb AS fields) AS asked
    WHERE id = ${value('id')} AND status = 'open' AND revision = ${value('revision')}`;
}

const change = writing<'id' | 'revision'>('change-basket', updateOf);

/** What is written, as the statements take it. */
export function valuesOf({ fields, saved, removed, now }: Omit<Writing, 'before'>) {
  const lines = saved.map(({ variantId, position, quantity, seenMinor, components, withSetup }) => ({
    variant_id: variantId,
    position,
    quantity,
    seen_amount: seenMinor,
    components,
    with_setup: withSetup,
  }));
  return {
    fields: JSON.stringify(fields),
    removed: `{${removed.join(',')}}`,
    saved: JSON.stringify(lines),
    now: now.toISOString(),
  };
}

/** A basket as it is now, and as the database writes it. */
export type Written = { stored: StoredBasket; text: string };

/** What a statement with `writingOf` wrote; null for nothing. */
export async function writtenBy(db: Queryable, statement: SQL): Promise<Written | null> {
  const [found] = rowsOf<{ written: string }>(await db.execute(statement));
  return found ? { stored: JSON.parse(found.written), text: found.written } : null;
}

/**
 * Writes a change of a basket that nobody has changed since it was read: its revision says so, which every change
 * raises. Otherwise nothing is written.
 * @returns the basket as it is now; null when it was changed, ordered or begun meanwhile
 */
export async function writeOpenBasket(
  db: Queryable,
  owner: Owner,
  { before, ...writing }: Writing,
): Promise<Written | null> {
  const values = valuesOf(writing);
  const statement = before
    ? change({ ...values, id: before.id, revision: before.revision })
    : open({ ...values, ...owner });
  return writtenBy(db, statement);
}
