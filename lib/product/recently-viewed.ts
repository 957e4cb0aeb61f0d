import { readStored, storageKey, writeStored } from '@/lib/storage/storage';

/** What is remembered of a product: enough for a small card, no price, which would grow old. */
export type Viewed = { vsin: string; title: string; href: string; picture: string };

const remembered = 12;
/** 30 days. */
const keptMinutes = 30 * 24 * 60;
const keyOf = (locale: string) => storageKey(locale, 'recently-viewed');

function isViewed(value: unknown): value is Viewed {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return ['vsin', 'title', 'href', 'picture'].every((name) => typeof fields[name] === 'string');
}

function isViewedList(value: unknown): value is Viewed[] {
  return Array.isArray(value) && value.every(isViewed);
}

/** The newest first. */
export function readViewed(locale: string): Viewed[] {
  return readStored(keyOf(locale), isViewedList) ?? [];
}

/** Puts a product first; one product is kept once. */
export function rememberViewed(locale: string, product: Viewed): void {
  const others = readViewed(locale).filter(({ vsin }) => vsin !== product.vsin);
  writeStored(keyOf(locale), [product, ...others].slice(0, remembered), keptMinutes);
}
