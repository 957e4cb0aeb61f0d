import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { killApiProcesses, startApiProcess } from './testing/api-process.ts';
import { copyDataDir } from './testing/copy-data-dir.ts';
import { crashRun } from './testing/crash-run.ts';
import { copyServerDatabase, dropServerDatabase, urlOf } from './testing/server-databases.ts';

const folder = path.join(process.cwd(), '.data/test');
const template = process.env.LINDEN_TEST_TEMPLATE ?? '';
/** Where it is set the template is on the server, and the embedded engine is not what is tested. */
const serverUrl = process.env.TEST_DATABASE_URL;
const database = `linden_crash_${randomUUID().slice(0, 8)}`;
const describeEmbedded = serverUrl ? describe.skip : describe;

let dataDir = '';
beforeEach(async () => {
  await mkdir(folder, { recursive: true });
  dataDir = await mkdtemp(path.join(folder, 'standalone-'));
  if (!serverUrl) await copyDataDir(template, dataDir);
});
afterEach(async () => {
  killApiProcesses();
  await rm(dataDir, { recursive: true, force: true });
});

it('keeps orders, payments, invoices and refunds when it is killed, and an unanswered call can be repeated', async () => {
  if (serverUrl) await copyServerDatabase(serverUrl, template, database);
  try {
    const { lost, found, expected, acknowledged } = await crashRun(dataDir, {
      kills: 2,
      orders: 20,
      shoppersAtOnce: 4,
      ...(serverUrl ? { databaseUrl: urlOf(serverUrl, database) } : {}),
    });
    expect(acknowledged).toBeGreaterThanOrEqual(20);
    expect(lost).toEqual([]);
    expect(found).toEqual(expected);
    expect(found.creditNotes).toBeGreaterThan(0);
  } finally {
    if (serverUrl) await dropServerDatabase(serverUrl, database);
  }
}, 240_000);

describeEmbedded('the API as a process of its own', () => {
  it('refuses to start beside another on the same data directory, naming it, and the first goes on', async () => {
    const first = await startApiProcess(dataDir);
    await expect(startApiProcess(dataDir)).rejects.toThrow(
      `The database in ${dataDir} is in use by process ${first.pid}.`,
    );
    expect((await fetch(new URL('categories', first.baseUrl))).status).toBe(200);
    expect(await first.stop()).toBe(0);
  }, 120_000);
});
