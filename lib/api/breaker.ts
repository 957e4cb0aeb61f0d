import { ApiFailure, isApiFailure } from './failure';

/**
 * Spares visitors the wait for an API that gives no answer at all: after so many calls in a row that ended without one,
 * further calls fail at once, but for one at a time that finds out whether it is back. One answer, whatever it says,
 * ends that; an API that is only slow in places keeps giving some.
 */
export function createBreaker(failuresInRow = 5) {
  let failures = 0;
  let isTrying = false;

  async function tryOne<T>(call: () => Promise<T>): Promise<T> {
    try {
      const answer = await call();
      failures = 0;
      return answer;
    } catch (error) {
      failures = isApiFailure(error) && error.status === 0 ? failures + 1 : 0;
      throw error;
    }
  }

  /** @throws ApiFailure `unavailable` without calling, while nothing answers */
  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (failures < failuresInRow) return tryOne(call);
    if (isTrying) throw new ApiFailure({ status: 503, code: 'unavailable', message: '' });
    isTrying = true;
    try {
      return await tryOne(call);
    } finally {
      isTrying = false;
    }
  };
}
