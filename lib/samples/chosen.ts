import { sampleRules } from '@/api/contract/sample-rules';
import { decodePart } from '@/lib/browser/decode-part';
import type { SiteRules } from '@/lib/sites/models';
import { readStored, removeStored, siteKey, writeStored } from '@/lib/storage/storage';

/** As long as somebody takes to look around for colours. */
const keptMinutes = 24 * 60;
const isCodes = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((code) => typeof code === 'string');

const keyOf = (site: SiteRules) => siteKey(site, 'samples');

/** What was chosen in this browser, and the one that the link of a product's page names behind its #, if there is room. */
export function openChosen(site: SiteRules, hash: string, offered: readonly string[]): string[] {
  const named = decodePart(hash.replace(/^#/, ''));
  const all = new Set([...(readStored(keyOf(site), isCodes) ?? []), named]);
  return [...all].filter((code) => offered.includes(code)).slice(0, sampleRules.perRequest);
}

export function keepChosen(site: SiteRules, codes: readonly string[]): void {
  if (codes.length === 0) removeStored(keyOf(site));
  else writeStored(keyOf(site), codes, keptMinutes);
}
