/**
 * How `npm run backup` asks the process that has the database open: by a file in the data folder, which only those can
 * write who could copy the database anyway. The process answers in the same file and leaves the backup beside it.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../../contract/settings/start-error.ts';
import { startInterval } from '../../runtime/interval.ts';
import type { Database } from '../database.ts';
import { changedAtOf, makeRequestFolder } from '../request-file.ts';
import { type BackupStep, makeBackup } from './make-backup.ts';
import { describeBackup } from './manifest.ts';
import {
  beginLimitMs,
  openRequests,
  readState,
  removeRequest,
  requestFolderOf,
  silenceLimitMs,
  writeState,
} from './request-folder.ts';

const lookEveryMs = 500;
const pollMs = 100;

async function fulfil(file: string, snapshot: NonNullable<Database['snapshot']>): Promise<void> {
  let last = '';
  const told: Promise<void>[] = [];
  const onStep = ({ step, percent }: BackupStep) => {
    const now = `${step}-${percent}`;
    if (now !== last)
      told.push(
        (told.at(-1) ?? Promise.resolve()).then(() => writeState(file, { state: 'working', step, percent })),
      );
    last = now;
  };
  try {
    const target = file.replace(/json$/, 'tar.gz');
    const manifest = await makeBackup(snapshot, { target, now: new Date(), onStep });
    await told.at(-1);
    await writeState(file, { state: 'done', summary: describeBackup(manifest) });
  } catch (error) {
    await told.at(-1)?.catch(() => undefined);
    await writeState(file, {
      state: 'failed',
      problem: error instanceof Error ? error.message : String(error),
    });
    throw error;
  }
}

/**
 * Makes the backups that are asked for while this process has the database open. Returns the function that ends it,
 * which waits for the one being made.
 */
export function serveBackups(
  { snapshot }: Pick<Database, 'snapshot'>,
  dataDir: string,
  tell: { onDone: () => void; onFailure: (error: unknown) => void },
): () => Promise<void> {
  if (!snapshot) return async () => undefined;
  const begun = new Set<string>();
  let isTroubled = false;
  const look = async () => {
    try {
      // Not left to whoever asks: a folder that root made would be closed to the shop.
      await makeRequestFolder(requestFolderOf(dataDir));
      const requests = await openRequests(dataDir);
      isTroubled = false;
      for (const file of requests) {
        // One whose answer could not be written would be made again and again.
        if (begun.has(file)) continue;
        begun.add(file);
        await fulfil(file, snapshot).then(tell.onDone, tell.onFailure);
      }
    } catch (error) {
      if (!isTroubled) tell.onFailure(error);
      isTroubled = true;
    }
  };
  return startInterval(lookEveryMs, look, tell.onFailure);
}

/** @throws StartError when the process that has the database does not answer, or cannot make the backup */
async function waitForAnswer(file: string, onStep: (step: BackupStep) => void): Promise<string> {
  const since = Date.now();
  for (;;) {
    const state = await readState(file);
    if (state?.state === 'done') return state.summary ?? '';
    if (state?.state === 'failed')
      throw new StartError(`The shop could not make the backup: ${state.problem ?? 'it did not say why'}`);
    if (state?.step) onStep({ step: state.step, percent: state.percent ?? 0 });
    const isSilent =
      state?.state === 'asked'
        ? Date.now() - since > beginLimitMs
        : Date.now() - (await changedAtOf(file)) > silenceLimitMs;
    if (isSilent)
      throw new StartError(
        'The process that uses the database does not make the backup. If it is no running shop (an import, an older ' +
          'release), wait until it is over or stop it, and try again.',
      );
    await setTimeout(pollMs);
  }
}

/**
 * Has the running shop make a backup, and gives it to `take`; what is left of it in the data folder is removed.
 * @returns what is in it, in words
 * @throws StartError when it does not
 */
export async function askForBackup(
  dataDir: string,
  onStep: (step: BackupStep) => void,
  take: (archive: string) => Promise<void>,
): Promise<string> {
  await makeRequestFolder(requestFolderOf(dataDir));
  const file = path.join(requestFolderOf(dataDir), `${randomUUID()}.json`);
  try {
    await writeState(file, { state: 'asked' });
    const summary = await waitForAnswer(file, onStep);
    await take(file.replace(/json$/, 'tar.gz'));
    return summary;
  } finally {
    await removeRequest(file);
  }
}
