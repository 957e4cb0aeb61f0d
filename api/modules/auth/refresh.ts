import { and, eq, lt } from 'drizzle-orm';
import type { Tokens } from '../../contract/auth.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Tx } from '../../db/client.ts';
import { customers, refreshTokens, sessions } from '../../db/schema/customers.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import type { Account } from './repo.ts';
import { accessTokenOf, addRefreshToken } from './sessions.ts';
import { hashSecret, openSuccessor, sealSuccessor } from './single-use-secret.ts';

/**
 * How long an exchanged token still gives its successor: two tabs that refresh at the same moment both get the same
 * one, and so does a client whose answer was lost on the way. Later it is a sign of theft.
 */
const graceMs = 30_000;

type Family = { session: typeof sessions.$inferSelect; account: Account };

/** Locks the family a token belongs to, so that its tokens are exchanged one after another. */
async function lockFamily(tx: Tx, token: string): Promise<Family | null> {
  const [known] = await tx
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashSecret(token)));
  if (!known) return null;
  const [family] = await tx
    .select({ session: sessions, account: customers })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(eq(sessions.id, known.sessionId))
    .for('update', { of: sessions });
  return family ?? null;
}

async function findToken(tx: Tx, token: string) {
  const [row] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashSecret(token)));
  return row ?? null;
}

async function exchange(tx: Tx, token: string, { session, account }: Family, now: Date): Promise<string> {
  const successor = await addRefreshToken(tx, session, account.type, now);
  await tx
    .update(refreshTokens)
    .set({ replacedAt: now, sealedSuccessor: sealSuccessor(token, successor) })
    .where(eq(refreshTokens.tokenHash, hashSecret(token)));
  await tx
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, session.id), lt(refreshTokens.expiresAt, now)));
  return successor;
}

/** The token that counts after this one: a new one or, in the time of grace, the one it was exchanged for. */
async function nextToken(
  tx: Tx,
  token: string,
  family: Family,
  now: Date,
): Promise<string | 'reused' | null> {
  const row = await findToken(tx, token);
  if (!row || row.expiresAt <= now) return null;
  if (!row.replacedAt || !row.sealedSuccessor) return exchange(tx, token, family, now);
  if (now.getTime() - row.replacedAt.getTime() > graceMs) return 'reused';
  const successor = openSuccessor(token, row.sealedSuccessor);
  const after = await findToken(tx, successor);
  return after?.replacedAt ? nextToken(tx, successor, family, now) : successor;
}

/**
 * Exchanges a refresh token (§4). All in one transaction: when it fails, nothing has been consumed and the same token
 * works at the next try. A token used again after its time of grace ends its whole family.
 * @throws ApiError refresh-token-invalid, customer-suspended
 */
export async function refreshSession(
  { token, email, site }: { token: string; email: string; site: SiteCode },
  services: Services,
): Promise<Tokens> {
  const now = services.now();
  const result = await services.db.transaction(async (tx) => {
    const family = await lockFamily(tx, token);
    if (!family) return null;
    const { session, account } = family;
    if (session.site !== site || account.email !== email || session.expiresAt <= now) return null;
    if (account.suspendedAt) throw new ApiError('customer-suspended');
    const next = await nextToken(tx, token, family, now);
    if (next === 'reused') {
      await tx.delete(sessions).where(eq(sessions.id, session.id));
      services.log.warn({ customerId: account.id }, 'refresh token used again: session ended');
      return null;
    }
    return next && { accessToken: await accessTokenOf(account, session, services), refreshToken: next };
  });
  if (!result) throw new ApiError('refresh-token-invalid');
  return result;
}

/** Ends the session this token belongs to; any other token is ignored. */
export async function endSession(token: string, site: SiteCode, { db }: Services): Promise<void> {
  await db.transaction(async (tx) => {
    const family = await lockFamily(tx, token);
    if (family?.session.site === site) await tx.delete(sessions).where(eq(sessions.id, family.session.id));
  });
}
