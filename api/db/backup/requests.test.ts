import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Snapshot } from '../database.ts';
import { askForBackup, serveBackups } from './requests.ts';

const id = '0b1f2c3d-1111-4222-8333-123456789abc';
let dataDir = '';
let made = 0;
let told: unknown[] = [];
let stop = async () => {};
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'linden-requests-'));
  [made, told] = [0, []];
});
afterEach(async () => {
  await stop();
  await rm(dataDir, { recursive: true });
});

const at = (name: string) => path.join(dataDir, name);

async function snapshot(spool: string): Promise<Snapshot> {
  made += 1;
  await writeFile(spool, 'x');
  const counts = { orders: 1, customers: 2, products: 3 };
  return { directories: [], files: [{ name: 'PG_VERSION', size: 1 }], counts, migrations: [] };
}
function serve(): void {
  stop = serveBackups({ snapshot }, dataDir, {
    onDone: () => undefined,
    onFailure: (error) => void told.push(error),
  });
}
const ask = () =>
  askForBackup(
    dataDir,
    () => undefined,
    async (archive) => void (await stat(archive)),
  );

/** As if it had lain there for days. */
async function leave(name: string, text = 'kept'): Promise<void> {
  await mkdir(path.dirname(at(name)), { recursive: true });
  await writeFile(at(name), text);
  await utimes(at(name), 86_400, 86_400);
}

/** Needs no database; once is enough. */
const describeEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;

describeEmbedded('a backup that is asked for', () => {
  it('leaves alone what an operator keeps, and takes away what was left of others', async () => {
    await leave('backups/shop.tar.gz');
    await leave('backups/before/shop.tar.gz');
    await leave('.backup-requests/notes.json');
    await leave('.backup-requests/mine/shop.tar.gz');
    await leave(`.backup-requests/${id}.tar.gz`);
    await leave(`.backup-requests/${id}.tar.gz.spool`);
    serve();
    expect(await ask()).toContain('1 orders, 2 customers');
    expect((await readdir(at('backups'))).sort()).toEqual(['before', 'shop.tar.gz']);
    expect(await readFile(at('backups/before/shop.tar.gz'), 'utf8')).toBe('kept');
    expect((await readdir(at('.backup-requests'))).sort()).toEqual(['mine', 'notes.json']);
    expect(told).toEqual([]);
  });

  it('by a command that was ended long ago is made for nobody', async () => {
    await leave(`.backup-requests/${id}.json`, '{"state":"asked"}');
    serve();
    await ask();
    expect(made).toBe(1);
    expect(await readdir(at('.backup-requests'))).toEqual([]);
  });

  it('where no folder can be is told once, and made when there is one', async () => {
    await writeFile(at('.backup-requests'), '');
    serve();
    while (told.length === 0) await setTimeout(50);
    await setTimeout(1200);
    expect(told).toHaveLength(1);
    await rm(at('.backup-requests'));
    await ask();
    expect(told).toHaveLength(1);
  });

  (process.getuid?.() === 0 ? it : it.skip)('by root leaves nothing that is closed to the shop', async () => {
    await chown(dataDir, 12_345, 12_345);
    serve();
    await ask();
    expect((await stat(at('.backup-requests'))).uid).toBe(12_345);
  });
});
