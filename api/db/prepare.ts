import { eq, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { migrate } from './migrate.ts';
import { settings } from './schema/sales.ts';
import { seed } from './seed/index.ts';

const seededKey = 'seeded-at';
/** Any fixed number; keeps instances that start together from seeding twice. */
const lockKey = 7_346_502;

/** Migrates, and fills a new database. One transaction: a start that is killed leaves nothing half full. */
export async function prepareDatabase(
  database: Database,
  now: Date,
): Promise<{ migrations: number; isNew: boolean }> {
  const migrations = await migrate(database);
  const isNew = await database.withoutLimit((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
      const [marker] = await tx.select().from(settings).where(eq(settings.key, seededKey));
      if (marker) return false;
      await seed(tx, now);
      await tx.insert(settings).values({ key: seededKey, value: now.toISOString() });
      return true;
    }),
  );
  if (isNew) await database.vacuum();
  return { migrations, isNew };
}
