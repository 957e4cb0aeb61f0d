import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pgDirOf, prepareDataDir } from './data-dir.ts';

describe('the data directory', () => {
  it('keeps other users from the database, also where the folder was there before and open to all', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'linden-data-'));
    try {
      const modeOf = async () => (await stat(pgDirOf(dataDir))).mode & 0o777;
      await prepareDataDir(dataDir);
      expect(await modeOf()).toBe(0o700);
      await rm(pgDirOf(dataDir), { recursive: true });
      await mkdir(pgDirOf(dataDir), { mode: 0o755 });
      await prepareDataDir(dataDir);
      expect(await modeOf()).toBe(0o700);
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
});
