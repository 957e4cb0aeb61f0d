import { sql } from 'drizzle-orm';
import type { TokenClaims } from '../contract/auth.ts';
import { preparedStatement } from '../db/prepared.ts';
import { rowsOf } from '../db/rows.ts';
import type { Services } from '../services.ts';
import { ApiError } from './api-error.ts';

const readSignIn = preparedStatement(
  'sign-in',
  (value) => sql`
    SELECT suspended_at IS NOT NULL AS "isSuspended" FROM sessions JOIN customers ON customers.id = customer_id
    WHERE sessions.id = ${value('session')}::uuid`,
);

/**
 * Whether the sign-in behind a token still stands: whoever signs out, takes a new password, is suspended or gone has nothing
 * more from tokens that are about (§6). Guests have not signed in.
 * @throws ApiError token-invalid
 */
export async function checkSignIn({ type, session }: TokenClaims, { db }: Services): Promise<void> {
  if (type === 'Guest' || session === undefined) return;
  const [signIn] = rowsOf<{ isSuspended: boolean }>(await db.execute(readSignIn({ session })));
  if (!signIn || signIn.isSuspended) throw new ApiError('token-invalid');
}
