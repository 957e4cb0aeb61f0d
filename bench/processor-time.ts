// What the processors did for a measured thing: on a machine where others work too, time on the wall tells of them as well.
import { readdirSync, readFileSync } from 'node:fs';

/** Of a process that is gone, or where there is no /proc, nothing is known. */
function tryRead<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function childrenOf(pid: number): number[] {
  const all = tryRead(() => readdirSync('/proc'), []).map(Number);
  const parentOf = (one: number) => /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1];
  return all.filter((one) => Number.isInteger(one) && tryRead(() => Number(parentOf(one)) === pid, false));
}

function nanosecondsOf(pid: number): number {
  const threads = tryRead(() => readdirSync(`/proc/${pid}/task`), []);
  const spent = threads.map((thread) =>
    tryRead(() => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]), 0),
  );
  return spent.reduce((sum, one) => sum + one, 0);
}

/** Milliseconds that these processes have computed so far, with the processes that each has begun; 0 off Linux. */
export function processorMs(pids: readonly number[]): number {
  const all = pids.flatMap((pid) => [pid, ...childrenOf(pid)]);
  return all.reduce((sum, pid) => sum + nanosecondsOf(pid), 0) / 1e6;
}
