import type { SiteRules } from '@/lib/sites/models';
import { readStored, removeStored, siteKey, writeStored } from '@/lib/storage/storage';

/** The page that sign-up leads to is loaded anew: so long it may take. */
const keptMinutes = 5;
const keyOf = (site: SiteRules) => siteKey(site, 'welcome');
const isTrue = (value: unknown): value is true => value === true;

/** Whoever has just made an account is to be welcomed in this tab. */
export function expectWelcome(site: SiteRules): void {
  writeStored(keyOf(site), true, keptMinutes, 'tab');
}

/** Whether somebody is to be welcomed; once. */
export function takeWelcome(site: SiteRules): boolean {
  const isNew = readStored(keyOf(site), isTrue, 'tab') === true;
  removeStored(keyOf(site), 'tab');
  return isNew;
}
