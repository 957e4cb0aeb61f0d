import { createHash, createHmac } from 'node:crypto';
import type { Queryable } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { isSameText } from '../../http/same-text.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { webhookSecret } from './sandbox.ts';

const tokenMs = 15 * 60_000;
/** `mpt_`, when it ends, of which transaction it is, the signature, and perhaps the word that decides. */
const shape = /^mpt_([0-9a-f]{1,12})\.([0-9a-f]{16})\.([0-9a-f]{64})(?:\.[a-z]+)?$/;

type Wallet = {
  claims: Pick<ShopperContext['claims'], 'sub'>;
  site: ShopperContext['site'];
  bankIca: string;
};
type OfTransaction<Id> = Wallet & { transactionId: Id };

async function sign(db: Queryable, { claims, site, bankIca }: Wallet, text: string): Promise<string> {
  const signed = ['masterpass', site.code, claims.sub, bankIca, text].join('.');
  return createHmac('sha256', await webhookSecret(db))
    .update(signed)
    .digest('hex');
}

const markOf = (transactionId: string) =>
  createHash('sha256').update(transactionId).digest('hex').slice(0, 16);

/** A token of the sandbox for one transaction of a shopper's wallet at one bank. @param word what becomes of it, as `.decline` */
export async function makeWalletToken(wallet: OfTransaction<string>, word: string, { db, now }: Services) {
  const expiresAt = new Date(now().getTime() + tokenMs);
  const text = `${expiresAt.getTime().toString(16)}.${markOf(wallet.transactionId)}`;
  return { token: `mpt_${text}.${await sign(db, wallet, text)}${word}`, expiresAt };
}

/**
 * Refuses a token that was made for somebody else, for another bank, for another transaction where one is named, or more than
 * 15 minutes ago.
 * @throws ApiError invalid-input
 */
export async function checkWalletToken(
  wallet: OfTransaction<string | undefined>,
  token: string,
  { db, now }: Services,
): Promise<void> {
  const { transactionId } = wallet;
  const [, expiry = '', mark = '', signature = ''] = shape.exec(token) ?? [];
  const isOurs = isSameText(signature, await sign(db, wallet, `${expiry}.${mark}`));
  const isOther = transactionId !== undefined && mark !== markOf(transactionId);
  const isOver = Number.parseInt(expiry, 16) <= now().getTime();
  if (!isOurs || isOther || isOver)
    throw new ApiError('invalid-input', undefined, [{ property: 'token', message: 'invalid' }]);
}
