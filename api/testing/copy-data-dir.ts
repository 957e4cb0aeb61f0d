import { constants, cpSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Copies a closed data directory; `target` appears complete or not at all. */
export async function copyDataDir(source: string, target: string): Promise<void> {
  const draft = `${target}.draft-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  // At one go: a thousand small files take the asynchronous `cp` twice the time.
  cpSync(source, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await rename(draft, target);
}
