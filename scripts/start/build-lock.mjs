import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { claim, describeOwners, keepAlive, livingOwner } from './owners.mjs';

const pauseMs = 250;

/**
 * Takes the lock of a process that was killed; a guard keeps two from doing so at once.
 * @param {string} file
 */
function takeOver(file) {
  const guard = `${file}.takeover`;
  if (livingOwner(guard) === null) rmSync(guard, { force: true });
  if (!claim(guard)) return false;
  try {
    if (livingOwner(file) !== null) return false;
    rmSync(file, { force: true });
    return claim(file);
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Does the work while no other process does such work with the same file; waits for the others.
 * @template T
 * @param {string} file
 * @param {() => void} onWait
 * @param {(nameChild: (pid: number) => void) => Promise<T>} work gets a function that names a child: should this process be killed, the lock holds until that ends
 */
export async function withLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  let hasWaited = false;
  while (!claim(file) && !(livingOwner(file) === null && takeOver(file))) {
    if (!hasWaited) onWait();
    hasWaited = true;
    await pause(pauseMs);
  }
  const release = keepAlive(file);
  try {
    return await work((pid) => writeFileSync(file, describeOwners(process.pid, pid)));
  } finally {
    release();
  }
}
