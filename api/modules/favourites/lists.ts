import { and, asc, count, eq, ne } from 'drizzle-orm';
import { maxFavouriteLists } from '../../contract/favourite-limits.ts';
import type { FavouriteList } from '../../contract/favourite-lists.ts';
import type { Queryable } from '../../db/client.ts';
import { favouriteLists as table } from '../../db/schema/customers.ts';
import { uuidPattern } from '../../db/uuid.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { lockCustomer } from '../auth/repo.ts';
import { knownVsins } from './repo.ts';

type Row = typeof table.$inferSelect;
const toList = ({ id, name, note, products }: Row): FavouriteList => ({ id, name, note, products });

/** The first one made first. */
export async function listLists(db: Queryable, customerId: string): Promise<FavouriteList[]> {
  const rows = await db
    .select()
    .from(table)
    .where(eq(table.customerId, customerId))
    .orderBy(asc(table.createdAt), asc(table.id));
  return rows.map(toList);
}

/**
 * Keeps a list as it is given, under an id that who makes it has chosen: sent again, it is the same list. The id means
 * something for this customer alone.
 * @throws ApiError resource-not-found (no UUID), too-many-lists, token-invalid
 */
export async function keepList(
  customerId: string,
  { id, name, note, products }: FavouriteList,
  { db, now }: Services,
): Promise<FavouriteList> {
  if (!uuidPattern.test(id)) throw new ApiError('resource-not-found');
  const known = await knownVsins(db, products);
  return db.transaction(async (tx) => {
    // Deleted accounts get no lists, and the lock keeps two calls at once from passing the limit.
    if (!(await lockCustomer(tx, customerId))) throw new ApiError('token-invalid');
    const others = and(eq(table.customerId, customerId), ne(table.id, id));
    const [counted] = await tx.select({ number: count() }).from(table).where(others);
    if ((counted?.number ?? 0) >= maxFavouriteLists) throw new ApiError('too-many-lists');
    const said = { name, note, products: known };
    const [row] = await tx
      .insert(table)
      .values({ id, customerId, ...said, createdAt: now() })
      .onConflictDoUpdate({ target: [table.customerId, table.id], set: said })
      .returning();
    if (!row) throw new Error('The list was not stored.');
    return toList(row);
  });
}

/** Removes a list, not its favourites; one that is gone gets the same answer. */
export async function removeList(db: Queryable, customerId: string, id: string): Promise<void> {
  if (uuidPattern.test(id))
    await db.delete(table).where(and(eq(table.customerId, customerId), eq(table.id, id)));
}
