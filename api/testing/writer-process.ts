/**
 * A process of its own that stores rows one by one and says `<n>` once each is acknowledged:
 * `node api/testing/writer-process.ts <data dir> <first n>`. It runs until it is killed.
 */
import { openDatabase } from '../db/client.ts';
import { settings } from '../db/schema/sales.ts';

const [dataDir = '', first = '0'] = process.argv.slice(2);
try {
  const database = await openDatabase({ dataDir });
  process.stdout.write('ready\n');
  for (let n = Number(first); ; n++) {
    await database.db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: `row-${n}`, value: 'first half' });
      await tx.insert(settings).values({ key: `row-${n}-b`, value: 'second half' });
    });
    process.stdout.write(`${n}\n`);
  }
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 3;
}
