/** How `npm run content` reaches the pages of a shop, whether or not it is running. */

import { sql } from 'drizzle-orm';
import { StartError } from './contract/settings/start-error.ts';
import { type Db, openDatabase } from './db/client.ts';
import { askForContent, type ContentAnswer, type ContentRequest } from './db/content/requests.ts';
import { namesIn, pgDirOf } from './db/data-dir.ts';
import { DataDirBusyError } from './db/data-dir-lock.ts';
import { rowsOf } from './db/rows.ts';
import { announce } from './events/announce.ts';
import { exportPages, importPages } from './modules/template/page-files.ts';
import type { ApiEnvironment } from './runtime/environment.ts';

type Asked = Pick<ContentRequest, 'action' | 'documents'>;
type Place = Pick<ApiEnvironment, 'databaseUrl' | 'dataDir' | 'redisUrl'>;

/** All pages or none. */
export async function answerContent(db: Db, { action, documents }: Asked, now: Date): Promise<ContentAnswer> {
  if (action === 'export') return { documents: await exportPages(db), changed: [] };
  const changed = await db.transaction((tx) => importPages(tx, documents, now));
  return { documents: [], changed };
}

/** @throws StartError when no shop has been filled there */
async function requireShop(db: Db): Promise<void> {
  const [row] = rowsOf(await db.execute(sql`SELECT to_regclass('templates') IS NOT NULL AS found`));
  if (row?.found !== true) throw new StartError('No shop has been filled there yet: start it once.');
}

async function answerHere(place: Place, asked: Asked): Promise<ContentAnswer> {
  const { databaseUrl, dataDir } = place;
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    await requireShop(database.db);
    return await answerContent(database.db, asked, new Date());
  } finally {
    await database.close();
  }
}

/** What has been imported stays so; asking again would find nothing to tell of. @throws StartError */
async function tellShops(changed: readonly string[], over: Parameters<typeof announce>[1]): Promise<void> {
  try {
    await announce(changed, over);
  } catch {
    const way = over.redisUrl ? 'REDIS_URL' : 'DATABASE_URL';
    throw new StartError(
      `The pages have been imported, but running shops could not be told over ${way}: they show them within five minutes.`,
    );
  }
}

/**
 * Imports or exports pages of the shop that the settings name. A running shop shows the change at once.
 * @throws StartError when there is no shop, or it does not answer
 */
export async function askShop(place: Place, asked: Asked): Promise<ContentAnswer> {
  const { databaseUrl, dataDir, redisUrl } = place;
  if (databaseUrl) {
    const answer = await answerHere(place, asked);
    if (answer.changed.length > 0) await tellShops(answer.changed, { databaseUrl, redisUrl });
    return answer;
  }
  if ((await namesIn(pgDirOf(dataDir))).length === 0)
    throw new StartError(`There is no embedded database in ${dataDir}. DATA_DIR names its folder.`);
  try {
    return await answerHere(place, asked);
  } catch (error) {
    if (!(error instanceof DataDirBusyError)) throw error;
    return askForContent(dataDir, asked.action, asked.documents);
  }
}
