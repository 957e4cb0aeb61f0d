import { isOutage } from '@/lib/api/failure';
import { failuresKey, type RenderFailures } from './render-failures';

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
