import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Tokens, TokenType } from '../../contract/auth.ts';
import type { Tx } from '../../db/client.ts';
import { refreshTokens, sessions } from '../../db/schema/customers.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { deviceOf } from './device.ts';
import type { Account } from './repo.ts';
import { hashSecret, newSecret } from './single-use-secret.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** `idleMs`: a refresh token that is not used ends. `wholeMs`: the password is asked for again after that. */
const lifetimes: Readonly<Record<Exclude<TokenType, 'Guest'>, { idleMs: number; wholeMs: number }>> = {
  Customer: { idleMs: 30 * dayMs, wholeMs: 180 * dayMs },
  Admin: { idleMs: 2 * hourMs, wholeMs: 12 * hourMs },
};
/** Devices one customer is signed in on; another one signs the oldest out. */
const maxSessions = 20;

type Session = Pick<typeof sessions.$inferSelect, 'id' | 'site' | 'expiresAt'>;

export function accessTokenOf(account: Account, session: Session, { tokens }: Services): Promise<string> {
  const { id, type, firstName, lastName, email } = account;
  return tokens.sign({ sub: id, site: session.site, type, firstName, lastName, email, session: session.id });
}

export async function addRefreshToken(
  tx: Tx,
  session: Session,
  type: Account['type'],
  now: Date,
): Promise<string> {
  const token = newSecret();
  await tx.insert(refreshTokens).values({
    tokenHash: hashSecret(token),
    sessionId: session.id,
    createdAt: now,
    expiresAt: new Date(Math.min(now.getTime() + lifetimes[type].idleMs, session.expiresAt.getTime())),
  });
  return token;
}

async function dropOldSessions(tx: Tx, customerId: string, now: Date): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.customerId, customerId), lt(sessions.expiresAt, now)));
  const surplus = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(desc(sessions.createdAt), sessions.id)
    .offset(maxSessions);
  const ids = surplus.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.id, ids));
}

/** The call that signs somebody in. */
export type Entering = RequestContext & { request: Request };

/** Signs an account in: a new session with its first tokens. */
export async function openSession(
  tx: Tx,
  account: Account,
  { site, request }: Entering,
  services: Services,
): Promise<Tokens> {
  const now = services.now();
  const expiresAt = new Date(now.getTime() + lifetimes[account.type].wholeMs);
  const [session] = await tx
    .insert(sessions)
    .values({ customerId: account.id, site: site.code, device: deviceOf(request), createdAt: now, expiresAt })
    .returning();
  if (!session) throw new Error('The session was not stored.');
  await dropOldSessions(tx, account.id, now);
  const refreshToken = await addRefreshToken(tx, session, account.type, now);
  return { accessToken: await accessTokenOf(account, session, services), refreshToken };
}

/** Signs an account out everywhere: its access tokens are worth nothing any more. */
export async function endSessions(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.customerId, customerId));
}
