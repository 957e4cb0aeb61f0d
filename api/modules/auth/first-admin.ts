import type { Services } from '../../services.ts';
import { hashPassword } from './password.ts';
import { insertAccount } from './repo.ts';

/**
 * Makes the first administrator, from ADMIN_EMAIL and ADMIN_PASSWORD. One that is there already stays as it is: the
 * password may have been changed since.
 * @returns whether it was made now
 */
export async function ensureFirstAdmin({ db, environment, now }: Services): Promise<boolean> {
  if (!environment.admin) return false;
  const passwordHash = await hashPassword(environment.admin.password);
  const email = environment.admin.email.trim().toLowerCase();
  const names = { firstName: 'Admin', lastName: 'Linden' };
  const account = await db.transaction((tx) =>
    insertAccount(tx, { ...names, type: 'Admin', site: null, email, passwordHash, createdAt: now() }),
  );
  return account !== null;
}
