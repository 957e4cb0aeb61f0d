// Files that say which processes use something. They outlive a process that was killed, so they are believed only
// while it lives.
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

const heartbeatMs = 10_000;
/**
 * A process that cannot be recognised (of another host, such as a container that shares the folder, or where the system
 * does not tell when one started) counts as gone after this long without a sign.
 */
const signLimitMs = 120_000;
/** A file that says nothing may be about to be written. */
const writingMs = 10_000;

/**
 * When a process started, in the system's own count: a pid is given to another one some day. Only Linux tells.
 * @param {number} pid
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * @typedef {{ pid: number, startedAt: string }} Owner
 * @typedef {(pid: number) => string} ReadStart
 */

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : null;
}

/** @param {Owner} owner @param {ReadStart} readStart */
function isRunning({ pid, startedAt }, readStart) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return readStart(pid) === startedAt;
}

/** @param {string} file */
function ageMs(file) {
  const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return since === undefined ? Number.POSITIVE_INFINITY : Date.now() - since;
}

/** Name of this process among those of all hosts, as that of a file. */
export function ownName() {
  return `${hostname().replace(/[^\w.-]/g, '_')}-${process.pid}`;
}

/**
 * Text for such a file.
 * @param {...number} pids
 */
export function describeOwners(...pids) {
  return JSON.stringify({
    host: hostname(),
    processes: pids.map((pid) => ({ pid, startedAt: startOf(pid) })),
  });
}

/**
 * The living process that the file names, as its pid; null when there is none.
 * @param {string} file
 * @param {ReadStart} readStart when a process started; empty where the system does not tell
 */
export function livingOwner(file, readStart = startOf) {
  /** @type {{ host: string, processes: [Owner, ...Owner[]] }} */
  let owner;
  try {
    owner = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return ageMs(file) < writingMs ? -1 : null;
  }
  const [first] = owner.processes;
  const isFresh = ageMs(file) < signLimitMs;
  if (owner.host !== hostname()) return isFresh ? first.pid : null;
  /** @param {Owner} one */
  const isOwner = (one) => isRunning(one, readStart) && (one.startedAt !== '' || isFresh);
  return owner.processes.find(isOwner)?.pid ?? null;
}

/**
 * Creates the file for this process, unless there is one.
 * @param {string} file
 */
export function claim(file) {
  try {
    writeFileSync(file, describeOwners(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Keeps the sign of life fresh until the process ends or the returned function is called; both remove the file.
 * @param {string} file
 */
export function keepAlive(file) {
  const beat = () => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // Whoever removed it knew of nobody; the next start writes another.
    }
  };
  const heartbeat = setInterval(beat, heartbeatMs);
  heartbeat.unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}
