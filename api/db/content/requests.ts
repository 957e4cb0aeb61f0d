/**
 * How `npm run content` asks the process that has the embedded database open: by a file in the data folder, which only
 * those can write who could copy the database anyway. The process answers in the same file.
 */
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { array, type InferType, mixed, object, string } from 'yup';
import { StartError } from '../../contract/settings/start-error.ts';
import { startInterval } from '../../runtime/interval.ts';
import { namesIn } from '../data-dir.ts';
import { changedAtOf, makeRequestFolder, writeRequest } from '../request-file.ts';
import type { ContentDocument } from './content-document.ts';
import { isFields } from './json-fields.ts';

const lookEveryMs = 500;
const pollMs = 100;
/** The process looks twice a second; when it has not answered by then it never will. */
const answerLimitMs = 60_000;
const ownName = /^[\da-f-]{36}\.json(\.new)?$/;

const isDocument = (value: unknown): value is ContentDocument =>
  isFields(value) && Array.isArray(value.slots);
const requestSchema = object({
  state: string().oneOf(['asked', 'done', 'failed']).required(),
  action: string().oneOf(['import', 'export']).required(),
  documents: array().of(mixed(isDocument).required()).required(),
  problem: string().optional(),
  /** Tags of what has changed. */
  changed: array().of(string().required()).default([]),
});
export type ContentRequest = InferType<typeof requestSchema>;
export type ContentAnswer = { documents: ContentDocument[]; changed: string[] };

const folderOf = (dataDir: string) => path.join(dataDir, '.content-requests');

async function read(file: string): Promise<ContentRequest | null> {
  try {
    return requestSchema.validateSync(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

const write = (file: string, request: ContentRequest) => writeRequest(file, request);

/**
 * Requests somebody still waits for. What killed commands left is removed: carried out at a later start, it would publish
 * pages as they were then.
 */
async function openRequests(dataDir: string): Promise<string[]> {
  const open: string[] = [];
  for (const name of (await namesIn(folderOf(dataDir))).filter((one) => ownName.test(one))) {
    const file = path.join(folderOf(dataDir), name);
    const changedAt = await changedAtOf(file);
    if (changedAt === 0) continue;
    if (Date.now() - changedAt > answerLimitMs) await rm(file, { force: true });
    else if (name.endsWith('.json')) open.push(file);
  }
  return open;
}

/**
 * Carries out what is asked for while this process has the database open. Returns the function that ends it.
 * @param answer throws where it cannot
 */
export function serveContent(
  dataDir: string,
  answer: (request: ContentRequest) => Promise<ContentAnswer>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  if (dataDir.includes('://')) return async () => undefined;
  const begun = new Set<string>();
  async function fulfil(file: string, request: ContentRequest): Promise<void> {
    try {
      await write(file, { ...request, ...(await answer(request)), state: 'done' });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      await write(file, { ...request, documents: [], problem, state: 'failed' });
    }
  }
  async function look(): Promise<void> {
    for (const file of await openRequests(dataDir)) {
      const request = await read(file);
      if (request?.state !== 'asked' || begun.has(file)) continue;
      begun.add(file);
      await fulfil(file, request);
    }
  }
  return startInterval(lookEveryMs, look, onFailure);
}

/**
 * Has the running shop import or export pages.
 * @throws StartError when it does not
 */
export async function askForContent(
  dataDir: string,
  action: ContentRequest['action'],
  documents: ContentDocument[],
): Promise<ContentAnswer> {
  await makeRequestFolder(folderOf(dataDir));
  const file = path.join(folderOf(dataDir), `${randomUUID()}.json`);
  const since = Date.now();
  try {
    await write(file, { state: 'asked', action, documents, changed: [] });
    for (;;) {
      const request = await read(file);
      if (request?.state === 'done') return request;
      if (request?.state === 'failed')
        throw new StartError(`The shop could not do it: ${request.problem ?? 'it did not say why'}`);
      if (Date.now() - since > answerLimitMs)
        throw new StartError(
          'The process that uses the database does not answer. If it is no running shop (an import, an older release), ' +
            'wait until it is over or stop it, and try again.',
        );
      await setTimeout(pollMs);
    }
  } finally {
    await rm(file, { force: true });
    await rm(`${file}.new`, { force: true });
  }
}
