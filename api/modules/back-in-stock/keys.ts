import { CompactEncrypt, compactDecrypt } from 'jose';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { keyMaker, readSignedId } from '../../http/signed-key.ts';

const secret = 'back-in-stock-secret';
const closing = { alg: 'dir', enc: 'A256GCM' } as const;
/** Longer than the key of the longest address (254 characters). */
export const longestKey = 500;

/** One for each site, so that a key ends nothing elsewhere. */
async function encryptionKey(db: Queryable, site: SiteCode): Promise<Uint8Array> {
  return Buffer.from((await keyMaker(db, { secret, purpose: 'end-address' }))(site), 'base64url');
}

/**
 * The page that ends all that an address has asked for. The address itself is in it, closed to everybody else: its requests
 * come and go, and the mail stays.
 */
export async function endingPath(
  db: Queryable,
  { site, email }: { site: SiteCode; email: string },
): Promise<string> {
  const key = await new CompactEncrypt(Buffer.from(email))
    .setProtectedHeader(closing)
    .encrypt(await encryptionKey(db, site));
  return `/api/${site}/back-in-stock/end?key=${key}`;
}

/** The address whose key it is; null for one that nobody here has made. */
export async function addressOfKey(db: Queryable, site: SiteCode, key: string): Promise<string | null> {
  const only = { keyManagementAlgorithms: [closing.alg], contentEncryptionAlgorithms: [closing.enc] };
  const opened = await compactDecrypt(key, await encryptionKey(db, site), only).catch(() => null);
  return opened && Buffer.from(opened.plaintext).toString();
}

/** The request that a key names in mails of before; null for one that nobody here has made. */
export async function requestOfKey(db: Queryable, key: string): Promise<string | null> {
  return readSignedId(db, { secret, purpose: 'end' }, key);
}
