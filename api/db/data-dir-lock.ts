import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { StartError } from '../contract/settings/start-error.ts';
import { hasErrorCode } from './system-error.ts';

type ReadStart = (pid: number) => string;
type Owner = { pid: number; startedAt: string; host: string };

const heartbeatMs = 5_000;
/**
 * An owner that cannot be recognised (of another host, such as a container that shares the folder, or where the system does
 * not tell when a process started) counts as gone after this long without a sign.
 */
const signLimitMs = 20_000;

export class DataDirBusyError extends StartError {
  override readonly name = 'DataDirBusyError';
  constructor(dataDir: string, owner: Owner) {
    super(
      `The database in ${path.resolve(dataDir)} is in use by process ${owner.pid}. Stop that process, or choose ` +
        'another folder with DATA_DIR. For several processes on one database set DATABASE_URL.',
    );
  }
}

/** When a process started, in the system's own count: a pid is given to another one some day. Only Linux tells. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, 'EPERM');
  }
}

function isOwner(value: unknown): value is Owner {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'startedAt' in value &&
    typeof value.startedAt === 'string' &&
    'host' in value &&
    typeof value.host === 'string'
  );
}

function readOwner(file: string): Owner | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isOwner(value) ? value : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, startedAt, host }: Owner, file: string, readStart: ReadStart): boolean {
  const hasGivenSign = Date.now() - statSync(file).mtimeMs < signLimitMs;
  if (host !== hostname()) return hasGivenSign;
  return isRunning(pid) && readStart(pid) === startedAt && (startedAt !== '' || hasGivenSign);
}

function create(file: string, owner: Owner): boolean {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** A folder that was taken away must not end the process: its statements fail, and say so. */
function giveSign(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The next sign is due in some seconds.
  }
}

/** @throws DataDirBusyError while its owner lives, or another process is about to take it over */
function takeOver(dataDir: string, file: string, self: Owner, readStart: ReadStart): void {
  const guard = `${file}.takeover`;
  const refuseTo = (owner: Owner) => new DataDirBusyError(dataDir, owner);
  const owner = readOwner(file);
  if (owner && isAlive(owner, file, readStart)) throw refuseTo(owner);
  const guardOwner = readOwner(guard);
  if (guardOwner && !isAlive(guardOwner, guard, readStart)) rmSync(guard, { force: true });
  if (!create(guard, self)) throw refuseTo(readOwner(guard) ?? self);
  try {
    const current = readOwner(file);
    if (current && isAlive(current, file, readStart)) throw refuseTo(current);
    rmSync(file, { force: true });
    if (!create(file, self)) throw refuseTo(readOwner(file) ?? self);
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Reserves a data directory for this process; PGlite itself has no lock, and two writers silently lose commits.
 * The lock of a dead process is taken over; a guard file keeps two processes from doing that at once.
 * @param readStart when a process started; empty where the system does not tell
 * @returns the function that gives the directory back
 * @throws DataDirBusyError
 */
export function lockDataDir(dataDir: string, readStart: ReadStart = startOf): () => void {
  const file = path.join(dataDir, 'linden.lock');
  const self: Owner = { pid: process.pid, startedAt: readStart(process.pid), host: hostname() };
  if (!create(file, self)) takeOver(dataDir, file, self, readStart);
  const heartbeat = setInterval(() => giveSign(file), heartbeatMs);
  heartbeat.unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    const owner = readOwner(file);
    if (owner?.pid === self.pid && owner.startedAt === self.startedAt) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}
