/** `npm run backup -- <file>` writes a backup of the embedded database, while the shop runs or not. */

import { StartError } from '../api/contract/settings/start-error.ts';
import { backUp } from '../api/db/backup/back-up.ts';
import { readEnvironment } from '../api/runtime/environment.ts';
import { endStart } from '../api/runtime/start-failure.ts';

const texts = { copying: 'Copying the database …', packing: 'Packing …' } as const;

async function run(file: string): Promise<void> {
  const { dataDir, databaseUrl } = readEnvironment();
  if (databaseUrl)
    throw new StartError(
      'DATABASE_URL is set: back up a PostgreSQL server with pg_dump (README, "Backups").',
    );
  let told = '';
  const summary = await backUp(dataDir, file, ({ step, percent }) => {
    const line = step === 'packing' ? `${texts.packing} ${percent - (percent % 20)} %` : texts.copying;
    if (line !== told) console.info(line);
    told = line;
  });
  console.info(
    `${file} holds ${summary}. It holds customers' data and the shop's keys: keep it where nobody else reads.`,
  );
}

const [file, ...rest] = process.argv.slice(2);
if (!file || rest.length > 0) {
  console.error('Usage: npm run backup -- <file>');
  process.exit(2);
}
run(file).catch(endStart);
