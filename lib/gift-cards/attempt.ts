import type { AttemptPlace, SentAttempt } from '@/lib/api/use-attempt-key';
import type { SiteRules } from '@/lib/sites/models';
import { isText, readStored, removeStored, siteKey, writeStored } from '@/lib/storage/storage';

/** As long as the shop waits for the payment of a card: what is bought after that is bought anew. */
const expiresInMinutes = 30;
const keyOf = (site: SiteRules) => siteKey(site, 'gift-card-attempt');

function isAttempt(value: unknown): value is SentAttempt {
  if (typeof value !== 'object' || value === null || !('payload' in value && 'key' in value)) return false;
  return isText(value.payload) && isText(value.key);
}

/** The purchase that this tab has sent and not heard of: after a reload it is still the same one. */
export function attemptPlace(site: SiteRules): AttemptPlace {
  return {
    read: () => readStored(keyOf(site), isAttempt, 'tab'),
    keep: (attempt) => writeStored(keyOf(site), attempt, expiresInMinutes, 'tab'),
  };
}

export function forgetAttempt(site: SiteRules): void {
  removeStored(keyOf(site), 'tab');
}
