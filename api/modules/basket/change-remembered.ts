/** Changes a basket that this process remembers by one statement, which writes only where all that is remembered holds. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared.ts';
import type { Owner } from '../../http/owner.ts';
import { updateOf, valuesOf, type Writing, type Written, writingOf, writtenBy } from './open-basket.ts';
import type { Remembered } from './remembered.ts';
import type { StoredBasket } from './repo.ts';
import { printsOfLines } from './rows.ts';

const change = preparedStatement<
  'ownerId' | 'site' | 'prints' | 'id' | 'revision' | 'fields' | 'removed' | 'saved' | 'now'
>('change-remembered-basket', (value) => {
  const [id, site] = [sql`${value('id')}::uuid`, value('site')];
  const isOwn = sql`owner_id = ${value('ownerId')} AND site = ${site}`;
  const holds = sql`${printsOfLines({ basketId: id, site })} = ${value('prints')}::text`;
  return sql`WITH ${writingOf(value, sql`${updateOf(value)} AND ${isOwn} AND ${holds}`)}
    SELECT row_to_json(written)::text AS written FROM written`;
});

/**
 * @param remembered what `writing` was worked out from, all products that it names among its lines
 * @returns null where that does not hold any more; then nothing was written
 */
export async function changeRemembered(
  db: Queryable,
  owner: Owner,
  remembered: Remembered,
  { before: { id, revision }, ...writing }: Omit<Writing, 'before'> & { before: StoredBasket },
): Promise<Written | null> {
  const prints = remembered.lines
    .toSorted((a, b) => a.variantId - b.variantId)
    .map(({ print }) => print)
    .join(',');
  return writtenBy(db, change({ ...owner, prints, id, revision, ...valuesOf(writing) }));
}
