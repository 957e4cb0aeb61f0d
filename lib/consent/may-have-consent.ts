import { readStored } from '@/lib/storage/storage';
import { consentKey } from './consent-key';
import type { Purpose } from './purposes';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether it is worth fetching what asks `hasConsent`, which alone decides: for the first load, which carries nothing else
 * of consent.
 */
export function mayHaveConsent(purpose: Purpose): boolean {
  const kept = readStored(consentKey, isObject);
  if (!kept || !('choices' in kept) || !isObject(kept.choices)) return false;
  return Reflect.get(kept.choices, purpose) === true;
}
