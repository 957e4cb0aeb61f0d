import { createHmac } from 'node:crypto';
import { readableSigns } from '../../contract/order-number.ts';
import { codeLength } from '../../contract/withdrawals.ts';
import type { Queryable } from '../../db/client.ts';
import { storedSecret } from '../../db/stored-secret.ts';
import { uuidPattern } from '../../db/uuid.ts';
import { isSameText } from '../../http/same-text.ts';

const secret = (db: Queryable) => storedSecret(db, 'withdrawal-secret');

function sign(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

const signOrder = (key: string, orderId: string) => sign(key, `order.${orderId}`).toString('base64url');

/** The key in the mails of an order. Nothing of it is stored, and it opens no more than withdrawing from that order. */
export async function orderKey(db: Queryable, orderId: string): Promise<string> {
  return `${orderId}.${signOrder(await secret(db), orderId)}`;
}

/** The order whose key it is; null for one that nobody here has made. */
export async function orderOfKey(db: Queryable, key: string): Promise<string | null> {
  const [id = '', signature = ''] = key.split('.');
  if (!uuidPattern.test(id)) return null;
  return isSameText(signature, signOrder(await secret(db), id)) ? id : null;
}

/** 36 bits in signs that can be read aloud. */
function toCode(signature: Buffer): string {
  const count = BigInt(readableSigns.length);
  let rest = BigInt(`0x${signature.toString('hex')}`);
  let code = '';
  while (code.length < codeLength) {
    code += readableSigns[Number(rest % count)] ?? '';
    rest /= count;
  }
  return code;
}

/** The codes in the mails about declarations. Nothing of them is stored. */
export async function declarationCodes(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const key = await secret(db);
  return ids.map((id) => toCode(sign(key, `code.${id}`)));
}

export async function declarationCode(db: Queryable, id: string): Promise<string> {
  return toCode(sign(await secret(db), `code.${id}`));
}

/** `7K4M-9XRT` */
export function writeCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}
