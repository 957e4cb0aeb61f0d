import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../contract/settings/start-error.ts';
import { hasErrorCode } from './system-error.ts';

/** Opening takes some megabytes of its own: WAL, and what was not checkpointed. */
const leastFreeBytes = 32 * 1024 * 1024;

const isAny = (error: unknown, codes: readonly string[]) => codes.some((code) => hasErrorCode(error, code));
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

async function isFull(dataDir: string): Promise<boolean> {
  const space = await statfs(dataDir).catch(() => null);
  return space !== null && Number(space.bavail) * Number(space.bsize) < leastFreeBytes;
}

/** Why the database in a folder could not be opened, for whoever starts the shop. */
export async function toFolderError(error: unknown, dataDir: string): Promise<StartError> {
  if (error instanceof StartError) return error;
  const folder = path.resolve(dataDir);
  const text = messageOf(error);
  if (isAny(error, ['EACCES', 'EPERM', 'EROFS']) || /permission denied|read-only file system/i.test(text))
    return new StartError(
      `This user may not write in ${folder}, where the database is kept. Nothing was changed. Give the folder to the ` +
        'user that runs the shop, or choose another one with DATA_DIR.',
    );
  if (isAny(error, ['ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG']))
    return new StartError(`${folder} cannot be a folder for the database. Choose another one with DATA_DIR.`);
  if (isAny(error, ['ENOSPC', 'EDQUOT']) || /no space left|ENOSPC/i.test(text) || (await isFull(dataDir)))
    return new StartError(
      `The disk of ${folder} is full: the database cannot be opened. Nothing was lost. Make room and start again.`,
    );
  return new StartError(
    `The database in ${folder} cannot be opened: its files are damaged, or a part of them is missing ` +
      `(${text}). They were left where they are: keep a copy of the folder.\n` +
      'To go back to a backup: npm run restore -- <file> --replace\n' +
      'For a new, empty shop choose another folder with DATA_DIR.',
  );
}
