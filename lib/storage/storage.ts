import { type Edition, siteOf } from '@/sites/editions';

/** Browser storage with expiry (§9). Does nothing without storage: private windows, quota, server rendering. */

export type StorageSite = Pick<Edition, 'code'>;
/** `tab` ends with the tab and is seen by no other. */
type StorageArea = 'browser' | 'tab';
type Stored = { value: unknown; expiresAt: number | null };
const never = -1;

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'value' in value && 'expiresAt' in value;
}

function storageOf(area: StorageArea = 'browser'): Storage | null {
  try {
    if (typeof window === 'undefined') return null;
    return area === 'tab' ? window.sessionStorage : window.localStorage;
  } catch {
    // Forbidden by the browser's settings: the page works, and stores nothing.
    return null;
  }
}

/** Keys carry the locale, so that sites on one host keep their own state (§6): `linden.nl-NL.access-token`. */
export function storageKey(locale: string, name: string): string {
  return `linden.${locale}.${name}`;
}

/**
 * A key of the site in all its languages: who reads on in another stays signed in. It names the site too, because two share
 * tr-TR.
 */
export function siteKey(site: StorageSite, name: string): string {
  const { locale, code } = siteOf(site.code);
  return `linden.${locale}.${code}.${name}`;
}

/** @param minutes how long it may be read; -1 never expires. */
export function writeStored(key: string, value: unknown, minutes: number = never, area?: StorageArea): void {
  const stored: Stored = { value, expiresAt: minutes < 0 ? null : Date.now() + minutes * 60_000 };
  try {
    storageOf(area)?.setItem(key, JSON.stringify(stored));
  } catch {
    // A full or forbidden storage must not break the page; the value is simply not stored.
  }
}

/** The value, or null when it is missing, expired or of another shape; the latter two are removed. */
export function readStored<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  area?: StorageArea,
): T | null {
  const text = storageOf(area)?.getItem(key);
  if (!text) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (isStored(stored) && isValid(stored.value)) {
      if (typeof stored.expiresAt !== 'number' || stored.expiresAt > Date.now()) return stored.value;
    }
  } catch {
    // Unreadable text is treated like an expired one.
  }
  removeStored(key, area);
  return null;
}

export function removeStored(key: string, area?: StorageArea): void {
  storageOf(area)?.removeItem(key);
}

/** Removes what this browser, or this tab, keeps under keys that begin so. */
export function removeAllStored(beginning: string, area?: StorageArea): void {
  const stored = storageOf(area);
  if (!stored) return;
  for (const key of Object.keys(stored)) if (key.startsWith(beginning)) stored.removeItem(key);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
