import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { backUp } from './db/backup/back-up.ts';
import { restoreBackup } from './db/backup/restore-backup.ts';
import { openDatabase } from './db/client.ts';
import { rowsOf } from './db/rows.ts';
import { queueMail } from './modules/outbox/queue.ts';
import { type ApiProcess, killApiProcesses, startApiProcess } from './testing/api-process.ts';
import { copyDataDir } from './testing/copy-data-dir.ts';
import { countIn } from './testing/crash-count.ts';
import { checkOut, readyShopper } from './testing/crash-shopper.ts';
import { sharedCode, shortLived } from './testing/short-lived.ts';
import { until } from './testing/until.ts';

const template = process.env.LINDEN_TEST_TEMPLATE ?? '';
const describeEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;
const noLimits = { RATE_LIMIT_READS: '0', RATE_LIMIT_WRITES: '0' };
let folder = '';
let dataDir = '';
let backup = '';
beforeEach(async () => {
  const parent = path.join(process.cwd(), '.data/test');
  await mkdir(parent, { recursive: true });
  folder = await mkdtemp(path.join(parent, 'backup-'));
  dataDir = path.join(folder, 'data');
  backup = path.join(folder, 'shop.tar.gz');
});
afterEach(async () => {
  killApiProcesses();
  await rm(folder, { recursive: true, force: true });
});

const quiet = () => undefined;
const restore = (target: string, isReplacing = false) =>
  restoreBackup({ file: backup, dataDir: target, isReplacing, now: new Date(), onStep: quiet });

/** As `npm run backup` and `npm run restore` run. */
async function run(script: string, ...args: string[]) {
  const child = spawn(
    process.execPath,
    [...shortLived, path.join(process.cwd(), 'scripts', script), ...args],
    {
      env: { ...process.env, ...sharedCode, DATABASE_URL: '', DATA_DIR: dataDir },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

/** Names and sizes of all that is in a folder. */
function contentOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
}

describeEmbedded('a backup of a running shop', () => {
  it('holds each order wholly or not at all, all that were acknowledged before, and sells on when restored', async () => {
    await copyDataDir(template, dataDir);
    const api = await startApiProcess(dataDir, noLimits);
    const acknowledged: string[] = [];
    let isOver = false;
    let number = 0;
    const keepOrdering = async () => {
      while (!isOver) {
        number += 1;
        acknowledged.push((await checkOut(api, await readyShopper(api, number))).orderId);
      }
    };
    const shoppers = Promise.all([keepOrdering(), keepOrdering(), keepOrdering()]);
    while (acknowledged.length < 5) await setTimeout(20);
    const before = [...acknowledged];
    const { code, said } = await run('backup.ts', backup);
    isOver = true;
    await shoppers;
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/Packing .* 80 %.*orders, /s) });
    expect(acknowledged.length).toBeGreaterThan(before.length);
    // Nothing of it stays in the folder of the shop, and nobody else may read it.
    expect(await readdir(path.join(dataDir, '.backup-requests'))).toEqual([]);
    expect((await stat(backup)).mode & 0o077).toBe(0);

    await expect(restore(dataDir, true)).rejects.toThrow(`in use by process ${api.pid}`);
    expect(await api.stop()).toBe(0);
    const other = path.join(folder, 'other');
    const { manifest } = await restore(other);
    const found = await countIn({ dataDir: other });
    expect(found).toMatchObject({ orders: manifest.counts.orders, halfOrders: 0 });
    const database = await openDatabase({ dataDir: other });
    const ids = rowsOf<{ id: string }>(await database.db.execute(sql`SELECT id FROM orders`)).map(
      ({ id }) => id,
    );
    await database.close();
    expect(ids).toEqual(expect.arrayContaining(before));
    expect(acknowledged).toEqual(expect.arrayContaining(ids));

    const restored = await startApiProcess(other, noLimits);
    await checkOut(restored, await readyShopper(restored, 1_000_000));
    expect(await restored.stop()).toBe(0);
    expect((await countIn({ dataDir: other })).orders).toBe(ids.length + 1);
  }, 180_000);
});

