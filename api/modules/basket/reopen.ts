import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { Owner } from '../../http/owner.ts';
import { copyLines, lockOrOpenBasket } from './repo.ts';

/**
 * Gives the shopper back what was in the basket of a cancelled order. When a new basket has been begun meanwhile,
 * the two become one; what is chosen in the new one wins.
 * @returns the id of the basket that is open now
 */
export async function reopenBasket(tx: Tx, owner: Owner, basketId: string, now: Date): Promise<string> {
  const open = await lockOrOpenBasket(tx, owner, now);
  await copyLines(tx, basketId, open.id);
  await tx.execute(sql`
    UPDATE baskets AS opened SET
      note = coalesce(opened.note, closed.note),
      coupon_code = coalesce(opened.coupon_code, closed.coupon_code),
      shipping_address_id = coalesce(opened.shipping_address_id,
        (SELECT id FROM addresses WHERE id = closed.shipping_address_id)),
      billing_address_id = coalesce(opened.billing_address_id,
        (SELECT id FROM addresses WHERE id = closed.billing_address_id)),
      delivery_method =
        CASE opened.delivery_method WHEN 'home' THEN closed.delivery_method ELSE opened.delivery_method END,
      old_pieces = greatest(opened.old_pieces, closed.old_pieces),
      delivery_slot = coalesce(opened.delivery_slot, closed.delivery_slot),
      updated_at = ${now.toISOString()}::timestamptz
    FROM baskets AS closed WHERE opened.id = ${open.id} AND closed.id = ${basketId}`);
  return open.id;
}
