/**
 * A copy of a shop knows its customers and its open payments. While it is held it writes to nobody and moves no money: only
 * people know whether it takes the place of the shop it was made of, or stands beside it.
 */
import { eq } from 'drizzle-orm';
import { StartError } from '../../contract/settings/start-error.ts';
import type { ApiEnvironment } from '../../runtime/environment.ts';
import { type Db, openDatabase } from '../client.ts';
import { requireDatabase } from '../data-dir.ts';
import { hasTables } from '../prepare.ts';
import { settings } from '../schema/sales.ts';

const heldKey = 'held-since';

export const heldWarning =
  'this shop was restored and is held: it sends no mails and does not follow up payments, refunds and gift cards. Where it ' +
  'takes the place of the one it was made of, stop it, run `npm run restore -- --go-live` and start it again';

export async function isHeld(db: Db): Promise<boolean> {
  return (await db.$count(settings, eq(settings.key, heldKey))) > 0;
}

export async function hold(db: Db, now: Date): Promise<void> {
  await db.insert(settings).values({ key: heldKey, value: now.toISOString() }).onConflictDoNothing();
}

/**
 * Holds a shop that is not running, or lets it go.
 * @throws StartError when there is none, or the embedded database is in use
 */
export async function setHeld(
  { databaseUrl, dataDir }: Pick<ApiEnvironment, 'databaseUrl' | 'dataDir'>,
  now: Date | null,
): Promise<void> {
  if (!databaseUrl) await requireDatabase(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    if (!(await hasTables(database))) throw new StartError('No shop has been filled there yet.');
    await (now ? hold(database.db, now) : database.db.delete(settings).where(eq(settings.key, heldKey)));
  } finally {
    await database.close();
  }
}
