import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spoolFolder } from './spool-folder.ts';

let root = '';
const at = (...names: string[]) => path.join(root, ...names);
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'linden-spool-'));
  await mkdir(at('pg', 'base', 'empty'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

describe('a folder in one file', () => {
  test('can be taken apart again: every file is where its size says', async () => {
    const contents = new Map([
      ['PG_VERSION', Buffer.from('17\n')],
      ['base/none', Buffer.alloc(0)],
      ['base/large', Buffer.alloc(2_500_000, 7)],
    ]);
    for (const [name, bytes] of contents) await writeFile(at('pg', name), bytes);
    const { files, directories } = spoolFolder(at('pg'), at('spool'));
    const spool = await readFile(at('spool'));
    let from = 0;
    for (const { name, size } of files) {
      expect(spool.subarray(from, from + size).equals(contents.get(name) ?? Buffer.from('?'))).toBe(true);
      from += size;
    }
    expect(from).toBe(spool.length);
    expect(files.map(({ name }) => name).toSorted()).toEqual([...contents.keys()].toSorted());
    expect(directories.toSorted()).toEqual(['base', 'base/empty']);
  });

  test('holds no lock of the process that was running', async () => {
    await writeFile(at('pg', 'postmaster.pid'), '42');
    expect(spoolFolder(at('pg'), at('spool')).files).toEqual([]);
  });

  test('never takes the place of a file that is there', async () => {
    await writeFile(at('spool'), 'kept');
    expect(() => spoolFolder(at('pg'), at('spool'))).toThrow('EEXIST');
    expect(await readFile(at('spool'), 'utf8')).toBe('kept');
  });
});
