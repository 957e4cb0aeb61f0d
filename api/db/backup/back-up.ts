import { copyFile, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../contract/settings/start-error.ts';
import { openDatabase } from '../client.ts';
import { namesIn, requireDatabase } from '../data-dir.ts';
import { DataDirBusyError } from '../data-dir-lock.ts';
import { hasErrorCode } from '../system-error.ts';
import { type BackupStep, makeBackup } from './make-backup.ts';
import { describeBackup } from './manifest.ts';
import { askForBackup } from './requests.ts';

/** Puts a finished file in its place, also on another disk: `target` appears whole or not at all. */
async function deliver(file: string, target: string): Promise<void> {
  const draft = `${target}.draft`;
  try {
    await rename(file, target).catch(async (error: unknown) => {
      if (!hasErrorCode(error, 'EXDEV')) throw error;
      await copyFile(file, draft);
      const handle = await open(draft, 'r+');
      await handle.sync();
      await handle.close();
      await rename(draft, target);
    });
  } finally {
    await rm(draft, { force: true });
  }
}

async function backUpClosed(
  dataDir: string,
  target: string,
  onStep: (step: BackupStep) => void,
): Promise<string> {
  const database = await openDatabase({ dataDir });
  try {
    if (!database.snapshot || !database.hasServed)
      throw new StartError(
        `No shop has been filled in ${path.resolve(dataDir)} yet: there is nothing to back up.`,
      );
    return describeBackup(await makeBackup(database.snapshot, { target, now: new Date(), onStep }));
  } finally {
    await database.close();
  }
}

/**
 * Writes a backup of the embedded database in a folder, whether or not a shop is using it.
 * @returns what is in it, in words
 * @throws StartError when there is none, the file is there already, or the running shop does not answer
 */
export async function backUp(
  dataDir: string,
  target: string,
  onStep: (step: BackupStep) => void,
): Promise<string> {
  const file = path.resolve(target);
  if ((await namesIn(path.dirname(file))).includes(path.basename(file)))
    throw new StartError(`${file} is there already. A backup overwrites nothing: choose another name.`);
  await requireDatabase(dataDir);
  try {
    return await backUpClosed(dataDir, file, onStep);
  } catch (error) {
    if (!(error instanceof DataDirBusyError)) throw error;
    return await askForBackup(dataDir, onStep, (archive) => deliver(archive, file));
  }
}
