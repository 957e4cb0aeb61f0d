import { timingSafeEqual } from 'node:crypto';

/** Compares secrets in the same time wherever they differ. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
