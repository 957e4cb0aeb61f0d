/** Browser storage with expiry (§9). Works silently without storage: private windows, quota, server rendering. */

type Stored = { value: unknown; expiresAt: number | null };
const never = -1;

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'value' in value && 'expiresAt' in value;
}

function area(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** Keys carry the locale, so that sites on one host keep their own state (§6): `linden.nl-NL.access-token`. */
export function storageKey(locale: string, name: string): string {
  return `linden.${locale}.${name}`;
}

/** @param minutes how long it may be read; -1 never expires. */
export function writeStored(key: string, value: unknown, minutes: number = never): void {
  const stored: Stored = { value, expiresAt: minutes < 0 ? null : Date.now() + minutes * 60_000 };
  try {
    area()?.setItem(key, JSON.stringify(stored));
  } catch {
    // A full or forbidden storage must not break the page; the value is simply not remembered.
  }
}

/** The value, or null when it is missing, expired or of another shape; the latter two are removed. */
export function readStored<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  const text = area()?.getItem(key);
  if (!text) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (isStored(stored) && isValid(stored.value)) {
      if (typeof stored.expiresAt !== 'number' || stored.expiresAt > Date.now()) return stored.value;
    }
  } catch {
    // Unreadable text is treated like an expired one.
  }
  removeStored(key);
  return null;
}

export function removeStored(key: string): void {
  area()?.removeItem(key);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
