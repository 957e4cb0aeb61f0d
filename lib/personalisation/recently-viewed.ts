import { hasConsent } from '@/lib/consent/store';
import { homePath } from '@/lib/routes/paths';
import { readStored, removeStored, type StorageSite, siteKey, writeStored } from '@/lib/storage/storage';

/** What is stored of a product: enough for a small card, no price, which would grow old. */
export type Viewed = { vsin: string; title: string; href: string; picture: string };

const remembered = 12;
/** 30 days. */
const expiresInMinutes = 30 * 24 * 60;
/** With the site: two sites share tr-TR. */
const keyOf = (site: StorageSite) => siteKey(site, 'recently-viewed');

function isViewed(value: unknown): value is Viewed {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return ['vsin', 'title', 'href', 'picture'].every((name) => typeof fields[name] === 'string');
}

function isViewedList(value: unknown): value is Viewed[] {
  return Array.isArray(value) && value.every(isViewed);
}

const readAll = (site: StorageSite) => readStored(keyOf(site), isViewedList) ?? [];

/** The newest first; of a site with several languages those that were seen in this one, whose names and addresses they have. */
export function readViewed(site: StorageSite): Viewed[] {
  return readAll(site).filter(({ href }) => href.startsWith(`${homePath(site.code)}/`));
}

/** Puts a product first; one product is kept once. Nothing is kept of whoever does not allow personalisation. */
export function saveViewed(site: StorageSite, product: Viewed): void {
  if (!hasConsent('personalisation')) return;
  const others = readAll(site).filter(({ vsin }) => vsin !== product.vsin);
  writeStored(keyOf(site), [product, ...others].slice(0, remembered), expiresInMinutes);
}

export function forgetViewed(site: StorageSite): void {
  removeStored(keyOf(site));
}
