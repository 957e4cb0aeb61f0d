import type { Tokens } from '@/api/contract/auth';
import {
  isText,
  readStored,
  removeAllStored,
  removeStored,
  type StorageSite,
  storageKey,
  writeStored,
} from '@/lib/storage/storage';

/** Bearer tokens in browser storage. Keys hold the locale (§6) and the site, because two sites share tr-TR. */

const accessKey = (site: StorageSite) => storageKey(site.locale, `${site.code}.token`);
const refreshKey = (site: StorageSite) => storageKey(site.locale, `${site.code}.refresh-token`);

export function readAccessToken(site: StorageSite): string | null {
  return readStored(accessKey(site), isText);
}

/** Customers have one; guests have none. */
export function readRefreshToken(site: StorageSite): string | null {
  return readStored(refreshKey(site), isText);
}

export function hasSession(site: StorageSite): boolean {
  return readAccessToken(site) !== null;
}

export function writeTokens(site: StorageSite, tokens: Tokens): void {
  writeStored(accessKey(site), tokens.accessToken);
  if (tokens.refreshToken) writeStored(refreshKey(site), tokens.refreshToken);
  else removeStored(refreshKey(site));
}

/** With them goes whatever else of the visitor the browser keeps for this site (§4). */
export function removeTokens(site: StorageSite): void {
  removeAllStored(storageKey(site.locale, `${site.code}.`));
}

/** What was said and begun in this tab: the chat, a declaration. A session that only expired keeps it. */
export function removeTabState(site: StorageSite): void {
  removeAllStored(storageKey(site.locale, `${site.code}.`), 'tab');
}
