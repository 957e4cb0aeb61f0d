import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../contract/settings/start-error.ts';
import { hasErrorCode } from './system-error.ts';

/** PostgreSQL inside the pinned PGlite. */
export const postgresMajor = 18;
/** Says that a shop has been opened from here. Without it nobody could tell a lost database from a new folder. */
const markerName = 'database.json';
/** There from before the first file is made until the new database is filled: nothing of anybody's is in it. */
const fillingName = 'filling';
/** A database has them all from its first moment; a copy that lacks one is not whole. */
const essentials = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact', 'pg_multixact'];

const restoreAdvice = 'To go back to a backup: npm run restore -- <file> --replace';

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Written and flushed aside, then put in its place: it is whole or not there. */
async function writeWhole(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.draft`, 'w', 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(`${file}.draft`, file);
}

/** Names in a folder; none when it is not there. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Folder of the PostgreSQL files inside a data directory. */
export function pgDirOf(dataDir: string): string {
  return path.join(dataDir, 'pg');
}

/** @throws StartError when the folder holds no embedded database */
export async function requireDatabase(dataDir: string): Promise<void> {
  if ((await namesIn(pgDirOf(dataDir))).length === 0)
    throw new StartError(
      `There is no embedded database in ${path.resolve(dataDir)}. DATA_DIR names its folder.`,
    );
}

export async function createDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
}

/** PGlite lets everybody read and write its files, so the folder around them has to keep others out. */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

function hasFilledAt(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'filledAt' in value;
}

/** Former databases that were put aside here, as a hint for whoever looks for one. */
async function keptAside(dataDir: string): Promise<string> {
  const names = (await namesIn(dataDir)).filter((name) => /^pg\./.test(name));
  return names.length === 0 ? '' : ` Put aside earlier in the same folder: ${names.join(', ')}.`;
}

async function refuseWithoutMarker(dataDir: string): Promise<never> {
  throw new StartError(
    `${path.resolve(dataDir)} holds database files in pg/ but no ${markerName}, so they may be a part of a copy. ` +
      `Nothing was changed.${await keptAside(dataDir)}\n` +
      `Copy the missing files here too. ${restoreAdvice}\n` +
      `If all of pg/ is there and only that file was lost, write it again with this text: {"postgresMajor":${postgresMajor}}\n` +
      'For a new, empty shop choose another folder with DATA_DIR.',
  );
}

async function refuseIncomplete(dataDir: string, missing: readonly string[]): Promise<never> {
  throw new StartError(
    `The database in ${path.resolve(dataDir)} is not whole: ${missing.join(', ')} of pg/ cannot be found, and a shop has been ` +
      `opened from here before. What is there was left as it is.${await keptAside(dataDir)}\n` +
      `Copy the missing files here. ${restoreAdvice}\n` +
      'For a new, empty shop choose another folder with DATA_DIR.',
  );
}

async function missingOf(dataDir: string): Promise<string[]> {
  const checks = essentials.map(async (name) => {
    const at = path.join(pgDirOf(dataDir), name);
    const isThere = (await namesIn(path.dirname(at))).includes(path.basename(at));
    return isThere ? [] : [name];
  });
  return (await Promise.all(checks)).flat();
}

/**
 * Makes the folder ready to be opened, by the process that holds its lock. What a first start left that was killed
 * before it had answered anybody is made anew.
 * @returns whether a shop has been opened from this folder
 * @throws StartError when files are missing, or belong to another major version of PostgreSQL
 */
export async function prepareDataDir(dataDir: string): Promise<{ hasServed: boolean }> {
  const pgDir = pgDirOf(dataDir);
  const marker = await readText(path.join(dataDir, markerName));
  const files = await namesIn(pgDir);
  if (!marker) {
    const isFilling = (await namesIn(dataDir)).includes(fillingName);
    if (files.length > 0 && !isFilling) return refuseWithoutMarker(dataDir);
    await rm(pgDir, { recursive: true, force: true });
    await writeWhole(
      path.join(dataDir, fillingName),
      'This database is being made. Its first start is not over.\n',
    );
    await makePrivate(pgDir);
    return { hasServed: false };
  }
  const version = await readText(path.join(pgDir, 'PG_VERSION'));
  if (version !== null && Number.parseInt(version, 10) !== postgresMajor)
    throw new StartError(
      `The database in ${path.resolve(dataDir)} was written by PostgreSQL ${Number.parseInt(version, 10)}; this release reads ` +
        `${postgresMajor}. Nothing was changed. Open it with the release that wrote it, or choose another DATA_DIR.`,
    );
  const missing = files.length === 0 ? ['everything'] : await missingOf(dataDir);
  if (missing.length > 0) return refuseIncomplete(dataDir, missing);
  // Left by a first start that was killed in its last moment; it must never excuse a lost marker.
  await rm(path.join(dataDir, fillingName), { force: true });
  await makePrivate(pgDir);
  return { hasServed: hasFilledAt(JSON.parse(marker)) };
}

/** From now on the folder holds a shop: it is never filled anew. */
export async function markFilled(dataDir: string, now: Date): Promise<void> {
  const text = `${JSON.stringify({ postgresMajor, filledAt: now.toISOString() })}\n`;
  await writeWhole(path.join(dataDir, markerName), text);
  await rm(path.join(dataDir, fillingName), { force: true });
}
