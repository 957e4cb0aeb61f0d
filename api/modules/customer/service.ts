import { siteCommerce } from '../../../sites/commerce.ts';
import { siteRules } from '../../../sites/rules.ts';
import type { Tokens } from '../../contract/auth.ts';
import { type Business, businessProblems } from '../../contract/business.ts';
import type { Customer, Profile, Suspension } from '../../contract/customer.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { VatCheck } from '../../contract/vat-check.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { ApiError, type FieldError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { tellNewPassword } from '../auth/account-mails.ts';
import { limit } from '../auth/limits.ts';
import { hashPassword, isPasswordOf } from '../auth/password.ts';
import { type Account, findAccount, findById, lockAccount, lockCustomer, saveAccount } from '../auth/repo.ts';
import { dropLinks } from '../auth/reset-password.ts';
import { type Entering, endSessions, openSession } from '../auth/sessions.ts';
import { checkVatNumbers } from '../vat-numbers/check-numbers.ts';
import { findVatCheck } from '../vat-numbers/repo.ts';

export type Self = { customerId: string; site: SiteCode };

function toCustomer(account: Account, vatCheck: VatCheck | null): Customer {
  const { id, email, firstName, lastName, phone, gender, createdAt } = account;
  const { companyName, vatNumber, taxOffice, taxNumber } = account;
  return {
    userId: id,
    userType: 'Customer',
    email,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    phone,
    gender,
    companyName,
    vatNumber,
    vatCheck,
    taxOffice,
    taxNumber,
    registerTime: createdAt.toISOString(),
  };
}

export async function showCustomer(db: Queryable, site: SiteCode, account: Account): Promise<Customer> {
  return toCustomer(account, await findVatCheck(db, site, account.vatNumber));
}

/** An account may go while a call of its owner is under way. @throws ApiError token-invalid */
export function present(account: Account | null): Account {
  if (!account) throw new ApiError('token-invalid');
  return account;
}

/** @throws ApiError token-invalid */
export async function saveProfile({ customerId, site }: Self, profile: Profile, { db }: Services) {
  return db.transaction(async (tx) => {
    const account = present(await lockCustomer(tx, customerId));
    await saveAccount(tx, customerId, profile);
    return showCustomer(tx, site, { ...account, ...profile });
  });
}

/**
 * What the business of an account is known by, whole. Its VAT number is asked about, and kept whatever comes of that.
 * @throws ApiError invalid-input, token-invalid */
export async function saveBusiness(
  { customerId, site, clientIp }: Self & { clientIp: string },
  business: Business,
  services: Services,
) {
  const country = siteRules[site].defaultCountry;
  const isForBusinesses = siteCommerce[site].sellsTo === 'businesses';
  const problems = businessProblems(business, { country, isForBusinesses });
  if (problems.length > 0) throw new ApiError('invalid-input', undefined, problems);
  await checkVatNumbers({ site, clientIp }, [business.vatNumber], services);
  return services.db.transaction(async (tx) => {
    const account = present(await lockCustomer(tx, customerId));
    await saveAccount(tx, customerId, business);
    return showCustomer(tx, site, { ...account, ...business });
  });
}

/**
 * Asks for the password before something that a stolen token must not do.
 * @param fields what is said of a wrong one, beside its field
 * @throws ApiError invalid-credentials, too-many-requests, token-invalid
 */
export async function checkPassword(
  { customerId }: Self,
  password: string,
  services: Services,
  fields?: FieldError[],
): Promise<Account> {
  await limit('password check by account', customerId, services);
  const account = present(await findById(services.db, customerId));
  if (!(await isPasswordOf(account, password))) throw new ApiError('invalid-credentials', undefined, fields);
  return account;
}

/**
 * Locks the account whose password was checked: the one that was may have been changed meanwhile, because somebody else
 * knew it.
 * @throws ApiError invalid-credentials, token-invalid
 */
export async function lockChecked(tx: Tx, checked: Account): Promise<Account> {
  const account = present(await lockAccount(tx, checked.id));
  if (account.passwordHash !== checked.passwordHash) throw new ApiError('invalid-credentials');
  return account;
}

const wrongCurrent: FieldError[] = [{ property: 'currentPassword', message: 'passwordWrong' }];

/** Of customers and administrators. @throws ApiError invalid-credentials, too-many-requests, token-invalid */
export async function changePassword(
  self: Self,
  input: { currentPassword: string; newPassword: string },
  caller: Entering,
  services: Services,
): Promise<Tokens> {
  const checked = await checkPassword(self, input.currentPassword, services, wrongCurrent);
  const passwordHash = await hashPassword(input.newPassword);
  return services.db.transaction(async (tx) => {
    const account = await lockChecked(tx, checked);
    await saveAccount(tx, account.id, { passwordHash });
    await endSessions(tx, account.id);
    await dropLinks(tx, account.id);
    await tellNewPassword(tx, account, caller);
    return openSession(tx, account, caller, services);
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
