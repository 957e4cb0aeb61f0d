import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Schema } from 'yup';
import type { Db, Queryable, Tx } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { idempotencyKeys } from '../db/schema/sales.ts';
import { ApiError } from './api-error.ts';

const keyPattern = /^[\x21-\x7e]{1,100}$/;

/** The header `Idempotency-Key`; null when it is not sent. @throws ApiError invalid-input */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !keyPattern.test(key))
    throw new ApiError('invalid-input', undefined, [{ property: 'Idempotency-Key', message: 'invalid' }]);
  return key;
}

/** @param payload which call it is and what the call asks for; another payload under the same key is refused */
export type KeyedCall = { ownerId: string; key: string | null; payload: unknown };

function hashOf(payload: unknown): string {
  return createHash('sha256').update(JSON.stringify(payload)).digest('hex');
}

const ofKey = (ownerId: string, key: string) =>
  and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.key, key));

/** What was answered under a key that `answerSchema` fits; null where nothing was, or another kind of call had that key. */
export async function answerUnder<T>(
  db: Queryable,
  { ownerId, key }: { ownerId: string; key: string },
  answerSchema: Schema<T>,
): Promise<T | null> {
  const [known] = await db.select().from(idempotencyKeys).where(ofKey(ownerId, key));
  return known && (await answerSchema.isValid(known.response)) ? answerSchema.validate(known.response) : null;
}

/**
 * What an earlier call under the same key was answered; null for a first call, and for one without a key.
 * @throws ApiError idempotency-conflict
 */
export async function answerOf<T>(
  db: Queryable,
  { ownerId, key, payload }: KeyedCall,
  answerSchema: Schema<T>,
): Promise<T | null> {
  if (key === null) return null;
  const same = sql`${ofKey(ownerId, key)} ${prepared('known-answer')}`;
  const [known] = await db.select().from(idempotencyKeys).where(same);
  if (!known) return null;
  if (known.requestHash !== hashOf(payload)) throw new ApiError('idempotency-conflict');
  return answerSchema.validate(known.response);
}

/**
 * Runs `work` once per owner and key, within the transaction that does the work: a second call waits for the first
 * to commit and gets its answer; when the first fails, the key is free again. Without a key it simply runs.
 * @param answerSchema shape of the stored answer
 * @throws ApiError idempotency-conflict
 */
export async function withIdempotency<T>(
  tx: Tx,
  call: KeyedCall,
  answerSchema: Schema<T>,
  work: () => Promise<T>,
): Promise<T> {
  const { ownerId, key, payload } = call;
  if (key === null) return work();
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ownerId, key, requestHash: hashOf(payload) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const known = await answerOf(tx, call, answerSchema);
    if (known === null) throw new ApiError('idempotency-conflict');
    return known;
  }
  const answer = await work();
  const claim = sql`${ofKey(ownerId, key)} ${prepared('keep-answer')}`;
  await tx.update(idempotencyKeys).set({ response: answer }).where(claim);
  return answer;
}

/** What somebody was answered as a guest they are answered as a customer too. Not one key for two answers: the customer's stays. */
export async function moveAnswers(tx: Tx, guestId: string, customerId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE idempotency_keys AS own SET owner_id = ${customerId} WHERE owner_id = ${guestId} AND NOT EXISTS (
      SELECT 1 FROM idempotency_keys AS other WHERE other.owner_id = ${customerId} AND other.key = own.key)`);
}

type Once<T> = {
  /** Counts the call against its limits. */
  count?: () => Promise<void>;
  work: (tx: Tx) => Promise<T>;
};

/**
 * Does `work` in a transaction, once per owner and key. Who repeats a call for want of its answer gets that before anything is
 * counted.
 * @throws ApiError idempotency-conflict
 */
export async function doOnce<T>(
  db: Db,
  call: KeyedCall,
  answerSchema: Schema<T>,
  { count = async () => undefined, work }: Once<T>,
): Promise<T> {
  const known = await answerOf(db, call, answerSchema);
  if (known !== null) return known;
  await count();
  return db.transaction((tx) => withIdempotency(tx, call, answerSchema, () => work(tx)));
}
