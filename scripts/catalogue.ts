/** `npm run catalogue -- generate 100000 [seed]` adds that many products to the database of the environment. */
import { openDatabase } from '../api/db/client.ts';
import { prepareDatabase } from '../api/db/prepare.ts';
import { generate, maxGenerated } from '../api/db/seed/generator.ts';
import { readEnvironment } from '../api/environment.ts';

const [command, countText = '', seedText = '1'] = process.argv.slice(2);
const count = /^\d{1,7}$/.test(countText) ? Number(countText) : 0;
if (command !== 'generate' || count < 1 || count > maxGenerated || !/^\d{1,9}$/.test(seedText)) {
  console.error(`Usage: npm run catalogue -- generate <1 to ${maxGenerated}> [seed]`);
  process.exit(2);
}

try {
  const { databaseUrl, dataDir } = readEnvironment();
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await prepareDatabase(database, new Date());
    const onProgress = (done: number, total: number) => {
      if (done === total || done % 10_000 === 0) console.info(`${done} of ${total} products`);
    };
    await database.withoutLimit((db) => generate(db, count, { seed: Number(seedText), onProgress }));
    await database.vacuum();
    console.info('Facets and search are up to date.');
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
