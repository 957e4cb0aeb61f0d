import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyDataDir } from './db/data-dir.ts';
import { killApiProcesses, startApiProcess } from './testing/api-process.ts';
import { crashRun } from './testing/crash-run.ts';

const folder = path.join(process.cwd(), '.data/test');
const template = process.env.LINDEN_TEST_TEMPLATE ?? '';
/** With TEST_DATABASE_URL the template is on the server, and the embedded engine is not what is tested. */
const describeEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;

let dataDir = '';
beforeEach(async () => {
  await mkdir(folder, { recursive: true });
  dataDir = await mkdtemp(path.join(folder, 'standalone-'));
  await copyDataDir(template, dataDir);
});
afterEach(async () => {
  killApiProcesses();
  await rm(dataDir, { recursive: true, force: true });
});

describeEmbedded('the API as a process of its own', () => {
  it('keeps every acknowledged order when it is killed, and an unanswered call can be repeated', async () => {
    const { lost, found, expected, acknowledged } = await crashRun(dataDir, {
      kills: 2,
      orders: 16,
      shoppersAtOnce: 4,
    });
    expect(acknowledged).toBeGreaterThanOrEqual(16);
    expect(lost).toEqual([]);
    expect(found).toEqual(expected);
  }, 180_000);

  it('refuses to start beside another on the same data directory, naming it, and the first goes on', async () => {
    const first = await startApiProcess(dataDir);
    await expect(startApiProcess(dataDir)).rejects.toThrow(
      `The database in ${dataDir} is in use by process ${first.pid}.`,
    );
    expect((await fetch(new URL('categories', first.baseUrl))).status).toBe(200);
    expect(await first.stop()).toBe(0);
  }, 120_000);
});
