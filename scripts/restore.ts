/** `npm run restore -- <file> [--replace]` puts a backup into DATA_DIR. The shop must be stopped. */

import { StartError } from '../api/contract/settings/start-error.ts';
import { describeBackup } from '../api/db/backup/manifest.ts';
import { restoreBackup } from '../api/db/backup/restore-backup.ts';
import { readEnvironment } from '../api/runtime/environment.ts';
import { endStart } from '../api/runtime/start-failure.ts';

const texts = {
  unpacking: 'Unpacking and verifying the backup …',
  opening: 'Opening it once …',
  replacing: 'Putting it in its place …',
} as const;

async function run(file: string, isReplacing: boolean): Promise<void> {
  const { dataDir, databaseUrl } = readEnvironment();
  if (databaseUrl)
    throw new StartError(
      'DATABASE_URL is set: restore a PostgreSQL server with pg_restore (README, "Backups").',
    );
  const { manifest, keptAs } = await restoreBackup({
    file,
    dataDir,
    isReplacing,
    now: new Date(),
    onStep: (step) => console.info(texts[step]),
  });
  console.info(`${dataDir} holds ${describeBackup(manifest)}.`);
  if (keptAs) console.info(`The former database is in ${keptAs}; remove it once all is well.`);
}

const values = process.argv.slice(2);
const [file, ...rest] = values.filter((value) => value !== '--replace');
if (!file || rest.length > 0) {
  console.error('Usage: npm run restore -- <file> [--replace]');
  process.exit(2);
}
run(file, values.includes('--replace')).catch(endStart);
