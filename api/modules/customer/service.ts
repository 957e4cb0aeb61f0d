import type { Tokens } from '../../contract/auth.ts';
import type { Customer, Profile, Suspension } from '../../contract/customer.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { databaseErrorOf } from '../../runtime/database-error.ts';
import type { Services } from '../../services.ts';
import { limit } from '../auth/limits.ts';
import { hashPassword, isPasswordOf } from '../auth/password.ts';
import { type Account, findAccount, findCustomer, lockCustomer, saveAccount } from '../auth/repo.ts';
import { dropResetLinks } from '../auth/reset-password.ts';
import { endSessions, openSession } from '../auth/sessions.ts';

export type Self = { customerId: string; site: SiteCode };

export function toCustomer(account: Account): Customer {
  const { id, email, firstName, lastName, phone, gender, createdAt } = account;
  return {
    userId: id,
    userType: 'Customer',
    email,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    phone,
    gender,
    registerTime: createdAt.toISOString(),
  };
}

/** The token of a deleted account outlives it for some minutes. @throws ApiError token-invalid */
export function present(account: Account | null): Account {
  if (!account) throw new ApiError('token-invalid');
  return account;
}

/** @throws ApiError token-invalid */
export async function saveProfile({ customerId }: Self, profile: Profile, { db }: Services) {
  return db.transaction(async (tx) => {
    const account = present(await lockCustomer(tx, customerId));
    await saveAccount(tx, customerId, profile);
    return toCustomer({ ...account, ...profile });
  });
}

/**
 * Asks for the password before something that a stolen token must not do.
 * @throws ApiError invalid-credentials, too-many-requests, token-invalid
 */
export async function checkPassword(
  { customerId }: Self,
  password: string,
  services: Services,
): Promise<void> {
  await limit('password check by account', customerId, services);
  const account = present(await findCustomer(services.db, customerId));
  if (!(await isPasswordOf(account, password))) throw new ApiError('invalid-credentials');
}

/** What has a new password or e-mail is signed in here alone. */
async function startAnew(tx: Tx, account: Account, { site }: Self, services: Services): Promise<Tokens> {
  await endSessions(tx, account.id);
  await dropResetLinks(tx, account.id);
  return openSession(tx, account, site, services);
}

/** @throws ApiError invalid-credentials, too-many-requests, token-invalid */
export async function changePassword(
  self: Self,
  input: { currentPassword: string; newPassword: string },
  services: Services,
): Promise<Tokens> {
  await checkPassword(self, input.currentPassword, services);
  const passwordHash = await hashPassword(input.newPassword);
  return services.db.transaction(async (tx) => {
    const account = present(await lockCustomer(tx, self.customerId));
    await saveAccount(tx, account.id, { passwordHash });
    return startAnew(tx, account, self, services);
  });
}

const uniqueViolation = '23505';

/** @throws ApiError email-taken, invalid-credentials, too-many-requests, token-invalid */
export async function changeEmail(
  self: Self,
  { email, currentPassword }: { email: string; currentPassword: string },
  services: Services,
): Promise<Tokens> {
  await checkPassword(self, currentPassword, services);
  const change = services.db.transaction(async (tx) => {
    const account = present(await lockCustomer(tx, self.customerId));
    const holder = await findAccount(tx, self.site, email);
    if (holder && holder.id !== account.id) throw new ApiError('email-taken');
    await saveAccount(tx, account.id, { email });
    return startAnew(tx, { ...account, email }, self, services);
  });
  return change.catch((error: unknown) => {
    // Somebody else has taken it since.
    throw databaseErrorOf(error)?.code === uniqueViolation ? new ApiError('email-taken') : error;
  });
}

/** Administrators cannot be suspended. @throws ApiError resource-not-found */
export async function suspend(
  site: SiteCode,
  { email, isSuspended }: Suspension,
  services: Services,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const known = await findAccount(tx, site, email);
    const account = known && (await lockCustomer(tx, known.id));
    if (!account) throw new ApiError('resource-not-found');
    // The first moment stays.
    const suspendedAt = isSuspended ? (account.suspendedAt ?? services.now()) : null;
    await saveAccount(tx, account.id, { suspendedAt });
  });
}
