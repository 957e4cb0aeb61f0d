import { type SQL, sql } from 'drizzle-orm';
import type { AddressInput } from '../../contract/address.ts';
import type { Tx } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Owner } from '../../http/owner.ts';
import { wholeAddress } from '../address/repo.ts';
import {
  definitionsJson,
  type PromotionDefinition,
  parseDefinitions,
  type WrittenDefinitions,
} from '../basket/promotions/definitions.ts';
import { type CatalogueRow, isLine, rowsJson, type StoredLine } from '../basket/rows.ts';

type Locked = { id: string; shippingAddressId: string | null; billingAddressId: string | null };

/** What an order is worked out from, as it is now. */
export type OrderBasis = {
  lines: StoredLine[];
  /** Null where none is chosen, or it is gone. */
  shipping: AddressInput | null;
  billing: AddressInput | null;
  definitions: PromotionDefinition[];
};

function addressJson({ ownerId, site }: Owner, id: string | null): SQL {
  return sql`(SELECT address FROM addresses WHERE id = ${id}::uuid AND owner_id = ${ownerId} AND site = ${site})`;
}

/** Reads all that counts in a locked basket, in one statement. */
export async function readOrderBasis(tx: Tx, owner: Owner, basket: Locked, now: Date): Promise<OrderBasis> {
  const { id, shippingAddressId, billingAddressId } = basket;
  const [read] = rowsOf<{ basis: string }>(
    await tx.execute(sql`${prepared('order-basis')} SELECT json_build_object(
      'rows', coalesce(${rowsJson(sql`${id}::uuid`, owner.site)}, '[]'),
      'shipping', ${addressJson(owner, shippingAddressId)},
      'billing', ${addressJson(owner, billingAddressId)},
      'definitions', ${definitionsJson(owner.site, now)})::text AS basis`),
  );
  if (!read) throw new Error('The basket was not read.');
  const basis: {
    rows: CatalogueRow[];
    shipping: AddressInput | null;
    billing: AddressInput | null;
    definitions: WrittenDefinitions;
  } = JSON.parse(read.basis);
  return {
    lines: basis.rows.filter(isLine),
    shipping: basis.shipping && wholeAddress(basis.shipping),
    billing: basis.billing && wholeAddress(basis.billing),
    definitions: parseDefinitions(basis.definitions),
  };
}
