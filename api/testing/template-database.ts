/**
 * Builds the seeded database that each suite copies, once per state of what the seed reads: `node api/testing/template-database.ts`
 * prints where it is. With TEST_DATABASE_URL that is a database on the server, else a data directory.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../db/client.ts';
import { prepareDatabase } from '../db/prepare.ts';
import { rebuildIndexes } from '../rebuild-indexes.ts';
import { copyServerDatabase, dropServerDatabase, hasServerDatabase, urlOf } from './server-databases.ts';
import { testNow } from './test-clock.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, '.data/test');
const outdatedMs = 30 * 60 * 1000;

/** Changes with anything that can change what the seed writes. */
function stateOfSeed(): string {
  const hash = createHash('sha256');
  const files = globSync('{api/{db,contract,modules},languages,sites}/**/*.{ts,sql,json}', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

async function fill(options: { databaseUrl?: string; dataDir?: string }): Promise<void> {
  const database = await openDatabase({ ...options, durable: false });
  await prepareDatabase(database, testNow, rebuildIndexes);
  await database.close();
}

async function exists(directory: string): Promise<boolean> {
  return stat(directory).then(
    () => true,
    () => false,
  );
}

/** Leftovers of runs that were killed, and templates of former states. */
async function clearOutdated(keep: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const directory = path.join(folder, name);
    const age = Date.now() - (await stat(directory).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (directory !== keep && age > outdatedMs) await rm(directory, { recursive: true, force: true });
  }
}

async function directoryTemplate(state: string): Promise<string> {
  const target = path.join(folder, `template-${state}`);
  await mkdir(folder, { recursive: true });
  await clearOutdated(target);
  if (await exists(target)) return target;
  const draft = `${target}.draft-${process.pid}`;
  await fill({ dataDir: draft });
  // Another run may have been quicker; its copy is as good.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return target;
}

async function serverTemplate(serverUrl: string, state: string): Promise<string> {
  const name = `linden_template_${state}`;
  if (await hasServerDatabase(serverUrl, name)) return name;
  const draft = `${name}_${process.pid}`;
  await copyServerDatabase(serverUrl, 'template0', draft);
  await fill({ databaseUrl: urlOf(serverUrl, draft) });
  await copyServerDatabase(serverUrl, draft, name).catch(async (error: unknown) => {
    if (!(await hasServerDatabase(serverUrl, name))) throw error;
  });
  await dropServerDatabase(serverUrl, draft);
  return name;
}

const serverUrl = process.env.TEST_DATABASE_URL;
const state = stateOfSeed();
console.info(serverUrl ? await serverTemplate(serverUrl, state) : await directoryTemplate(state));
