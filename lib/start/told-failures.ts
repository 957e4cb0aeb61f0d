import { isApiFailure } from '@/lib/api/failure';
import { causesOf } from './causes-of';

/** Requests of which the API of this process has told; older ones are settled. */
const mostRequests = 1000;

/**
 * What has been reported is not reported again: neither by the page that a failed call breaks, nor within another error,
 * nor by the caller of an API that has told of the very request itself.
 */
export function createToldFailures() {
  const told = new WeakSet<Error>();
  const requests = new Set<string>();

  const isKnown = (error: Error) =>
    told.has(error) || (isApiFailure(error) && error.requestId !== null && requests.has(error.requestId));

  return {
    addRequest(requestId: string): void {
      if (requests.size >= mostRequests) requests.clear();
      requests.add(requestId);
    },
    /** From now on it is not. */
    isNew(error: unknown): boolean {
      const causes = causesOf(error);
      const isNew = !causes.some(isKnown);
      for (const cause of causes) told.add(cause);
      return isNew;
    },
  };
}
