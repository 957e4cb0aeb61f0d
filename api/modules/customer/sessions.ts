import { and, desc, eq, gt, max } from 'drizzle-orm';
import type { TokenClaims } from '../../contract/auth.ts';
import type { Session } from '../../contract/customer.ts';
import { refreshTokens, sessions } from '../../db/schema/customers.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { lockCustomer } from '../auth/repo.ts';

type Claims = Pick<TokenClaims, 'sub' | 'session'>;

/** Where the customer is signed in, the latest first; only what can still be renewed. */
export async function listSessions({ sub, session }: Claims, services: Services): Promise<Session[]> {
  const now = services.now();
  const { id, device, createdAt } = sessions;
  const rows = await services.db
    .select({ id, device, createdAt, lastUsedAt: max(refreshTokens.createdAt) })
    .from(sessions)
    .innerJoin(refreshTokens, and(eq(refreshTokens.sessionId, id), gt(refreshTokens.expiresAt, now)))
    .where(and(eq(sessions.customerId, sub), gt(sessions.expiresAt, now)))
    .groupBy(id, device, createdAt)
    .orderBy(desc(max(refreshTokens.createdAt)), id);
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    startedAt: row.createdAt.toISOString(),
    lastUsedAt: (row.lastUsedAt ?? row.createdAt).toISOString(),
    isCurrent: row.id === session,
  }));
}

/**
 * Signs the customer out in one place, or in all when `id` is null.
 * @returns how many sessions have ended
 * @throws ApiError resource-not-found when `id` is no session of this customer
 */
export async function endSessionsOf(
  { sub }: Claims,
  id: string | null,
  { db }: Services,
): Promise<{ ended: number }> {
  return db.transaction(async (tx) => {
    // Waits for a sign-in or a refresh that is under way.
    await lockCustomer(tx, sub);
    const own = eq(sessions.customerId, sub);
    const ended = await tx
      .delete(sessions)
      .where(id === null ? own : and(own, eq(sessions.id, id)))
      .returning({ id: sessions.id });
    if (id !== null && ended.length === 0) throw new ApiError('resource-not-found');
    return { ended: ended.length };
  });
}
