/**
 * How `npm run backup` asks the process that has the database open: by a file in the data folder, which only those can
 * write who could copy the database anyway. The process answers in the same file and leaves the backup beside it.
 */
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type InferType, number, object, string } from 'yup';
import { StartError } from '../../contract/settings/start-error.ts';
import { repeat } from '../../repeat.ts';
import { makePrivate, namesIn } from '../data-dir.ts';
import type { Database } from '../database.ts';
import { type BackupStep, makeBackup } from './make-backup.ts';
import { describeBackup } from './manifest.ts';

const stateSchema = object({
  state: string().oneOf(['asked', 'working', 'done', 'failed']).required(),
  step: string().oneOf(['copying', 'packing']).optional(),
  percent: number().optional(),
  problem: string().optional(),
  /** What is in the backup. */
  summary: string().optional(),
});
type State = InferType<typeof stateSchema>;

const lookEveryMs = 500;
const pollMs = 100;
/** The process looks twice a second; when it has not begun by then it never will. */
const beginLimitMs = 20_000;
/** While it works it says so with every percent. */
const silenceLimitMs = 120_000;

const folderOf = (dataDir: string) => path.join(dataDir, 'backups');

async function write(file: string, state: State): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(state));
  await rename(`${file}.new`, file);
}

async function read(file: string): Promise<State | null> {
  try {
    return stateSchema.validateSync(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

async function fulfil(file: string, snapshot: NonNullable<Database['snapshot']>): Promise<void> {
  let last = '';
  const told: Promise<void>[] = [];
  const onStep = ({ step, percent }: BackupStep) => {
    const now = `${step}-${percent}`;
    if (now !== last)
      told.push(
        (told.at(-1) ?? Promise.resolve()).then(() => write(file, { state: 'working', step, percent })),
      );
    last = now;
  };
  try {
    const target = file.replace(/json$/, 'tar.gz');
    const manifest = await makeBackup(snapshot, { target, now: new Date(), onStep });
    await told.at(-1);
    await write(file, { state: 'done', summary: describeBackup(manifest) });
  } catch (error) {
    await told.at(-1)?.catch(() => undefined);
    await write(file, { state: 'failed', problem: error instanceof Error ? error.message : String(error) });
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
  const folder = folderOf(dataDir);
  const look = async () => {
    for (const name of await namesIn(folder)) {
      const file = path.join(folder, name);
      if (!/^[\w-]+\.json$/.test(name) || (await read(file))?.state !== 'asked') continue;
      await fulfil(file, snapshot);
      tell.onDone();
    }
  };
  return repeat(lookEveryMs, look, tell.onFailure).stop;
}

/** @throws StartError when the process that has the database does not answer, or cannot make the backup */
async function waitForAnswer(file: string, onStep: (step: BackupStep) => void): Promise<string> {
  const since = Date.now();
  for (;;) {
    const state = await read(file);
    if (state?.state === 'done') return state.summary ?? '';
    if (state?.state === 'failed')
      throw new StartError(`The shop could not make the backup: ${state.problem ?? 'it did not say why'}`);
    if (state?.step) onStep({ step: state.step, percent: state.percent ?? 0 });
    const changedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    const isSilent =
      state?.state === 'asked' ? Date.now() - since > beginLimitMs : Date.now() - changedAt > silenceLimitMs;
    if (isSilent)
      throw new StartError(
        'The process that uses the database does not make the backup. If it is no running shop (an import, an older ' +
          'release), wait until it is over or stop it, and try again.',
      );
    await setTimeout(pollMs);
  }
}

/** Removes what was left by commands and processes that were killed: it is as large as the database. */
async function clearOutdated(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > 2 * silenceLimitMs) await rm(file, { force: true });
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
  const folder = folderOf(dataDir);
  await makePrivate(folder);
  await clearOutdated(folder);
  const id = randomUUID();
  const file = path.join(folder, `${id}.json`);
  try {
    await write(file, { state: 'asked' });
    const summary = await waitForAnswer(file, onStep);
    await take(path.join(folder, `${id}.tar.gz`));
    return summary;
  } finally {
    for (const name of await readdir(folder))
      if (name.startsWith(id)) await rm(path.join(folder, name), { force: true });
  }
}
