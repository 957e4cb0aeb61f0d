/** How commands ask the process that has the database open: by files in a folder of the data folder. */
import { chown, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePrivate } from './data-dir.ts';

/** What root makes in the folder of a shop that another user runs would be closed to the shop. */
async function giveToShop(file: string, dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  await chown(file, uid, gid);
}

/** @param folder right within the data folder */
export async function makeRequestFolder(folder: string): Promise<void> {
  await makePrivate(folder);
  await giveToShop(folder, path.dirname(folder));
}

/** Whole or not at all: a reader never sees half of it. */
export async function writeRequest(file: string, content: unknown): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, JSON.stringify(content));
  await giveToShop(draft, path.dirname(path.dirname(file)));
  await rename(draft, file);
}

/** 0 when it is not there. */
export async function changedAtOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
