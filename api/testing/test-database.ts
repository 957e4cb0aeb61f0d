import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Database, type DatabaseOptions, openDatabase } from '../db/client.ts';
import { copyDataDir } from './copy-data-dir.ts';
import { copyServerDatabase, dropServerDatabase, urlOf } from './server-databases.ts';

export type TestDatabaseOptions = Pick<DatabaseOptions, 'queryLimitMs' | 'onStatement' | 'onAway'> & {
  /** Port of a proxy that the connections to a server go through. */
  proxyPort?: number;
};

/** A machine that runs all tests may stand still for seconds: only who goes through a proxy asks how long we wait. */
const patientMs = 60_000;

/** A migrated and seeded database of one's own; `close` removes it. */
export async function openTestDatabase({
  proxyPort,
  ...options
}: TestDatabaseOptions = {}): Promise<Database> {
  const template = process.env.LINDEN_TEST_TEMPLATE;
  if (!template)
    throw new Error('Run the suite with `jest --selectProjects api`: its setup builds the database.');
  const serverUrl = process.env.TEST_DATABASE_URL;
  const id = randomUUID().slice(0, 8);
  if (serverUrl) {
    const name = `linden_test_${id}`;
    await copyServerDatabase(serverUrl, template, name);
    const url = new URL(urlOf(serverUrl, name));
    if (proxyPort !== undefined) url.port = String(proxyPort);
    const database = await openDatabase({
      databaseUrl: url.href,
      ...(proxyPort === undefined ? { connectLimitMs: patientMs } : {}),
      ...options,
    });
    return {
      ...database,
      async close() {
        await database.close();
        await dropServerDatabase(serverUrl, name);
      },
    };
  }
  const dataDir = path.join(path.dirname(template), `suite-${process.pid}-${id}`);
  await copyDataDir(template, dataDir);
  const database = await openDatabase({ dataDir, durable: false, ...options });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
