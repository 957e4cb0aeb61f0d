import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Schema } from 'yup';
import type { Tx } from '../../db/client.ts';
import { idempotencyKeys } from '../../db/schema/sales.ts';
import { ApiError } from '../../http/api-error.ts';

const keyPattern = /^[\x21-\x7e]{1,100}$/;

/** The header `Idempotency-Key`; null when it is not sent. @throws ApiError invalid-input */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !keyPattern.test(key))
    throw new ApiError('invalid-input', undefined, [{ property: 'Idempotency-Key', message: 'invalid' }]);
  return key;
}

/**
 * Runs `work` once per owner and key, within the transaction that does the work: a second call waits for the first
 * to commit and gets its answer; when the first fails, the key is free again. Without a key it simply runs.
 * @param payload which call it is and what the call asks for; another payload under the same key is refused
 * @param answerSchema shape of the stored answer
 * @throws ApiError idempotency-conflict
 */
export async function once<T>(
  tx: Tx,
  { ownerId, key, payload }: { ownerId: string; key: string | null; payload: unknown },
  answerSchema: Schema<T>,
  work: () => Promise<T>,
): Promise<T> {
  if (key === null) return work();
  const requestHash = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ownerId, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const ofKey = and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.key, key));
  if (claimed.length === 0) {
    const [known] = await tx.select().from(idempotencyKeys).where(ofKey);
    if (!known || known.requestHash !== requestHash) throw new ApiError('idempotency-conflict');
    return answerSchema.validate(known.response);
  }
  const answer = await work();
  await tx.update(idempotencyKeys).set({ response: answer }).where(ofKey);
  return answer;
}
