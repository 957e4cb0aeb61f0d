import { ApiFailure, isApiFailure } from './failure';

type Limits = { failuresInRow?: number; momentMs?: number; openMs?: number; now?: () => number };
export type Guard = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Spares visitors the wait for an API that gives no answer at all. After so many calls in a row that ended without one,
 * further calls fail at once, while one at a time goes on beside that and finds out whether it is back. One answer,
 * whatever it says, ends it; so does time, for a shop that nobody visits meanwhile. An API that is only slow in places
 * keeps giving answers.
 * @param limits.momentMs calls that began within so much of each other count as one: a page asks many things at once,
 * and one pause of the network is no outage
 * @param limits.openMs how long after the last of them calls fail at once
 */
export function createBreaker({
  failuresInRow = 5,
  momentMs = 250,
  openMs = 2000,
  now = Date.now,
}: Limits = {}): Guard {
  let failures = 0;
  let lastBegin = Number.NEGATIVE_INFINITY;
  let lastFailure = 0;
  let isTrying = false;

  function countSilence(began: number): void {
    if (began - lastBegin < momentMs) return;
    failures += 1;
    lastBegin = began;
  }

  async function tryOne<T>(call: () => Promise<T>): Promise<T> {
    const began = now();
    try {
      const answer = await call();
      failures = 0;
      return answer;
    } catch (error) {
      if (isApiFailure(error) && error.status === 0) countSilence(began);
      else failures = 0;
      lastFailure = now();
      throw error;
    }
  }

  function tryBeside<T>(call: () => Promise<T>): void {
    if (isTrying) return;
    isTrying = true;
    // Beside somebody's call: the failure is counted, and those who ask are told by the breaker.
    tryOne(call)
      .catch(() => undefined)
      .finally(() => {
        isTrying = false;
      });
  }

  return async (call) => {
    if (failures < failuresInRow || now() - lastFailure >= openMs) return tryOne(call);
    tryBeside(call);
    throw new ApiFailure({ status: 503, code: 'unavailable', message: '' });
  };
}

const key = Symbol.for('linden.breaker');

function isGuard(value: unknown): value is Guard {
  return typeof value === 'function';
}

/** The one of this process, for middleware and pages, which are module graphs of their own. */
export function sharedBreaker(): Guard {
  const known: unknown = Reflect.get(globalThis, key);
  if (isGuard(known)) return known;
  const guard = createBreaker();
  Reflect.set(globalThis, key, guard);
  return guard;
}
