import { useMemo, useSyncExternalStore } from 'react';
import type { SiteRules } from '@/lib/sites/models';
import { createBroadcast } from '@/lib/storage/broadcast';
import { readStored, removeStored, siteKey, writeStored } from '@/lib/storage/storage';
import type { BasketLine } from './models';

/** What was taken out of the basket to be bought later, in this browser; its price is that of then. */
export type SavedLine = Pick<
  BasketLine,
  'vsin' | 'alias' | 'title' | 'options' | 'media' | 'quantity' | 'maxQuantity' | 'unitPrice'
>;

const expiresInMinutes = 90 * 24 * 60;
const mostLines = 30;
const { publish, subscribe } = createBroadcast();
const keyOf = (site: SiteRules) => siteKey(site, 'saved-lines');

const texts = ['vsin', 'alias', 'title', 'options'] as const;
const numbers = ['quantity', 'maxQuantity'] as const;
const objects = ['media', 'unitPrice'] as const;

function isSavedLine(value: unknown): value is SavedLine {
  if (typeof value !== 'object' || value === null) return false;
  const has = (names: readonly string[], type: string) =>
    names.every((name) => typeof Reflect.get(value, name) === type && Reflect.get(value, name) !== null);
  return has(texts, 'string') && has(numbers, 'number') && has(objects, 'object');
}

function isSavedLines(value: unknown): value is SavedLine[] {
  return Array.isArray(value) && value.every(isSavedLine);
}

/** The last saved first. */
export function readSavedLines(site: SiteRules): SavedLine[] {
  return readStored(keyOf(site), isSavedLines) ?? [];
}

function write(site: SiteRules, lines: readonly SavedLine[]): void {
  if (lines.length > 0) writeStored(keyOf(site), lines.slice(0, mostLines), expiresInMinutes);
  else removeStored(keyOf(site));
  publish();
}

const without = (site: SiteRules, vsin: string) =>
  readSavedLines(site).filter((other) => other.vsin !== vsin);

export function saveLine(site: SiteRules, line: SavedLine): void {
  const { vsin, alias, title, options, media, quantity, maxQuantity, unitPrice } = line;
  const saved = { vsin, alias, title, options, media, quantity, maxQuantity, unitPrice };
  write(site, [saved, ...without(site, vsin)]);
}

export function forgetLine(site: SiteRules, vsin: string): void {
  write(site, without(site, vsin));
}

export function useSavedLines(site: SiteRules): SavedLine[] {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readSavedLines(site)),
    () => '[]',
  );
  return useMemo(() => {
    const lines: unknown = JSON.parse(text);
    return isSavedLines(lines) ? lines : [];
  }, [text]);
}
