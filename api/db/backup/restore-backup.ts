import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { count } from 'drizzle-orm';
import { StartError } from '../../contract/settings/start-error.ts';
import { openDatabase } from '../client.ts';
import { createDataDir, markFilled, namesIn, pgDirOf, postgresMajor } from '../data-dir.ts';
import { lockDataDir } from '../data-dir-lock.ts';
import { knownMigrations } from '../migrate.ts';
import { products } from '../schema/catalogue.ts';
import { customers } from '../schema/customers.ts';
import { orders } from '../schema/sales.ts';
import { hold } from './hold.ts';
import type { Manifest } from './manifest.ts';
import { unpackArchive } from './read-archive.ts';

export type RestoreStep = 'unpacking' | 'opening' | 'replacing';
export type Restored = { manifest: Manifest /** Where the former database is now. */; keptAs: string | null };

function checkRelease({ postgresMajor: major, migrations, release }: Manifest): void {
  const known = new Set(knownMigrations());
  if (major !== postgresMajor || !migrations.every((hash) => known.has(hash)))
    throw new StartError(
      `This backup was made by release ${release}, which is another or newer one: this release cannot read its tables. ` +
        'Nothing was changed. Restore it with that release.',
    );
}

/** Opens the unpacked database once, counts and holds it: what cannot be opened must not take the place of anything. */
async function tryOut(folder: string, manifest: Manifest, now: Date): Promise<void> {
  await markFilled(folder, new Date(manifest.createdAt));
  const database = await openDatabase({ dataDir: folder });
  try {
    const countOf = async (table: typeof orders | typeof customers | typeof products) =>
      (await database.db.select({ n: count() }).from(table))[0]?.n;
    const found = {
      orders: await countOf(orders),
      customers: await countOf(customers),
      products: await countOf(products),
    };
    if (!isDeepStrictEqual(found, { ...manifest.counts }))
      throw new StartError('The unpacked database does not hold what the backup says. Nothing was changed.');
    await hold(database.db, now);
  } finally {
    await database.close();
  }
}

/** The former database goes aside in one step, the restored one takes its place in the next. */
async function exchange(dataDir: string, draft: string, now: Date): Promise<string | null> {
  const pgDir = pgDirOf(dataDir);
  const hasFormer = (await namesIn(pgDir)).length > 0;
  const keptAs = path.join(dataDir, `pg.replaced-${now.toISOString().replaceAll(':', '-')}`);
  if (hasFormer) await rename(pgDir, keptAs);
  else await rm(pgDir, { recursive: true, force: true });
  try {
    await rename(pgDirOf(draft), pgDir);
  } catch (error) {
    if (hasFormer) await rename(keptAs, pgDir);
    throw error;
  }
  await markFilled(dataDir, now);
  return hasFormer ? keptAs : null;
}

/**
 * Puts the database of a backup into a folder. It is unpacked beside, verified byte by byte and opened before it takes
 * the place of anything; a former database stays aside. The restored one is held (`hold.ts`).
 * @throws StartError when a shop uses the folder, it holds a database and `isReplacing` is false, or the backup is
 *   damaged or of a newer release
 */
export async function restoreBackup(options: {
  file: string;
  dataDir: string;
  isReplacing: boolean;
  now: Date;
  onStep: (step: RestoreStep) => void;
}): Promise<Restored> {
  const { file, dataDir, isReplacing, now, onStep } = options;
  await createDataDir(dataDir);
  const release = lockDataDir(dataDir);
  const draft = path.join(dataDir, `restore-${process.pid}.draft`);
  try {
    if (!isReplacing && (await namesIn(pgDirOf(dataDir))).length > 0)
      throw new StartError(
        `${path.resolve(dataDir)} holds a database already. Restore into another folder (DATA_DIR), or add --replace: the ` +
          'former database is then kept aside in the same folder.',
      );
    for (const name of await readdir(dataDir))
      if (/^restore-\d+\.draft$/.test(name))
        await rm(path.join(dataDir, name), { recursive: true, force: true });
    await createDataDir(draft);
    onStep('unpacking');
    const manifest = await unpackArchive(file, draft, checkRelease);
    onStep('opening');
    await tryOut(draft, manifest, now);
    onStep('replacing');
    return { manifest, keptAs: await exchange(dataDir, draft, now) };
  } finally {
    await rm(draft, { recursive: true, force: true });
    release();
  }
}
