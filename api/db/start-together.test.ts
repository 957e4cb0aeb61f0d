import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rebuildIndexes } from '../rebuild-indexes.ts';
import { createServerDatabase, dropServerDatabase, urlOf } from '../testing/server-databases.ts';
import { testNow } from '../testing/test-clock.ts';
import { type Database, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import { prepareDatabase } from './prepare.ts';
import { rowsOf } from './rows.ts';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';
const names: string[] = [];
const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  for (const name of names.splice(0)) await dropServerDatabase(serverUrl, name);
});

/** So many instances on one empty database. */
async function instancesOnNewDatabase(count: number): Promise<Database[]> {
  const name = `linden_together_${randomUUID().slice(0, 8)}`;
  await createServerDatabase(serverUrl, name);
  names.push(name);
  const instances = Array.from({ length: count }, () =>
    openDatabase({ databaseUrl: urlOf(serverUrl, name) }),
  );
  opened.push(...(await Promise.all(instances)));
  return opened.slice(-count);
}

(serverUrl ? describe : describe.skip)('instances that start together (TEST_DATABASE_URL is set)', () => {
  it('migrate an empty database once, however they fall', async () => {
    for (let round = 0; round < 5; round++) {
      const instances = await instancesOnNewDatabase(4);
      const applied = await Promise.all(instances.map(migrate));
      expect(applied.filter((count) => count > 0)).toHaveLength(1);
      const [first] = instances;
      const rows = rowsOf(
        (await first?.db.execute(sql`SELECT hash FROM drizzle.__drizzle_migrations`)) ?? { rows: [] },
      );
      expect(new Set(rows.map(({ hash }) => hash)).size).toBe(Math.max(...applied));
      expect(rows).toHaveLength(Math.max(...applied));
    }
  });

  it('fill it once', async () => {
    const instances = await instancesOnNewDatabase(2);
    const results = await Promise.all(
      instances.map((database) => prepareDatabase(database, testNow, rebuildIndexes)),
    );
    expect(results.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  });
});
