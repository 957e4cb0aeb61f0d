import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ApiProcess, killApiProcesses, startApiProcess } from './testing/api-process.ts';
import {
  copyServerDatabase,
  dropServerDatabase,
  setDatabaseOpen,
  urlOf,
} from './testing/server-databases.ts';
import { until } from './testing/until.ts';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';
const template = process.env.LINDEN_TEST_TEMPLATE ?? '';
const name = `linden_instances_${randomUUID().slice(0, 8)}`;

async function changesOf(api: ApiProcess): Promise<number> {
  const text = await (await fetch(new URL('/api/metrics', api.baseUrl))).text();
  return Number(/^linden_changes_total (\d+)/m.exec(text)?.[1]);
}

(serverUrl ? describe : describe.skip)('two instances on one PostgreSQL (TEST_DATABASE_URL is set)', () => {
  const folders: string[] = [];
  let first: ApiProcess;
  let second: ApiProcess;

  async function start(): Promise<ApiProcess> {
    const folder = await mkdtemp(path.join(tmpdir(), 'linden-instance-'));
    folders.push(folder);
    return startApiProcess(folder, { DATABASE_URL: urlOf(serverUrl, name) });
  }
  beforeAll(async () => {
    await copyServerDatabase(serverUrl, template, name);
    [first, second] = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    killApiProcesses();
    await dropServerDatabase(serverUrl, name);
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  it('hear what changes at the other one', async () => {
    const before = await changesOf(second);
    // Closes the shop of the first instance alone, which is a change it publishes.
    await writeFile(path.join(folders[0] ?? '', 'maintenance'), '');
    await until(async () => (await changesOf(second)) > before);
  });

  it('are not ready while the database is away, live on, and come back by themselves', async () => {
    const statusOf = async (api: ApiProcess, where: string) =>
      (await fetch(new URL(where, api.baseUrl))).status;
    expect(await statusOf(first, '/api/ready')).toBe(200);
    await setDatabaseOpen(serverUrl, name, false);
    await until(async () => (await statusOf(first, '/api/ready')) === 503);
    expect(await statusOf(first, '/api/health')).toBe(200);
    expect(await statusOf(first, '/api/nl/categories')).toBe(503);
    await setDatabaseOpen(serverUrl, name, true);
    await until(async () => (await statusOf(first, '/api/ready')) === 200);
  });

  it('end well', async () => {
    expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0]);
  });
});
