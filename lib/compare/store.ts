import { create } from 'zustand';
import { mostCompared } from '@/lib/routes/compare-paths';
import type { StorageSite } from '@/lib/storage/storage';
import { readCompared, writeCompared } from './kept';

type CompareState = {
  /** Null until they are read. */
  vsins: readonly string[] | null;
  /** Whether one more has just been asked for than there is room. */
  isRefused: boolean;
};

/** What the visitor compares, shared by all that show it. */
export const useCompareStore = create<CompareState>()(() => ({ vsins: null, isRefused: false }));

export function loadCompared(site: StorageSite): void {
  useCompareStore.setState({ vsins: readCompared(site) });
}

/** Compares exactly these. A browser that keeps nothing knows them until the page is left. */
export function compareOnly(site: StorageSite, vsins: readonly string[]): void {
  writeCompared(site, vsins);
  useCompareStore.setState({ vsins, isRefused: false });
}

/** What another tab has kept meanwhile counts; a browser that keeps nothing knows what this page has chosen. */
export function comparedBy(site: StorageSite): readonly string[] {
  const kept = readCompared(site);
  return kept.length > 0 ? kept : (useCompareStore.getState().vsins ?? []);
}

/** Adds or removes one; of a fifth nothing changes but that it was refused. */
export function toggleCompared(site: StorageSite, vsin: string): void {
  const before = comparedBy(site);
  if (before.includes(vsin))
    compareOnly(
      site,
      before.filter((other) => other !== vsin),
    );
  else if (before.length < mostCompared) compareOnly(site, [...before, vsin]);
  else useCompareStore.setState({ vsins: before, isRefused: true });
}
