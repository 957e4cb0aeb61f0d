import { ApiFailure } from './failure';

const stepMs = 100;

/**
 * Ends a call that takes too long. Only time in which this process could have taken the answer counts: however long
 * something else holds the event loop, it is one step, for the answer may lie there unread.
 * @param call told by the signal that nobody waits any more; what it does may go on
 * @throws ApiFailure with code `timeout`
 */
export async function atMost<T>(limitMs: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    const fail = () => {
      const cause = `no answer within ${limitMs} ms`;
      const failure = new ApiFailure({ status: 0, code: 'timeout', message: '', cause });
      reject(failure);
      ending.abort(failure);
    };
    const wait = (leftMs: number) => {
      const ms = Math.min(leftMs, stepMs);
      // Between this step and the end, what has arrived meanwhile is read.
      timer = setTimeout(() => (ms < leftMs ? wait(leftMs - ms) : setImmediate(fail)), ms);
    };
    wait(limitMs);
  });
  try {
    return await Promise.race([call(ending.signal), end]);
  } finally {
    clearTimeout(timer);
  }
}
