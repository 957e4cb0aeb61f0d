import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { pgDirOf, prepareDataDir } from './data-dir.ts';
import { lockDataDir } from './data-dir-lock.ts';

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

  it('is not kept by another process that was given the pid of its owner, also where no start of one is told', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'linden-data-'));
    const lock = path.join(dataDir, 'linden.lock');
    const unknown = () => '';
    try {
      await writeFile(lock, JSON.stringify({ pid: process.ppid, startedAt: '', host: hostname() }));
      expect(() => lockDataDir(dataDir, unknown)).toThrow(String(process.ppid));
      const aMinuteAgo = new Date(Date.now() - 60_000);
      await utimes(lock, aMinuteAgo, aMinuteAgo);
      lockDataDir(dataDir, unknown)();
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
});
