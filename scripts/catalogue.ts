/**
 * `npm run catalogue -- generate 100000 [seed]` adds that many products to the database of the environment;
 * `npm run catalogue -- reset` puts the catalogue and the pages back to what the shop comes with;
 * `npm run catalogue -- claims` names what its goods promise for nature without a certificate, and ends with 1 for one.
 */
import '../api/runtime/guard-start.ts';
import { listGreenClaims } from '../api/db/catalogue-claims.ts';
import { type Database, openDatabase } from '../api/db/client.ts';
import { prepareDatabase } from '../api/db/prepare.ts';
import { generate, maxGenerated } from '../api/db/seed/generator.ts';
import { resetToSeed } from '../api/db/seed/reset.ts';
import { rebuildIndexes } from '../api/rebuild-indexes.ts';
import { readEnvironment } from '../api/runtime/environment.ts';
import { endStart } from '../api/runtime/start-failure.ts';

type Task = (database: Database) => Promise<void>;

function generateTask(countText = '', seedText = '1'): Task | null {
  const count = /^\d{1,7}$/.test(countText) ? Number(countText) : 0;
  if (count < 1 || count > maxGenerated || !/^\d{1,9}$/.test(seedText)) return null;
  const onProgress = (done: number, total: number) => {
    if (done === total || done % 10_000 === 0) console.info(`${done} of ${total} products`);
  };
  return async (database) => {
    await database.withoutLimit((db) =>
      generate(db, count, { rebuildIndexes, seed: Number(seedText), onProgress }),
    );
    console.info('Facets and search are up to date.');
  };
}

const reset: Task = async (database) => {
  await database.withoutLimit((db) => resetToSeed(db, new Date(), rebuildIndexes));
  console.info('The catalogue is as it was at the start.');
};

const claims: Task = async (database) => {
  const found = await database.withoutLimit(listGreenClaims);
  for (const { of, language, claim } of found) console.info(`${of} (${language}): ${claim}`);
  console.info(`${found.length} promises for nature without a certificate.`);
  if (found.length > 0) process.exitCode = 1;
};

function taskOf([command, ...values]: readonly string[]): Task | null {
  if (command === 'generate' && values.length <= 2) return generateTask(...values);
  if (values.length > 0) return null;
  return command === 'reset' ? reset : command === 'claims' ? claims : null;
}

const task = taskOf(process.argv.slice(2));
if (!task) {
  console.error(`Usage: npm run catalogue -- generate <1 to ${maxGenerated}> [seed] | reset | claims`);
  process.exit(2);
}
try {
  const { databaseUrl, dataDir } = readEnvironment();
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await prepareDatabase(database, new Date(), rebuildIndexes);
    await task(database);
    await database.vacuum();
  } finally {
    await database.close();
  }
} catch (error) {
  endStart(error);
}