describeEmbedded('a backup', () => {
  let kept = '';
  beforeAll(async () => {
    kept = await mkdtemp(path.join(process.cwd(), '.data/test/backup-kept-'));
    await copyDataDir(template, path.join(kept, 'data'));
    await backUp(path.join(kept, 'data'), path.join(kept, 'shop.tar.gz'), quiet);
  });
  afterAll(() => rm(kept, { recursive: true }));
  beforeEach(() => copyFile(path.join(kept, 'shop.tar.gz'), backup));

  const changed = async (change: (content: Buffer) => Buffer) => {
    const content = change(gunzipSync(await readFile(backup)));
    await writeFile(backup, gzipSync(content, { level: 0 }));
  };
  const flip = (at: number) => (content: Buffer) => {
    content[at] = (content[at] ?? 0) ^ 1;
    return content;
  };
  const harms: readonly [string, () => Promise<unknown>, RegExp][] = [
    ['is cut short', async () => truncate(backup, (await stat(backup)).size - 100_000), /damaged/],
    ['is empty', () => truncate(backup, 0), /damaged/],
    ['is something else', () => writeFile(backup, 'a letter'), /damaged/],
    [
      'holds another byte than was written',
      () => changed((content) => flip(content.length - 5_000_000)(content)),
      /damaged/,
    ],
    [
      'ends after a part of its files',
      () => changed((content) => content.subarray(0, 20_000_000)),
      /damaged/,
    ],
    ['has no manifest', () => changed((content) => content.subarray(512)), /damaged|no backup/],
    [
      'is of a newer release',
      () =>
        changed((content) => {
          content.write('....', content.indexOf('"migrations":["') + '"migrations":["'.length);
          return content;
        }),
      /newer/,
    ],
    [
      'leads out of the folder',
      () =>
        changed((content) => {
          content.write('"../hba.conf"', content.indexOf('"pg_hba.conf"'));
          return content;
        }),
      /damaged|no backup/,
    ],
  ];
  test.each(harms)('that %s is refused before anything is touched', async (_, harm, text) => {
    await harm();
    await mkdir(path.join(dataDir, 'pg'), { recursive: true });
    await writeFile(path.join(dataDir, 'pg/PG_VERSION'), '18\n');
    const before = contentOf(dataDir);
    await expect(restore(dataDir, true)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(text),
    });
    expect(contentOf(dataDir)).toEqual(before);
    expect(readdirSync(folder).sort()).toEqual(['data', 'shop.tar.gz']);
  });

  it('replaces a database only when asked to, and keeps that one aside', async () => {
    await copyDataDir(path.join(kept, 'data'), dataDir);
    await expect(restore(dataDir)).rejects.toThrow('--replace');
    const database = await openDatabase({ dataDir });
    await database.db.execute(sql`INSERT INTO settings (key, value) VALUES ('after', 'the backup')`);
    await database.close();
    const { code, said } = await run('restore.ts', backup, '--replace');
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('pg.replaced-') });
    const former = readdirSync(dataDir).find((name) => name.startsWith('pg.replaced-')) ?? '';
    expect(readFileSync(path.join(dataDir, former, 'PG_VERSION'), 'utf8')).toBe('18\n');
    const restored = await openDatabase({ dataDir });
    expect(rowsOf(await restored.db.execute(sql`SELECT 1 FROM settings WHERE key = 'after'`))).toEqual([]);
    await restored.close();
  });

  it('that cannot be put in its place leaves the former database there', async () => {
    await copyDataDir(path.join(kept, 'data'), dataDir);
    const before = contentOf(dataDir);
    const draft = path.join(dataDir, `restore-${process.pid}.draft/pg`);
    const onStep = (step: string) => {
      if (step === 'replacing') rmSync(draft, { recursive: true });
    };
    const options = { file: backup, dataDir, isReplacing: true, now: new Date(), onStep };
    await expect(restoreBackup(options)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(contentOf(dataDir)).toEqual(before);
  });

  it('writes to nobody from the copy that was restored until that is to be live', async () => {
    await restore(dataDir);
    const mail = { site: 'nl', language: 'nl', recipient: 'sanne@example.nl', causeKey: 'x' } as const;
    const database = await openDatabase({ dataDir });
    await queueMail(database.db, { ...mail, kind: 'account-created', data: { firstName: 'Sanne' } });
    await database.close();
    const waiting = async ({ baseUrl }: ApiProcess) => {
      const text = await (await fetch(new URL('/api/metrics', baseUrl))).text();
      return Number(/^linden_mails_waiting (\d+)/m.exec(text)?.[1]);
    };
    const held = await startApiProcess(dataDir, { LOG_LEVEL: 'warn' });
    await setTimeout(1500);
    expect([await waiting(held), held.said()]).toEqual([1, expect.stringContaining('--go-live')]);
    expect(await held.stop()).toBe(0);
    expect(await run('restore.ts', '--go-live')).toMatchObject({ code: 0 });
    const live = await startApiProcess(dataDir, { LOG_LEVEL: 'warn' });
    await until(async () => (await waiting(live)) === 0);
    expect(live.said()).not.toContain('--go-live');
    expect(await live.stop()).toBe(0);
  }, 180_000);

  it('overwrites nothing, and of nothing there is none', async () => {
    await mkdir(path.join(dataDir, 'pg'), { recursive: true });
    await writeFile(path.join(dataDir, 'pg/PG_VERSION'), '18\n');
    await expect(backUp(dataDir, backup, quiet)).rejects.toThrow('is there already');
    const nowhere = path.join(folder, randomUUID());
    await expect(backUp(nowhere, path.join(folder, 'b.tar.gz'), quiet)).rejects.toThrow(
      'no embedded database',
    );
    expect(readdirSync(folder).sort()).toEqual(['data', 'shop.tar.gz']);
    const { code, said } = await run('restore.ts', path.join(folder, 'nowhere.tar.gz'), '--replace');
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('There is no file') });
    expect(said).not.toMatch(/^\s+at /m);
  });
});
