/**
 * `npm run restore -- <file> [--replace]` puts a backup into DATA_DIR. `--go-live` lets a restored shop write to customers and
 * move money again, `--hold` forbids it one that was restored by other means. The shop must be stopped.
 */

import { StartError } from '../api/contract/settings/start-error.ts';
import { setHeld } from '../api/db/backup/hold.ts';
import { describeBackup } from '../api/db/backup/manifest.ts';
import { restoreBackup } from '../api/db/backup/restore-backup.ts';
import { readEnvironment } from '../api/runtime/environment.ts';
import { endStart } from '../api/runtime/start-failure.ts';

const texts = {
  unpacking: 'Unpacking and verifying the backup …',
  opening: 'Opening it once …',
  replacing: 'Putting it in its place …',
} as const;

const heldText =
  'It is held: the shop starts, but sends no mails and moves no money. Where it takes the place of the one it was made of: ' +
  'npm run restore -- --go-live';
const liveText = 'The shop is live: from its next start it sends mails and follows up payments and refunds.';

async function restore(file: string, isReplacing: boolean): Promise<void> {
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
  console.info(`${dataDir} holds ${describeBackup(manifest)}. ${heldText}`);
  if (keptAs) console.info(`The former database is in ${keptAs}; remove it once all is well.`);
}

async function change(option: '--hold' | '--go-live'): Promise<void> {
  const isHolding = option === '--hold';
  await setHeld(readEnvironment(), isHolding ? new Date() : null);
  console.info(isHolding ? heldText : liveText);
}

function run(values: readonly string[]): Promise<void> {
  const [first, ...rest] = values.filter((value) => value !== '--replace');
  if (first === undefined || rest.length > 0) {
    console.error('Usage: npm run restore -- <file> [--replace], or --go-live, or --hold');
    process.exit(2);
  }
  return first === '--hold' || first === '--go-live'
    ? change(first)
    : restore(first, values.includes('--replace'));
}

run(process.argv.slice(2)).catch(endStart);
