import { chmod, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from './system-error.ts';

/** PostgreSQL inside the pinned PGlite. */
const postgresMajor = 18;
const markerName = 'database.json';

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Folder of the PostgreSQL files inside a data directory. */
export function pgDirOf(dataDir: string): string {
  return path.join(dataDir, 'pg');
}

export async function createDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
}

/** PGlite lets everybody read and write its files, so the folder around them has to keep others out. */
async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

/**
 * Makes the folder ready to be opened, by the process that holds its lock. Files without a marker are those of a first start that was killed before it
 * had answered anybody: they are put aside.
 * @throws Error when the files belong to another major version of PostgreSQL
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const marker = await readText(path.join(dataDir, markerName));
  const version = await readText(path.join(pgDirOf(dataDir), 'PG_VERSION'));
  if (marker === null)
    await rename(pgDirOf(dataDir), path.join(dataDir, `pg.incomplete-${Date.now()}`)).catch(() => undefined);
  else if (version !== null && Number.parseInt(version, 10) !== postgresMajor)
    throw new Error(
      `The database in ${dataDir} was written by PostgreSQL ${version.trim()}; this release reads ` +
        `${postgresMajor}. Dump it with the release that wrote it, or choose another DATA_DIR.`,
    );
  await makePrivate(pgDirOf(dataDir));
}

/** Written after the first successful opening, before anything else is stored. */
export async function markInitialised(dataDir: string): Promise<void> {
  const text = `${JSON.stringify({ postgresMajor })}\n`;
  await writeFile(path.join(dataDir, markerName), text, { flush: true });
}

/** Copies a closed data directory; `target` appears complete or not at all. */
export async function copyDataDir(source: string, target: string): Promise<void> {
  const draft = `${target}.draft-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await cp(source, draft, { recursive: true, mode: 2 /* share blocks where the file system can */ });
  await rename(draft, target);
}
