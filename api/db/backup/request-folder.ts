import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type InferType, number, object, string } from 'yup';
import { namesIn } from '../data-dir.ts';
import { changedAtOf, writeRequest } from '../request-file.ts';

const stateSchema = object({
  state: string().oneOf(['asked', 'working', 'done', 'failed']).required(),
  step: string().oneOf(['copying', 'packing']).optional(),
  percent: number().optional(),
  problem: string().optional(),
  /** What is in the backup. */
  summary: string().optional(),
});
export type RequestState = InferType<typeof stateSchema>;

/** The process looks twice a second; when it has not begun by then it never will. */
export const beginLimitMs = 20_000;
/** While it works it says so with every percent. */
export const silenceLimitMs = 120_000;

/** All that is ever made in the folder. Anything else there is somebody's, and is left alone. */
const ownName =
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\.(json|json\.new|tar\.gz(\.spool|\.draft)?)$/;

export const requestFolderOf = (dataDir: string) => path.join(dataDir, '.backup-requests');

export function writeState(file: string, state: RequestState): Promise<void> {
  return writeRequest(file, state);
}

export async function readState(file: string): Promise<RequestState | null> {
  try {
    return stateSchema.validateSync(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Requests somebody still waits for. What killed commands and processes left is removed: it can be as large as the
 * database, and a request nobody waits for would make a backup for nobody.
 */
export async function openRequests(dataDir: string): Promise<string[]> {
  const open: string[] = [];
  for (const name of (await namesIn(requestFolderOf(dataDir))).filter((one) => ownName.test(one))) {
    const file = path.join(requestFolderOf(dataDir), name);
    const isAsked = name.endsWith('.json') && (await readState(file))?.state === 'asked';
    const changedAt = await changedAtOf(file);
    const isOutdated = Date.now() - changedAt > (isAsked ? beginLimitMs : 2 * silenceLimitMs);
    if (isOutdated && changedAt > 0) await rm(file, { force: true });
    else if (isAsked) open.push(file);
  }
  return open;
}

/** Removes a request and all that was made for it. */
export async function removeRequest(file: string): Promise<void> {
  const folder = path.dirname(file);
  const [id = ''] = path.basename(file).split('.');
  for (const name of await namesIn(folder))
    if (name.startsWith(id) && ownName.test(name)) await rm(path.join(folder, name), { force: true });
}
