import { isApiFailure } from '@/lib/api/failure';
import { failuresKey, type RenderFailures } from './render-failures';

/**
 * Whether waiting helps: the API or its database is away. A 500 of the API's own, which has an id to look for in its
 * log, is a bug; one without was written by something in between.
 */
export function isOutage(error: unknown): boolean {
  if (isApiFailure(error)) return error.canRetry && (error.status !== 500 || error.requestId === null);
  return error instanceof Error && error.cause !== undefined && isOutage(error.cause);
}

type Keeper = { getStore(): unknown };

function isKeeper(value: unknown): value is Keeper {
  return typeof value === 'object' && value !== null && 'getStore' in value;
}

function isFailures(value: unknown): value is RenderFailures {
  return typeof value === 'object' && value !== null && 'kinds' in value && Array.isArray(value.kinds);
}

/** Tells the server, where it is ours, why the page that is being rendered failed. */
export function noteFailure(error: unknown): void {
  const keeper: unknown = Reflect.get(globalThis, failuresKey);
  const failures = isKeeper(keeper) ? keeper.getStore() : null;
  if (isFailures(failures)) failures.kinds.push(isOutage(error) ? 'outage' : 'bug');
}
