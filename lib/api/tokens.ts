import type { Tokens } from '@/api/contract/auth';
import {
  isText,
  readStored,
  removeAllStored,
  removeStored,
  type StorageSite,
  siteKey,
  writeStored,
} from '@/lib/storage/storage';

/** Bearer tokens in browser storage. Keys hold the locale and the site (§6). */

const accessKey = (site: StorageSite) => siteKey(site, 'token');
const refreshKey = (site: StorageSite) => siteKey(site, 'refresh-token');

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
  removeAllStored(siteKey(site, ''));
}

/** What was said and begun in this tab: the chat, a declaration. A session that only expired keeps it. */
export function removeTabState(site: StorageSite): void {
  removeAllStored(siteKey(site, ''), 'tab');
}
